"""On a large screen the rule of what is highlighted stands beside the table, without being asked for."""

from itertools import cycle

from maracaibo_tui.library.rulebook import rulebook_of
from tests.support.quick import until
from tests.support.seated import at_table, in_a_terminal, placed, screen_of, shown


@in_a_terminal
async def test_the_rule_of_the_highlighted_option_stands_beside_the_log() -> None:
    """At 200×60 every option has its rule in words; on smaller screens it is a key away."""
    screen = screen_of(placed({"players.1.ship": "3", "players.1.hand": []}, ("sail:4",)))
    async with at_table(screen, (200, 60)) as pilot:
        first, option = shown(pilot), screen.desk.moment().option
        assert option is not None
        entry = rulebook_of("maracaibo").find(option.rule)
        assert entry is not None
        assert f"{option.rule} ?" in first
        assert entry.title in first
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "Rule ─" not in shown(pilot)


@in_a_terminal
async def test_what_is_not_possible_has_its_reason_there() -> None:
    """Behind the options the reason comes first, then the rule that forbids it."""
    screen = screen_of(placed({"players.1.ship": "3", "players.1.hand": []}, ("sail:4",)))
    async with at_table(screen, (200, 60)) as pilot:
        while screen.desk.moment().option is not None:
            await pilot.press("n")
        denied = screen.desk.kit.denied(screen.desk.moment())[0]
        assert f"({denied.rule})" in shown(pilot)


@in_a_terminal
async def test_nothing_is_seen_of_it_while_the_keyboard_is_passed() -> None:
    """Between two persons there is no rule that tells what is being decided."""
    screen = screen_of(placed({}))
    async with at_table(screen, (200, 60)) as pilot:
        assert "Rule ─" in shown(pilot)
        keys = cycle(("e", "e", "enter"))
        await until(lambda: screen.desk.is_veiled, lambda: pilot.press(next(keys)))
        assert "Rule" not in shown(pilot)
