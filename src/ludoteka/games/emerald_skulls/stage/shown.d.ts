// Made by `python tools/message_types.py`. Do not change by hand.

/** A bet in play: its card, its wager, whose markers lie on it from the bottom up, and how many places are left. */
export type BetNow = [card: number, wager: number, markers: number[], left: number];

/** What everybody sees at the table: the `bets` in the order of the payout, the markers each seat has left (none in the solo game), the levels that are `closed`, and the gears of the full pot, before Vrax and Kar take theirs. `turn` is the turn in the words of `/odds`, empty if there is none; `counted` are the tokens its odds reckon with. */
export interface Shown {
  bets: BetNow[];
  markers: number[];
  closed: number[];
  full_pot: number;
  turn: string;
  counted: number;
}
