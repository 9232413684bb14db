// Made by `python tools/message_types.py`. Do not change by hand.

/** A move that may be made now: its canonical text, its verb and its numbers. */
export type Offer = [text: string, verb: string, args: number[]];

/** How long people may think: not limited, so long for each move, or so long in all. `expiry` is what happens to a seat that runs out of time: it resigns or a bot plays on. `race` is the timer of questions that several seats answer at once; 0 for none. When it runs out, those who are not done pass. Without it a seat of the game may end them (see `close`). */
export interface Clock {
  kind?: "none" | "move" | "game";
  seconds?: number;
  expiry?: "resign" | "bot";
  race?: number;
}

/** What people at a table have agreed. Moves are taken back `free` until something new came to light, when all other people agree (`ask`), or `never`; with `hints` a bot advises; without `spectators` only those who sit there see the match before it is over. With a `coach`, where one person plays against bots, a bot says what would have been better. */
export interface Manners {
  undo?: "free" | "ask" | "never";
  hints?: boolean;
  spectators?: boolean;
  coach?: boolean;
}

/** A seat of a new table. `here` is taken by whoever makes the table (several: people at one screen), `link` by whoever comes with the link, `bot` by a bot of that name (empty: the usual one). */
export interface SeatWanted {
  kind: "here" | "link" | "bot";
  name?: string;
  face?: number;
  bot?: string;
}

/** `POST /api/tables`. `parts` is the text of an own component file. `salt` goes into the dice. `seed` repeats a known match (for tests and teaching): such a table says that it is not fair. Without `manners` several people with a clock ask before they take back, and have no hints. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string>;
  parts?: string;
  clock?: Clock;
  public?: boolean;
  salt?: string;
  seed?: number | null;
  manners?: Manners | null;
}

/** A seat somebody holds: the token is the secret that proves it. */
export interface Held {
  seat: number;
  token: string;
}

/** The code that lets somebody take a free seat, and the path of its link. */
export interface Invitation {
  seat: number;
  code: string;
  path: string;
}

/** Answer to making, branching or uploading: where the table is and what one holds there. */
export interface TableMade {
  table: string;
  held: Held[];
  invitations: Invitation[];
}

/** `POST /api/tables/{id}/invitation`: does the code of a link still give a seat? */
export interface Invitee {
  code: string;
}

/** Answer to `Invitee`: to which game and seat, and with whom. */
export interface Invited {
  game: string;
  seat: number;
  names: string[];
}

/** `POST /api/tables/{id}/join`: take a free seat, by the code of its link or, at a public table, by its number alone. `token` is the secret one wants to hold it by, at random; who does not know whether the answer was lost sends the same again and has one seat, not two. Without it the server draws one. */
export interface Join {
  code?: string;
  seat?: number | null;
  name?: string;
  face?: number;
  salt?: string;
  token?: string;
}

/** `POST /api/tables/{id}/renew`: give a seat a new token; the old one ends at once. `new` is the one to come, as in `Join`. */
export interface Renew {
  token: string;
  new?: string;
}

/** `POST /api/tables/{id}/branch`: a new table that goes on after the first `count` lines of the record of a finished match. */
export interface Branch {
  count: number;
  seats: SeatWanted[];
  clock?: Clock;
}

/** Who sits there, with the `face` they have chosen. A `free` seat waits for somebody; `present` says a person is connected; `resigned` seats are played by a bot for good; `bot` is the name of the bot that plays now; `owned` says that a person holds the seat and may take it back from the bot. Before a rematch `coming` says of a person who has not sat down yet whether they are awaited or have declined; `agreed` are the seats that would let a bot play there. */
export interface SeatInfo {
  seat: number;
  name: string;
  face: number;
  kind: "free" | "person" | "bot";
  bot: string;
  owned: boolean;
  present: boolean;
  resigned: boolean;
  coming: "" | "awaited" | "declined";
  agreed: number[];
}

/** What never changes about a table, but for `next`, `salt` and what is shown at the end. `kind` is `record` for an uploaded record. `fair` says the dice can be verified. `next` is the table of the rematch (same tokens), which seat `next_by` offers; `source` and `source_count` say what it branched from. */
export interface TableInfo {
  id: string;
  game: string;
  kind: "match" | "record";
  options: Record<string, string>;
  own_parts: boolean;
  clock: Clock;
  manners: Manners;
  public: boolean;
  created: number;
  rules: number;
  commitment: string;
  fair: boolean;
  source: string;
  source_count: number;
  next: string;
  next_by: number;
}

/** A table and a token one has for it. */
export interface MySeat {
  table: string;
  token: string;
}

/** `POST /api/mine`: how do the tables stand where one holds a seat? */
export interface Mine {
  seats: MySeat[];
}

/** A table where one holds a seat: whether it has `begun`, is `over`, and asks one now. `offer` is the table of a rematch that one can still sit down at, which `offer_by` offers. Once it is over `ranks` are there, by seat; `seat` is one's own. */
export interface MyTable {
  table: string;
  seat: number;
  names: string[];
  ranks: number[];
  begun: boolean;
  over: boolean;
  asked: boolean;
  offer: string;
  offer_by: string;
}

/** How they stand; tables that are gone and seats that are another's are left out. */
export interface MyTables {
  tables: MyTable[];
}

/** A public table in `GET /api/tables`. */
export interface Listed {
  id: string;
  game: string;
  options: Record<string, string>;
  clock: Clock;
  seats: SeatInfo[];
  begun: boolean;
  over: boolean;
  created: number;
}

/** `GET /api/tables`: public tables, the newest first. */
export interface Tables {
  tables: Listed[];
}

/** A choice of the table; texts `option-<id>` and `option-<id>-<value>`. */
export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
}

/** A page for people with the box: `/odds`, say, whose text in the game is `aid-odds`. It asks `POST /api/odds`. */
export interface AidInfo {
  name: string;
  icon: string;
}

/** The body of every HTTP answer that is an error; the text is `fault-<code>`. */
export interface Failure {
  code: string;
  values: Record<string, string | number>;
}

/** The bot of a level in this game: texts `bot-<name>` and `bot-<name>-temper`. `face` are the features of its drawn face. */
export interface CharacterInfo {
  name: string;
  face: string[];
}

/** A game in `GET /api/games`; its texts `title` and `blurb` are in its Fluent file. `proposed` are the values of options to offer first, by the number of seats, where they are not the defaults; a table made without options has the defaults. In some games `races` happen: questions that several seats answer at once. `minutes` is how long a match of people takes; with a `stage` of its own the browser draws it from `/static/games/{id}/stage/`, and it may have `lessons`. `origin` names the package that brought it, whose code runs with the rights of the server; it is empty for our games. `characters` are the bots of level 1 to 5; a game may have none. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  proposed: Record<string, Record<string, string>>;
  bots: string[];
  own_parts: boolean;
  races: boolean;
  minutes: number;
  stage: boolean;
  aids: AidInfo[];
  lessons: boolean;
  origin: string;
  characters: CharacterInfo[];
}

/** `GET /api/games`, with the version and the languages of the server. `broken` says what is wrong with packages whose games cannot be used. */
export interface Games {
  version: string;
  languages: string[];
  games: GameInfo[];
  broken: Failure[];
}

/** `GET /api/games/{game}/words`: the kinds of numbers in each verb, prompt, note and refusal, and the names of the numbers of each kind. `clauses` says which rule each note comes from, `sources` where printed facts come from. */
export interface Vocabulary {
  kinds: Record<string, string[]>;
  literal: string[];
  verbs: Record<string, string>;
  prompts: Record<string, string>;
  notes: Record<string, string>;
  clauses: Record<string, string>;
  refusals: Record<string, string>;
  sources: Record<string, string[]>;
}

/** A section (`CLASH-3`, text: its heading) or clause (`CLASH-3.2`) of the rules. */
export interface Clause {
  id: string;
  text: string;
}

/** `GET /api/rules/{game}/{language}`. */
export interface Rulebook {
  game: string;
  language: string;
  clauses: Clause[];
}

/** A move a bot advises: the chance to win it sees in it, from 0 to 1, and whether it is `sure`, having looked through the rest of the game. `reason` is the word of a plain reason (text `reason-<word>`), or empty. */
export interface Advised {
  move: string;
  share: number;
  sure: boolean;
  reason: string;
}

/** A line of the log: the event it belongs to, the word and its numbers. */
export type Note = [seq: number, word: string, args: number[]];

/** What this viewer may know. `position` is the game's own form, with unknown cards as 0. `waiting` are the seats that are asked, `prompt` and `about` what they are asked. At the end there are `ranks` (0 is the winner, equal ranks are tied; without a 0 nobody has won) and `scores`. `shown` is what the stage of the game shows beside the position (prices now, what would be scored), in the struct its kit names; null if there is nothing. */
export interface View {
  viewer: number;
  position: Record<string, unknown>;
  waiting: number[];
  prompt: string;
  about: number[];
  ranks: number[] | null;
  scores: number[] | null;
  shown: unknown;
}

/** The seat that may `close` the race of now, after so many milliseconds. */
export interface Closing {
  seat: number;
  left: number;
}

/** Milliseconds left when the message was sent. `left` is empty without a clock; `running` are the seats whose time passes; `race` is the time left of a race, or null; `closing` says who may end a race that has no timer, null if nobody may. */
export interface Clocks {
  left: number[];
  running: number[];
  race: number | null;
  closing: Closing | null;
}

/** A line of the chat; seat 8 is a spectator. */
export interface Chatted {
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A position of a replay: after `count` lines of the record, the last of which is `entry`. */
export interface Frame {
  count: number;
  entry: (string | number | null)[] | null;
  view: View;
  notes: Note[];
}

/** `GET /api/tables/{id}/replay?from=&count=&token=&seat=`: up to 100 positions. While the match runs, one sees what one's own seat saw; afterwards what any `seat` saw, and with `seat=all` everything. */
export interface Replay {
  total: number;
  names: string[];
  frames: Frame[];
}

/** `GET /api/tables/{id}/verify`: every move legal, every die fair. Otherwise `code` and `values` say what is wrong, like an error. `draws` are the answers of chance in order, each with the number it is below, so that anybody can compute them again from seed and salt. */
export interface Verified {
  good: boolean;
  moves: number;
  chances: number;
  draws: number[][];
  commitment: string;
  salt: string;
  seed: string;
  code: string;
  values: Record<string, string | number>;
}

/** What a viewer sees, to be drawn in text: `position`, `prompt` and `about` are those of the `View`, `options` those of the table. */
export interface Drawing {
  viewer: number;
  seats: number;
  options: Record<string, string>;
  prompt: string;
  about: number[];
  position: Record<string, unknown>;
}

/** A position in lines of text, for a fixed-width font. */
export interface Drawn {
  lines: string[];
}

/** A move of a seat, made after `count` lines of the record, and the best one the bot found. The shares are chances to win from 0 to 1, as they looked to the seat itself. */
export interface ReviewedMove {
  count: number;
  played: Offer;
  share: number;
  best: Offer;
  best_share: number;
}

/** `GET /api/tables/{id}/review?seat=`: what a bot thinks of the moves of a seat in a finished match, as far as it has got: `done` of the `of` decisions in which there was a choice. Ask again until it is through; it stops when nobody asks any more. */
export interface Review {
  seat: number;
  done: number;
  of: number;
  moves: ReviewedMove[];
}

/** A number of a component file that may be changed: what it is now, and how far it may go. `path` names it: table, id, field, and perhaps its place in a list. */
export interface LabNumber {
  path: string;
  table: string;
  id: string;
  field: string;
  value: number;
  low: number;
  high: number;
}

/** What can be changed of a game besides its options and seats. */
export interface LabGame {
  game: string;
  numbers: LabNumber[];
  bots: string[];
  most: number;
  reports: boolean;
}

/** A run: the game as it is, and with these options and numbers, each `games` times. */
export interface LabWanted {
  game: string;
  seats: number;
  bots: string;
  games: number;
  options?: Record<string, string>;
  numbers?: Record<string, number>;
}

/** One figure of a run, of the game as it is (variant 0) or changed (1). */
export interface LabFigure {
  variant: number;
  table: string;
  key: string;
  measure: string;
  value: number;
  low: number;
  high: number;
  n: number;
  clear: boolean;
}

/** A run as far as it is. */
export interface LabRun {
  id: string;
  wanted: LabWanted;
  state: "running" | "done" | "stopped" | "failed";
  done: number;
  of: number;
  variants: number;
  figures: LabFigure[];
  code?: string;
  values?: Record<string, string | number>;
}

/** A puzzle: the word of its kind, and its grade from 1 (easy) to 5. */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: string;
  grade: number;
}

/** `GET /api/puzzles`: all puzzles, and the one of the day, which is the same for everybody. */
export interface Puzzles {
  day: string;
  today: PuzzleInfo | null;
  puzzles: PuzzleInfo[];
}

/** `POST /api/puzzles/{game}/{puzzle}`: the moves tried so far, none to begin with; `solution` gives up. */
export interface PuzzleTry {
  moves?: string[];
  solution?: boolean;
}

/** What the moves tried are, and the table as the seat of the puzzle sees it: after a wrong move as it was before. Once it is solved or given up, the best line, what it is worth, and what every other one is worth at most: chances to win if `share`, else gears, stars or points. */
export interface PuzzleTold {
  verdict: "more" | "right" | "wrong";
  puzzle: PuzzleInfo;
  table: TableInfo;
  seat: number;
  seats: SeatInfo[];
  state: State;
  solution: Offer[];
  best: number;
  next: number;
  share: boolean;
}

/** `POST /api/puzzles/{game}/{puzzle}/table`: play on from the position against bots, answered by `TableMade`. */
export interface PuzzleTable {
  name?: string;
  names?: string[];
  bot?: string;
}

/** `GET /api/tables/{id}/coach`: what a bot thinks of the last decision of one's seat, at a table with a coach. Without `best` nothing much was lost; otherwise the chances to win of both from 0 to 1, the word of a reason or nothing, and how many lines of the record came before the move. */
export interface Coached {
  count: number;
  best: Offer | null;
  share: number;
  best_share: number;
  reason: string;
}

/** `POST /api/tables/{id}/again`: at a table with a coach, go on at a new one from before a move: after the first `count` lines of the record. Answered by `TableMade`. */
export interface Again {
  count: number;
}

/** `POST /api/odds`: a position of a roller's turn in Emerald Skulls, in the words of the command `ludoteka odds` (`dice=4 placed=1,3s tokens=1`), with at most 5 tokens. `table` is a table whose own component file counts. With `ranges` it takes about twice as long. */
export interface OddsAsked {
  position: string;
  table?: string;
  ranges?: boolean;
}

/** A chance from 0 to 1 of a roller who maximises the gears of the turn, and as an exact fraction. `low` and `high` are the range over all such rollers, if ranges were asked for. */
export interface Chance {
  share: number;
  exact: string;
  low: number;
  high: number;
}

/** How the turn ends: `bust`, `stop`, `gem`, `run` or `double`. */
export interface OutOdds {
  out: string;
  chance: Chance;
}

/** A bet in play, by the numbers of its card and its wager: what it pays, the first marker first, and the expected gears of the first one; null where others' markers change what it pays, where it pays in tokens, and where it cannot be won. */
export interface BetOdds {
  card: number;
  wager: number;
  chance: Chance;
  pays: number[];
  worth: number | null;
}

/** Something the roller may do now, and the expected gears and net tokens of the turn after it, played on as well as possible. */
export interface ActionOdds {
  move: Offer;
  gears: number;
  tokens: number;
}

/** The most tokens the odds reckon with, and the most nose picks of a turn. */
export interface Limits {
  tokens: number;
  picks: number;
}

/** The answer: expected gears and net tokens of the turn, its outs, the bets, and what may be done now (empty before a roll). `best` is the place of the best action, or -1. `closed` are the levels that take no dice any more. */
export interface OddsTold {
  gears: number;
  tokens: number;
  outs: OutOdds[];
  bets: BetOdds[];
  actions: ActionOdds[];
  best: number;
  closed: number[];
  limits: Limits;
}

/** A sandwich: ids of ingredients from the bottom, say `rye`, and whether it was declared closed (a wrap, or one of the two toasts). */
export interface PadSandwich {
  cards: string[];
  declared?: boolean;
}

/** A player of the pad. `gregg` says that Gregg Benedict is theirs, `breadhead` how many points they got by Breadhead. */
export interface PadPlayer {
  name?: string;
  sandwiches?: PadSandwich[];
  gregg?: boolean;
  breadhead?: number;
}

/** `POST /api/score`. `parts` is the text of an own component file. */
export interface ScorePad {
  players: PadPlayer[];
  closing_bonus?: number;
  doubling?: boolean;
  parts?: string;
}

/** Points and what they are for (text `pad-<word>`): `about` is the number of an ingredient (`sign`, and then `sign` is its name), a recipe (`classic`) or a collector (`collector`), else -1. */
export interface PadLine {
  word: string;
  about: number;
  points: number;
  sign: string;
  clause: string;
}

/** Why the cards cannot lie so (text `refusal-<word>`); such a sandwich is worth nothing. */
export interface PadRefusal {
  clause: string;
  word: string;
  args: number[];
}

/** What one sandwich is worth, line by line; by number the ingredients it `takes`, and whether it is `declarable` (may be closed without bread). */
export interface PadStack {
  lines: PadLine[];
  refusal: PadRefusal | null;
  points: number;
  takes: number[];
  declarable: boolean;
}

/** What one player gets; `extras` are the lines for everything together. `may_start` says that there is room for another sandwich. */
export interface PadSheet {
  name: string;
  sandwiches: PadStack[];
  may_start: boolean;
  extras: PadLine[];
  total: number;
}

/** The score of everybody on the pad, in the order they were given. */
export interface Scored {
  players: PadSheet[];
}

/** The first message of a connection. Without a token one watches. `since` is the last `seq` the client has seen: what came after is sent again. */
export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
}

/** Answer decision number `decision`, the one that was seen. Answered by `done` once it is stored, else `refusal` or `error`. The same move for the same decision again is `done` and changes nothing, so whoever does not know whether it came may send it again. In a race it stands though others came first, but not for less than was seen: a bet whose place is taken is refused, and one may bet again. */
export interface Move {
  type: "move";
  id: number;
  decision: number;
  move: string;
}

/** Take back the last move; `decision` as in `move`, also when it is sent again. Where the table wants it so, the other people are asked first (`begging` in the `state`). */
export interface Undo {
  type: "undo";
  id: number;
  decision: number;
}

/** Allow another seat to take its move back, or not. */
export interface Grant {
  type: "grant";
  id: number;
  yes: boolean;
}

/** Agree to a coach, which comes when all people have (`coaching` in the `state`); or none, and one that is there goes. */
export interface Coach {
  type: "coach";
  id: number;
  yes: boolean;
}

/** End a race that has no timer: those who are not done pass. Only the seat that `clocks` names may, and not before the time it tells. */
export interface Close {
  type: "close";
  id: number;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Change the name of one's seat; a spectator's name is used in the chat. */
export interface Name {
  type: "name";
  id: number;
  name: string;
}

/** Let a bot play: on one's own seat, on one whose person has gone, or on a free one. Before a rematch, everybody who has sat down must want it for a person who does not come. */
export interface Replace {
  type: "replace";
  id: number;
  seat: number;
  bot?: string;
}

/** Play one's seat again oneself. */
export interface TakeBack {
  type: "takeback";
  id: number;
}

/** Offer to play the same again, once it is over; everybody is told by `next`. It begins when all who held a seat are connected there, or bots play for the others. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** Do not play the rematch that is offered; the others may let a bot play. */
export interface Decline {
  type: "decline";
  id: number;
}

/** Why is this move not allowed now? Answered by `refusal`, or `done` if it is allowed. */
export interface Why {
  type: "why";
  id: number;
  move: string;
}

/** What does the bot advise? Answered by `hinted`. */
export interface Hint {
  type: "hint";
  id: number;
}

/** Are you there? Answered by `done`. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The answer to `hello`: where one is, as whom, and what was said there since. A `state` follows. */
export interface Welcome {
  type: "welcome";
  version: string;
  table: TableInfo;
  seat: number;
  seats: SeatInfo[];
  thinking: number[];
  chats: Chatted[];
}

/** The table after event number `seq`. Before all seats are taken it is not `begun` and there is no `view`. `entries` and `notes` are what this event brought (after a `hello`: all since `since`), as far as the viewer may know; `count` is the length of the record. Seat `begging` (8: none) asks whether it may take its move back, and the viewer `may_grant` it. The seats `coaching` agree to a coach; if it is there, it is a `coach`. `turn` is the seat that is asked first, where people sit at one screen (-1: none). `offers` are the moves the viewer may make now; in a race also those of a seat that has answered and is not waited for. When it is over, `seed` is shown, and `ending` is the note that says why: one of the game, or `table-resign`, `table-time` or `table-rounds`. */
export interface State {
  type: "state";
  seq: number;
  begun: boolean;
  over: boolean;
  decision: number;
  turn: number;
  view: View | null;
  offers: Offer[];
  clocks: Clocks;
  can_undo: boolean;
  begging: number;
  may_grant: boolean;
  coaching: number[];
  coach: boolean;
  entries: ((string | number | null)[])[];
  count: number;
  notes: Note[];
  salt: string;
  seed: string;
  ending: Note | null;
}

/** Who sits where, after somebody came, went or changed. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
}

/** The bots that think now. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

/** Somebody said something. */
export interface Chatline {
  type: "chatline";
  line: Chatted;
}

/** Seat `by` offers a rematch at this table; one's token is good there too. */
export interface Next {
  type: "next";
  table: string;
  by: number;
}

/** It is done and stored; `seq` is the event it became, or the last one. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** The rules do not allow it: by which clause, and why (text `refusal-<word>`). */
export interface Refusal {
  type: "refusal";
  id: number;
  clause: string;
  word: string;
  args: number[];
}

/** Up to three moves, the best first. */
export interface Hinted {
  type: "hinted";
  id: number;
  moves: Advised[];
}

/** It cannot be done, and nothing was changed (text `fault-<code>`); only after `outcome-unknown` nobody knows, and it should be sent again. `id` is null when it answers nothing in particular; `final` says the connection ends. */
export interface Error {
  type: "error";
  id: number | null;
  code: string;
  values: Record<string, string | number>;
  final?: boolean;
}

/** A lesson: its name (its title is the text `lesson-<name>`), how many minutes it takes, how many steps it has, and the rules it shows. */
export interface LessonInfo {
  name: string;
  minutes: number;
  steps: number;
  clauses: string[];
}

/** `GET /api/lessons/{game}`: the lessons of a game, in the order in which they are learnt. */
export interface LessonList {
  game: string;
  lessons: LessonInfo[];
}

/** `POST /api/lessons/{game}/{lesson}`: where a lesson stands after these answers (`""` for a step that was read, otherwise a move), and what the learner does then: `look`s, goes `on`, `move`s, `skip`s the step, tries the free part `again`, takes a step `back`, or asks `why` a move is not allowed. An `example` is the position where the lesson begins, played on as one likes. */
export interface Learning {
  answers?: string[];
  deed?: "look" | "on" | "move" | "skip" | "again" | "back" | "why";
  move?: string;
  example?: boolean;
}

/** Answer to `Learning`: the answers that count, step `at` of `steps`, and the text it says. `light` are the things to look at, as the stage names them. The step waits for a move if it `asks`; in a `free` part every move is good, and when it is `lost` it can be tried again. A move that was not taken is `wrong` (the text that says why) or refused by the rules. `states` are what has happened since the last answer, the newest last. */
export interface Taught {
  answers: string[];
  at: number;
  steps: number;
  said: string;
  light: string[];
  asks: boolean;
  free: boolean;
  lost: boolean;
  done: boolean;
  wrong: string;
  refusal: Refusal | null;
  table: TableInfo;
  seat: number;
  seats: number;
  states: State[];
}

export type Incoming = Move | Undo | Grant | Coach | Close | Resign | Chat | Name | Replace | TakeBack | Rematch | Decline | Why | Hint | Ping;

export type Outgoing = Welcome | State | Seats | Thinking | Chatline | Next | Done | Refusal | Hinted | Error;
