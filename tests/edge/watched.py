"""The program with a watch inside: `python -m tests.edge.watched FOLDER WORDS…` plays as usual.

FOLDER holds the pack of canaries, and in `seen.json` what each seat has seen of it when the program is started again.
What it should not have done is written to `notes.txt` there, one line each, and what every key has cost to `costs.txt`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.edge.audit import listen


def main() -> None:
    """Watch files and processes, then secrets and costs, then play."""
    folder = Path(sys.argv[1])
    # Where Python keeps what it compiled is not the program's doing.
    sys.dont_write_bytecode = True
    notes = (folder / "notes.txt").open("a", encoding="utf-8", buffering=1)
    costs = (folder / "costs.txt").open("a", encoding="utf-8", buffering=1)

    def note(text: str) -> None:
        notes.write(f"{text}\n")

    listen(note, folder)
    from maracaibo_tui.cli import run
    from tests.edge.canaries import Knowledge, pieces_of
    from tests.edge.looking import look_on

    knowledge = Knowledge(pieces_of(folder / "pack"), folder / "seen.json")
    look_on(knowledge, note, lambda action, seconds: costs.write(f"{seconds:.6f} {action}\n"))
    sys.exit(run(sys.argv[2:]))


if __name__ == "__main__":
    main()
