"""Whatever hands in several answers is shown like any option: in the prompt, on the table, beside it and in lines."""

from __future__ import annotations

import pytest

from maracaibo_tui.engine.question import Option
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.questions import question
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.shell.columns import Choice
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.prompt import Prompt
from tests.support.seated import ALONE, FOUR, JEAN, kit, listed, names_at, referee_of, session, watch

ROOMS = ((58, 7), (78, 7), (118, 16))


def _moment(played: Session, at: int, options: tuple[Option, ...], numbers: tuple[int, ...]) -> Moment:
    after, turned_up = played.imagined(*options[at].hands_in)
    return Moment(
        played.view(),
        played.viewer,
        played.question,
        options,
        at,
        names_at(played),
        after,
        turned_up=turned_up,
        numbers=numbers,
        before=played.before,
    )


def _named(choice: Choice) -> set[str]:
    """Give the words of what is chosen, as they may stand in the prompt."""
    return {*choice.name.split(), *choice.brief.split()}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_choice_of_several_answers_is_drawn_and_told(seed: int) -> None:
    """Nothing is too long, its first words can be read when it is highlighted, and every part lights up or does not."""
    table, kinds = kit(), set()

    def look(played: Session) -> None:
        options, numbers, _, _ = listed(played)
        for at, option in enumerate(options):
            if not option.answers or (option.id, len(option.answers)) in kinds:
                continue
            kinds.add((option.id, len(option.answers)))
            moment = _moment(played, at, options, numbers)
            for cells, rows in ROOMS:
                prompt = Prompt()
                prompt.at = at
                text = prompt.draw(table, moment, cells, rows)
                assert len(text) <= rows
                assert all(width(each) <= cells for each in text)
                drawn = "\n".join(map(plain, text))
                assert _named(table.columns(moment).choices[at]) & {*drawn.replace("\n", " ").split()}
            for part in table.parts[:-1]:
                table.draw(part.name, table.as_shown(part.name, moment), 78, 12)
            assert table.concerned(moment) is not None
            assert plain(table.gains(moment, 200))
            table.brings(moment)
            table.reminders(moment)
        said = list(question(Plain(table, referee_of(played))))
        assert all(len(line) <= 80 for line in said)

    watch(session(ALONE, JEAN, seed), look, seed, 300)
    watch(session(FOUR, seed=seed), look, seed, 300)
    words = {option for option, _ in kinds}
    assert {"draw", "end"} <= words
    assert any(option.startswith("buy:") for option in words)
    assert any(option.startswith("sail:") for option in words)
    assert any(option.startswith("deliver:") for option in words)
