"""What went wrong, said beside what is printed; on a terminal no word of it is cut at the end of a row."""

from __future__ import annotations

import sys


def complain(sentence: object) -> None:
    """Say what is wrong; whatever is no terminal gets it in one line."""
    said = str(sentence)
    if sys.stderr is not None and sys.stderr.isatty():
        # Loaded only when something is wrong.
        from shutil import get_terminal_size
        from textwrap import fill

        cells = get_terminal_size().columns
        rows = [fill(row, cells, break_long_words=False, break_on_hyphens=False) for row in said.splitlines()]
        said = "\n".join(rows)
    print(said, file=sys.stderr)
