// Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.

/** A pile in an order that nobody knows: how many there are of each number, and in all. A viewer
 * gets its size only, with counts of 0. */
export interface Bag {
  counts: number[];
  size: number;
}

/** A step of the rules that is still to be done: its word, and what belongs to it. */
export type Frame = (number | string | number[])[];

/** A match of Emerald Skulls. One seat is the solo game against Vrax and Kar. */
export interface Position {
  /** The steps that are still to be done; the last one is the next. */
  frames: Frame[];
  /** The betting cards on the table. */
  in_play: number[];
  /** Turns begun in this match. */
  turn: number;
  /** Whose turn it is. */
  roller: number;
  /** Gears nobody has. */
  pot: number;
  /** By seat: gears. */
  gears: number[];
  /** By seat: reroll tokens. */
  tokens: number[];
  /** By seat: the last turn as the roller (SKULL-10.1), 0 for none. */
  rolled: number[];
  /** By level, from 1 to 5: dice that show its value. */
  natural: number[];
  /** By level, from 1 to 5: skull dice. */
  skulls: number[];
  /** The highest level of this turn (SKULL-5.3), 0 for none. */
  floor: number;
  /** Dice in hand. */
  hand: number;
  /** Nose picks of this turn. */
  picks: number;
  /** By face: the last rolled dice that still show I to V and a skull. */
  roll: number[];
  /** Betting steps of this turn. */
  step: number;
  /** The slots of the markers, in the order they were placed. */
  bets: number[];
  /** The seats of these markers; in the solo game 0 Vrax, 1 Kar. */
  bettors: number[];
  /** Gears of Vrax and Kar (SKULL-12); otherwise 0. */
  rivals: number;
  /** Opposition cards at the start (SKULL-12); 0 if it is no solo game. */
  rounds: number;
  /** The opposition deck (SKULL-12); otherwise empty. */
  deck: Bag;
  /** Opposition cards turned up (SKULL-12). */
  opposition: number[];
}
