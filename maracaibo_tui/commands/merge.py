"""`maracaibo simulate merge`: files of results of one series become one, and are summed up."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from maracaibo_tui.arena.merging import merged_files
from maracaibo_tui.arena.results import ResultError, read
from maracaibo_tui.arena.tables import summed_up
from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.simulate_csv import write_csv
from maracaibo_tui.commands.simulate_summary import told
from maracaibo_tui.library.whole_file import replacing

MISUSED = 2


def run(files: Sequence[Path], out: Path | None, csv: Path | None, *, as_json: bool) -> int:
    """Merge files, write what is wished for, and sum up."""
    try:
        if out is not None:
            with replacing(out) as handle:
                for raw in merged_files(files):
                    os.write(handle, raw)
        whole = read(b"".join(merged_files(files)) if out is None else out.read_bytes(), str(out or "results"))
    except ResultError as error:
        print(error, file=sys.stderr)
        return MISUSED
    if whole.series is None:
        return MISUSED
    if csv is not None:
        write_csv(csv, whole.series, whole.lines)
    summary = summed_up(whole.series, whole.lines)
    if as_json:
        print_json(summary)
    else:
        print("\n".join(told(summary)))
    return 0
