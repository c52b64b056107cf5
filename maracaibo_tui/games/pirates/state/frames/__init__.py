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
    HalfPrice,
    LayTile,
    LoneRaid,
    LoneSpace,
    MoveExplorer,
    OwnTile,
    PlaceMarkers,
    Refill,
    RenewMissions,
    ReturnExplorer,
    StartExplore,
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
    JordanTurn,
    KeepMission,
    Land,
    LocationActions,
    MissionsKept,
    Moored,
    ResidenceCard,
    Sail,
    SailStep,
    SellRuby,
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
    | LocationActions
    | BayAction
    | SellRuby
    | Income
    | FinalScoring
    | Effects
    | LoneRaid
    | LoneSpace
    | OwnTile
    | UpgradeShip
    | StartExplore
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
    | ReturnExplorer
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
    "DiscardMission", "Effects", "EndTurn", "Exchange", "Fee", "FinalScoring", "Frame", "GainTreasures", "HalfPrice",
    "ImprovementCard", "Income", "JordanTurn", "KeepMission", "Land", "LayTile", "LocationActions", "LoneRaid",
    "LoneSpace", "MissionsKept", "Moored", "MoveExplorer", "OwnTile", "PlaceMarkers", "RaidOptions", "Refill",
    "RenewMissions", "ResidenceCard", "ReturnExplorer", "Sail", "SailStep", "SellRuby", "StartExplore", "StartTurn",
    "TakeFigurehead", "TakeMission", "ThrowDice", "UpgradeShip", "UseTileAnywhere",
]
