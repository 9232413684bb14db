// Made by `python tools/message_types.py`. Do not change by hand.

/** Points and what they are for (text `pad-<word>`): `about` is the number of an ingredient (`sign`, and then `sign` is its name), a recipe (`classic`) or a collector, else -1. */
export interface Line {
  word: string;
  about: number;
  points: number;
  sign?: string;
}

/** DELI-5.1 to 5.5 What a sandwich is worth, line by line. */
export interface Worth {
  points: number;
  lines: Line[];
}

/** DELI-5 The score of a player if the match ended now: by sandwich, and for all together. */
export interface Score {
  sandwiches: Worth[];
  extras: Line[];
  total: number;
}

/** What an ingredient that may come to the viewer would bring: as a new sandwich, and by place on each that is there; null where it may not be laid (DELI-4). */
export interface Arrival {
  kind: number;
  start: number | null;
  on: (number | null)[];
}

/** What would change if the sandwich at `source` gives a card to the one at `target`. A `card` of 0 says that the one at `source` gets it instead: an empty bread closes it (DELI-4.6). */
export interface Transfer {
  source: number;
  target: number;
  card: number;
  points: number;
}

/** How far a player is with a classic of the menu: `made`, or what is `missing` (for each card the ingredients it may be; null if it cannot be made any more). `near` of these are in the pool. */
export interface Reach {
  made: boolean;
  missing: number[][] | null;
  near: number;
}

/** A row of the score sheet, by player; `about` is the number of the collector, else -1. */
export interface Row {
  word: string;
  about: number;
  points: number[];
}

/** What the stage shows beside the position. `scores` are by seat, `reach` by seat and recipe (a player gets their own only). `places` is how many sandwiches a player may have. `reserver` is the seat for which an ingredient can be reserved (-1: none), `trash_of_use` says that somebody could take from the last trash. `sheet` is there at the end. */
export interface Shown {
  scores: Score[];
  arrivals: Arrival[];
  transfers: Transfer[];
  reach: Reach[][];
  places: number;
  reserver: number;
  trash_of_use: boolean;
  sheet: Row[];
}
