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

/** A match of CLASH. Seat 0 is McWorld, seat 1 is Jihad. CLASH-1.2 A tile on the board supports one
 * of them; CLASH-1.3 the zones are fields. */
export interface Position {
  /** The steps that are still to be done; the last one is the next. */
  frames: Frame[];
  /** The place of the variant in `VARIANTS` (CLASH-9.2 to 9.7). */
  variant: number;
  /** Games that win the match (CLASH-8.1); 0 in the points system. */
  wins_needed: number;
  /** Games of the points system (CLASH-9.1); 0 without it. */
  games: number;
  /** Who began this game. */
  first: number;
  /** The loser of the last game; -1 before the first and after a draw. */
  loser: number;
  /** Tiles placed in this game (CLASH-7.4). */
  placed: number;
  /** Games begun in this match. */
  game: number;
  /** By cell: the tile, 0 if empty. */
  board: number[];
  /** By cell: whom the tile supports. */
  side: number[];
  /** By cell: 0 face up, else 1 + the seat that destroyed it. */
  down: number[];
  /** By cell: the tile under Nobel Prize, or 0. */
  under: number[];
  /** By seat: the open tiles (CLASH-1.3). */
  zones: number[][];
  /** The tiles of the neutral zone. */
  neutral: number[];
  /** Tiles out of this game. */
  removed: number[];
  /** Mustafa before it is placed. */
  aside: number[];
  /** Neutral tiles of earlier games (CLASH-8.2). */
  out: number[];
  /** The neutral tiles nobody has drawn. */
  box: Bag;
  /** By seat * 2 + packet: tiles the other has not seen (CLASH-9.4, 9.6); empty where none are
   * hidden. */
  hidden: Zone[];
  /** One zone: the tiles somebody is choosing from (CLASH-9.6); otherwise empty. */
  packet: Zone[];
  /** By packet: what both saw when it changed hands (CLASH-9.6); otherwise empty. */
  passed: Zone[];
  /** By packet: tiles of it put back into the box (CLASH-9.6); otherwise empty. */
  spare: Zone[];
  /** By seat: games won. */
  wins: number[];
  /** By seat: points of the points system (CLASH-9.1). */
  points: number[];
}
