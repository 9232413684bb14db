// Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.

/** A pile in an order that nobody knows: how many there are of each number, and in all. A viewer
 * gets its size only, with counts of 0. */
export interface Bag {
  counts: number[];
  size: number;
}

/** Cards in a row; 0 is a card this viewer does not know. `seen` says of each who knows it and
 * `sight` who will see what is put here: seats as masks, bit 8 for spectators. */
export interface Zone {
  sight: number;
  cards: number[];
  seen: number[];
}

/** A step of the rules that is still to be done: its word, and what belongs to it. */
export type Frame = (number | string | number[])[];

/** A game of Sándwich Wars. Cards, orders and assistants are numbered as in `parts`. SAND-4.7 Chips
 * are no secret here, only their totals are not displayed. */
export interface Position {
  /** The steps that are still to be done; the last one is the next. */
  frames: Frame[];
  /** Who has the first-player card. */
  first: number;
  /** Whose turn it is. */
  turn: number;
  /** Quality that Toque del chef adds to the next order of this turn. */
  chef: number;
  /** What Kétchup takes off the next ingredient paid for. */
  discount: number;
  /** Orders completed in this turn (SAND-6.3). */
  completed: number;
  /** Orders completed in this round (SAND-7.4). */
  round_completed: number;
  /** Whole rounds in a row without a completed order (SAND-7.4). */
  idle: number;
  /** By seat: coins. */
  coins: number[];
  /** By seat: victory points in chips. */
  chips: number[];
  /** By seat: the ingredients in the zone. */
  kitchens: number[][];
  /** By seat: the completed orders. */
  orders: number[][];
  /** By category: the seat that has it, or -1 in the centre. */
  assistants: number[];
  /** By seat: the hand. */
  hands: Zone[];
  /** Market cards, shuffled. */
  deck: Bag;
  /** Market cards, open. */
  discards: number[];
  /** The opportunity whose effect is being applied. */
  played: Zone;
  /** The open orders. */
  row: number[];
  /** The shuffled part of the order deck. */
  order_deck: Bag;
  /** The known part below it, from the top down. */
  under: number[];
}
