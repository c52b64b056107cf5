"""No test judges how long something takes: a busy machine is no mistake of the program."""

from tests.architecture.tree import imported, python_files, short

CLOCKS = {"time", "resource", "tests.edge.terminal.processor_seconds"}
NEED_ONE = {
    "tests/frames/test_pages.py": "sets the zone of the clock that pages show",
    "tests/library/test_layers.py": "compares a tower of packs with one of them, read right before",
}
"""What looks at a clock all the same, with the reason."""


def test_no_test_looks_at_a_clock() -> None:
    """What depends on the machine is judged as a ratio by `make bench`, and how soon things end by `make torture`."""
    tests = [path for path in python_files("tests") if path.name.startswith("test_")]
    looking = {short(path) for path in tests if any(_is_of_a_clock(name) for name in imported(path))}
    assert looking == NEED_ONE.keys()


def _is_of_a_clock(name: str) -> bool:
    return name in CLOCKS or name.partition(".")[0] in CLOCKS
