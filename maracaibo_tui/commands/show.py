"""`maracaibo show`: a saved position as one seat may see it, or one value of it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.position import ONLOOKER, Seen, lines, seen
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.record import resume
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.told import of_campaign

MISUSED = 2


def run(save: Path, path: str = "", seat: int = ONLOOKER, as_json: bool = False, pack: str | None = None) -> int:
    """Print a position, or what a path names in it."""
    try:
        _show(open_saved(save, pack), path, seat, as_json=as_json)
    except SaveError as error:
        complain(error)
        return MISUSED
    except (RecordError, PathError) as error:
        complain(plain(f"{save}: {error}."))
        return MISUSED
    return 0


def _show(opened: Opened, path: str, seat: int, *, as_json: bool) -> None:
    match = resume(opened.game, opened.record)
    players = opened.game.options(match.state).players
    if not ONLOOKER <= seat <= players:
        raise SaveError(f"Seat {seat} does not play: choose 1 to {players}, or 0 for an onlooker.")
    for note in opened.record.notes:
        complain(plain(note))
    game = seen(opened, match, seat)
    paths, table = opened.title.paths, Table(game.view, game.printed)
    if path:
        value = paths.read(table, game.asked, path)
        print(value if isinstance(value, str | int) and not as_json else _json(value))
    elif as_json:
        position = paths.all_paths(table, game.asked)
        found = {"game": opened.title.id, "seat": seat, "header": opened.record.header, "position": position}
        print(_json(found, indent=2))
    else:
        if of := of_campaign(opened.header):
            print(f"{of[:1].upper()}{of[1:]}.")
        print(_seen_by(game))
        print("\n".join(lines(game)))


def _seen_by(game: Seen) -> str:
    if game.seat == ONLOOKER:
        return "As an onlooker sees it, without any hand (--seat N shows what seat N may see).\n"
    return f"As {game.names[game.seat]} at seat {game.seat} may see it.\n"


def _json(value: object, indent: int = 0) -> str:
    text = msgspec.json.encode(value)
    return (msgspec.json.format(text, indent=indent) if indent else text).decode()
