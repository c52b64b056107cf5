"""What can happen, in the past tense; words, statistics and audits are made from these."""

from .automa import (
    AutomaAimed,
    AutomaDelivered,
    AutomaFought,
    AutomaMissed,
    AutomaRemovedDisc,
    AutomaRevealed,
    AutomaSailed,
    AutomaTookCard,
    AutomaTookQuest,
    JacquesActed,
    JacquesCompared,
    JacquesSailed,
    JeanCompared,
    JeanIncomeCounted,
    Missing,
)
from .board import (
    BarrierCrossed,
    CityTileLaid,
    Explored,
    LegacyEntered,
    LegacyLeft,
    MarkerPlaced,
    MarkerRemoved,
    QuestFulfilled,
    QuestPlaced,
)
from .cards import AssistantPlaced, BuildingRevealed, CardBought, CardMoved, Invested, Reshuffled
from .combat import CombatActionUsed, NationChosen, TokenRevealed
from .gains import (
    AreaCleared,
    DiscRemoved,
    Gained,
    IncomeRaised,
    IncomeWrapped,
    InfluenceGained,
    RankReached,
    Scored,
    SynergyTaken,
    TaskCompleted,
)
from .story import CampaignEnded, StoryChosen, StoryLaid, StoryRead, StoryTilePlaced, StoryTileTaken, Voted
from .turns import ChoseMain, GameEnded, MarketsCleared, RoundEnded, Sailed, TurnStarted

# fmt: off
__all__ = [
    "AreaCleared", "AssistantPlaced", "AutomaAimed", "AutomaDelivered", "AutomaFought", "AutomaMissed",
    "AutomaRemovedDisc", "AutomaRevealed", "AutomaSailed", "AutomaTookCard", "AutomaTookQuest", "BarrierCrossed",
    "BuildingRevealed", "CampaignEnded", "CardBought", "CardMoved", "ChoseMain", "CityTileLaid", "CombatActionUsed",
    "DiscRemoved", "Explored", "Gained", "GameEnded", "IncomeRaised", "IncomeWrapped", "InfluenceGained",
    "Invested", "JacquesActed", "JacquesCompared", "JacquesSailed", "JeanCompared", "JeanIncomeCounted",
    "LegacyEntered", "LegacyLeft", "MarkerPlaced", "MarkerRemoved", "MarketsCleared", "Missing", "NationChosen",
    "QuestFulfilled", "QuestPlaced", "RankReached", "Reshuffled", "RoundEnded", "Sailed", "Scored", "StoryChosen",
    "StoryLaid", "StoryRead", "StoryTilePlaced", "StoryTileTaken", "SynergyTaken", "TaskCompleted", "TokenRevealed",
    "TurnStarted", "Voted",
]
