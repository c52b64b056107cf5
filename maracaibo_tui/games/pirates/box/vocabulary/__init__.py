"""The printed effects, one class each, and which of them may stand where.

The classes carry the names and the parameters that content files use: `effect = "vp_per_river"` is `VpPerRiver`.
"""

from .incomes import (
    EndBuried,
    EndMissions,
    EndTreasures,
    IncomeDoubloons,
    IncomeVp,
)
from .jordan import (
    PRINTED_ELSEWHERE,
    Extra,
    ExtraExplore,
    ExtraRaid,
    ExtraUpgrade,
    Main,
    MainBuy,
    MainExplore,
    MainImprovement,
    MainMission,
    MainRaid,
    UpgradeKind,
)
from .lasting import (
    Discount,
    DoubloonsPerMission,
    ExploreExchange,
    ExploreSteps,
    RaidOptionBury,
    RaidOptionDoubloons,
    RaidOptionDoubloonsVp,
    RaidOptionMarker,
    RaidOptionTreasure,
    RaidOptionVp,
    RaidRerolls,
    RaidSwords,
    RaidSwordsKind,
    RenewMissions,
    Sail,
)
from .missions import (
    MissionBuried,
    MissionBuriedRivers,
    MissionBuriedVpIncome,
    MissionCards,
    MissionCrewRivers,
    MissionDoubloonIncome,
    MissionEachKind,
    MissionEquipmentCrew,
    MissionEquipmentRivers,
    MissionImmediate,
    MissionKind,
    MissionRivers,
    MissionShipResidences,
    MissionTreasures,
    MissionUpgrades,
    MissionVpIncome,
)
from .once import (
    ActivateBlackMarket,
    BlackMarketTile,
    BuildResidence,
    Bury,
    BuyCrew,
    BuyEquipment,
    BuyShip,
    DiscardMission,
    Doubloons,
    DoubloonsPerDoubloonIncome,
    Explore,
    ExplorerSpace,
    Figurehead,
    Marker,
    MarkerAny,
    Mission,
    OneTime,
    Raid,
    RaidNow,
    ShipUpgrade,
    Treasure,
    TreasureAny,
    TreasureChoice,
    Vp,
    VpPerBuried,
    VpPerCrew,
    VpPerEquipment,
    VpPerMission,
    VpPerRiver,
    VpPerTreasure,
    VpPerVpIncome,
)
from .residences import (
    ResBuried,
    ResCrew,
    ResDoubloonIncome,
    ResEquipment,
    ResMissions,
    ResRivers,
    ResShip,
    ResTreasure,
    ResTreasureSets,
    ResVpIncome,
)
from .rule_ids import (
    RULES,
)
from .symbols import (
    Amount,
    CardKind,
    Count,
    Kind,
    KindOrAny,
)

LocationAction = Raid | Explore | Bury | Mission | BuyCrew | BuyEquipment | Doubloons | Vp
Permanent = (
    RaidOptionTreasure
    | RaidOptionVp
    | RaidOptionMarker
    | RaidOptionDoubloonsVp
    | RaidOptionDoubloons
    | RaidOptionBury
    | RaidSwords
    | RaidSwordsKind
    | RaidRerolls
    | ExploreSteps
    | ExploreExchange
    | Discount
    | Sail
    | RenewMissions
    | DoubloonsPerMission
)
RaidOption = (
    RaidOptionTreasure | RaidOptionVp | RaidOptionMarker | RaidOptionDoubloonsVp | RaidOptionDoubloons | RaidOptionBury
)
Income = IncomeDoubloons | IncomeVp
Scoring = EndTreasures | EndMissions | EndBuried
ResidenceScore = (
    ResDoubloonIncome
    | ResVpIncome
    | ResShip
    | ResEquipment
    | ResCrew
    | ResBuried
    | ResMissions
    | ResTreasure
    | ResTreasureSets
    | ResRivers
)
Condition = (
    MissionTreasures
    | MissionBuried
    | MissionKind
    | MissionDoubloonIncome
    | MissionVpIncome
    | MissionCards
    | MissionRivers
    | MissionEachKind
    | MissionBuriedVpIncome
    | MissionImmediate
    | MissionUpgrades
    | MissionCrewRivers
    | MissionEquipmentRivers
    | MissionEquipmentCrew
    | MissionShipResidences
    | MissionBuriedRivers
)
Effect = OneTime | Permanent | Income | Scoring | ResidenceScore | Condition

# fmt: off
__all__ = [  # several to a line: one to a line would make this file too long
    "PRINTED_ELSEWHERE", "RULES", "ActivateBlackMarket", "Amount", "BlackMarketTile", "BuildResidence", "Bury",
    "BuyCrew", "BuyEquipment", "BuyShip", "CardKind", "Condition", "Count", "DiscardMission", "Discount",
    "Doubloons", "DoubloonsPerDoubloonIncome", "DoubloonsPerMission", "Effect", "EndBuried", "EndMissions",
    "EndTreasures", "Explore", "ExploreExchange", "ExploreSteps", "ExplorerSpace", "Extra", "ExtraExplore",
    "ExtraRaid", "ExtraUpgrade", "Figurehead", "Income", "IncomeDoubloons", "IncomeVp", "Kind", "KindOrAny",
    "LocationAction", "Main", "MainBuy", "MainExplore", "MainImprovement", "MainMission", "MainRaid", "Marker",
    "MarkerAny", "Mission", "MissionBuried", "MissionBuriedRivers", "MissionBuriedVpIncome", "MissionCards",
    "MissionCrewRivers", "MissionDoubloonIncome", "MissionEachKind", "MissionEquipmentCrew",
    "MissionEquipmentRivers", "MissionImmediate", "MissionKind", "MissionRivers", "MissionShipResidences",
    "MissionTreasures", "MissionUpgrades", "MissionVpIncome", "OneTime", "Permanent", "Raid", "RaidNow",
    "RaidOption", "RaidOptionBury", "RaidOptionDoubloons", "RaidOptionDoubloonsVp", "RaidOptionMarker",
    "RaidOptionTreasure", "RaidOptionVp", "RaidRerolls", "RaidSwords", "RaidSwordsKind", "RenewMissions",
    "ResBuried", "ResCrew", "ResDoubloonIncome", "ResEquipment", "ResMissions", "ResRivers", "ResShip",
    "ResTreasure", "ResTreasureSets", "ResVpIncome", "ResidenceScore", "Sail", "Scoring", "ShipUpgrade", "Treasure",
    "TreasureAny", "TreasureChoice", "UpgradeKind", "Vp", "VpPerBuried", "VpPerCrew", "VpPerEquipment",
    "VpPerMission", "VpPerRiver", "VpPerTreasure", "VpPerVpIncome",
]
