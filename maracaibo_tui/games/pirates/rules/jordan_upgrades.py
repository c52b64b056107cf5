"""Jordan's ship upgrades: spaces of the solo ship board, filled in their order (PIR-SOLO-33..37)."""

from maracaibo_tui.engine.chance import rolled
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Jordan
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .caribbean import faceup, sea_of
from .gains import score
from .missions import lay_out
from .raid import FACES


def upgrade(t: PiratesTable, j: Jordan) -> None:
    """Fill the next space of his board, the lines of which do not matter; a full board brings nothing (PIR-SOLO-33)."""
    board = tuple(t.printed.box.solo_upgrades.values())
    if j.upgrades == len(board):
        return
    space = board[j.upgrades]
    j.upgrades += 1
    match space.kind:
        case "step":
            _told(t, space.id, space.kind, got=str(_step(t, j)))
        case "figurehead":
            _figurehead(t, j, space.id)
        case "mission":
            _told(t, space.id, space.kind)
            take_mission(t, j)
        case "residence":
            _residence(t, j, space.id)


def take_mission(t: PiratesTable, j: Jordan) -> None:
    """Take the rightmost open mission; the others move up and a new one is laid on the left (PIR-SOLO-29, -36)."""
    row = t.state.offer_missions
    at = max([place for place, mission in enumerate(row) if mission], default=-1)
    mission = row[at] if at >= 0 else ""
    if t.tell is not None:
        t.tell(events.JordanTook(mission))
    if mission:
        j.missions = (*j.missions, mission)
        t.state.offer_missions = ("", *row[:at], *row[at + 1 :])
        lay_out(t, 0)


def _told(t: PiratesTable, space: str, kind: str, dice: tuple[int, ...] = (), got: str = "") -> None:
    if t.tell is not None:
        t.tell(events.JordanUpgraded(space, kind, dice, got))


def _step(t: PiratesTable, j: Jordan) -> int:
    """Move the step marker on, at most to the last step (PIR-SOLO-34)."""
    j.step = min(j.step + 1, len(t.printed.solo.raid))
    return j.step


def _figurehead(t: PiratesTable, j: Jordan, space: str) -> None:
    """Throw for a figurehead; one already taken by either leaves him without (PIR-SOLO-35)."""
    dice = rolled(t, FACES)
    state, place = t.state, t.printed.solo.figurehead_die[dice[0] - 1]
    offer = state.offer_figureheads
    is_taken = bool(j.figurehead) or any(p.figurehead for p in state.players)
    if not is_taken and place <= len(offer):
        j.figurehead = offer[place - 1]
        state.offer_figureheads = tuple([each for each in offer if each != j.figurehead])
        _told(t, space, "figurehead", dice, j.figurehead)
    else:
        _told(t, space, "figurehead", dice)


def _residence(t: PiratesTable, j: Jordan, space: str) -> None:
    """Throw until the number is that of a residence without his marker, and lay it there (PIR-SOLO-37)."""
    sea, residences = sea_of(t), t.printed.box.residences
    built = {where: card for where, card in faceup(t) if card in residences}
    numbered = [built[where] for where in sea.in_order({*built})]
    if all(card in j.residences for card in numbered[:FACES]):
        _told(t, space, "residence")
        return
    dice: tuple[int, ...] = ()
    while not dice or dice[-1] > len(numbered) or numbered[dice[-1] - 1] in j.residences:
        dice += rolled(t, FACES)
    is_first, residence = not j.residences, numbered[dice[-1] - 1]
    j.residences = (*j.residences, residence)
    _told(t, space, "residence", dice, residence)
    if is_first:
        score(t, j, t.printed.solo.first_residence, "residence")
