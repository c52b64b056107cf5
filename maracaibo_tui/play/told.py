"""How a saved game is told in a list: who plays, how far it is, which game; and which of a list fit words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import Listed

from .seats import first_name, read, told

_NAMED_BRIEFLY = 2


def who(header: Header) -> str:
    """Name those who play, and the automatic opponent."""
    people = ", ".join(map(told, header.seats)) or f"{header.options.get('players', '')} players"
    return plain(f"{people} {_against(header)}".strip())


def briefly(header: Header) -> tuple[str, ...]:
    """Name those who play by their first words, and the automatic opponent; in ever fewer words."""
    names = [_first(seat) for seat in header.seats]
    against = _against(header)
    if not names:
        return (who(header),)
    several = [", ".join(names), f"{names[0]}, {len(names) - 1} others"] if len(names) > _NAMED_BRIEFLY else []
    forms = several or [" and ".join(names)]
    rivals = [f" {against}", f" {against.partition(',')[0]}"] if against else [""]
    return tuple(dict.fromkeys(plain(form + rival) for form in forms for rival in rivals))


def _first(seat: str) -> str:
    """Give the first name at a seat; that of a bot stands behind the word that says that it is one."""
    return first_name(read(seat).name)


def _against(header: Header) -> str:
    return title_of(header.game).against(header.options) if header.game in TITLES else ""


def far(header: Header) -> str:
    """Say how far the game is."""
    return "over" if header.over else title_of(header.game).where(header.turn) if header.game in TITLES else ""


def where(header: Header) -> str:
    """Say how far the game is, and which game of which campaign it is."""
    return ", ".join(filter(None, (far(header), of_campaign(header))))


def of_campaign(header: Header) -> str:
    """Say which game of which campaign it is; nothing of one that stands alone."""
    return f"game {header.number} of {plain(header.campaign)}" if header.campaign else ""


def standing(header: Header) -> str:
    """Say how everybody stands, as everybody may know it; older files do not tell, nor those of another house."""
    if header.game not in TITLES:
        return ""
    say = title_of(header.game).words().standing
    named = zip(map(told, header.seats), header.standing, strict=False)
    return plain("; ".join(f"{seat}: {say(each.key, each.numbers)}" for seat, each in named))


def game_of(header: Header) -> str:
    """Name the game that is played; one that the house does not have, as the file does."""
    return title_of(header.game).name if header.game in TITLES else plain(header.game)


def of_several_games(games: Iterable[Listed]) -> bool:
    """Tell whether files of more than one game are among these, so that a list must say which."""
    return len({game.header.game for game in games if game.header is not None}) > 1


def fitting(games: Iterable[Listed], words: Sequence[str]) -> list[Listed]:
    """Give the games of which every word stands in the name, in who plays, or in how far it is; case does not count."""
    wanted = [word.casefold() for word in words]
    return [game for game in games if all(word in _all_of(game) for word in wanted)]


def _all_of(game: Listed) -> str:
    header = game.header
    told_ = (game.kind,) if header is None else (game_of(header), who(header), where(header))
    return " ".join((game.name, *told_)).casefold()
