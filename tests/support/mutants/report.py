"""What a run over the mutants found, file by file, and what went unnoticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from .mutant import Mutant, Named
from .trying import Tried

LEAST = 95
"""So many of a hundred must be noticed, excused ones counted as unnoticed."""


def figures(tried: Sequence[Tried], excused: Mapping[Named, str]) -> Iterator[str]:
    """Count by file: mutants, noticed, excused, and left."""
    counts: dict[str, Counter[str]] = {}
    for each in tried:
        file = each.mutant.name.place.partition(" ")[0]
        for row in (counts.setdefault(file, Counter()), counts.setdefault("all", Counter())):
            row["mutants"] += 1
            row[_kind(each, excused)] += 1
    if "all" not in counts:
        return
    yield f"{'file':<32}{'mutants':>8}{'noticed':>8}{'excused':>8}{'left':>6}"
    for file in (*sorted(counts.keys() - {"all"}), "all"):
        row = counts[file]
        yield f"{file:<32}{row['mutants']:>8}{row['noticed']:>8}{row['excused']:>8}{row['left']:>6}"


def _kind(each: Tried, excused: Mapping[Named, str]) -> str:
    if each.noticed_by:
        return "noticed"
    return "excused" if each.mutant.name in excused else "left"


def faults(tried: Iterable[Tried], excused: Mapping[Named, str]) -> Iterator[str]:
    """Say which mutants went unnoticed without an excuse, and which were noticed in spite of one."""
    for each in tried:
        name = each.mutant.name
        if each.noticed_by and name in excused:
            yield f"excused, but noticed by {each.noticed_by}: {name}"
        if not each.noticed_by and name not in excused:
            yield unnoticed(each.mutant)


def unnoticed(mutant: Mutant) -> str:
    """Say where a mutant stands and what it changes."""
    name, family, first = mutant.name, mutant.change.family, mutant.change.lines[0]
    return f"UNNOTICED {mutant.owner.file.name}:{first} [{family}] {name}\n    {mutant.line}"


def share_noticed(tried: Sequence[Tried]) -> float:
    """Give how many of a hundred were noticed."""
    return 100 * sum(bool(each.noticed_by) for each in tried) / max(1, len(tried))
