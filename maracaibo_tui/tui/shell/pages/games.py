"""What else a saved game tells of itself: when it was played, how, and by which rules."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import asdict, replace

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.play.told import briefly, game_of, standing, where, who

from .title import PARTED

TODAY = "today "


def when(changed: datetime, now: datetime) -> str:
    """Say when the game was played last, shorter the nearer it is."""
    changed = changed.astimezone(now.tzinfo)
    days = (now.date() - changed.date()).days
    if days in {0, 1}:
        return f"{(TODAY, 'yesterday ')[days]}{changed:%H:%M}"
    return f"{changed:%d %b %Y}" if changed.year != now.year else f"{changed:%d %b %H:%M}"


def in_a_line(header: Header, played: str, *, says_game: bool) -> tuple[str, ...]:
    """Say who plays, how far and when, in ever fewer words: who and how far tell more of a game than its day.

    Which game it is, where that is not known anyhow, tells more than who plays.
    """
    game = [game_of(header)] if says_game else []
    named, place = briefly(header), where(header)
    forms = [
        *[(*game, each, place, played) for each in named],
        *[(*game, each, place) for each in named],
        (*game, place, played),
        (*game, place),
        (place,),
    ]
    return tuple(dict.fromkeys(map(PARTED.join, forms)))


def taken_back(reveals: int) -> str:
    """Say that answers were taken back after they had revealed something; nothing if none was."""
    match reveals:
        case 0:
            return ""
        case 1:
            return "1 undo after hidden information was seen."
        case many:
            return f"{many} undos after hidden information was seen."


def facts(header: Header) -> list[tuple[str, str]]:
    """Say what else a file tells of its game."""
    untold = _told_of_who(header) | _settled(header)
    rules = [
        f"{name.replace('_', ' ')} {value}".lower()
        for name, value in header.options.items()
        if value is not False and name not in untold
    ]
    folder = f" in {header.pack_folder}" if header.pack_folder else ""
    return [
        _players(header),
        ("standing", standing(header)),
        ("options", ", ".join(text for text in rules if not text.endswith(" none") and not text.endswith(" 0"))),
        ("answers", ". ".join(filter(None, (str(header.answers), taken_back(header.reveals_taken_back))))),
        ("played by", f"rules {header.rules}, pack {header.pack} {header.pack_version}{folder}"),
    ]


def _told_of_who(header: Header) -> set[str]:
    """Name the options that who plays against whom has told already."""
    if header.game not in TITLES:
        return set()
    title, every = title_of(header.game), header.options
    rest = {name: {other: value for other, value in every.items() if other != name} for name in every}
    return {"players", *[name for name in every if title.against(rest[name]) != title.against(every)]}


def _settled(header: Header) -> set[str]:
    """Name the options that a campaign settles for all its games, whatever was chosen."""
    if not header.campaign or header.game not in TITLES:
        return set()
    # Only who has such a game before them waits for it, not the title.
    from maracaibo_tui.play.campaigns import offered_by

    title = title_of(header.game)
    settle, chosen = offered_by(title).options_of, title.options.options_of({}, 1)
    return {name for name in asdict(chosen) if settle(replace(chosen, **{name: None})) == settle(chosen)}


def _players(header: Header) -> tuple[str, str]:
    """Say who plays, and which game where the house has several; of one that it does not have, players play."""
    if len(TITLES) > 1:
        return "game", f"{game_of(header)}, {who(header)}"
    seat = title_of(header.game).seat if header.game in TITLES else "player"
    return f"{seat}s", who(header)
