"""What a good player of Emerald Skulls knows: what a turn brings, and the odds of bets."""

from typing import Any, Final

from ludoteka.games.emerald_skulls.judgement import Standing
from ludoteka.games.emerald_skulls.lookahead import SkullLookahead
from ludoteka.games.emerald_skulls.state import Skulls
from ludoteka.kernel.advice import Advice, Lookahead


class SkullAdvice(Advice[Skulls]):
    def values(self, s: Skulls) -> list[int]:
        return [int(1000.0 * share) for share in Standing(s).shares()]

    def lookahead(self, s: Skulls) -> Lookahead[Any] | None:
        return SkullLookahead()


ADVICE: Final = SkullAdvice()
