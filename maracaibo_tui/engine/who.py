"""What stands for everybody at the table, seats and automatic opponents alike: a letter and a style."""

LETTERS = "ABCD"
MOST_SEATS = len(LETTERS)
"""A fifth letter and a fifth colour come with the game that seats five."""


def letter(seat: int | str) -> str:
    """Give the letter of a seat, as it stands on map and tracks, or of an automatic opponent."""
    return LETTERS[seat - 1] if isinstance(seat, int) else seat[0].upper()


def style(seat: int | str) -> str:
    """Name the style of what belongs to a seat."""
    return f"seat{seat}" if isinstance(seat, int) else "automa"
