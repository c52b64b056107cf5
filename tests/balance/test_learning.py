"""Factors are learned from games: what is known to be behind margins is found again, and nothing by chance (RIV-71)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from maracaibo_tui.engine.chance import below, from_seed
from tests.balance.learning import collect, error, fit, games_of, main, solved

TRUE = {"points": 1.0, "cards": 2.0, "luck": 0.0}


def _lines(games: int, noise: int = 20) -> list[dict[str, Any]]:
    lines, chance = [], from_seed(5)
    for number in range(games):
        drawn = []
        for _ in range(12 * 2 + 1):
            chance, value = below(chance, 40)
            drawn.append(value)
        # Every line of a game ends alike; what the terms do not tell is the noise of the game.
        for at in range(4):
            terms = {name: drawn[at * 6 + 2 * place :][:2] for place, name in enumerate(TRUE)}
            margin = sum(factor * (terms[name][0] - terms[name][1]) for name, factor in TRUE.items())
            lines.append({"n": number, "terms": terms, "points": [margin + (drawn[-1] - 20) * noise / 20, 0]})
    return lines


def test_what_is_behind_the_margins_is_found() -> None:
    """Each true factor lies in its interval, and the error falls."""
    games = games_of(_lines(200), list(TRUE))
    found = fit(games, [1.0, 1.0, 1.0])
    assert found.factors == pytest.approx(list(TRUE.values()), abs=0.15)
    assert all(low < true < high for low, true, high in zip(found.low, TRUE.values(), found.high, strict=True))
    assert found.after < found.before


def test_without_noise_the_fit_is_exact() -> None:
    """Least squares solve what can be solved."""
    games = games_of(_lines(30, noise=0), list(TRUE))
    assert solved(games, [1.0, 1.0, 1.0], 0.0) == pytest.approx(list(TRUE.values()))
    assert error(games, list(TRUE.values())) == pytest.approx(0.0, abs=1e-6)


def test_a_large_penalty_keeps_what_is_in_use() -> None:
    """The ridge draws towards the weights in use, not towards nothing."""
    games = games_of(_lines(20), list(TRUE))
    assert solved(games, [3.0, 3.0, 3.0], 1e12) == pytest.approx([3.0, 3.0, 3.0], abs=1e-3)


def test_the_same_lines_make_the_same_fit() -> None:
    """Byte for byte: nothing is drawn from anywhere else."""
    games = games_of(_lines(20), list(TRUE))
    assert fit(games, [1.0, 1.0, 1.0]) == fit(games, [1.0, 1.0, 1.0])


def test_games_are_collected_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines hold every term of both seats; a second run plays nothing again, and what is there can be fitted."""
    monkeypatch.setattr("tests.balance.learning.bots_named", _quick)
    file = tmp_path / "new" / "lines.jsonl"
    collect("pirates", 2, file)
    before = file.read_bytes()
    collect("pirates", 2, file)
    assert file.read_bytes() == before
    assert before.count(b"\n") > 20
    main(["fit", "--game", "pirates", "--file", str(file)])
    assert "treasures" in capsys.readouterr().out


def _quick(terms: Any, _names: Any, lend: Any) -> Any:  # noqa: ANN401 - as the game passes it on
    from maracaibo_tui.commands.simulation import bots_named

    return bots_named(terms, ["busy", "busy"], lend)
