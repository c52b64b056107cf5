"""`maracaibo simulate --campaigns` plays whole campaigns, and says what they met."""

import json

import pytest

from tests.cli.conftest import Maracaibo

CALL = ("simulate", "--pack", "example", "--seats", "busy,busy", "--check", "--campaigns")


def test_a_campaign_is_played_to_its_ending(maracaibo: Maracaibo) -> None:
    """A line for each game says what was finished, and the last lines how long it took and how it ended."""
    ran = maracaibo(*CALL, "1")
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0].startswith("campaign 1, game 1: 1 ")
    assert any("the end: one-lamp" in line for line in lines)
    assert any(line.startswith("games a campaign: median ") for line in lines)
    assert "endings (1): one-lamp 1" in lines


def test_a_program_reads_the_same_as_json(maracaibo: Maracaibo) -> None:
    """What campaigns have met stands under `counts`; the same seed plays the same."""
    found, again = (json.loads(maracaibo(*CALL, "2", "--seed", "4", "--json").out) for _ in range(2))
    assert found["campaigns"] == 2
    assert found["games"] == sum(found["games_a_campaign"])
    assert found["counts"]["endings"] == {"one-lamp": 2}
    assert found["counts"]["cards"].keys() >= {"101", "103"}
    assert [line["number"] for line in found["lines"] if line["campaign"] == 1] == [
        *range(1, found["games_a_campaign"][0] + 1)
    ]
    assert found["lines"][-1]["ending"] == "one-lamp"
    assert {event["side"] for line in found["lines"] for event in line["events"]} == {"front", "back"}
    assert {**found, "seconds": 0} == {**again, "seconds": 0}


@pytest.mark.parametrize(
    "words, reason",
    [
        (("0", "--seats", "random,random"), "--campaigns: found 0"),
        (("1", "--games", "3"), "--games: campaigns are played game after game"),
        (("1", "--trace", "x"), "--trace: campaigns are played game after game"),
        (("1", "--game", "pirates"), "--campaigns: Pirates of Maracaibo has no campaign"),
    ],
)
def test_what_makes_no_sense_is_refused(maracaibo: Maracaibo, words: tuple[str, ...], reason: str) -> None:
    """A sentence says why."""
    ran = maracaibo("simulate", "--campaigns", *words)
    assert ran.code == 2
    assert reason in ran.err
