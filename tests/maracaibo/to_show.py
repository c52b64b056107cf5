"""What the recorded games of Maracaibo show together: every way to end, decision point and printed effect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import maracaibo as rules_code
from maracaibo_tui.games.maracaibo.audit.in_play import absent
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences, count_answer, count_event, every_effect
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Jean, Options, Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.players.contract import Choose
from tests.maracaibo.ways_to_end import WAYS, WaysToEnd
from tests.support.bent import captain
from tests.support.played import TITLE, game
from tests.support.showing import Showing

BENT = ("bent",) * 4

NOT_ASKED = {
    "DEC-05": "the tiles it is about come with campaigns only",
    "DEC-12": "free actions stand beside other questions",
    "DEC-32": "the quests that ask it come with campaigns only",
    "DEC-63": "the table votes in campaigns only",
}
"""Decision points that no single game asks, and why."""


def decision_points() -> set[str]:
    """Name every decision point that the rules ask in a single game."""
    modules = Path(rules_code.__file__).parent.rglob("*.py")
    named = {point for module in modules for point in re.findall(r"DEC-\d\d", module.read_text(encoding="utf-8"))}
    return named - set(NOT_ASKED)


def to_show(tables: Iterable[Options]) -> set[str]:
    """Name everything that games at these tables show if there are enough of them."""
    nowhere = set.intersection(*[set(absent(game().printed, options)) for options in tables])
    return set(WAYS) | decision_points() | (set(every_effect()) - nowhere)


class Seen:
    """Listens to a game and remembers how it ended, and which decision points and printed effects occurred."""

    def __init__(self, table: MaracaiboTable) -> None:
        """Listen to a game from its beginning."""
        self._ways, self._counts, self._table = WaysToEnd(table.state), Occurrences(), table
        self.ended_by: int | str = 0

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        self._ways.tell(event)
        count_event(self._table, self._counts, event)
        if isinstance(event, events.RoundEnded):
            self.ended_by = event.seat

    def answered(self, question: Question, answer: str) -> None:
        """Hear of an answer."""
        count_answer(self._table, self._counts, question, answer)

    @property
    def ways(self) -> set[str]:
        """Name the ways in which rounds and the game have ended."""
        return self._ways.seen

    @property
    def points(self) -> set[str]:
        """Name the decision points that were answered."""
        return set(self._counts.points)

    @property
    def shown(self) -> set[str]:
        """Name the ways to end, the decision points and the printed effects that occurred."""
        return self.ways | self.points | {effect for effect, count in self._counts.effects.items() if count}


def _scorers(state: State) -> list[Player | Jean]:
    return [*state.players, *([] if state.jean is None else [state.jean])]


def _from_the_pile(_seed: int, _seat: int, known: Callable[[str], Choose]) -> Choose:
    """Let a bot take every card from the pile, as many people do."""
    bot = known("greedy")

    def choose(question: Question, chance: int) -> tuple[int, str]:
        return (chance, "draw") if "draw" in question.options else bot(question, chance)

    return choose


SHOWING = Showing(
    title=TITLE,
    game=game(),
    options=Options,
    seen=Seen,
    to_show=to_show,
    scorers=_scorers,
    round_ended=events.RoundEnded,
    scored=events.Scored,
    rare=(
        ("Four people, for what is rare", BENT, Options(players=4)),
        ("Four people, for what is rare in the first edition", BENT, Options(players=4, edition="first")),
        ("Four people, for what is rare with story card 77", BENT, Options(players=4, story_card=77)),
        ("Four people, for what is rare with Jacques", BENT, Options(players=4, bot="jacques", bot_level=1)),
    ),
    bots={"bent": lambda seed, seat, _known: captain(seed, seat), "drawing": _from_the_pile},
)
