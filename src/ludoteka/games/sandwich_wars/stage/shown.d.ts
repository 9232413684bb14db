// Made by `python tools/message_types.py`. Do not change by hand.

/** What an ingredient in a hand costs now (SAND-5.1), and where the zone is full also with the fine for replacing (SAND-3.3). */
export interface Price {
  cost: number;
  with_fine: number | null;
}

/** SAND-4.2 The best quality the viewer's zone gives for an open order, null with too few ingredients, and whether that is enough. */
export interface Reached {
  best: number | null;
  enough: boolean;
}

/** SAND-7.2 The points of a seat as far as one sees them. `types` are the completed orders by type, `variety` the points for `different` ones, `completed` those of orders and variety. */
export interface Score {
  orders: number;
  types: number[];
  different: number;
  variety: number;
  completed: number;
  opportunities: number;
  total: number;
}

/** What the stage shows beside the position. `quality` of the ingredients in zones and hands, with the assistants of whoever has them, and `prices` of those in hands are by number of the card. `reached` is in the order of the open orders, nothing for spectators. `scores` are by seat. */
export interface Shown {
  quality: Record<string, number>;
  prices: Record<string, Price>;
  reached: Reached[];
  scores: Score[];
  places: number;
  coins_taken: number;
  reward_chips: number;
  last_round: boolean;
  idle_told: boolean;
}
