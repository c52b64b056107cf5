"""Every question of the scenarios and of random games, and what the table shows of each of its options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo.kit import MaracaiboKit
from tests.support.asked import SCENARIOS, questions, seated_at
from tests.support.played import TABLES, described, positions
from tests.support.seated import names_at

SEED, EVERY = 60, 9
"""Where random games begin, and one of how many of their questions is looked at."""
MOST_DRAWN = 3
"""Options of one kind that are drawn on the table."""
PARTS = ("map", "tracks", "ship", "hand", "explorer", "display")
ROOM = (78, 60)
PREVIEW_CELLS = 200


class Shown(NamedTuple):
    """What is shown of an option: the parts where something lights up, if they were drawn, and its preview."""

    point: str
    kind: str
    option: str
    bright: Sequence[str] | None
    preview: str


def shown_of_every_option() -> Sequence[Shown]:
    """Highlight every option once."""
    return _looked_at()[0]


def everything_denied() -> Sequence[Denied]:
    """List what is known to the rules and not allowed, at every question."""
    return _looked_at()[1]


@cache
def _looked_at() -> tuple[Sequence[Shown], Sequence[Denied]]:
    """Come to every question once, which takes long, and see all that the tests ask for."""
    drawn = Counter[tuple[str, str]]()
    shown: list[Shown] = []
    denied: list[Denied] = []
    for match in _every_question():
        if match.question is not None:
            played, kit = seated_at(match)
            played.pass_keyboard()
            moments = list(_moments(played, kit))
            shown += (_shown(moment, kit, match.question, drawn) for moment in moments)
            denied += kit.denied(moments[0])
    return shown, denied


def _every_question() -> Iterator[Match[State]]:
    """Give each question of the scenarios, and one of so many of a random game at each kind of table."""
    for path in sorted(SCENARIOS.rglob("*.toml")):
        if "expect_error" not in path.read_text(encoding="utf-8"):
            yield from questions(path)
    for number, table in enumerate(TABLES):
        yield from positions(table, SEED + number, EVERY)


def kind_of(option: str) -> str:
    """Give the form of an option; of village and combat actions also which of them it is."""
    form, *words = option.split(":")
    return f"{form}:{words[0]}" if form in {"va", "ca", "spend"} else form


def _shown(moment: Moment, kit: MaracaiboKit, question: Question, drawn: Counter[tuple[str, str]]) -> Shown:
    option = question.options[moment.highlighted]
    kind = kind_of(option)
    drawn[question.point, kind] += 1
    bright = bright_parts(kit, moment) if drawn[question.point, kind] <= MOST_DRAWN else None
    return Shown(question.point, kind, option, bright, plain(kit.gains(moment, PREVIEW_CELLS)).strip())


def _moments(played: Session, kit: MaracaiboKit) -> Iterator[Moment]:
    question, view = played.question, played.view()
    assert question is not None
    options = described(view, question, kit.printed)
    for number, option in enumerate(options):
        after, turned_up = played.imagined(option.id)
        moment = Moment(view, played.viewer, question, options, number, names_at(played), after)
        yield moment._replace(turned_up=turned_up)


def bright_parts(kit: MaracaiboKit, moment: Moment) -> list[str]:
    """Name the parts whose pictures are others than with nothing highlighted."""
    unlit = moment._replace(highlighted=len(moment.options))
    return [part for part in PARTS if picture(kit, part, moment) != picture(kit, part, unlit)]


def picture(kit: MaracaiboKit, part: str, moment: Moment) -> Lines:
    """Draw a part as the table does, with the figure of its heading."""
    return [kit.note(part, moment), *kit.draw(part, kit.as_shown(part, moment), *ROOM)]
