"""What stands below the areas of a ship board: combat, figures, income, career, synergies and what is planned."""

from collections.abc import Sequence

from maracaibo_tui.games.maracaibo.advice.lights_unnamed import COMBAT, FIGURES
from maracaibo_tui.games.maracaibo.rules.prestige import doubloon_income_points
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import card_name
from maracaibo_tui.games.maracaibo.words.careers import briefly
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Lines, cut, fitted, line, width
from maracaibo_tui.tui.screen.surface import bar
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks, figure

LABEL_CELLS, BAR_CELLS = 9, 10
_IN_PAIRS = ((0, 1), (2,), (3,), (4,), (5,))
"""Which lines stand side by side where rows are few."""


def figures(t: MaracaiboTable, moment: Moment, marked: Marks, cells: int, rows: int) -> Lines:
    """Tell of combat points, figures, income, career, synergies and planned cards, in so many rows."""
    p = player(t, moment.seat)
    told = [
        _combat(t, moment, p, marked),
        _figures(moment, p, marked),
        _income(t, moment, p, cells),
        _career(t, p, marked, cells),
        _synergies(moment, p, marked, cells),
        _planned(t, p, cells),
    ]
    told = [each for each in told if each]
    if len(told) > rows + 1 and all(width(each) < cells // 2 for each in told[:2]):
        told = [_pair(told, each, cells) for each in _IN_PAIRS if each[-1] < len(told)]
    return [cut(each, cells) for each in told[: max(0, rows)]]


def _pair(told: Sequence[Line], pair: Sequence[int], cells: int) -> Line:
    first, *others = [told[each] for each in pair]
    return (*fitted(first, cells // 2), *others[0]) if others else first


def _label(text: str, address: str, marked: Marks) -> Line:
    return line(marked.name(address, text, "faint"), " " * (LABEL_CELLS - len(text)))


def _combat(t: MaracaiboTable, moment: Moment, p: Player, marked: Marks) -> Line:
    points = bar(p.combat_points, t.printed.combat.most_points, "warn")
    told = figure(moment, several(p.combat_points, "point"), "text", "combat_points")
    return line(*_label("combat", COMBAT, marked), *points, "  ", told)


def _figures(moment: Moment, p: Player, marked: Marks) -> Line:
    dots = "●" * p.figures + "○" * p.figures_general
    told = figure(moment, f"{p.figures}", "text", "figures")
    gap = " " * max(1, BAR_CELLS - len(dots))
    return line(*_label("figures", FIGURES, marked), (dots, "text"), gap, told, f", supply {p.figures_general}")


def _income(t: MaracaiboTable, moment: Moment, p: Player, cells: int) -> Line:
    """Say the income, and what both of its tracks are worth at the end by now."""
    points = figure(moment, f" {p.income_vp} VP", "points", "income_vp") if p.income_vp else ""
    money = figure(moment, f"{p.income_doubloons}$", "money bold", "income_doubloons")
    head = line((f"{'income':<{LABEL_CELLS}}", "faint"), money, points)
    worth = p.income_vp + doubloon_income_points(t, p)
    forms = (f"  now {worth} VP at the end", f"  now {worth} VP at end", f" now {worth} VP")
    return line(*head, next((form for form in forms if width(head) + len(form) <= cells), ""))


def _career(t: MaracaiboTable, p: Player, marked: Marks, cells: int) -> Line:
    """Name the career with a mark for every task that is done, and say how far the next ones are."""
    career = t.printed.box.careers.get(p.career)
    if career is None:
        return ()
    done = "".join("●" if number in p.career_done else "○" for number in range(1, len(career.task) + 1))
    head = line(*_label("career", f"career/{p.career}", marked), f"{career.name} {done}")
    ahead = [text for number, text in enumerate(briefly(p, career), 1) if number not in p.career_done]
    room = cells - width(head)
    told = [" · ".join(ahead[:count]) for count in range(len(ahead), 0, -1)]
    forms = [*[f"  next: {each}" for each in told], *[f"  {each}" for each in told[-1:]]]
    return line(*head, (next((form for form in forms if len(form) <= room), "") if ahead else "  all done", "text"))


def _synergies(moment: Moment, p: Player, marked: Marks, cells: int) -> Line:
    """Name the synergies, and count quests and combat tokens as far as there is room."""
    address = next((each for each in sorted(marked.bright) if each.startswith("synergy/")), "synergy/")
    owned = figure(moment, " ".join(p.synergies), "points", "synergies") if p.synergies else ("none", "faint")
    told = line(*_label("synergy", address, marked), owned)
    for name, count, field in (("quests", len(p.quests), "quests"), ("tokens", len(p.combat_tokens), "combat_tokens")):
        more = line((f"   {name} ", "faint"), figure(moment, f"{count}", "text", field))
        told = (*told, *more) if width(told) + width(more) <= cells else told
    return told


def _planned(t: MaracaiboTable, p: Player, cells: int) -> Line:
    """Name the planned cards, or only count them."""
    names = ", ".join(card_name(t.printed, card) for card in p.planning) or "–"
    forms = (names, f"{len(p.planning)}")
    return line(
        (f"{'planned':<{LABEL_CELLS}}", "faint"),
        next((form for form in forms if len(form) <= cells - LABEL_CELLS), forms[-1]),
    )
