"""CLASH-8 and 9.1: the match, a row of games."""

from ludoteka.games.clash.rules.parts import Tiles
from ludoteka.games.clash.rules.position import new_position
from ludoteka.games.clash.rules.setup import BOTH, Drafting, NeutralTiles, WhoBegins, tidy
from ludoteka.games.clash.rules.state import VARIANTS, Clash
from ludoteka.games.clash.rules.turn import Opening
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.zones import Zone, closed_zone, hand_zone


class Match(Frame[Clash]):
    """CLASH-8 Games are played until the match is decided. CLASH-8.3 From the second on the new
    neutral tiles lie open before somebody says who begins; a draft comes after that."""

    def run(self, s: Clash, out: Journal) -> bool:
        if is_match_over(s):
            s.frames.pop()
            tell_match(s, out)
            return True
        if s.game > 0:
            tidy(s, out)
        s.game += 1
        s.placed = 0
        if s.games:
            out.say("game-begins-points", s.game, s.games)
        else:
            out.say("game-begins", s.game)
        if s.tiles.rules == 1:
            then(s, WhoBegins(), NeutralTiles(), Opening())
        elif s.game == 1:
            then(s, WhoBegins(), NeutralTiles(), Drafting(), Opening())
        else:
            then(s, NeutralTiles(), WhoBegins(), Drafting(), Opening())
        return True

    def code(self) -> list[Code]:
        return ["match"]


def new_match(options: Options, tiles: Tiles) -> Clash:
    """CLASH-2.1 and 8.1 Each player has the tiles of their colour; best of three, one game, or the
    points system of 9.1."""
    match = options["match"]
    games = int(match.removeprefix("points_")) if match.startswith("points_") else 0
    wins_needed = 0 if games else 1 if match == "single" else 2
    drafts = options["variant"] == "secret_draft"
    hides = drafts or options["variant"] == "hidden_support"
    return new_position(
        frames=[Match()],
        tiles=tiles,
        variant=VARIANTS.index(options["variant"]),
        wins_needed=wins_needed,
        games=games,
        hidden=[hand_zone(seat) for seat in (0, 0, 1, 1)] if hides else [],
        packet=[closed_zone()] if drafts else [],
        passed=[Zone(BOTH, [], []), Zone(BOTH, [], [])] if drafts else [],
        spare=[closed_zone(), closed_zone()] if drafts else [],
    )


def is_match_over(s: Clash) -> bool:
    """CLASH-8.1 Two games won; in the points system all agreed games played."""
    if s.games:
        return s.game >= s.games
    return s.wins[0] >= s.wins_needed or s.wins[1] >= s.wins_needed


def match_scores(s: Clash) -> list[int]:
    each = s.points if s.games else s.wins
    return [each[0], each[1]]


def tell_match(s: Clash, out: Journal) -> None:
    """CLASH-8.1 and 9.1 Who has won the match, by games or by points."""
    scores = match_scores(s)
    if scores[0] == scores[1]:
        out.say("drawn-match")
        return
    winner = 0 if scores[0] > scores[1] else 1
    out.say("won-points" if s.games else "won-match", winner)
