"""Reports: one page on a game or a series, with the same figures as in lines."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from maracaibo_tui import cli
from maracaibo_tui.arena.drawings import Bar, Rate, bars, rates
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games import title_of
from maracaibo_tui.play.counted import followed
from maracaibo_tui.players.known import lender, seated
from tests.arena.lines import file_of, line, series
from tests.support.any_table import rules_of
from tests.support.through_files import begun
from tests.support.written import written


def _saved(game: str, folder: Path, most: int = 10_000, **chosen: str) -> Path:
    """Have bots play a game, at most so many answers, and write it to a file."""
    title, rules = title_of(game), rules_of(game)
    sitting = begun(rules, title.options.options_of(chosen, 1 if chosen else 2), 3)
    match = sitting.match

    def look(seat: int) -> object:
        return title.sight.view(match.state, seat)

    bots = [seated("busy" if chosen else "greedy:depth=0", lender(title, rules), look) for _ in range(2)]
    while match.question is not None and len(match.journal) < most:
        question = match.question
        match.answer(bots[question.seat - 1](question, from_seed(len(match.journal)))[1])
    file = folder / f"{game}.json"
    file.write_bytes(written(rules, sitting))
    return file


def _drawings(page: str) -> list[ET.Element]:
    return [ET.fromstring(found) for found in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]  # noqa: S314 - our own


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_points_by_source_make_up_what_everybody_has(tmp_path: Path, game: str) -> None:
    """All points of a game are found again, by source and by round; so is every purchase."""
    match, found = followed(open_saved(_saved(game, tmp_path)))
    standings = title_of(game).sight.standings(match.state)
    sums = {who: sum(sum(by.values()) for by in of.values()) for who, of in found.points.items()}
    assert sums == dict(standings)
    assert found.standings[-1] == standings
    assert found.bought
    assert len(found.rounds) > 1


def test_a_page_on_a_game_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One file: nothing is fetched, every drawing is whole; the lines have the same figures."""
    save, page = _saved("maracaibo", tmp_path), tmp_path / "page.html"
    assert cli.run(["report", str(save), "--out", str(page)]) == 0
    capsys.readouterr()
    text = page.read_text(encoding="utf-8")
    assert len(_drawings(text)) == 5
    assert not re.search(r"https?:|<script|<link|src=", text)
    assert cli.run(["report", str(save), "--plain"]) == 0
    lines = capsys.readouterr().out
    assert "What was bought when: " in lines
    now = next(row for row in lines.splitlines() if row.startswith("now"))
    assert all(f"<td>{number}</td>" in text for number in now.split()[1:])


def test_a_game_against_an_opponent_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The automatic opponent has its bar; what nobody may know yet stands nowhere."""
    assert cli.run(["report", str(_saved("maracaibo", tmp_path, 150, opponent="jean", level="2")), "--plain"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Maracaibo: Ada, Jean")
    assert "is asked" in out


def test_a_page_on_a_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rates with intervals by entrant and by pair, margins, parts, points, turns."""
    duel = series("planner:nodes=500", "greedy")
    file, page = tmp_path / "r.jsonl", tmp_path / "r.html"
    file.write_bytes(file_of(duel, [line(duel, number, (60 + number, 62)) for number in range(8)]))
    assert cli.run(["report", str(file), "--out", str(page)]) == 0
    assert capsys.readouterr().out == f"The report is in {page}.\n"
    text = page.read_text(encoding="utf-8")
    assert len(_drawings(text)) == 6
    assert "planner:nodes=500 – greedy" in text
    file.write_bytes(b'{"series":1,"game":')
    assert cli.run(["report", str(file), "--out", str(page)]) == 2
    assert "no game" in capsys.readouterr().err


def test_a_page_is_not_written_into_a_folder_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No folder is made for it: it is refused in the words in which copying a game out refuses it."""
    page = tmp_path / "none" / "page.html"
    assert cli.run(["report", str(_saved("maracaibo", tmp_path)), "--out", str(page)]) == 2
    assert capsys.readouterr().err == f"{page.parent}: there is no such folder.\n"
    assert not page.parent.exists()


def test_drawings_are_to_scale() -> None:
    """A piece is as long as its share; a rate stands at its place between the ends."""
    (drawn,) = _drawings(bars([Bar("a", {"x": 30, "y": 10})]))
    first, second = [float(each.get("width", 0)) for each in drawn.iter("rect")]
    assert first == pytest.approx(3 * second, abs=0.2)
    (drawn,) = _drawings(rates([Rate("a", 0.5, 0.4, 0.6, "half")], 0, 1, 0.5))
    (dot,), (middle, _) = drawn.iter("circle"), drawn.iter("line")
    assert dot.get("cx") == middle.get("x1")


def test_names_are_text_never_markup() -> None:
    """Whatever a bot or a card is called, it cannot become part of the page."""
    drawn = bars([Bar("<b>&", {"<i>": 1})])
    assert "<b>" not in drawn
    assert "&lt;i&gt;" in drawn
