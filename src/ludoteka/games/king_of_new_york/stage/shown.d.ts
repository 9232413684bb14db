// Made by `python tools/message_types.py`. Do not change by hand.

/** KONY-3.2 The question which dice to roll again: rolls left, the dice picked up already by face, and the energy it costs to roll OUCH again. */
export interface Rerolling {
  left: number;
  up: number[];
  ouch: number;
}

/** What the viewer sees at the table. `prices` are those of the cards in the market and in the discard pile, by card; `deadly` the cards for sale that would eliminate the buyer as the dice lie; `unit_costs` the durability of units by kind. By seat: `most_hearts`, the `trophies` by kind of unit, the card with tokens on it (`shelled`, or 0), the `score` and the `extra_turns` to come. `army` are the units of each borough by kind, then those that appeared in this turn. `lanes` are the names of the lanes of Manhattan, one if there is only one; `climbs_to` is the zone to which the viewer may climb now, or -1. */
export interface Shown {
  prices: Record<string, number>;
  deadly: number[];
  sweep: number;
  victory: number;
  black_dice: number;
  unit_costs: number[];
  most_hearts: number[];
  trophies: number[][];
  shelled: number[];
  score: number[];
  extra_turns: number[];
  army: number[][];
  lanes: string[];
  climbs_to: number;
  reroll: Rerolling | null;
}
