"""The laws one by one. Each looks at random matches of a table; what it finds wrong is told as
advice to whoever writes the game."""

from typing import Any, Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import SPECTATOR, Chance, Decide, Move, Over
from ludoteka.kernel.playout import playout, settle_chance
from ludoteka.kernel.record import Entry, Header, Record, fingerprint, loads, replay
from ludoteka.kernel.rng import Rng
from ludoteka.laws.playing import Step, encoded, random_game, viewers
from ludoteka.texts import GameTexts
from ludoteka.texts.places import languages_of
from ludoteka.texts.rulebook import rules_of

STEPS: Final = 60
"""Steps checked closely of each random match; the time it takes is the only limit."""


class LawBroken(AssertionError):
    """What is wrong, where it was found, and what to do about it."""


def broken(found: str, advice: str) -> LawBroken:
    return LawBroken(f"{found}\n  Advice: {advice}")


def require(holds: bool, found: str, advice: str) -> None:
    """For laws that are not asked too often to make their sentence in vain."""
    if not holds:
        raise broken(found, advice)


def after(game: Game[Any], step: Step | None) -> str:
    """Where in a match something was found."""
    if step is None:
        return "at the start"
    if isinstance(step.answer, int):
        return f"after chance answered {step.ask.prompt!r} with {step.answer}"
    return f"after seat {step.seat + 1} played {game.write(step.answer)!r}"


def sample(game: Game[Any], rng: Rng, count: int) -> list[Move]:
    return [game.moves[rng.below(len(game.moves))] for _ in range(count)]


def conservation(game: Game[Any], seats: int, options: Options) -> None:
    """Nothing is lost and nothing is made."""
    box = game.box(seats, options)
    for seed in range(3):
        for s, step in random_game(game, seats, options, seed):
            now = game.census(s)
            require(
                now == box,
                f"{after(game, step)} (seed {seed}) the census is {now}, and the box holds {box}.",
                "find the component that this answer took from one place and did not put into "
                "another, or put into two; `census` must count every place.",
            )


def listing(game: Game[Any], seats: int, options: Options) -> None:
    """Every legal move is in the list of its seat, once."""
    known = set(game.moves)
    for s, step in random_game(game, seats, options, seed=1, limit=4 * STEPS):
        ask, where = game.pending(s), after(game, step)
        if not isinstance(ask, Decide):
            continue
        for seat in range(seats):
            moves = game.options_of(s, seat)
            require(
                bool(moves) == ask.may_answer(seat) and ask.asks(seat) <= ask.may_answer(seat),
                f"{where} seat {seat + 1} has {len(moves)} moves at the question {ask.prompt!r}.",
                "who is asked has at least one move and nobody else has any; a frame with nothing "
                "to ask pops itself in `run`.",
            )
            require(
                moves == game.options_of(s, seat) and len(set(moves)) == len(moves),
                f"{where} the list of seat {seat + 1} has doubles or changes when asked again.",
                "make the list from the position alone, in a fixed order, each move once.",
            )
            require(
                known.issuperset(moves),
                f"{where} these moves are offered and are not in `Game.moves`: "
                f"{sorted(map(repr, set(moves) - known))[:5]}.",
                "put every well-formed move into the table `moves` of the game.",
            )


def picking(game: Game[Any], seats: int, options: Options) -> None:
    """Moves are picked as they are listed, and a question stays as it was put."""
    put: Decide | None = None
    picked: list[Move] = []
    for s, step in random_game(game, seats, options, seed=14, limit=4 * STEPS):
        require(
            put is None or put.options == picked,
            f"{after(game, step)} the question before it has other moves than when it was put.",
            "a question whose list is made later must not read the position then: it keeps what "
            "it needs.",
        )
        ask, again, put = game.pending(s), game.pending(s), None
        if isinstance(ask, Decide) and isinstance(again, Decide):
            picked = [ask.pick(number) for number in range(ask.count)]
            require(
                picked == ask.options,
                f"{after(game, step)} `pick` gives other moves than the list.",
                "`count` and `pick` of a question must go through the moves of `options`, in "
                "their order.",
            )
            put = again


def seating(game: Game[Any]) -> None:
    """The game is for one to eight players, and has option sets for each number of them."""
    seats = list(game.seats)
    require(
        bool(seats) and seats == list(range(seats[0], seats[-1] + 1)) and seats[0] >= 1,
        f"`seats` is {game.seats}.",
        "name every number of players from the fewest to the most: `range(2, 5)` is 2 to 4.",
    )
    require(
        seats[-1] <= SPECTATOR,
        f"`seats` goes up to {seats[-1]}.",
        f"a table has at most {SPECTATOR} seats.",
    )
    for many in seats:
        require(
            bool(game.option_sets(many)),
            f"`option_sets({many})` is empty.",
            "name the sets of options that are to be tested; `every_combination` makes all.",
        )


def one_text(game: Game[Any]) -> None:
    """Every move has one text, and the text one move."""
    texts = game.texts()
    require(
        len(set(texts)) == len(texts) == len(set(game.moves)) == len(game.moves),
        "two moves of `Game.moves` are equal or have the same text.",
        "let `write` name everything that makes moves different.",
    )
    for move, text in zip(game.moves, texts, strict=True):
        require(
            game.read(text) == move and text == " ".join(text.lower().split()),
            f"{text!r} is not read as the move it was written from, or is not in small letters "
            "with single spaces.",
            "use `Words.text` in `write`.",
        )


def clones(game: Game[Any], seats: int, options: Options) -> None:
    """A clone is equal and apart."""
    kept: list[tuple[Any, str]] = []
    advice = "copy every list of the position in `clone` (`[:]`, `.clone()`), and every row in it."
    for s, step in random_game(game, seats, options, seed=2, limit=STEPS):
        copy, now = game.clone(s), encoded(game, s)
        differ = game.differences(copy, s)
        require(not differ, f"{after(game, step)} a clone differs in {differ}.", advice)
        playout(game, copy, Rng(5), 20)
        same = encoded(game, s) == now
        require(same, f"{after(game, step)} playing on in a clone changed the original.", advice)
        kept.append((game.clone(s), now))
    for copy, then in kept:
        require(encoded(game, copy) == then, "playing on changed a clone made before.", advice)


def saving(game: Game[Any], seats: int, options: Options) -> None:
    """A position can be saved and resumed."""
    advice = (
        "`encode` writes every field, `rebuild` reads it back, and `frames` of the game names "
        "every kind of frame with what its `code` holds."
    )
    for s, step in random_game(game, seats, options, seed=3, limit=STEPS):
        again = game.decode(game.encode(s), seats, options)
        differ = game.differences(again, s)
        require(not differ, f"{after(game, step)} a saved position differs in {differ}.", advice)
        a, b = game.clone(s), again
        same = playout(game, a, Rng(8), 15) == playout(game, b, Rng(8), 15)
        require(
            same and not game.differences(a, b),
            f"{after(game, step)} a saved position plays on otherwise: "
            f"{game.differences(a, b) or 'it ends elsewhere'}.",
            advice,
        )


def replaying(game: Game[Any], seats: int, options: Options) -> None:
    """A record replays to the same position."""
    header = Header(game.id, game.rules, seats, options, [""] * seats, "", "")
    record = Record(header, [], None)
    halfway = ""
    for s, step in random_game(game, seats, options, seed=4):
        if step is None:
            continue
        if isinstance(step.answer, int):
            record.entries.append(Entry("c", -1, step.ask.prompt, step.answer))
        else:
            record.entries.append(Entry("m", step.seat, game.write(step.answer), 0))
        if len(record.entries) == 20:
            halfway = fingerprint(game, s)
    again = loads(record.dumps())
    same = again.dumps() == record.dumps() and (
        fingerprint(game, replay(game, again)) == fingerprint(game, s)
    )
    if halfway:
        same = same and fingerprint(game, replay(game, again, 20)) == halfway
    require(
        same,
        "a recorded match replays to another position.",
        "let nothing but the position, the answers and the options decide what happens: no clock, "
        "no `random`, no order of a set, nothing kept in the game object.",
    )


def chance_sizes(game: Game[Any], seats: int, options: Options) -> None:
    """Chance is answered within its size, and every question of chance has a word."""
    for s, step in random_game(game, seats, options, seed=11, limit=4 * STEPS):
        if step is not None and isinstance(step.ask, Chance):
            require(
                step.ask.size >= 1 and step.ask.prompt in game.words.prompts,
                f"chance is asked {step.ask.prompt!r} for one of {step.ask.size}.",
                "ask for one of at least 1, with a word of `Words.prompts`.",
            )
        copy = game.clone(s)
        settle_chance(game, copy, Rng(1))
        require(
            not isinstance(game.pending(copy), Chance),
            f"{after(game, step)} chance is asked without end.",
            "a frame that asks chance must pop itself when it has its answer.",
        )


def refusals(game: Game[Any], seats: int, options: Options) -> None:
    """A move is explained if and only if it is not legal, by a clause that exists."""
    clauses = {id for id, _ in rules_of(game.id, "en")}
    rng = Rng(9)
    prompts: set[str] = set()
    for s, step in random_game(game, seats, options, seed=8):
        ask = game.pending(s)
        if isinstance(ask, Chance):
            continue
        new = isinstance(ask, Decide) and ask.prompt not in prompts
        moves = game.moves if new or isinstance(ask, Over) else sample(game, rng, 12)
        if isinstance(ask, Decide):
            prompts.add(ask.prompt)
            kinds = game.words.prompts.get(ask.prompt, "?").split()
            require(
                ask.prompt in game.words.prompts and len(kinds) == len(ask.about),
                f"{after(game, step)} the question {ask.prompt!r} is about {ask.about}.",
                "declare every prompt with the kinds of its numbers.",
            )
        for seat in range(seats):
            legal = set(game.options_of(s, seat))
            for move in moves:
                _explained(game, s, seat, move, legal, clauses, after(game, step))


def _explained(
    game: Game[Any],
    s: Any,
    seat: int,
    move: Move,
    legal: set[Move],
    clauses: set[str],
    where: str,
) -> None:
    refusal = game.explain(s, seat, move)
    if (refusal is None) != (move in legal):
        listed = "listed" if move in legal else "not listed"
        raise broken(
            f"{where} {game.write(move)!r} of seat {seat + 1} is {listed}, and `explain` says "
            f"{refusal}.",
            "`refuse` of a frame answers for every well-formed move that is not listed.",
        )
    if refusal is None:
        return
    kinds = game.words.refusals.get(refusal.word, "?").split()
    if refusal.word not in game.words.refusals or len(kinds) != len(refusal.args):
        raise broken(
            f"{where} {game.write(move)!r} is refused with {refusal}, whose word or numbers "
            "`Words` does not know.",
            "declare every refusal with the kinds of its numbers.",
        )
    if refusal.clause not in clauses:
        raise broken(
            f"{where} {game.write(move)!r} is refused by {refusal.clause}, which rules.md does "
            "not have.",
            "write the clause as a paragraph `**3.2** ...` under a heading `## NAME-3 ...`.",
        )


def chance_first(game: Game[Any], seats: int, options: Options) -> None:
    """While chance is pending every move is refused for that."""
    rng = Rng(13)
    for s, step in random_game(game, seats, options, seed=13, limit=4 * STEPS):
        if not isinstance(game.pending(s), Chance):
            continue
        for seat in range(seats):
            for move in sample(game, rng, 12):
                refusal = game.explain(s, seat, move)
                require(
                    refusal is not None and refusal.word == "chance-pending",
                    f"{after(game, step)} seat {seat + 1}, {game.write(move)}: {refusal}.",
                    "if the game overrides `explain`, it must leave alone what the kernel says "
                    "while chance is pending.",
                )


def is_ranking(ranks: list[int]) -> bool:
    """Winners have rank 0; where nobody has won, the best of the losers have rank 1."""
    best = min(ranks)
    return best in (0, 1) and all(
        rank == best + sum(other < rank for other in ranks) for rank in ranks
    )


def turns(game: Game[Any], seats: int, options: Options) -> None:
    """Turns are counted one by one where simulations have a limit."""
    begun = 0
    for s, step in random_game(game, seats, options, seed=14, limit=4 * STEPS):
        now = game.turns(s)
        require(
            0 <= now - begun <= (1 if step else now) and bool(game.turn_limit or now == 0),
            f"{after(game, step)} `turns` goes from {begun} to {now}.",
            "count turns one by one, each with an answer, and only in a game with a `turn_limit`.",
        )
        begun = now


def termination(game: Game[Any], seats: int, options: Options) -> None:
    """Every match ends within its bound, with ranks and scores."""
    bound = game.bound(seats, options)
    start = game.start(seats, options, SILENT)
    for seed in range(20):
        s = game.clone(start)
        decisions = playout(game, s, Rng(seed), bound)
        over = game.pending(s)
        require(
            decisions < bound and isinstance(over, Over),
            f"match {seed} is not over after {decisions} decisions.",
            "let `bound` be more decisions than any match can have, or look for a loop.",
        )
        assert isinstance(over, Over)
        require(
            len(over.ranks) == len(over.scores) == seats and is_ranking(over.ranks),
            f"match {seed} ends with the ranks {over.ranks} and the scores {over.scores}.",
            "a rank counts those who did better; if nobody won, each rank is higher by one and "
            "there is no rank 0.",
        )


def drawing(kit: Kit, seats: int, options: Options) -> None:
    """The board is drawn for everybody, in lines of text; the languages take turns."""
    texts = [GameTexts(language, kit.game) for language in languages_of(kit.folder())]
    match = random_game(kit.game, seats, options, seed=15, limit=STEPS)
    for turn, (s, step) in enumerate(match):
        for viewer in viewers(seats):
            spoken = texts[(turn + viewer) % len(texts)]
            lines = kit.board(kit.game.view(s, viewer), spoken)
            require(
                bool(lines) and all("\n" not in line for line in lines),
                f"{after(kit.game, step)} viewer {viewer} sees no board, or lines with breaks.",
                "`board` returns a list of lines, from the view alone.",
            )
