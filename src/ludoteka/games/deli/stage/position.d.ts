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

/** A match of Clash at the Deli. What lies in the ingredient decks follows from what is open, so
 * the decks are plain counts; only hands, set-aside action cards and events are hidden. */
export interface Position {
  /** The steps that are still to be done; the last one is the next. */
  frames: Frame[];
  /** Players. */
  seats: number;
  /** Rounds of the match (DELI-9.4). */
  rounds: number;
  /** Cards missing from each category of the pool (DELI-9.1). */
  fewer: number;
  /** The closing bonus (DELI-9.2). */
  closing: number;
  /** 1 if the least valuable closed sandwich counts twice (DELI-9.3). */
  doubling: number;
  /** Characters of each player (DELI-9.5). */
  chefs_each: number;
  /** How characters are given out: the place in `WAYS` (DELI-2.2, 9.6). */
  way: number;
  /** The round; 0 before the first. */
  round: number;
  /** Who begins this round. */
  first: number;
  /** Debbie's ingredient (DELI-7.8), or 0. */
  reserved: number;
  /** Redeals left this round (DELI-7.2). */
  redeals: number;
  /** 1 once the trash was used this round (DELI-7.3). */
  recycled: number;
  /** Who played Lucky Day this round (DELI-6.3), as a mask. */
  lucky: number;
  /** By seat: the counter dice (DELI-3.2). */
  picks: number[];
  /** By seat: action cards played this round (DELI-6.1), as a mask. */
  played: number[];
  /** By seat: sandwiches closed with bread this round. */
  breads_closed: number[];
  /** By seat: points from Breadhead. */
  bonus: number[];
  /** By ingredient: what is left in the five decks. */
  deck: number[];
  /** By ingredient: what lies in the pool. */
  pool: number[];
  /** By ingredient: set aside by Nikki while she redeals. */
  aside: number[];
  /** By ingredient: this round's pool in the trash. */
  leftovers: number[];
  /** The rest of this round's trash. */
  trash: number[];
  /** The trash of the round before (DELI-7.3). */
  last_trash: number[];
  /** By ingredient: older trash. */
  gone: number[];
  /** Open cards on their way to a place. */
  drawn: number[];
  /** The sandwiches of each seat, saved as a row for each: its seat, how it is closed (0 open, 1 by
   * bread, 2 declared), 1 for Gregg's mark, its cards from the bottom up. */
  areas: [seat: number, closed: number, gregg: number, ...cards: number[]][];
  /** By seat: its characters. */
  chefs: number[][];
  /** Characters not in play. */
  spare: number[];
  /** By seat: the character Kath has drawn, or 0. */
  copy: number[];
  /** By seat: all that Kath has drawn, as a mask. */
  copied: number[];
  /** By character: the seat that has its ability now, or -1. */
  holder: number[];
  /** By seat: the action cards in hand. */
  hands: Zone[];
  /** By seat: open action cards that may be played once more. */
  front: number[][];
  /** Action cards out of the game. */
  spent: number[];
  /** What Pete has set aside (DELI-7.4). */
  exchange: Zone;
  /** The action deck. */
  actions: Bag;
  /** The event pile. */
  events: Bag;
  /** What Isaac looks at (DELI-7.9). */
  look: Zone;
  /** Events that have happened. */
  past: number[];
}
