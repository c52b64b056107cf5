"""What a person chooses from: options in the order in which they are shown; long lists ask for one thing first."""

from collections.abc import Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.caribbean import price
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .arrivals import fee_at
from .effects import several
from .options import describe
from .things import tile_text


def offers(printed: Printed, view: State, question: Question) -> tuple[Option, ...]:
    """Name what a person chooses from; of tiles and burials first which, then where."""
    found = describe(printed, view, question)
    match question.point:
        case "DEC-P50":
            return tuple(_under_tile(printed, view, option) for option in found)
        case "DEC-P42":
            return tuple(_under_kind(option, found) for option in found)
        case "DEC-P10":
            return tuple(sorted(found, key=lambda option: _is_idle(printed, view, question.seat, option)))
        case "DEC-P46":
            return tuple(sorted(found, key=lambda option: taken_apart(option.id).values[:1] == ("deck",)))
    return found


def _is_idle(printed: Printed, view: State, seat: int, option: Option) -> bool:
    """Tell whether a voyage ends at a residence where one can neither build nor take anything."""
    table: PiratesTable = Table(view, printed)
    p, space = view.players[seat - 1], value_of(option.id)
    found = printed.box.residences.get(view.grid.get(space, ""))
    if found is None or view.options.residence_doubloons:
        return False
    return found.id in p.residences or price(table, p, found.cost) + fee_at(table, p, space) > p.doubloons


def _under_tile(printed: Printed, view: State, option: Option) -> Option:
    form = taken_apart(option.id)
    if form.word != "tile":
        return option
    (tile,) = form.values
    return replace(option, under=f"{tile}: {tile_text(printed, tile, view.sides[tile])}")


def _under_kind(option: Option, found: Sequence[Option]) -> Option:
    """Put a burial under its kind of treasure, with all bonuses that it could bring."""
    form = taken_apart(option.id)
    if form.word != "bury":
        return option
    alike = [each for each in found if taken_apart(each.id).values == form.values]
    bonuses = dict.fromkeys(each.label.partition(": ")[2] for each in alike)
    return replace(option, under=f"Bury {several(1, form.values[0])}: {' or '.join(bonuses)}")
