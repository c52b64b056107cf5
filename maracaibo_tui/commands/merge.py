"""`maracaibo simulate merge`: files of results of one series become one, and are summed up."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from maracaibo_tui.arena.merging import merged_files
from maracaibo_tui.arena.results import Line, ResultError, Series, slim
from maracaibo_tui.arena.tables import summed_up
from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.simulate_csv import write_csv
from maracaibo_tui.commands.simulate_summary import told
from maracaibo_tui.library.whole_file import replacing

MISUSED = 2


def run(files: Sequence[Path], out: Path | None, csv: Path | None, *, as_json: bool) -> int:
    """Merge files, write what is wished for, and sum up."""
    try:
        with ExitStack() as open_files:
            handle = open_files.enter_context(replacing(out)) if out is not None else None
            series, lines = _merged(files, handle, is_whole=csv is not None)
    except ResultError as error:
        complain(error)
        return MISUSED
    if csv is not None:
        write_csv(csv, series, lines)
    summary = summed_up(series, lines)
    if as_json:
        print_json(summary)
    else:
        print("\n".join(told(summary)))
    return 0


def _merged(files: Sequence[Path], handle: int | None, *, is_whole: bool) -> tuple[Series, list[Line]]:
    """Write the lines of all files in order, and give what of them is counted."""
    raws = merged_files(files)
    head = next(raws)
    series, decoder = msgspec.json.decode(head, type=Series), msgspec.json.Decoder(Line)
    lines = []
    if handle is not None:
        os.write(handle, head)
    for raw in raws:
        if handle is not None:
            os.write(handle, raw)
        line = decoder.decode(raw)
        lines.append(line if is_whole else slim(line))
    return series, lines
