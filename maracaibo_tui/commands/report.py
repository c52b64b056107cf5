"""`maracaibo report`: a page with drawings on a saved game, or on a file of results."""

from __future__ import annotations

from pathlib import Path

from maracaibo_tui.arena.page import Section, as_text, page
from maracaibo_tui.arena.results import ResultError, read
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.report_game import sections_of
from maracaibo_tui.commands.report_results import sections_of_results
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.library.whole_file import write_whole

MISUSED = 2
_RESULTS = b'{"series":'


def run(of: Path, out: Path | None = None, pack: str | None = None, *, in_lines: bool = False) -> int:
    """Write the page beside where the call is made, or print the same figures in lines."""
    file = out or Path(f"{of.stem}.html")
    if not in_lines and not file.parent.is_dir():
        complain(f"{plain(str(file.parent))}: there is no such folder.")
        return MISUSED
    try:
        title, says, sections = _results(of) if _is_results(of) else sections_of(open_saved(of, pack))
    except SaveError as error:
        complain(error)
        return MISUSED
    except (RecordError, ResultError) as error:
        complain(plain(f"{of}: {error}."))
        return MISUSED
    if in_lines:
        print(as_text(title, says, sections))
        return 0
    write_whole(file.absolute(), page(title, says, sections).encode())
    print(f"The report is in {file}.")
    return 0


def _is_results(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_RESULTS)) == _RESULTS


def _results(path: Path) -> tuple[str, list[str], list[Section]]:
    whole = read(path.read_bytes(), str(path))
    if whole.series is None or not whole.lines:
        raise ResultError("it holds no game yet")
    return sections_of_results(whole.series, whole.lines)
