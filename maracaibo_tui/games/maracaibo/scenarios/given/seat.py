"""Moving what belongs to one seat to where a given position has it."""

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.rules.synergy import take_synergy
from maracaibo_tui.games.maracaibo.state.position import Automa, Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, everybody, player

from .quests import lift_quests, under_pile
from .story import told_apart
from .values import decided, number, numbers, on_board, table, text, texts, without

Ids = tuple[str, ...]


def set_doubloons(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Take doubloons from the bank or give them back."""
    player(t, int(ids[0])).doubloons = number(path, value, 0)


def set_vp(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set the victory points."""
    player(t, int(ids[0])).vp = number(path, value, 0)


def set_combat_points(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set the combat marker (MAR-GEN-13)."""
    player(t, int(ids[0])).combat_points = number(path, value, 0, t.printed.combat.most_points)


def set_figures(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Take figures into the own supply from the general supply, or return them (MAR-GEN-15)."""
    p = decided(path, player(t, int(ids[0])))
    both = p.figures + p.figures_general
    p.figures = number(path, value, 0, both)
    p.figures_general = both - p.figures


def set_ship(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put a ship to a location."""
    player(t, int(ids[0])).ship = on_board(t, path, text(path, value, t.printed.locations, "location"))


def set_influence(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set an influence marker."""
    p, nation = player(t, int(ids[0])), ids[1]
    p.influence = {**p.influence, nation: number(path, value, 0, t.printed.last_influence[nation])}


def set_income_doubloons(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set the marker of the doubloon income (INV-20)."""
    track = t.printed.box.tracks.doubloon_income
    player(t, int(ids[0])).income_doubloons = number(path, value, track.start, track.last)


def set_income_vp(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set the marker of the point income (INV-20)."""
    player(t, int(ids[0])).income_vp = number(path, value, 0, t.printed.scoring.vp_income_wrap - 1)


def set_discs(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Remove discs from a ship area, or bring removed ones back, without any bonus (INV-03, INV-04)."""
    p, area = player(t, int(ids[0])), ids[1]
    left = number(path, value, 0, min(t.printed.setup.discs, p.discs[area] + p.discs_removed))
    p.discs_removed += p.discs[area] - left
    p.discs = {**p.discs, area: left}


def set_synergies(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Take synergy tokens, which wake the income that waited for them (MAR-SYNERGY-03, INV-17)."""
    p = player(t, int(ids[0]))
    kinds = texts(path, value, t.printed.box.synergies, "synergy token")
    lost = [kind for kind in p.synergies if kind not in kinds]
    if lost:
        raise PathError(f"{path}: found no {lost[0]}, allowed only more tokens: a token that was taken stays")
    points = p.vp
    for kind in kinds:
        take_synergy(t, p, kind, "given")
    p.vp = points


def set_quests(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay quest tiles onto a quest track without any points; those it held go under the pile."""
    p = player(t, int(ids[0]))
    quests = texts(path, told_apart(t, path, value), t.printed.quests, "quest tile")
    under_pile(t, p.quests, quests)
    lift_quests(t, quests)
    p.quests = quests


def set_card_quests(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay quest tiles onto cards of the tableau (EFF-IMM-06)."""
    p, laid = player(t, int(ids[0])), table(path, value)
    for card in laid:
        if card not in p.tableau:
            raise PathError(f"{path}: found {card!r}, allowed a card in the tableau of seat {p.seat}")
    quests = texts(path, list(laid.values()), t.printed.box.quests, "quest tile")
    under_pile(t, p.card_quests.values(), quests)
    lift_quests(t, quests)
    p.card_quests = dict(zip(laid, quests, strict=True))


def set_combat_tokens(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Give combat tokens to a seat; those it held go under the second pile (INV-16)."""
    p, state = player(t, int(ids[0])), t.state
    tokens = texts(path, value, t.printed.box.tokens, "combat token")
    gone = without(p.combat_tokens, tokens)
    lift_tokens(t, tokens)
    p.combat_tokens, state.combat_2 = tokens, (*state.combat_2, *gone)


def lift_tokens(t: MaracaiboTable, tokens: tuple[str, ...]) -> None:
    """Take combat tokens from wherever they are."""
    state = t.state
    holders: list[Player | Jean] = [*state.players, *([] if state.jean is None else [state.jean])]
    for holder in holders:
        holder.combat_tokens = without(holder.combat_tokens, tokens)
    state.combat_1 = without(state.combat_1, tokens)
    state.combat_2 = without(state.combat_2, tokens)


def set_career(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Give a seat a career card; who had it takes the other one."""
    p, career = decided(path, player(t, int(ids[0]))), text(path, value, t.printed.box.careers, "career card")
    for rival in t.state.players:
        if rival.career == career:
            rival.career = p.career
    p.career = career


def set_career_done(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Complete career tasks without reward; their figures go to the own supply (MAR-CAREER-05, INV-26)."""
    p = decided(path, player(t, int(ids[0])))
    done = numbers(path, value, len(t.printed.box.careers[p.career].task))
    figures = p.figures + len(done) - len(p.career_done)
    p.figures = number(f"{path}: figures left in the own supply", figures, 0)
    p.career_done = done


def set_explorer(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put an explorer to a space; barriers on the upper way count as crossed, without bonus (INV-22)."""
    put_explorer(t, path, player(t, int(ids[0])), value)


def put_explorer(t: MaracaiboTable, path: str, owner: Player | Automa, value: object) -> None:
    """Put an explorer to a space and count the barriers before it as crossed."""
    space = text(path, value, (START, *t.printed.spaces), "space of the explorer track")
    taken = [other.explorer for other in everybody(t) if other is not owner]
    if space in taken and space not in {START, t.printed.last_space}:
        raise PathError(f"{path}: found {space} taken by another explorer, allowed a free space")
    owner.explorer = space
    owner.barriers = _barriers_before(t, START, space) or ()


def _barriers_before(t: MaracaiboTable, at: str, target: str) -> tuple[str, ...] | None:
    """List the barriers from one space to another, by the upper branch wherever it leads there (MAR-EXPLORE-12)."""
    if at == target:
        return ()
    spaces = t.printed.spaces
    barrier = spaces[at].barrier if at != START else None
    for space in sorted(t.printed.explorer_next[at], key=lambda each: spaces[each].branch == "lower"):
        ahead = _barriers_before(t, space, target)
        if ahead is not None:
            return ahead if barrier is None else (barrier, *ahead)
    return None
