// Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.

/** A pile in an order that nobody knows: how many there are of each number, and in all. A viewer
 * gets its size only, with counts of 0. */
export interface Bag {
  counts: number[];
  size: number;
}

/** A step of the rules that is still to be done: its word, and what belongs to it. */
export type Frame = (number | string | number[])[];

/** A match of King of New York. */
export interface Position {
  /** The steps that are still to be done; the last one is the next. */
  frames: Frame[];
  /** 1 if KONY-9 is played. */
  two_lanes: number;
  /** Turns begun so far. */
  turn: number;
  /** Whose turn it is. */
  active: number;
  /** Who had the last ordinary turn (KONY-8.2). */
  ordinary: number;
  /** The winners as a mask, once the match is over. */
  winners: number;
  /** 1 if this turn was earned by Subway. */
  subway: number;
  /** 1 if the active Monster left Manhattan by Subway (KONY-6.1). */
  left: number;
  /** 1 if it has entered Manhattan in this turn. */
  entered: number;
  /** 1 if Manhattan was empty at the start of the turn (KONY-4.3). */
  quiet: number;
  /** The faces begun in this turn (KONY-3.3), as a mask. */
  begun: number;
  /** DESTRUCTION points, once begun. */
  points: number;
  /** 1 if only units may be destroyed in this turn. */
  cabs: number;
  /** The borough Seismic Ray has named, or -1. */
  aim: number;
  /** The kinds of units destroyed in this turn, as a mask. */
  destroyed: number;
  /** What happens once a turn and has happened, as a mask. */
  used: number;
  /** The Discard card that is acting, or 0. */
  playing: number;
  /** Who holds Superstar, or -1. */
  superstar: number;
  /** Who holds Statue of Liberty, or -1. */
  statue: number;
  /** By seat: life; 0 is eliminated. */
  hearts: number[];
  /** By seat: victory points. */
  stars: number[];
  /** By seat: energy. */
  energy: number[];
  /** By seat: the borough, or -1. */
  place: number[];
  /** By seat: in Manhattan: the zone. */
  zone: number[];
  /** By seat: in Manhattan: 0 is 2-4, 1 is 5-6. */
  lane: number[];
  /** By seat: Web tokens. */
  web: number[];
  /** By seat: Jinx tokens. */
  jinx: number[];
  /** By seat: tokens on Carapace. */
  shells: number[];
  /** By seat: energy received in this turn (Power Tap). */
  received: number[];
  /** By seat: damage by the active Monster in this turn (Photo Op). */
  dealt: number[];
  /** By seat: damage that will cost energy (Of Another World). */
  spared: number[];
  /** By face: how many dice show it. */
  dice: number[];
  /** By seat: Keep cards, in the order they came. */
  keep: number[][];
  /** Extra turns to come: seat, and 8 more for Subway. */
  extra: number[];
  /** Who is owed the next Keep card, oldest first. */
  claims: number[];
  /** By slot: the card for sale; 0 is a gap. */
  open: number[];
  /** The discard pile, open. */
  discard: number[];
  /** The cards nobody has seen. */
  deck: Bag;
  /** By site: the open building of the stack, or 0. */
  top: number[];
  /** By site: how many tiles lie covered under it. */
  below: number[];
  /** The covered tiles of all stacks. */
  covered: Bag;
  /** By borough: tiles on their unit side, 8 more if they appeared now. */
  units: number[][];
  /** By seat * 8 + tile: destroyed units. */
  taken: number[];
  /** By borough: 1 if a Souvenir lies there. */
  souvenirs: number[];
  /** By kind of token: tokens left. */
  supply: number[];
}
