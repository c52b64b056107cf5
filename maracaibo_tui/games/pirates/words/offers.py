"""What a person chooses from: options in the order in which they are shown; long lists ask for one thing first."""

from msgspec.structs import replace

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State

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
            return tuple(_under_kind(option) for option in found)
    return found


def _under_tile(printed: Printed, view: State, option: Option) -> Option:
    form = taken_apart(option.id)
    if form.word != "tile":
        return option
    (tile,) = form.values
    return replace(option, under=f"{tile}: {tile_text(printed, tile, view.sides[tile])}")


def _under_kind(option: Option) -> Option:
    form = taken_apart(option.id)
    return replace(option, under=f"Bury {several(1, form.values[0])}") if form.word == "bury" else option
