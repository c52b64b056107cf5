"""Effects that are carried out together: fixed gains first, the rest waits for the player (PIR-GEN-08)."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state.frames import Effects, Lone
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .gains import gain_doubloons, score


class Plan(NamedTuple):
    """A printed list of effects: what is received at once, and the names of what waits."""

    doubloons: int
    vp: int
    waiting: tuple[str, ...]
    effects: Mapping[str, Any]


def name_of(effect: Any) -> str:  # noqa: ANN401 - an effect of any kind
    """Name an effect as options do: `bury`, `treasure:gold`."""
    kind = getattr(effect, "kind", "")
    tag = str(effect.__struct_config__.tag)
    return made(tag, kind) if kind else tag


def plan_of(t: PiratesTable, source: str) -> Plan:
    """Sort the effects at an address; several shovels wait as so many burials (PIR-GEN-08, PIR-BURY-03)."""
    memo = t.printed.memo
    found: Plan | None = memo.get(source)
    if found is None:
        found = memo[source] = _sorted(t.printed.effects(source))
    return found


def _sorted(effects: Sequence[Any]) -> Plan:
    doubloons = sum(effect.amount for effect in effects if type(effect) is v.Doubloons)
    vp = sum(effect.amount for effect in effects if type(effect) is v.Vp)
    rest = [effect for effect in effects if type(effect) not in {v.Doubloons, v.Vp}]
    waiting = tuple(name for effect in rest for name in [name_of(effect)] * copies(effect))
    return Plan(doubloons, vp, waiting, {name_of(effect): effect for effect in rest})


def copies(effect: object) -> int:
    """Count how often an effect is carried out: burials one after the other (PIR-LOC-07, PIR-BURY-03)."""
    return effect.count if isinstance(effect, v.Bury) else 1


def carry_out(t: PiratesTable, p: Player, source: str) -> None:
    """Receive what is fixed, and let the rest wait (PIR-GEN-08)."""
    plan = plan_of(t, source)
    if plan.doubloons:
        gain_doubloons(t, p, plan.doubloons, source)
    if plan.vp:
        score(t, p, plan.vp, source)
    go_on(t, p, source, plan.waiting)


def go_on(t: PiratesTable, p: Player, source: str, waiting: tuple[str, ...]) -> None:
    """Let effects wait: several for the player to choose from, a single one for itself."""
    if len(waiting) > 1:
        push(t, Effects(p.seat, source, waiting))
    elif waiting:
        push(t, Lone(p.seat, source, waiting[0]))
