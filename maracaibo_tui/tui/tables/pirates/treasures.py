"""Treasures: by kind what one has, on which spaces, what each is worth now, and the islands."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.marks import marks as signs
from maracaibo_tui.games.pirates.words.things import worth
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, cut, line
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks, cursor_row, windowed

from .seen import marks, own
from .telling import owned, treasure_points

_MOST_DOTS = 7


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what the cursor visits: each island and the spaces for its treasures."""
    p = own(moment)
    poseidon = (f"figurehead/{p.figurehead}",) if p.figurehead in printed.poseidon else ()
    found = [
        (f"island/{kind}", f"dig/{printed.top.get(kind, '')}", *(f"dig/{dig}" for dig in printed.below[kind]))
        for kind in KINDS
    ]
    return (*[each for row in found for each in row if not each.endswith("/")], *poseidon)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a row an island and a row of its dig spaces, then what is buried, dice, and what markers make of worth."""
    marked = marks(printed, moment, "treasures", addresses(printed, moment))
    told: Lines = []
    for kind in KINDS:
        told += [_island(printed, moment, marked, kind, cells), _digs(printed, moment, marked, kind, cells)]
    told += [*_poseidon(printed, moment, marked), _buried(printed, moment, cells)]
    dice = _dice(moment)
    rest = [*_scale(printed, cells), *([dice] if dice else [])]
    if len(told) + len(rest) + 1 <= rows:
        rest.insert(0, ())
    whole = [*told, *rest[: max(0, rows - len(told))]]
    return windowed([cut(each, cells) for each in whole], rows, cursor_row(whole))


def _island(printed: Printed, moment: Moment, marked: Marks, kind: str, cells: int) -> Line:
    """Draw an island: what one has of its kind, its markers, and what each is worth."""
    view, after, address = moment.view, moment.after, f"island/{kind}"
    markers = view.islands[kind]
    then = after.islands[kind] if after is not None else markers
    has = owned(own(moment), kind)
    dots = ("●" * min(markers, _MOST_DOTS) + "○" * (_MOST_DOTS - markers), "money")
    count = f"{markers}→{then}" if then != markers else f"{markers}"
    now, becomes = worth(printed, markers), worth(printed, then)
    value = f"{now} → {becomes} VP" if now != becomes else f"{now} VP each"
    left = line(
        marked.pointer(address),
        marked.name(address, f"{kind:<8}", kind),
        ("you ", "faint"),
        (f"{has:<2} ", "strong bold" if has else "faint"),
        dots,
        (f" {count}", "text"),
    )
    return between(left, line((value, "points bold" if now != becomes else "points")), cells)


def _digs(printed: Printed, moment: Moment, marked: Marks, kind: str, cells: int) -> Line:
    """Draw the bonus space above the line, the spaces below it, and at the right what the others have of the kind."""
    p, top = own(moment), printed.top.get(kind, "")
    spans: Line = line("  ")
    if top:
        spans = (*spans, *_space(printed, marked, f"dig/{top}", is_taken=kind in p.top), *line((" │", "rule")))
    for dig in printed.below[kind]:
        spans = (*spans, *_space(printed, marked, f"dig/{dig}", is_taken=dig in p.dig))
    others = [each for each in scorers(moment.view) if each.seat != p.seat]
    right = [
        span
        for each in others
        for span in (" ", chip(letter(each.seat), style(each.seat)), Span(f" {owned(each, kind)}", "text"))
    ]
    return between(spans, line(*right), cells)


def _space(printed: Printed, marked: Marks, address: str, *, is_taken: bool) -> Line:
    text = signs(printed.effects(f"{address}/bonus")) or "–"
    mark = Span("●" if is_taken else "○", "money" if is_taken else "faint")
    ink = "faint" if is_taken else "text"
    return line(marked.pointer(address), mark, marked.name(address, text, ink))


def _poseidon(printed: Printed, moment: Moment, marked: Marks) -> Iterator[Line]:
    """Draw the spaces on the own figurehead."""
    p = own(moment)
    spaces = printed.poseidon.get(p.figurehead, ())
    if spaces:
        address = f"figurehead/{p.figurehead}"
        name = printed.box.figureheads[p.figurehead].name
        drawn = [
            span
            for space in spaces
            for span in (
                Span(" ●" if space in p.dig else " ○", "money"),
                Span(signs(printed.effects(f"poseidon/{space}/bonus")), "text"),
            )
        ]
        yield line(marked.pointer(address), marked.name(address, name, "title"), *drawn)


def _buried(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say how many are buried, and what all of it is worth now."""
    p = own(moment)
    left = line((" buried ", "faint"), (f"{len(p.dig)}", "text"), (f", +{printed.scoring.buried} VP each", "faint"))
    whole = treasure_points(printed, moment.view, p, KINDS) + printed.scoring.buried * len(p.dig)
    return between(left, line(("all worth ", "faint"), (f"{whole} VP", "points bold")), cells)


def _dice(moment: Moment) -> Line:
    """Show the dice of the Raid that is going on."""
    dice = next((each.dice for each in reversed(moment.view.agenda) if getattr(each, "dice", ())), ())
    shown = [
        span
        for kind, die in zip(KINDS, dice, strict=False)
        for span in (Span(f" {kind} ", kind), Span(f" {die} ", "onaccent on title bold"))
    ]
    return line((" dice", "faint"), *shown) if dice else ()


def _scale(printed: Printed, cells: int) -> Lines:
    """Say from how many markers on a treasure is worth more: in one row, in words where those have room."""
    table = printed.scoring.treasure
    steps = [(at, table[at]) for at in range(1, len(table)) if table[at] != table[at - 1]]
    whole = f"each worth {table[0]} VP, {', '.join(f'from {at} markers {vp} VP' for at, vp in steps)}"
    brief = f"each {table[0]} VP · {'  '.join(f'{at}●: {vp}' for at, vp in steps)}"
    return [line(" ", (whole if len(whole) < cells else brief, "faint"))]


def note(printed: Printed, moment: Moment) -> str:
    """Say in the heading what all treasures are worth."""
    p = own(moment)
    worth_now = treasure_points(printed, moment.view, p, KINDS) + printed.scoring.buried * len(p.dig)
    return f"worth {worth_now} VP"
