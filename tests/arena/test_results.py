"""Lines of results: what is torn is cut off, what is damaged or foreign is refused, what is merged is sorted."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.arena.merging import merged_files
from maracaibo_tui.arena.results import Line, ResultError, read
from maracaibo_tui.arena.shelf import Shelf
from maracaibo_tui.arena.versions import version_of
from tests.arena.lines import file_of, line, series

DUEL = series()
LINES = [line(DUEL, number, (10 + number, 12)) for number in range(6)]
WHOLE = file_of(DUEL, LINES)


def _merged(*files: Path) -> bytes:
    return b"".join(merged_files(files))


def _bare(lines: list[Line]) -> list[int]:
    return [each.n for each in lines]


def test_a_score_is_shared_and_a_margin_is_to_the_best_other() -> None:
    """Who wins alone has 1, one of two winners a half; margins are own points less those of the best other."""
    alone, tie = line(DUEL, 0, (10, 7)), line(DUEL, 0, (10, 10))
    assert (alone.score(0), alone.score(1), tie.score(0)) == (1.0, 0.0, 0.5)
    assert (alone.margin(0), alone.margin(1)) == (3, -3)


@pytest.mark.parametrize("cut", range(0, len(WHOLE), 37))
def test_a_file_torn_anywhere_is_gone_on_with(tmp_path: Path, cut: int) -> None:
    """Lines that are whole count, the torn one is played again, and nothing of it stays (RIV-65)."""
    file = tmp_path / "torn.jsonl"
    file.write_bytes(WHOLE[:cut])
    shelf = Shelf(file, DUEL)
    there = {each.n for each in shelf.lines}
    assert _bare(shelf.lines) == list(range(len(shelf.lines)))
    for each in LINES:
        if each.n not in there:
            shelf.add(each)
    shelf.close()
    assert file.read_bytes() == WHOLE


def test_a_damaged_or_missing_line_is_named(tmp_path: Path) -> None:
    """What is not torn at the end but changed in the middle is refused with the number of the line."""
    raws = WHOLE.splitlines(keepends=True)
    for broken in (raws[:2] + raws[3:], [*raws[:2], raws[2].replace(b'"n":1', b'"n":9'), *raws[3:]]):
        with pytest.raises(ResultError, match=r"line [34] is damaged, or lines before it are missing"):
            read(b"".join(broken), "r.jsonl")
        file = tmp_path / "r.jsonl"
        file.write_bytes(b"".join(broken))
        with pytest.raises(ResultError, match="is damaged"):
            _merged(file)


def test_two_writers_do_not_meet(tmp_path: Path) -> None:
    """A file that is being written to is refused."""
    file = tmp_path / "r.jsonl"
    shelf = Shelf(file, DUEL)
    with pytest.raises(ResultError, match="another process"):
        Shelf(file, DUEL)
    shelf.close()


def test_a_line_is_written_in_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is killed between two calls would leave half a line: there is only one (RIV-65)."""
    shelf, calls = Shelf(tmp_path / "r.jsonl", DUEL), list[bytes]()
    monkeypatch.setattr("maracaibo_tui.arena.shelf.os.write", lambda _handle, data: calls.append(data))
    shelf.add(LINES[0])
    shelf.close()
    assert len(calls) == 1
    assert calls[0].endswith(b"\n")


def test_another_file_of_weights_is_another_bot(tmp_path: Path) -> None:
    """What a wish names belongs to the version: results of two files of one name never meet."""
    file = tmp_path / "own.toml"
    file.write_text("explorer = 1\n", encoding="utf-8")
    before = version_of(f"greedy:weights={file}")
    assert before == version_of(f"greedy:weights={file}")
    file.write_text("explorer = 2\n", encoding="utf-8")
    assert version_of(f"greedy:weights={file}") != before
    assert version_of("greedy")["from"].startswith("maracaibo-tui ")


def test_merging_sorts_and_keeps_one_of_two(tmp_path: Path) -> None:
    """Files of one series in any order, with lines in any order and twice, make one file: always the same bytes."""
    first, second = tmp_path / "1", tmp_path / "2"
    first.write_bytes(file_of(DUEL, [LINES[3], LINES[0], LINES[5]]))
    second.write_bytes(file_of(DUEL, [LINES[4], LINES[1], LINES[2], LINES[3]]) + b'{"n":6,"de')
    assert _merged(first, second) == _merged(second, first) == WHOLE


def test_files_of_two_series_are_not_merged(tmp_path: Path) -> None:
    """A first line that differs in anything is refused, and what differs is said (RIV-66)."""
    first, second = tmp_path / "1", tmp_path / "2"
    first.write_bytes(WHOLE)
    second.write_bytes(file_of(series(content="other"), LINES))
    with pytest.raises(ResultError, match=r"another series, which differs in content \(other and c\)"):
        _merged(first, second)
    with pytest.raises(ResultError, match="another series"):
        Shelf(first, series(seed=2))


def test_two_different_lines_of_a_game_are_refused(tmp_path: Path) -> None:
    """One program plays a game one way: if not, somebody has to look."""
    first, second = tmp_path / "1", tmp_path / "2"
    first.write_bytes(WHOLE)
    second.write_bytes(file_of(DUEL, [line(DUEL, 3, (1, 2))]))
    with pytest.raises(ResultError, match="game 3 is there twice"):
        _merged(first, second)


def test_what_is_no_result_is_refused(tmp_path: Path) -> None:
    """Another file is not overwritten, and lines of a later kind are not misread."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n", encoding="utf-8")
    with pytest.raises(ResultError, match="no file of results"):
        Shelf(file, DUEL)
    assert file.read_text(encoding="utf-8") == "Dear Ada,\n"
    with pytest.raises(ResultError, match="kind 2"):
        read(WHOLE.replace(b'"series":1', b'"series":2', 1), "r.jsonl")
