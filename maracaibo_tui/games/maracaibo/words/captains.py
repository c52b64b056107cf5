"""What everybody at the table is called, captains and automatic opponents alike."""

from maracaibo_tui.engine.words import Names


def called(names: Names, seat: int | str) -> str:
    """Give the name of whoever sits there."""
    return names.get(seat, str(seat).capitalize())
