"""Ids of rules as they stand in pages, code, content and scenarios."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tests.architecture.tree import ROOT, kept_files, short, text

PAGES = ROOT / "rules"
# `MAR-SHIP-10..12` stands for the three ids from 10 to 12.
ID = re.compile(r"\b((?:MAR|PIR|EFF)-[A-Z]+)-(\d+)(?:\.\.(\d+))?")
# What a step may hold.
STEP = ("do", "offered", "not_offered", "expect", "change")
# Gaps and chapters of a specification that is not part of the repository.
ELSEWHERE = re.compile(r"\bGAP-\d+|\b[Cc]hapters? \d+")
# An id is defined by a heading, by the first cell of a table row or at the start of an entry of a list.
DEFINITION = re.compile(
    r"^(?:#{1,6} (?P<heading>.*)|\| *(?P<row>[^|]*)\||[-*] (?P<entry>[*`]+[^*`]*[*`]+))", re.MULTILINE
)


def named(source: str) -> set[str]:
    """Return the ids that occur in a text."""
    ids = set()
    for stem, first, last in ID.findall(source):
        ids |= {f"{stem}-{number:0{len(first)}}" for number in range(int(first), int(last or first) + 1)}
    return ids


def defined(page: str) -> set[str]:
    """Return the ids that a page of the rulebook explains."""
    places = (
        found.group("heading") or found.group("row") or found.group("entry") for found in DEFINITION.finditer(page)
    )
    return {rule for place in places if place for rule in named(place)}


@cache
def rulebook(game: str = "*") -> frozenset[str]:
    """Return every id that our rulebook pages explain, those of all games or of one."""
    return frozenset(rule for page in PAGES.glob(f"{game}/**/*.md") for rule in defined(text(page)))


@cache
def shown() -> dict[str, Path]:
    """Return for each rule a scenario that shows it: one in which something is done or must hold."""
    found = {}
    for path in sorted(ROOT.glob("tests/*/scenarios/**/*.toml")):
        raw = tomllib.loads(text(path))
        if shows(raw):
            found.update({rule: path for entry in raw.get("rules", []) for rule in named(entry)})
    return found


@cache
def without_scenario() -> dict[str, str]:
    """Return the rules that no scenario can show, each with the reason that its game's list gives."""
    listed = [
        entry
        for path in sorted(ROOT.glob("tests/*/without_scenario*.toml"))
        for entry in tomllib.loads(text(path)).get("without", [])
    ]
    return {rule: entry["reason"] for entry in listed for written in entry["rules"] for rule in named(written)}


def shows(scenario: Mapping[str, Any]) -> bool:
    """Tell whether a scenario has a step in which somebody does something, or something must hold."""
    return any(step.get(part) for step in scenario.get("step", []) for part in STEP)


def elsewhere(source: str) -> set[str]:
    """Return the names in a text that only a document outside the repository would explain."""
    return set(ELSEWHERE.findall(source))


def dangling() -> list[str]:
    """Return every mention of an id that no page explains, and of what can be read nowhere here."""
    places = [ROOT / name for name in ("maracaibo_tui", "content", "rules", "tests")]
    files = [path for path in kept_files() if any(path.is_relative_to(place) for place in places)]
    loose = [(path, rule) for path in files for rule in sorted(named(text(path)) - rulebook())]
    # The pages themselves speak of the chapters of a campaign.
    others = [path for path in files if not path.is_relative_to(PAGES)]
    loose += [(path, name) for path in others for name in sorted(elsewhere(text(path)))]
    return [f"{short(path)}: {name}" for path, name in loose]
