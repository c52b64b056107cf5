"""The list of hints: the first answers of its lines are whole where there is a row for that."""

from __future__ import annotations

from maracaibo_tui.engine.advice import Advised, Hint, Reason
from maracaibo_tui.engine.question import Option
from maracaibo_tui.play.advising import Advice
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.overlays.hints import Hints

LONG = "Sail up to A7, a location face down: turn it up and take what it gives"
CELLS = 50


def _hints(*labels: str, why: str = "") -> Hints:
    reasons = (Reason("x", 1.0, why),) if why else ()
    options = [Option(id=label, label=label, rule="R-1") for label in labels]
    lines = [Advised((option.id,), behind=2.0 * at, reasons=reasons) for at, option in enumerate(options)]
    hints = Hints(options, lambda _option: None, lambda _option: None, lambda: None)
    hints.latest = Advice(Hint(tuple(lines)), is_last=True)
    hints.show()
    return hints


def test_a_long_answer_goes_on_below_itself() -> None:
    """No word of it is lost, how it stands is said in its first row, and its band has no hole."""
    rows = _hints(LONG, "Stay").draw(CELLS, 9)
    texts = [plain(each) for each in rows]
    assert "…" not in "".join(texts)
    assert texts[0].endswith(" best ")
    assert " ".join(f"{texts[0].removesuffix(' best ')} {texts[1]}".split()) == f"1 {LONG}"
    assert all(span.style == BAND for row in rows[:2] for span in row)
    assert [width(each) for each in rows[:2]] == [CELLS, CELLS]


def test_a_long_answer_is_cut_only_where_rows_are_few() -> None:
    """All lines stay in sight."""
    texts = [plain(each) for each in _hints(LONG, "Stay").draw(CELLS, 2)]
    assert [text.split()[0] for text in texts] == ["1", "2"]
    assert "…" in texts[0]


def test_reasons_that_go_on_say_so() -> None:
    """Where not all reasons have room the last row of them ends with a sign, and the lines below them stay."""
    drawn = [plain(each) for each in _hints("Sail", "Stay", why="a reason that is long, " * 9).draw(CELLS, 5)]
    assert [row.split()[0] for row in (drawn[0], drawn[-1])] == ["1", "2"]
    assert drawn[-2].endswith("…")
    assert all(len(row) <= CELLS for row in drawn)
