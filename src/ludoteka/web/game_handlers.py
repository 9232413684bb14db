"""What is asked about games: their boxes and words, aids, lessons and puzzles."""

from collections.abc import Callable
from typing import Final

import msgspec

from ludoteka.bots.puzzles import find_puzzle
from ludoteka.games.kit import Aid
from ludoteka.games.registry import BROKEN, GAMES, KITS, game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.texts import LANGUAGES, pick_language
from ludoteka.web import bodies, puzzle_bodies, puzzles
from ludoteka.web.aids import Asked
from ludoteka.web.lesson_bodies import Learning
from ludoteka.web.lessons import lesson_list, lesson_texts, teach
from ludoteka.web.pages import Kept, version
from ludoteka.web.requests import Answer, Handler, Request, Route, json_answer
from ludoteka.web.rooms import Rooms
from ludoteka.web.seating import Seating
from ludoteka.web.settings import LARGEST_BODY
from ludoteka.web.viewing import checked_parts, drawn, game_info, vocabulary


def _games() -> bodies.Games:
    return bodies.Games(
        version=version(),
        languages=list(LANGUAGES),
        games=[game_info(game) for game in GAMES.values()],
        broken=[bodies.Failure(code=fault.word, values=fault.values) for fault in BROKEN],
    )


class GameHandlers:
    """What can be known of a game without sitting at a table."""

    def __init__(self, rooms: Callable[[], Rooms]) -> None:
        self._rooms: Final = rooms
        self._kept: Final[dict[str, Kept]] = {}

    def _made_once(self, request: Request, make: Callable[[], object]) -> Answer:
        """What is the same for everybody is put into words and compressed once."""
        return self._kept_as(request, "application/json", lambda: msgspec.json.encode(make()))

    def _kept_as(self, request: Request, kind: str, make: Callable[[], bytes]) -> Answer:
        if request.path not in self._kept:
            self._kept[request.path] = Kept(make(), kind)
        return self._kept[request.path].answer(request)

    def interface(self) -> list[Route]:
        aids = [
            Route("POST", f"/api/{aid.name}", self._aid(game, aid))
            for game, kit in KITS.items()
            for aid in kit.aids
        ]
        return [
            *aids,
            Route("GET", "/api/games", self.games),
            Route("GET", "/api/games/{game}/words", self.words),
            Route("GET", "/api/games/{game}/parts", self.parts),
            Route("GET", "/api/games/{game}/box", self.box),
            Route("POST", "/api/games/{game}/parts", self.check_parts),
            Route("POST", "/api/games/{game}/board/{language}", self.board),
            Route("GET", "/api/lessons/{game}", self.lessons),
            Route("GET", "/api/lessons/{game}/{language}.ftl", self.lesson_texts),
            Route("POST", "/api/lessons/{game}/{lesson}", self.learn),
            Route("GET", "/api/puzzles", self.puzzles),
            Route("POST", "/api/puzzles/{game}/{puzzle}", self.try_puzzle),
            Route("POST", "/api/puzzles/{game}/{puzzle}/table", self.puzzle_table),
        ]

    # Games

    async def games(self, request: Request) -> Answer:
        """The games: `Games`."""
        return self._made_once(request, _games)

    async def words(self, request: Request) -> Answer:
        """The vocabulary of a game: `Vocabulary`."""
        game = game_by_id(request.where["game"])
        return self._made_once(request, lambda: vocabulary(game))

    async def parts(self, request: Request) -> Answer:
        """The component file a table may copy and change, as text."""
        text = game_by_id(request.where["game"]).parts_text()
        if not text:
            raise Refused("no-parts", game=request.where["game"])
        return Answer(text.encode(), "text/plain")

    async def box(self, request: Request) -> Answer:
        """What is printed on the components of a game: lists of entries by kind."""
        kit = KITS[game_by_id(request.where["game"]).id]
        return self._made_once(request, lambda: kit.box("", 0))

    async def board(self, request: Request) -> Answer:
        """Draw a position in text: `Drawing` to `Drawn`."""
        where = request.where
        game = game_by_id(where["game"])
        language = pick_language(where["language"], {})
        asked = await request.body(LARGEST_BODY)
        return json_answer(await self._rooms().slowly(drawn, game.id, language, asked))

    async def check_parts(self, request: Request) -> Answer:
        """Whether an own component file is good: the body is its text, the answer what is
        printed on the components with it."""
        game = game_by_id(request.where["game"])
        try:
            text = (await request.body(LARGEST_BODY)).decode()
        except UnicodeDecodeError as error:
            raise Unreadable("unreadable-message") from error
        return json_answer(await self._rooms().slowly(checked_parts, game.id, text))

    def _aid(self, game: str, aid: Aid) -> Handler:
        """What the page of an aid asks. The request may name a table whose own file counts."""

        async def answer(request: Request) -> Answer:
            wanted = await request.json(aid.asked)
            table = getattr(wanted, "table", "")
            parts = (await self._rooms().find(table)).room.made.parts if table else ""
            asked = Asked(game, aid.name, msgspec.json.encode(wanted), parts)
            return json_answer(await self._rooms().aids.tell(asked))

        answer.__doc__ = aid.asked.__doc__
        return answer

    # Lessons

    async def lessons(self, request: Request) -> Answer:
        """The lessons of a game: `LessonList`."""
        return self._made_once(request, lambda: lesson_list(request.where["game"]))

    async def lesson_texts(self, request: Request) -> Answer:
        """The Fluent texts of the lessons of a game."""
        game, language = request.where["game"], request.where["language"]
        return self._kept_as(request, "text/plain", lambda: lesson_texts(game, language))

    async def learn(self, request: Request) -> Answer:
        """Go on in a lesson: `Learning`, answered by `Taught`."""
        where, asked = request.where, await request.json(Learning)
        return json_answer(await self._rooms().slowly(teach, where["game"], where["lesson"], asked))

    # Puzzles

    async def puzzles(self, request: Request) -> Answer:
        """The puzzles, and today's: `Puzzles`."""
        return json_answer(await self._rooms().slowly(puzzles.all_puzzles))

    async def try_puzzle(self, request: Request) -> Answer:
        """Try moves in a puzzle: `PuzzleTry`, answered by `PuzzleTold`."""
        wanted = await request.json(puzzle_bodies.PuzzleTry)
        where = request.where
        game_by_id(where["game"])
        told = await self._rooms().slowly(puzzles.tried, where["game"], where["puzzle"], wanted)
        return json_answer(told)

    async def puzzle_table(self, request: Request) -> Answer:
        """Play on from a puzzle against bots: `PuzzleTable`, answered by `TableMade`."""
        wanted = await request.json(puzzle_bodies.PuzzleTable)
        where = request.where
        seats = find_puzzle(game_by_id(where["game"]).id, where["puzzle"]).seats
        self._rooms().tables.take(request.address)
        self._rooms().bots.take(request.address, seats - 1)
        return json_answer(
            await Seating(self._rooms()).open_puzzle(where["game"], where["puzzle"], wanted), 201
        )
