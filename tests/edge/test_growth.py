"""Memory in a program that is left open for days: a table that was left is not kept."""

from pathlib import Path

from tests.edge.terminal import FIRST_QUESTION, TWO, UNDERSTOOD, Terminal, resident_megabytes, terminal

WARMED_UP, TIMES, MOST = 4, 16, 1.5
"""So often a game is left before memory is looked at, and then; so many megabytes that may take."""


def _leave_and_go_on(held: Terminal) -> None:
    held.keys("q")
    held.until("New game")
    held.until_still()
    held.keys("\r")
    held.until_still(pause=UNDERSTOOD)
    held.keys("y")
    held.until(FIRST_QUESTION)
    held.until_still()


def test_a_table_that_was_left_is_not_kept(home: Path) -> None:
    """Whoever leaves a game for the title and goes on with it, again and again, finds the program as small."""
    with terminal(TWO, home, size=(120, 40)) as held:
        held.until(FIRST_QUESTION)
        for _ in range(WARMED_UP):
            _leave_and_go_on(held)
        before = resident_megabytes(held.process)
        for _ in range(TIMES):
            _leave_and_go_on(held)
        assert resident_megabytes(held.process) - before < MOST
