"""Synergy tokens (MAR-SYNERGY)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import SynergyChoice
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .income import synergy_income


def take_synergy(t: MaracaiboTable, p: Player, kind: str, source: str) -> None:
    """Take a synergy token unless it is owned, and wake the income that waited for it (MAR-SYNERGY-01..04)."""
    if kind in p.synergies:
        return
    p.synergies += (kind,)
    if t.tell is not None:
        t.tell(events.SynergyTaken(p.seat, kind, source))
    synergy_income(t, p, kind)


def offer_synergy_choice(t: MaracaiboTable, p: Player, source: str) -> None:
    """Let the player take a token of a kind not yet owned; with all five the effect is lost (EFF-IMM-12)."""
    push(t, SynergyChoice(p.seat, source))


@RULES.asks(SynergyChoice)
def ask_synergy(t: MaracaiboTable, f: SynergyChoice) -> Question | None:
    """Ask which kind of synergy token is taken (DEC-22)."""
    owned = player(t, f.seat).synergies
    kinds = for_each("synergy", [kind for kind in t.printed.box.synergies if kind not in owned])
    if not kinds:
        return None
    return Question(seat=f.seat, point="DEC-22", options=kinds, rule="EFF-IMM-12", source=f.source)


@RULES.answers(SynergyChoice)
def choose_synergy(t: MaracaiboTable, f: SynergyChoice, option: str) -> None:
    """Take the chosen token."""
    take_synergy(t, player(t, f.seat), value_of(option), f.source)
