"""Which effects may stand where: on which scroll, city, flag, track space, tile or card."""

from __future__ import annotations

from maracaibo_tui.games.maracaibo.box.vocabulary.assistants import (
    AstCombatPointDiscVa,
    AstCombatPointsSail,
    AstDoubloonsDiscVa,
    AstDoubloonsExplore,
    AstDoubloonsVpPerAssistant,
    AstFigureDiscVa,
    AstGoodsCombatPoints,
    AstGoodsInfluence,
    AstGoodsVa,
    AstGoodsVp,
    AstInfluenceVa,
    AstPayCpVa,
    AstVpDoubloons,
    AstVpExplore,
    AstVpPerTokenVa,
    AstVpSail,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.cards import (
    AssistantVisitedBonus,
    CombatPointBeforeCombat,
    Compass,
    CostAssistant,
    CostCombatPoints,
    CostFigure,
    CostFigureOnCard,
    CostObjects,
    DisplaceVp,
    ExplorerExtraStep,
    FiguresToIncome,
    FigureToCombatPoints,
    IncomeDoubloons,
    IncomeIfSynergy,
    IncomeVp,
    NationCombatPoints,
    PermanentObject,
    PlaceMarkerVillage,
    PlaceMarkerVillageAndRank,
    PurchaseDiscount,
    QuestOnCard,
    RequiresNationMarkers,
    StealVpOnExplorerSkip,
    Synergy,
    SynergyChoice,
    VpPerAssistant,
    VpPerCombatToken,
    VpPerCompass,
    VpPerNationInfluence,
    VpPerQuest,
    VpPerSynergy,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.careers import (
    CareerAssistants,
    CareerCombatTokens,
    CareerExplorer,
    CareerInfluenceOne,
    CareerInfluenceTwo,
    CareerQuests,
    CareerShipUpgrades,
    CareerSynergies,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.cities import (
    CombatPointAndDisc,
    CombatPointAndInfluence,
    DoubloonsAndVa,
    DoubloonsOrVpPerAssistant,
    HomeCombatOrExplore,
    HomeVp,
    InfluenceAndVa,
    L1Quest,
    L4Vas,
    L7Combat,
    PayCpForInfluence,
    TokensVpAndDiscardHand,
    VaPerCompass,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.gains import (
    CombatPoints,
    Doubloons,
    Gain,
    InfluenceAny,
    InfluenceNation,
    RemoveDisc,
    TakeFigures,
    Vp,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.legacy import (
    LegacyArrivalVp,
    LegacyCityCombat,
    LegacyCityTwoVas,
    LegacyCollection,
    LegacyCollectionToll,
    LegacyDifficultPassage,
    LegacyGoldMine,
    LegacyNoVillageAction,
    LegacyPlague,
    LegacyPuertoCabezas,
    LegacyRecruit,
    LegacySilverFleet,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.options import (
    CaDoubloonsSynergy,
    CaInfluenceVp,
    CaVillage,
    VaAnnex,
    VaBooks,
    VaCardQuest,
    VaCombatPoint,
    VaMapsDoubloonsExplore,
    VaMapsVpExplore,
    VaThreeGoods,
    VaTwoGoods,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.prestige import (
    Abbey,
    Academy,
    Basilica,
    Cathedral,
    Citadel,
    MilitaryBase,
    Minster,
    Palace,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.quests import QuestCost, QuestReward
from maracaibo_tui.games.maracaibo.box.vocabulary.story import StoryInstruction

Income = IncomeDoubloons | IncomeVp | IncomeIfSynergy
CardVillageOption = VaMapsVpExplore | VaMapsDoubloonsExplore | VaBooks | VaTwoGoods | VaCardQuest
VillageOption = VaCombatPoint | VaThreeGoods | VaAnnex | CardVillageOption
ShipOption = VaCombatPoint | VaThreeGoods | VaAnnex | CaVillage
CardCombatAction = CaInfluenceVp | CaDoubloonsSynergy
CombatAction = CaVillage | CardCombatAction
Permanent = (
    PermanentObject
    | PurchaseDiscount
    | CombatPointBeforeCombat
    | Compass
    | ExplorerExtraStep
    | StealVpOnExplorerSkip
    | AssistantVisitedBonus
    | FigureToCombatPoints
    | NationCombatPoints
    | DisplaceVp
    | CardVillageOption
    | CardCombatAction
)
AssistantAction = (
    AstVpDoubloons
    | AstFigureDiscVa
    | AstInfluenceVa
    | AstCombatPointsSail
    | AstGoodsVa
    | AstCombatPointDiscVa
    | AstDoubloonsDiscVa
    | AstGoodsCombatPoints
    | AstGoodsInfluence
    | AstDoubloonsExplore
    | AstVpExplore
    | AstDoubloonsVpPerAssistant
    | AstVpPerTokenVa
    | AstVpSail
    | AstPayCpVa
    | AstGoodsVp
)
AtOnce = (
    InfluenceNation
    | Synergy
    | PlaceMarkerVillage
    | RemoveDisc
    | InfluenceAny
    | VpPerCombatToken
    | VpPerAssistant
    | VpPerQuest
    | VpPerCompass
    | TakeFigures
    | SynergyChoice
    | PlaceMarkerVillageAndRank
    | CombatPoints
    | VpPerSynergy
    | VpPerNationInfluence
)
Immediate = AtOnce | QuestOnCard | FiguresToIncome
AreaBonus = AtOnce | Doubloons | Vp
Requirement = CostAssistant | CostObjects | RequiresNationMarkers | CostFigure | CostFigureOnCard | CostCombatPoints
CityEffect = (
    Gain
    | InfluenceAndVa
    | VaPerCompass
    | TokensVpAndDiscardHand
    | CombatPointAndDisc
    | DoubloonsAndVa
    | CombatPointAndInfluence
    | DoubloonsOrVpPerAssistant
    | PayCpForInfluence
    | HomeCombatOrExplore
    | HomeVp
    | L1Quest
    | L4Vas
    | L7Combat
)
FlagEffect = Gain
TrackReward = Gain
CareerTask = (
    CareerCombatTokens
    | CareerQuests
    | CareerInfluenceOne
    | CareerInfluenceTwo
    | CareerShipUpgrades
    | CareerExplorer
    | CareerSynergies
    | CareerAssistants
)
PrestigeScoring = Abbey | Palace | Basilica | Citadel | Minster | MilitaryBase | Academy | Cathedral
LegacyEffect = (
    LegacyPuertoCabezas
    | LegacyDifficultPassage
    | LegacyPlague
    | LegacyCityTwoVas
    | LegacyRecruit
    | LegacySilverFleet
    | LegacyCityCombat
    | LegacyGoldMine
    | LegacyCollection
    | LegacyCollectionToll
    | LegacyNoVillageAction
    | LegacyArrivalVp
)
Effect = (
    Income
    | Permanent
    | VillageOption
    | CombatAction
    | AssistantAction
    | Immediate
    | Requirement
    | CityEffect
    | QuestCost
    | QuestReward
    | TrackReward
    | CareerTask
    | PrestigeScoring
    | StoryInstruction
    | LegacyEffect
)
