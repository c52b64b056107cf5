"""Tokens, careers, automa cards, tracks and the head of the pack: what must hold for each of them alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import get_args

from maracaibo_tui.games.maracaibo.box.checks.finding import Finding, known
from maracaibo_tui.games.maracaibo.box.components import AutomaCard, Box
from maracaibo_tui.games.maracaibo.box.vocabulary import Nation

GAME = "maracaibo"
SCHEMA = 1
_ONCE = frozenset({"quest_pile", "remove_disc"})
"""Actions of Jean that take one thing each time and print no amount (MAR-SOLO-30, MAR-SOLO-31)."""
_LINE = re.compile(r"c(?P<city>\w+)|q(?P<first>\w+)-(?P<last>\w+)|e[1-9]\d?|E")


def piece_findings(box: Box) -> Iterator[Finding]:
    """Find pieces that contradict themselves or the numbers of the game."""
    yield from _head_findings(box)
    yield from _track_findings(box)
    yield from _story_findings(box)
    for token in box.tokens.values():
        if len(set(token.modifiers)) < len(token.modifiers):
            yield Finding(f"token {token.id}", "modifiers", "a modifier twice", "each at most once")
    for career in box.careers.values():
        if len(career.task) != box.numbers.setup.figures_career:
            tasks = f"{len(career.task)} tasks"
            yield Finding(f"career {career.id}", "task", tasks, f"{box.numbers.setup.figures_career} tasks")
    for card in box.jean.values():
        yield from _jean_findings(card, box)
    for card in box.jacques.values():
        yield from _jacques_findings(card, box)


def _head_findings(box: Box) -> Iterator[Finding]:
    if box.pack.game != GAME:
        yield Finding("pack", "game", f'"{box.pack.game}"', GAME)
    if box.pack.schema != SCHEMA:
        yield Finding("pack", "schema", f"{box.pack.schema}", f"{SCHEMA}, the format this version reads")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", box.pack.id):
        yield Finding("pack", "id", f'"{box.pack.id}"', "letters, digits, - and _")


def _track_findings(box: Box) -> Iterator[Finding]:
    for nation in get_args(Nation):
        track = box.tracks.influence.get(nation)
        if track is None:
            yield Finding("influence", nation, "nothing", "a track for each nation")
            continue
        yield from _rising("influence", f"{nation}.ranks", "space", [rank.space for rank in track.ranks])
        yield from _rising("influence", f"{nation}.ranks", "value", [rank.value for rank in track.ranks])
        if track.ranks and track.ranks[-1].space > track.spaces:
            beyond = f"a rank on space {track.ranks[-1].space}"
            yield Finding("influence", f"{nation}.ranks", beyond, f"spaces up to {track.spaces}")
    income = box.tracks.doubloon_income
    froms = [points.from_ for points in income.final_vp]
    yield from _rising("doubloon_income", "final_vp", "from", froms)
    if not froms or froms[0] != income.start or froms[-1] > income.last:
        yield Finding("doubloon_income", "final_vp", f"spaces {froms}", f"from {income.start} to at most {income.last}")
    points = [step.vp for step in income.final_vp]
    if points != sorted(points):
        yield Finding("doubloon_income", "final_vp", "points that fall", "points that never fall along the track")


def _rising(item: str, field: str, word: str, numbers: Sequence[int]) -> Iterator[Finding]:
    for former, latter in pairwise(numbers):
        if latter <= former:
            yield Finding(item, field, f"{word} {latter} after {former}", f"each {word} above the one before")


def _story_findings(box: Box) -> Iterator[Finding]:
    # After the last round comes the final scoring, which lays nothing out.
    last = box.numbers.turn.rounds - 1
    for story in box.stories.values():
        for number in story.rounds:
            if not 1 <= number <= last:
                yield Finding(f"story {story.id}", f"rounds.{number}", f"round {number}", f"rounds from 1 to {last}")


def _jean_findings(card: AutomaCard, box: Box) -> Iterator[Finding]:
    name = f"automa {card.id}"
    for field in ("sail", "fork", "actions"):
        if not getattr(card, field):
            yield Finding(name, field, "nothing", "a value on every card of Jean")
    if not 1 <= card.display <= box.numbers.setup.display:
        yield Finding(name, "display", f"{card.display}", f"a position from 1 to {box.numbers.setup.display}")
    for number, action in enumerate(card.actions):
        if (action.does == "influence") != (action.nation is not None):
            nation = action.nation or "no nation"
            yield Finding(name, f"actions[{number}].nation", nation, "a nation for influence and for nothing else")
        if action.does in _ONCE and (action.amount or action.late is not None):
            yield Finding(name, f"actions[{number}]", "an amount", f"none for {action.does}: it is one tile or disc")


def _jacques_findings(card: AutomaCard, box: Box) -> Iterator[Finding]:
    name = f"automa {card.id}"
    if not card.lines or card.lines[-1] != "E":
        yield Finding(name, "lines", "no E at the end", "a last line that ends the round")
    for number, line in enumerate(card.lines):
        field = f"lines[{number}]"
        read = _LINE.fullmatch(line)
        if read is None:
            yield Finding(name, field, f'"{line}"', "c<city>, q<first>-<last>, e<spaces> or E")
            continue
        for place in filter(None, read.groups()):
            yield from known(place, box.locations, name, field, "a location")
