"""What somebody asked for on the command line, as a plan for a new game."""

from __future__ import annotations

from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import own_folder
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.tui.shell.setup import Plan, cleaned

from .bots import BOTS
from .new_game import NAMES

_USUAL_SEATS = (Seat(NAMES[0]), Seat(NAMES[1], BOTS[0].id))


def is_complete(wish: NewGame) -> bool:
    """Tell whether a wish says who plays, so that nothing need be asked."""
    return bool(wish.players) or wish.solo is not None


def against_jean(plan: Plan) -> Plan:
    """Leave one person of a plan, and let Jean be the opponent."""
    people = [seat for seat in plan.seats if seat.is_person][:1] or [Seat(NAMES[0])]
    return replace(plan, seats=tuple(people), chosen={**plan.chosen, "opponent": JEAN})


def planned(wish: NewGame, before: Plan) -> Plan:
    """Put what was asked for in place of what an earlier plan says."""
    opponent, level, bots = _bots(wish)
    people = [Seat(cleaned(name)) for name in wish.players.split(",")] if wish.players else []
    if wish.solo is not None and not people:
        people = [seat for seat in before.seats if seat.is_person][:1] or [Seat(NAMES[0])]
    free = [name for name in NAMES if name not in {seat.name for seat in people}]
    if len(bots) > len(free):
        raise SaveError(f"--bot {wish.bot}: {len(bots)} bots are more than there are seats; {len(NAMES)} can play.")
    others = [Seat(name, bot) for name, bot in zip(free, bots, strict=False)]
    given = {
        "opponent": opponent,
        "level": level,
        "story": "" if wish.story is None else str(wish.story),
        "edition": wish.edition or "",
        "pack": "" if wish.pack is None else own_folder(wish.pack) or wish.pack,
    }
    return replace(
        before,
        seats=(*people, *others) if people else before.seats or _USUAL_SEATS,
        chosen={**before.chosen, **{name: value for name, value in given.items() if value}},
        seed=before.seed if wish.seed is None else wish.seed,
    )


def _bots(wish: NewGame) -> tuple[str, str, list[str]]:
    """Read `--bot` and `--solo`: the opponent, its level, and the bots that take seats."""
    opponent, level, bots = "", "" if wish.solo is None else str(wish.solo), []
    bot_names = [value.id for value in BOTS]
    for text in filter(None, wish.bot.split(",")):
        called, _, strength = text.strip().partition(":")
        if called in {JEAN, JACQUES}:
            if opponent:
                raise SaveError(f"--bot {wish.bot}: Jean and Jacques play one at a time, and once: name one of them.")
            opponent, level = called, strength or level or "1"
            if not level.isdecimal():
                raise SaveError(f"--bot {wish.bot}: the level {strength!r} is no number.")
        elif called in bot_names and strength:
            raise SaveError(f"--bot {wish.bot}: {called} has no levels; Jean and Jacques have.")
        elif called in bot_names:
            bots.append(called)
        else:
            known = ", ".join((*bot_names, JEAN, JACQUES))
            raise SaveError(f"--bot {wish.bot}: {called!r} is no bot; allowed are {known}; jean:3 is her third level.")
    if wish.solo is not None and not opponent:
        opponent = JEAN
    return opponent, level, bots
