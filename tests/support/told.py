"""What is told while somebody plays on from a position, line by line."""

from functools import cache
from typing import Any

from maracaibo_tui.commands.scenario import Packs, begun
from maracaibo_tui.commands.scenario_file import read_raw
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.words.events import log_line

HANDS = {"players.1.hand": ["A01", "A02", "A03", "A04"], "players.2.hand": ["A05", "A06", "A07", "A08"]}
HAND = {"players.1.hand": HANDS["players.1.hand"]}
WITH_JEAN = {"players": 1, "bot_level": 1, "bot": "jean"}
WITH_JACQUES = {"players": 1, "bot_level": 1, "bot": "jacques"}
ALL_CARDS = [f"A{number:02}" for number in range(5, 57)] + [f"B{number:02}" for number in range(1, 102)]


@cache
def packs() -> Packs:
    """Return the packs, each read once."""
    return Packs()


def set_up(setup: dict[str, Any]) -> Match[State]:
    """Begin a game as a scenario does."""
    match: Match[State] = begun(read_raw({"id": "told", "title": "Told", "setup": setup}, "told"), packs())[0].match
    return match


def told(given: dict[str, Any], *answers: str, setup: dict[str, Any] | None = None, **content: Any) -> list[str]:  # noqa: ANN401 - as in a file
    """Play from a position, and tell everything that happens."""
    raw = {"id": "told", "title": "Told", "setup": setup or {}, "given": given, "content": content}
    started, _audit = begun(read_raw(raw, "told"), packs())
    heard: list[object] = []
    started.match.table.tell = heard.append
    for answer in answers:
        assert started.take(answer), (answer, started.options())
    return [log_line(event, started.match.table.printed) for event in heard]
