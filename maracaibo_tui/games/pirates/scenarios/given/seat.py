"""Moving what belongs to one seat, or to Jordan, to where a given position has it."""

from maracaibo_tui.engine.paths import PathError, shown
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO, START
from maracaibo_tui.games.pirates.rules.caribbean import sea_of
from maracaibo_tui.games.pirates.rules.track import track_of
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody, jordan_of, player

from .values import number, text, texts, truth, without

Ids = tuple[str, ...]


def _owner(t: PiratesTable, ids: Ids) -> Player | Jordan:
    return player(t, int(ids[0])) if ids[0].isdecimal() else jordan_of(t)


def set_doubloons(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Take doubloons from the supply or give them back."""
    player(t, int(ids[0])).doubloons = number(path, value, 0)


def set_vp(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Set the victory points."""
    _owner(t, ids).vp = number(path, value, 0)


def set_rubies(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Set the rubies in hand."""
    _owner(t, ids).rubies = number(path, value, 0)


def set_ship(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Put a ship to a space."""
    _owner(t, ids).ship = text(path, value, (START, *sea_of(t).places, BAY, MARACAIBO), "space")


def set_explorer(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Put an explorer to a space; the rivers on the upper way there count as crossed (PIR-EXPL-08)."""
    p, track = _owner(t, ids), track_of(t)
    p.explorer = text(path, value, (START, *track.spaces), "space of the explorer track")
    p.rivers = track.rivers_to(p.explorer)


def set_rivers(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Name the rivers crossed."""
    _owner(t, ids).rivers = texts(path, value, sorted(set(track_of(t).river.values())), "river")


def set_above(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay treasures above the line, one of them on the bonus space."""
    p, kind = player(t, int(ids[0])), ids[1]
    p.above = {**p.above, kind: number(path, value, 0)}
    is_on_top = bool(p.above[kind]) and kind in t.printed.top
    p.top = (*without(p.top, (kind,)), kind) if is_on_top else without(p.top, (kind,))


def set_top(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Say whether one of the treasures above the line lies on the bonus space."""
    p, kind = player(t, int(ids[0])), ids[1]
    is_on_top = truth(path, value)
    if is_on_top and not (p.above[kind] and kind in t.printed.top):
        raise PathError(f"{path}: found true, allowed with a treasure above the line and a bonus space there")
    p.top = (*without(p.top, (kind,)), kind) if is_on_top else without(p.top, (kind,))


def set_dig(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay a treasure on a space below a line or of the own Poseidon."""
    p, space = player(t, int(ids[0])), ids[1]
    site = t.printed.site.get(space)
    kind = text(path, value, ("", *((site,) if site else KINDS)), "kind of treasure")
    if kind and site is None and space not in t.printed.poseidon.get(p.figurehead, ()):
        raise PathError(f"{path}: found {shown(kind)}, allowed only with the figurehead that has this space")
    p.dig = {place: found for place, found in p.dig.items() if place != space}
    if kind:
        p.dig = {**p.dig, space: kind}


def set_upgrades(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Cover upgrade spaces."""
    player(t, int(ids[0])).upgrades = texts(path, value, t.printed.box.upgrades, "ship upgrade")


def set_figurehead(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Give a figurehead from wherever it is; one that was there goes to the box, with the treasures on it."""
    p = _owner(t, ids)
    letter = text(path, value, ("", *t.printed.box.figureheads), "figurehead")
    if letter:
        lift_figureheads(t, (letter,))
    p.figurehead = letter
    if isinstance(p, Player):
        _clear_poseidon(t, p)


def lift_figureheads(t: PiratesTable, letters: tuple[str, ...]) -> None:
    """Take figureheads from the offer and from whoever has them."""
    t.state.offer_figureheads = without(t.state.offer_figureheads, letters)
    for each in everybody(t):
        if each.figurehead in letters:
            each.figurehead = ""
            if isinstance(each, Player):
                _clear_poseidon(t, each)


def _clear_poseidon(t: PiratesTable, p: Player) -> None:
    spaces = (*t.printed.site, *t.printed.poseidon.get(p.figurehead, ()))
    p.dig = {space: kind for space, kind in p.dig.items() if space in spaces}


def set_tiles(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay black-market tiles on the ship board, also back from a location."""
    p, state = player(t, int(ids[0])), t.state
    p.tiles = texts(path, value, t.printed.box.tiles, "black-market tile")
    back = [place for place, (seat, tile) in state.market.items() if seat == p.seat and tile in p.tiles]
    state.market = {place: laid for place, laid in state.market.items() if place not in back}


def set_residences(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay markers on residence cards."""
    _owner(t, ids).residences = texts(path, value, t.printed.box.residences, "residence")


def set_retired(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Say whether the marker on the discount tile has been used."""
    if not t.state.options.retired_pirate:
        raise PathError(f"{path}: found {shown(value)}, allowed only with the module retired_pirate")
    player(t, int(ids[0])).retired = truth(path, value)


def set_step(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Set Jordan's step marker (PIR-SOLO-34)."""
    jordan_of(t).step = number(path, value, 1, len(t.printed.solo.raid))


def set_jordan_upgrades(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Set how many upgrades Jordan has made (PIR-SOLO-33)."""
    jordan_of(t).upgrades = number(path, value, 0, len(t.printed.box.solo_upgrades))


def set_treasures(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Set Jordan's treasures of a kind."""
    jordan = jordan_of(t)
    jordan.treasures = {**jordan.treasures, ids[1]: number(path, value, 0)}
