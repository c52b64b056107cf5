"""The module rubies (PIR-RUBY)."""

from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import SellRuby
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .gains import score
from .plans import carry_out


def receive_ruby(t: PiratesTable, p: Player | Jordan, location: str) -> None:
    """Receive a ruby at a location with a ruby supply tile (PIR-RUBY-01, -02, -07, PIR-MIX-06, -07)."""
    if t.state.options.rubies and t.printed.box.locations[location].ruby:
        p.rubies += 1
        if t.tell is not None:
            t.tell(events.RubyGained(p.seat, location))


def free_ruby_spaces(t: PiratesTable) -> list[str]:
    """List the spaces of the ruby market that nobody has taken (PIR-RUBY-05)."""
    return [space for space in t.printed.box.rubies if space not in t.state.ruby_market]


@RULES.asks(SellRuby)
def ask_sale(t: PiratesTable, f: SellRuby) -> Question | None:
    """Ask on which space one ruby is sold, or whether it is exchanged (DEC-P60, PIR-RUBY-03, PIR-RUBY-04, -06)."""
    if not player(t, f.seat).rubies:
        return None
    free = free_ruby_spaces(t)
    options = (*for_each("sell", free), "skip") if free else ("exchange", "skip")
    rule = "PIR-RUBY-04" if free else "PIR-RUBY-06"
    return Question(seat=f.seat, point="DEC-P60", options=options, rule=rule)


@RULES.answers(SellRuby)
def sell(t: PiratesTable, f: SellRuby, option: str) -> None:
    """Put it there for the bonus, or score for it (PIR-RUBY-04, PIR-RUBY-06)."""
    if option == "skip":
        return
    p = player(t, f.seat)
    p.rubies -= 1
    if option == "exchange":
        if t.tell is not None:
            t.tell(events.RubyExchanged(p.seat))
        score(t, p, t.printed.modules.ruby_exchange, "ruby")
        return
    space = value_of(option)
    t.state.ruby_market = {**t.state.ruby_market, space: str(p.seat)}
    if t.tell is not None:
        t.tell(events.RubySold(p.seat, space))
    carry_out(t, p, f"ruby/{space}/bonus")
