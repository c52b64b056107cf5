"""Tables that fit a terminal of eighty columns, a narrower one, and a pipe."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

WIDEST = 80
# Below this columns would vanish; better that lines break.
NARROWEST = 60


def print_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table; long cells go on in the next line, columns of numbers stand to the right."""
    cells = [list(row) for row in rows]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for number, name in enumerate(columns):
        counted = all(row[number].isdigit() for row in cells)
        # Ids and numbers are read as a whole.
        table.add_column(name, justify="right" if counted else "left", no_wrap=counted or not number)
    for row in cells:
        table.add_row(*map(Text, row))
    console = Console(width=max(NARROWEST, min(WIDEST, Console().width)), highlight=False, markup=False)
    with console.capture() as drawn:
        console.print(table)
    print("\n".join(line.rstrip() for line in drawn.get().splitlines()))
