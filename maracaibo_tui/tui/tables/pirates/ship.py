"""The ship board: upgrade spaces by group with the line that opens each, figurehead and black-market tiles."""

from __future__ import annotations

from functools import lru_cache

from maracaibo_tui.games.pirates.box.components import Upgrade
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.words.called import upgrade_name
from maracaibo_tui.games.pirates.words.marks import marks as signs
from maracaibo_tui.games.pirates.words.things import upgrade_text
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, cut, fitted, line
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import NEW, cursor_row, windowed
from maracaibo_tui.tui.shell.told_rows import Row, listed

from .seen import Seen, marks, own
from .telling import brief, figurehead_forms, in_few_words, tile_forms

_GROUP, _SIGNS, _LEAST = 3, 3, 24
"""Cells of what stands before a group and before a name, and those of a column that tells what its spaces bring."""
_MANY = 3


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List the upgrades by their pages, then figurehead and tiles."""
    p = own(moment)
    head = (f"figurehead/{p.figurehead}",) if p.figurehead else ()
    return (*[f"upgrade/{each}" for each in printed.box.upgrades], *head, *[f"tile/{each}" for each in p.tiles])


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the groups, as many spaces side by side as have room with what they bring, then what else there is."""
    seen = Seen(printed, moment, marks(printed, moment, "ship", addresses(printed, moment)), cells)
    count = _columns(printed, cells - _GROUP, rows)
    spaces = [row for group in _groups(printed) for row in _group(seen, group, count)]
    drawn = [*spaces, *listed(_rest(printed, moment), seen.marked, cells, max(1, rows - len(spaces)))]
    return windowed([cut(each, cells) for each in drawn], rows, cursor_row(drawn))


def _groups(printed: Printed) -> range:
    return range(1, len(printed.numbers.ship.lines) + 2)


def _columns(printed: Printed, cells: int, rows: int) -> int:
    """Say how many spaces stand side by side."""
    for count in range(1, _MANY):
        if sum(-(-len(_of(printed, group)) // count) for group in _groups(printed)) + 2 <= rows:
            return count
    return max(2, min(_MANY, cells // _LEAST))


def _of(printed: Printed, group: int) -> list[Upgrade]:
    return [each for each in printed.box.upgrades.values() if each.group == group]


def _group(seen: Seen, group: int, count: int) -> Lines:
    """Draw the spaces of a group, so many in a row."""
    opens = seen.printed.line(group)
    is_open = len(seen.p.upgrades) >= opens
    wide, found = (seen.cells - _GROUP) // count, _of(seen.printed, group)
    drawn: Lines = []
    for at in range(0, len(found), count):
        head = f"{opens}+" if opens and not at else ""
        *beside, last = found[at : at + count]
        blocks = [fitted(_space(seen, each, wide - 1, is_open=is_open), wide) for each in beside]
        # The last of a row has what is left of it, and needs no gap.
        blocks.append(_space(seen, last, seen.cells - _GROUP - wide * len(beside), is_open=is_open))
        row = line((f"{head:<3}", "text" if is_open else "faint"))
        drawn.append((*row, *[span for block in blocks for span in block]))
    return drawn


def _space(seen: Seen, space: Upgrade, cells: int, *, is_open: bool) -> Line:
    """Draw a space: done or not, its name, what it brings."""
    p, address, before = seen.p, f"upgrade/{space.id}", seen.moment.before
    is_done = space.id in p.upgrades
    is_new = is_done and before is not None and space.id not in before.players[p.seat - 1].upgrades
    ink = "text" if is_open else "faint"
    mark = Span("●" if is_done else "○", "gain" if is_done else ink)
    name, told = _in_room(seen.printed, space.id, cells - _SIGNS)
    head = line(seen.marked.pointer(address), mark, NEW if is_new else " ", seen.marked.name(address, name, ink))
    return line(*head, (f" {with_arrows(told)}", "title" if is_open else "faint"))


@lru_cache(maxsize=256)
def _in_room(printed: Printed, upgrade: str, cells: int) -> tuple[str, str]:
    """Give name and effect in as many words as have room: of a long name its last word."""
    space = printed.box.upgrades[upgrade]
    name, whole = upgrade_name(space.id, space.name), upgrade_text(space)
    signs_ = signs((*space.permanent, *space.immediate))
    first, _, last = space.name.rpartition(" ")
    if name != space.name:
        last = name.removeprefix(f"{first} ")
    elif first and sum(each.name.endswith(last) for each in printed.box.upgrades.values()) > 1:
        last = f"{first[:4]}.{last}"
    words = (whole, brief(whole), in_few_words(whole))
    # Of names cut short only those stand before words that are words themselves.
    shorter = [(last, each) for each in words[1:] if "." not in last]
    ways = (*[(name, each) for each in words], *shorter, (name, signs_), (last, signs_), (last, ""))
    return next((way for way in ways if len(" ".join(way)) <= cells), ways[-1])


def _rest(printed: Printed, moment: Moment) -> list[Row]:
    """Tell of the figurehead and of the tiles that are left to be laid."""
    p, view = own(moment), moment.view
    head = p.figurehead
    name = printed.box.figureheads[head].name if head else "none"
    first = Row(
        f"figurehead/{head}" if head else "",
        line(("figurehead ", "faint"), (name, "strong bold" if head else "faint")),
        figurehead_forms(printed, head) if head else (),
        is_told=True,
    )
    tiles = [
        Row(f"tile/{tile}", line(("tile ", "faint"), (tile, "text")), tile_forms(printed, tile, view.sides[tile]))
        for tile in p.tiles
    ]
    return [first, *tiles]


def stride(printed: Printed, moment: Moment, direction: str, size: tuple[int, int]) -> int:
    """Say how many things the cursor goes on or back: by rows where spaces stand side by side."""
    cells, rows = size
    count = _columns(printed, cells - _GROUP, rows)
    step = count if direction in {"up", "down"} else 1
    at = max(0, moment.cursors.get("ship", 0))
    step = step if at < len(printed.box.upgrades) - 1 else 1
    return step if direction in {"down", "right"} else -step


def note(printed: Printed, moment: Moment) -> str:
    """Say how many upgrades are done, and which line opens next."""
    done = len(own(moment).upgrades)
    ahead = next((each for each in printed.numbers.ship.lines if each > done), 0)
    return f"{done} of {len(printed.box.upgrades)}" + (f" · next opens at {ahead}" if ahead else "")
