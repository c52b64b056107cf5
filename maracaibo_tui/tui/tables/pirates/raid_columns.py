"""Raids in columns: what each die makes by source, and what swords are spent on."""

from __future__ import annotations

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.pirates.advice.odds import reroll_odds
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.box.vocabulary import RaidOptionTreasure
from maracaibo_tui.games.pirates.rules.possessions import sources
from maracaibo_tui.games.pirates.rules.raid_options import DOUBLOONS, TREASURE, VP, raid_options
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.effects import effect_text, several
from maracaibo_tui.games.pirates.words.things import option_source
from maracaibo_tui.tui.screen.lines import line
from maracaibo_tui.tui.shell.columns import Choice, Column
from maracaibo_tui.tui.shell.kit import Moment

from .seen import own, table_of
from .telling import brief
from .treasure_columns import worth_told

DIE_HEADS = (Column("die"), Column("swords", is_figure=True), Column("what it buys, and what makes the swords"))
SWORD_HEADS = (
    Column("spend on"),
    Column("swords", is_figure=True),
    Column("left", is_figure=True),
    Column("what it brings"),
)


def die(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a die with all bonuses by source, or what another throw may bring."""
    form, frame = taken_apart(option.id), moment.view.agenda[-1]
    table, p = table_of(printed, moment), own(moment)
    if form.word == "reroll":
        odds = reroll_odds(table, p, frame)
        told = f"{frame.rerolls} left · {odds}"
        return Choice("Throw all again", ((), line((told, "text"))), "Again", short=((), line((odds, "text"))))
    kind = form.values[0]
    parts = made_of(table, p, kind, frame)
    total = sum(amount for amount, _ in parts)
    adding = " + ".join(f"{amount} {what}".strip() for amount, what in parts)
    buys, has_treasure = _buys(table, p, total)
    worth = f" · {worth_told(printed, moment, kind, -1)}" if has_treasure else ""
    swords = line((f"{total}", "strong bold"))
    few = " + ".join(str(amount) for amount, _ in parts) if len(parts) > 1 else ""
    made = f" · {adding}" if few else ""
    short = (swords, line((f"{buys} · {few}" if few else buys, "text")))
    return Choice(kind.capitalize(), (swords, line((f"{buys}{worth}{made}", "text"))), "", short)


def _buys(t: PiratesTable, p: Player, left: int) -> tuple[str, bool]:
    """Say what so many swords buy, the dearest first, and whether a treasure is among it."""
    basic, found = t.printed.raid, dict[str, str]()
    called = {TREASURE: "a treasure", DOUBLOONS: f"{basic.doubloons.doubloons}$", VP: f"{basic.vp.vp} VP"}
    for name, needs in sorted(raid_options(t, p), key=lambda each: (-each[1], each[0] != TREASURE)):
        if needs <= left:
            left -= needs
            found[name] = called.get(name) or option_source(t.printed, name)
    return ", ".join(found.values()) or "nothing", TREASURE in found


def made_of(t: PiratesTable, p: Player, kind: str, frame: object) -> list[tuple[int, str]]:
    """List what makes the swords of a Raid for a kind, and where each comes from."""
    dice, extra = getattr(frame, "dice", ()), getattr(frame, "swords", 0)
    shown = [(dice[KINDS.index(kind)], "")] if dice else []
    bay = [(extra, "Bay" if dice else "")] if extra else []
    tables = (t.printed.swords, t.printed.kind_swords[kind] if dice else {})
    bonuses = [(table[source], option_source(t.printed, source)) for table in tables for source in sources(table, p)]
    return [*shown, *bay, *bonuses]


def option(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell what swords are spent on: how many, how many are left, and what it brings."""
    form, frame = taken_apart(option.id), moment.view.agenda[-1]
    if form.word != "raid":
        lost = f"{several(frame.swords, 'sword')} lost" if frame.swords else ""
        return Choice("End the Raid", ((), (), line((lost, "text"))))
    table, p, name = table_of(printed, moment), own(moment), form.values[0]
    cost = dict(raid_options(table, p))[name]
    front = (line((f"{cost}", "text")), line((f"{frame.swords - cost}", "text")))
    kind, basic, effect = frame.kind, printed.raid, printed.raid_options.get(name)
    treasure = f"{several(1, kind)}: {worth_told(printed, moment, kind, -1)}"
    brings = {"vp": f"{basic.vp.vp} VP", "doubloons": f"{basic.doubloons.doubloons} doubloons"}.get(name, treasure)
    if effect is not None and not isinstance(effect, RaidOptionTreasure):
        brings = effect_text(effect).partition("-> ")[2]
    few = brief(brings).partition(": ")[0]
    called = {"vp": "Points", "doubloons": "Doubloons", "treasure": "A treasure"}.get(name) or option_source(
        printed, name
    )
    short = (line((f"{cost}/", "text")), (), line((few, "text")))
    return Choice(called, (*front, line((brings, "text"))), "", short)
