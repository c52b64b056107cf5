"""Everything that can wait on the agenda: what is to be resolved, for which seat (0: for nobody), because of what."""

from .effects import (
    BuildAnywhere,
    Bury,
    BuyAfar,
    ChooseTreasure,
    DiscardMission,
    Effects,
    Exchange,
    GainTreasures,
    GoExplore,
    HalfPrice,
    LayTile,
    Lone,
    LoneRaid,
    LoneSpace,
    MoveExplorer,
    OwnTile,
    PlaceMarkers,
    Refill,
    RenewMissions,
    TakeFigurehead,
    TakeMission,
    UpgradeShip,
    UseTileAnywhere,
)
from .play import (
    Battle,
    BayAction,
    EndTurn,
    Fee,
    FinalScoring,
    ImprovementCard,
    Income,
    JordanScoring,
    JordanTurn,
    KeepMission,
    Land,
    LocationActions,
    MissionsKept,
    Moored,
    NameWinners,
    ResidenceCard,
    Sail,
    SailStep,
    SellRuby,
    StartActions,
    StartTurn,
)
from .raid import (
    ChooseDie,
    ChooseKind,
    RaidOptions,
    ThrowDice,
)

Frame = (
    KeepMission
    | MissionsKept
    | StartTurn
    | JordanTurn
    | EndTurn
    | Sail
    | SailStep
    | Moored
    | Fee
    | Battle
    | Land
    | ImprovementCard
    | ResidenceCard
    | StartActions
    | LocationActions
    | BayAction
    | SellRuby
    | Income
    | FinalScoring
    | JordanScoring
    | NameWinners
    | Effects
    | Lone
    | LoneRaid
    | LoneSpace
    | OwnTile
    | UpgradeShip
    | GoExplore
    | Exchange
    | MoveExplorer
    | Bury
    | PlaceMarkers
    | ChooseTreasure
    | GainTreasures
    | TakeMission
    | RenewMissions
    | BuyAfar
    | Refill
    | BuildAnywhere
    | HalfPrice
    | TakeFigurehead
    | LayTile
    | UseTileAnywhere
    | DiscardMission
    | ThrowDice
    | ChooseDie
    | ChooseKind
    | RaidOptions
)

# fmt: off
__all__ = [
    "Battle", "BayAction", "BuildAnywhere", "Bury", "BuyAfar", "ChooseDie", "ChooseKind", "ChooseTreasure",
    "DiscardMission", "Effects", "EndTurn", "Exchange", "Fee", "FinalScoring", "Frame", "GainTreasures", "GoExplore",
    "HalfPrice", "ImprovementCard", "Income", "JordanScoring", "JordanTurn", "KeepMission", "Land", "LayTile",
    "LocationActions", "Lone", "LoneRaid", "LoneSpace", "MissionsKept", "Moored", "MoveExplorer", "NameWinners",
    "OwnTile", "PlaceMarkers", "RaidOptions", "Refill", "RenewMissions", "ResidenceCard", "Sail", "SailStep",
    "SellRuby", "StartActions", "StartTurn", "TakeFigurehead", "TakeMission", "ThrowDice", "UpgradeShip",
    "UseTileAnywhere",
]
