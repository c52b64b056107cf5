"""What stands for everybody at the table, captains and automatic opponents alike: a letter, a style, a name."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.state.position import Automa, Player, State

LETTERS = "ABCD"


def letter(seat: int | str) -> str:
    """Give the letter of a seat, as it stands on map and tracks; Jean and Jacques never play together."""
    return LETTERS[seat - 1] if isinstance(seat, int) else seat[0].upper()


def style(seat: int | str) -> str:
    """Name the style of what belongs to a seat."""
    return f"seat{seat}" if isinstance(seat, int) else "automa"


def called(names: Mapping[int | str, str], seat: int | str) -> str:
    """Give the name of whoever sits there."""
    return names.get(seat, str(seat).capitalize())


def scorers(view: State) -> list[Player | Automa]:
    """List all who score, the automatic opponent last."""
    return [*view.players, *([view.automa] if view.automa is not None else [])]
