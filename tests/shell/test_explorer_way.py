"""The explorer's way as a line: where branches part and where they meet is to be followed with the eye."""

from tests.support.screens import middle, seen

WAY = (
    "       ╷    ┌·?··┐ ╷     ╷┌···┐",
    "►····?·┼····┤    ├·┼··?··┼┤   ├·●",
    "       ╵    └··──┘ ╵     ╵└·──┘",
)


def test_a_branch_leaves_the_trunk_and_meets_it_again() -> None:
    """Both branches of a fork begin and end at a corner, the shorter one is drawn on, nothing floats."""
    rows = seen(middle(), ("x",), (120, 40)).splitlines()[11:14]
    assert tuple(row[83:].rstrip() for row in rows) == WAY
