"""The final scoring a second time, read off the finished table and apart from the rules that it checks (PIR-SCORE)."""

from collections import Counter

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.state.position import Jordan, Player, State

Parts = dict[str, int]


def disagreements(printed: Printed, state: State) -> list[str]:
    """Say where scores and winners differ from a recount."""
    found = []
    scorers: list[Player | Jordan] = [*state.players, *([state.jordan] if state.jordan else [])]
    for each in scorers:
        parts = _jordan(printed, state, each) if isinstance(each, Jordan) else recount(printed, state, each)
        before = each.score.get("before", 0)
        wanted = {"before": before, **parts, "total": before + sum(parts.values())}
        if dict(each.score) != wanted or each.vp != wanted["total"]:
            found.append(f"PIR-SCORE-01: {each.seat} has the score {dict(each.score)}, a recount gives {wanted}")
    if set(state.winners) != _winners(state):
        found.append(f"PIR-SCORE-12: {state.winners} won, by their points it should be {_winners(state)}")
    return found


def recount(printed: Printed, state: State, p: Player) -> Parts:
    """Count every part of a person's score that the table shows."""
    numbers, owned = printed.scoring, _owned(printed, p)
    fulfilled, gained, lost = _missions(printed, state, p, owned)
    owned["missions"] = fulfilled
    cards = [printed.box.improvements[card] for card in p.cards]
    residences = [printed.box.residences[residence].score for residence in p.residences]
    return {
        "rivers": numbers.river * len(set(p.rivers)),
        "doubloons": p.doubloons // numbers.doubloons,
        "cards": sum(card.vp for card in cards),
        "conditions": sum(_grey(effect, owned) for card in cards for effect in card.scoring),
        "residences": sum(min(score.max, score.vp * _residence(score, owned)) for score in residences),
        "treasures": sum(owned[kind] * _value(printed, state, kind) for kind in KINDS),
        "buried": numbers.buried * len(p.dig),
        "missions": gained,
        "missions_bonus": numbers.missions_vp * (fulfilled >= numbers.missions),
        "missions_lost": -lost,
    }


def _owned(printed: Printed, p: Player) -> Counter[str]:
    """Count everything that missions and residences may ask for, by the words of the conditions."""
    owned = Counter({kind: p.above[kind] for kind in KINDS}) + Counter(p.dig.values())
    cards = [printed.box.improvements[card] for card in p.cards]
    owned.update(card.kind for card in cards)
    symbols = [effect for card in cards for effect in card.income]
    symbols += printed.box.figureheads[p.figurehead].income if p.figurehead else ()
    for symbol in symbols:
        owned["doubloon_income" if isinstance(symbol, v.IncomeDoubloons) else "vp_income"] += symbol.amount
    owned.update(buried=len(p.dig), rivers=len(p.rivers), upgrades=len(p.upgrades), residences=len(p.residences))
    owned.update(immediate=sum(bool(card.immediate) for card in cards), improvements=len(cards))
    return owned


def _missions(printed: Printed, state: State, p: Player, owned: Counter[str]) -> tuple[int, int, int]:
    """Count the missions fulfilled, what they bring, and what the others cost (PIR-MISS-03, PIR-HUNT-03, -04)."""
    fulfilled = gained = lost = 0
    for mission in p.missions:
        upper, lower = printed.box.missions[mission].conditions
        if state.options.mission_hunters:
            reached = [lower.vp * printed.modules.hunters_factor] if _is_met(lower, owned) else []
            lost += 0 if reached else printed.modules.hunters_penalty
        else:
            reached = [each.vp for each in (upper, lower) if _is_met(each, owned)]
        fulfilled += bool(reached)
        gained += max(reached, default=0)
    return fulfilled, gained, lost


def _is_met(condition: v.Condition, owned: Counter[str]) -> bool:
    """Compare what a condition asks for, field by field, with what is owned."""
    match condition:
        case v.MissionTreasures():
            return sum(owned[kind] for kind in KINDS) >= condition.count
        case v.MissionKind():
            return owned[condition.kind] >= condition.count
        case v.MissionCards():
            return owned["improvements"] + owned["residences"] >= condition.count
        case v.MissionEachKind():
            return all(owned[kind] >= condition.count for kind in ("crew", "equipment", "ship"))
        case _:
            tag = str(condition.__struct_config__.tag).removeprefix("mission_")
            wanted = {name: getattr(condition, name) for name in condition.__struct_fields__ if name != "vp"}
            return all(owned[tag if name == "count" else name] >= count for name, count in wanted.items())


def _grey(effect: v.Scoring, owned: Counter[str]) -> int:
    if isinstance(effect, v.EndBuried):
        return effect.vp * owned["buried"]
    return effect.vp * (owned["missions" if isinstance(effect, v.EndMissions) else effect.kind] // 3)


def _residence(score: v.ResidenceScore, owned: Counter[str]) -> int:
    match score:
        case v.ResTreasure():
            return owned[score.kind]
        case v.ResTreasureSets():
            return min(owned[kind] for kind in KINDS)
        case _:
            return owned[str(score.__struct_config__.tag).removeprefix("res_")]


def _value(printed: Printed, state: State, kind: str) -> int:
    values = printed.scoring.treasure
    return values[-1] if state.islands[kind] >= len(values) else values[state.islands[kind]]


def _jordan(printed: Printed, state: State, j: Jordan) -> Parts:
    """Count Jordan's parts (PIR-SOLO-41)."""
    solo, numbers = printed.solo, printed.scoring
    return {
        "rivers": solo.river * len(j.rivers),
        "cards": solo.improvement * len(j.cards),
        "residences": solo.residence * len(j.residences),
        "treasures": sum(count * _value(printed, state, kind) for kind, count in j.treasures.items()),
        "missions": solo.mission * len(j.missions),
        "missions_bonus": numbers.missions_vp * (len(j.missions) >= numbers.missions),
        "rubies": solo.ruby * j.rubies,
    }


def _winners(state: State) -> set[int | str]:
    """Name who has won by what the table shows (PIR-SCORE-12, PIR-SCORE-13, PIR-SOLO-42)."""
    if state.jordan is not None:
        return {1} if state.players[0].vp > state.jordan.vp else {"jordan"}
    ranks = {p.seat: (p.vp, len(p.dig), len(p.upgrades)) for p in state.players}
    return {seat for seat, rank in ranks.items() if rank == max(ranks.values())}
