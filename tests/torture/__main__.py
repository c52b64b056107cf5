"""Run the long tests of `make torture`, print a table, and leave with 1 if anything failed.

A part is a module of this folder with `run(count, seed)`; to add one, add its line to `PARTS`.
"""

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from textwrap import wrap

import msgspec

from .outcome import Outcome

PARTS: dict[str, int] = {
    "kills": 1000,
    "campaigns": 300,
    "power": 1,
    "errors": 1,
    "damage": 100_000,
    "full_disk": 1000,
    "together": 200,
    "long_tests": 1,
    "games": 8,
    "drops": 300,
    "terminals": 300,
    "streams": 125,
    "sizes": 1000,
    "inputs": 100_000,
    "hangups": 54,
    "secrets": 20,
    "costs": 3,
}
"""The modules of this folder that are parts, and how often each tries when nothing else is said."""
LAST = Path(__file__).with_name("last.json")
_SHOWN = 5


def main() -> int:
    """Run what was asked for; the outcomes also stand in `last.json`."""
    asked = _asked()
    outcomes = []
    for name in asked.only or PARTS:
        began = time.monotonic()
        count = PARTS[name] if asked.count is None else asked.count
        # Said before, for some parts take many minutes.
        print(f"{name}: trying {count} …", file=sys.stderr, flush=True)
        outcome = _run(name, count, asked.seed)
        outcomes.append(outcome)
        print(_line(outcome, time.monotonic() - began), flush=True)
        LAST.write_bytes(msgspec.json.format(msgspec.json.encode(outcomes), indent=2))
    print("\n".join(_table(outcomes)))
    return 1 if any(outcome.faults for outcome in outcomes) else 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make torture",
        description="Long tests of what must survive everything.",
        epilog="The parts, and what each tries:\n" + "\n".join(map(_explained, PARTS)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only", action="append", choices=PARTS, metavar="PART", help="run this part only; may be repeated"
    )
    parser.add_argument("--count", type=int, help="try so often, instead of what is usual for each part")
    parser.add_argument("--seed", type=int, default=1, help="the same number tries the same")
    return parser.parse_args()


def _explained(name: str) -> str:
    """Say what a part tries, by the first line of its module."""
    first = Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8").partition("\n")[0]
    return "\n".join(wrap(first.strip('"'), 100, initial_indent=f"  {name:<11} ", subsequent_indent=" " * 14))


def _run(name: str, count: int, seed: int) -> Outcome:
    # A part that cannot even run is a failure like any other; the parts after it still run.
    try:
        outcome: Outcome = import_module(f"{__package__}.{name}").run(count, seed)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        return Outcome(name, 0, (f"it could not be run: {type(error).__name__}: {error}",))
    return outcome


def _line(outcome: Outcome, seconds: float) -> str:
    verdict = f"{len(outcome.faults)} FAILED" if outcome.faults else "ok"
    return f"{outcome.name}: {outcome.count} tried, {verdict}, {seconds:.0f} s"


def _table(outcomes: list[Outcome]) -> list[str]:
    lines = ["", f"{'part':<14}{'tried':>10}{'failed':>10}  measured"]
    for outcome in outcomes:
        figures = ", ".join(f"{name} {value:g}" for name, value in outcome.figures.items())
        lines.append(f"{outcome.name:<14}{outcome.count:>10}{len(outcome.faults):>10}  {figures}")
        lines += [f"    {failure}" for failure in outcome.faults[:_SHOWN]]
        if len(outcome.faults) > _SHOWN:
            lines.append(f"    and {len(outcome.faults) - _SHOWN} more, in {LAST.name}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
