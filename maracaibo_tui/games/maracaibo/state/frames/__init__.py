"""Everything that can wait on the agenda: what is to be resolved, for which seat (0: for nobody), because of what.

`source` names the component by kind, id and part, as in `card/A17/immediate`.
"""

from .actions import (
    Annex,
    AssistantPart,
    AssistantReward,
    Buy,
    CityAction,
    CityWay,
    CollectionTile,
    CrossBarrier,
    Delivery,
    DiscardHand,
    Explore,
    FigureForPoints,
    Land,
    LiftQuest,
    QuestToTrack,
    RedBarrier,
    TakeDoubloons,
    TokenPoints,
    TrackQuest,
    VillageActions,
    VillageReward,
)
from .combat import ChooseNation, ChoosePile, CombatActions, OfferCombat, StartCombat
from .gains import (
    AreaChoice,
    FiguresOntoCard,
    Influence,
    MoveDisc,
    PayCards,
    PayCosts,
    PayEqualGoods,
    PlaceMarker,
    RankStep,
    ReceiveCard,
    RemoveDisc,
    RemoveSkull,
    Resolve,
    SynergyChoice,
    TakeFigures,
)
from .play import (
    AfterMain,
    Draw,
    EndStop,
    EndTurn,
    ExtraSail,
    FirstCards,
    FirstCareer,
    JacquesChoice,
    JacquesTurn,
    JeanTurn,
    MainAction,
    RefillDisplay,
    RevealCareers,
    RevealFirstCards,
    Sail,
    StartDraw,
    StartTurn,
)
from .scoring import ChoiceMade, FinalStep, InterimStep, ScoringPurchase, ScoringWindow
from .story import CountVotes, ReadBack, Vote

Frame = (
    FirstCards
    | RevealFirstCards
    | FirstCareer
    | RevealCareers
    | StartTurn
    | JeanTurn
    | JacquesTurn
    | JacquesChoice
    | EndTurn
    | Sail
    | ExtraSail
    | MainAction
    | AfterMain
    | EndStop
    | StartDraw
    | Draw
    | RefillDisplay
    | CollectionTile
    | Delivery
    | CityAction
    | CityWay
    | TakeDoubloons
    | FigureForPoints
    | DiscardHand
    | TokenPoints
    | VillageActions
    | VillageReward
    | Buy
    | Annex
    | AssistantPart
    | AssistantReward
    | Explore
    | CrossBarrier
    | RedBarrier
    | Land
    | TrackQuest
    | LiftQuest
    | QuestToTrack
    | OfferCombat
    | StartCombat
    | ChoosePile
    | ChooseNation
    | CombatActions
    | Resolve
    | PayCosts
    | PayCards
    | PayEqualGoods
    | ReceiveCard
    | Influence
    | RankStep
    | RemoveDisc
    | MoveDisc
    | AreaChoice
    | RemoveSkull
    | SynergyChoice
    | PlaceMarker
    | FiguresOntoCard
    | TakeFigures
    | ScoringPurchase
    | ScoringWindow
    | ChoiceMade
    | InterimStep
    | FinalStep
    | ReadBack
    | Vote
    | CountVotes
)

# fmt: off
__all__ = [
    "AfterMain", "Annex", "AreaChoice", "AssistantPart", "AssistantReward", "Buy", "ChoiceMade", "ChooseNation",
    "ChoosePile", "CityAction", "CityWay", "CollectionTile", "CombatActions", "CountVotes", "CrossBarrier",
    "Delivery", "DiscardHand", "Draw", "EndStop", "EndTurn", "Explore", "ExtraSail", "FigureForPoints",
    "FiguresOntoCard", "FinalStep", "FirstCards", "FirstCareer", "Frame", "Influence", "InterimStep",
    "JacquesChoice", "JacquesTurn", "JeanTurn", "Land", "LiftQuest", "MainAction", "MoveDisc", "OfferCombat",
    "PayCards", "PayCosts", "PayEqualGoods", "PlaceMarker", "QuestToTrack", "RankStep", "ReadBack", "ReceiveCard",
    "RedBarrier", "RefillDisplay", "RemoveDisc", "RemoveSkull", "Resolve", "RevealCareers", "RevealFirstCards",
    "Sail", "ScoringPurchase", "ScoringWindow", "StartCombat", "StartDraw", "StartTurn", "SynergyChoice",
    "TakeDoubloons", "TakeFigures", "TokenPoints", "TrackQuest", "VillageActions", "VillageReward", "Vote",
]
