"""Two options of one question never read the same on the smallest usual screen."""

import re
from collections.abc import Iterator

import pytest

from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.tui.screen.lines import DIGITS, plain
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.prompt import Prompt
from tests.support.played import begun, described
from tests.support.recorded import folder, read_game
from tests.support.seated import kit

INSIDE = (78, 9)
"""Cells and rows inside the prompt at 80×24."""


def _questions(name: str) -> Iterator[Moment]:
    """Play a recorded game and give every question that offers a choice, as its seat sees it."""
    recorded = read_game(folder("maracaibo") / name)
    match = begun(recorded.options, recorded.seed)
    for answer in recorded.answers:
        question = match.question
        assert question is not None
        if len(question.options) > 1:
            seen = view(match.state, question.seat)
            names: dict[int | str, str] = {seat: f"Captain {seat}" for seat in range(1, len(match.state.players) + 1)}
            yield Moment(seen, question.seat, question, described(seen, question), 0, names)
        match.answer(answer)


def _read(moment: Moment) -> dict[str, str]:
    """Read off the screen what stands there of each option while another is highlighted."""
    found: dict[str, str] = {}
    table, prompt = kit(), Prompt()
    for prompt.at in range(len(moment.options)):
        text = "\n".join(map(plain, prompt.draw(table, moment._replace(highlighted=prompt.at), *INSIDE)))
        for number, option in enumerate(moment.options):
            if number != prompt.at and number < DIGITS:
                found[option.id] = _shown(text, number) or found.get(option.id, "")
    return found


def _shown(text: str, number: int) -> str:
    """Give what stands behind the number of an option in its row, up to the next column of options."""
    row = re.search(rf"(?m)(?:^|  ){number + 1}  (.*?)(?=  +\d  |$)", text)
    return row[1].strip() if row else ""


@pytest.mark.parametrize("name", ["jean-2.toml", "two-players.toml"])
def test_options_read_differently(name: str) -> None:
    """In a whole game, whatever is cut of an option leaves enough to tell it from the others."""
    for moment in _questions(name):
        texts = [text for text in _read(moment).values() if text]
        alike = {text for text in texts if texts.count(text) > 1}
        assert moment.question is not None
        assert not alike, f"{moment.question.point}: {alike}"
