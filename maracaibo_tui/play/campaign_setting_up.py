"""Setting up a game of a campaign: what the campaign itself settles is not among what there is to choose."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.choices import PACK, Choice

from .campaigns import offered_by
from .plan import Plan
from .setting_up import SetUp


class CampaignSetUp(SetUp):
    """The choices of a game of a campaign."""

    called, does, takes = "New campaign", "begins the campaign", "begin"

    def choices(self, plan: Plan) -> Sequence[Choice]:
        """List what there is to choose, given what was chosen."""
        return [each for each in super().choices(plan) if self._matters(each, plan)]

    def _matters(self, choice: Choice, plan: Plan) -> bool:
        """Tell whether a choice that is one of the rules makes a difference in a campaign."""
        made, given = offered_by(self.title).options_of, self.title.options.options_of
        chosen = [given({**plan.chosen, choice.id: each.id}, len(plan.seats)) for each in choice.values]
        are_rules = any(each != chosen[0] for each in chosen)
        return not are_rules or any(made(each) != made(chosen[0]) for each in chosen)


class NextGameSetUp(CampaignSetUp):
    """The choices of the next game of a campaign, which stays with its content."""

    called, does, takes = "Next game", "keeps this for the next game", "done"

    def choices(self, plan: Plan) -> Sequence[Choice]:
        """List what there is to choose, given what was chosen."""
        return [each for each in super().choices(plan) if each.id != PACK]
