#include "problems/popeye_words.h"

namespace alicemate {
namespace {

constexpr std::string_view conditions =
    "#C ActuatedRevolvingBoard ActuatedRevolvingCentre AliceChess AllInChess "
    "AlphabeticChess AMU Anda AndaInverse AndernachChess AnnanChess AntiAndernachChess "
    "AntiCirce AntiCloneCirce AntiEinsteinChess AntiGuards AntiKings AntiKoeko "
    "AntiMarsAntipodeanCirce AntiMarsCirce AntiMarsMirrorCirce AntipodeanAntiCirce "
    "AntipodeanCirce AntipodeanImmunChess AntiSuperCirce AprilChess ArgentinianChess "
    "BackHome BackToBack BGL Bicaptures BichromChess Bicolores BiHeffalumps BiWoozles "
    "BlackAlphabeticChess BlackAntiSynchronMover BlackChecks BlackConsequentForcedSquare "
    "BlackEdgeMover BlackFollowMyLeader BlackForcedSquare BlackMaxDister BlackMaximummer "
    "BlackMinDister BlackMinimummer BlackMustCapture BlackOscillatingKings "
    "BlackPromSquares BlackReflectiveKing BlackRoyalSquare BlackSuperTransmutingKing "
    "BlackSynchronMover BlackTransmutedKing BlackUltraSchachZwang BlackVaultingKing "
    "Bolero BoleroInverse Breton BrunnerChess CageCirce CASTChess CastlingChess "
    "CavalierMajeur CentralChess ChameleonChess ChameleonCirce ChameleonPursuit "
    "ChameleonSequence ChecklessChess CheekToCheek ChineseChess Circe CirceAssassin "
    "CirceClone CirceDoubleAgents CirceTake&Make CirceTurncoats ContactGridChess "
    "ContraParrain CouscousCirce DangerCirce DarkSide DiagramAntiCirce DiagramCirce "
    "DiagramImmunChess DiametralCirce Disparate DoubleTibet DuellistChess Dummy "
    "EiffelChess EinsteinChess EquipollentsAntiCirce EquipollentsCirce "
    "EquipollentsImmunChess ExchangeCastling ExclusiveChess ExtinctionChess FaceToFace "
    "FileAntiCirce FileCirce FileImmunChess Football FrankfurtChess FrischAufCirce "
    "FuddledMen FunctionaryChess GenevaChess GhostChess GlasgowChess GridChess "
    "HaanerChess HalfInChess HauntedChess Heffalumps Hole HorizontalSymmetryAntiCirce "
    "HorizontalSymmetryCirce Hypervolage Imitator Immobilio ImmunChess "
    "ImmuneHorizontalSymmetry ImmuneVerticalSymmetry Influencer Isardam KobulKings KoeKo "
    "LastCapture Leffie Leofamily LeseMajeste LineChameleonChess Lortap LosingChess "
    "LostPieces Madrasi MAFF MagicSquares MainlyInChess Make&TakeChess MarineChess "
    "MarsCirce MarsMirrorCirce Masand MasandGeneralised Maximummer MessignyChess "
    "MirrorAntiCirce MirrorCirce MirrorCirceClone MirrorCouscousCirce MirrorFileAntiCirce "
    "MirrorFileCirce MirrorFileImmunChess MirrorImmunChess MonochromChess MultiCaptures "
    "NannaChess NewKoeko NoBlackCapture NoBlackPromotion NoCapture NoIProm NormalPawn "
    "NorskSjakk NoWhiteCapture NoWhitePromotion OWU PADChess ParrainCirce "
    "PartialParalysis PatienceChess Patrouille Pepo PhantomChess PlusChess "
    "PointReflection PowerTransfer PromOnly ProteanChess ProvocationChess PWC RankCirce "
    "ReflectiveKings RelegationChess RepublicanChess ReversalEinsteinChess Rokagogo "
    "RoleExchange RoyalDynasty SAT Sentinelles SeriesCapture ShieldedKings SingleBox "
    "SnekChess SnekCircleChess StrictSAT SuperCirce SuperGuards SwappingKings "
    "SymmetryAntiCirce SymmetryCirce SymmetryImmunChess Take&MakeChess Tibet TraitorChess "
    "TransmissionMenace TransmutedKings UltramarineChess UltraPatrol UltraSchachZwang "
    "VaultingKings VerticalMirrorCirce VerticalSymmetryAntiCirce VerticalSymmetryCirce "
    "VogtlaenderChess Volage WhiteAlphabeticChess WhiteAntiSynchronMover "
    "WhiteConsequentForcedSquare WhiteEdgeMover WhiteFollowMyLeader WhiteForcedSquare "
    "WhiteMaxDister WhiteMaximummer WhiteMinDister WhiteMinimummer WhiteMustCapture "
    "WhiteOscillatingKings WhitePromSquares WhiteReflectiveKing WhiteRoyalSquare "
    "WhiteSuperTransmutingKing WhiteSynchronMover WhiteTransmutedKing "
    "WhiteUltraSchachZwang WhiteVaultingKing Woozles Wormholes";

}  // namespace

PopeyeWords english_popeye_words() {
    PopeyeWords words;
    words.beginning = "BeginProblem";
    words.commands =
        "Author Award Condition Forsyth InitialGameArray LaTeX LaTeXPieces Option Origin "
        "Pieces Protocol Remark SStipulation Stipulation Title";
    words.ends = "EndProblem NextProblem";
    words.twin_starts = "Twin ZeroPosition";
    words.twin_changes =
        "Add Condition Continued Exchange Mirror Move PolishType Remove Rotate Shift "
        "SStipulation Stipulation Substitute";
    words.conditions = conditions;
    words.options =
        "Beep CastlingMutuallyExclusive Defence Duplex EnPassant GoalIsEnd HalfDuplex "
        "Intelligent KeepMatingPiece MatesIn1 MaxFlightsquares MaxSolutions MaxTime "
        "MoveNumbers MultiSolutions NoBk NoBoard NoCastling NonTrivial NoShortVariations "
        "NoSymmetry NoThreat NoWk NullMoves PostKeyPlay Quodlibet Search SetPlay "
        "StartMoveNumber StopOnShortSolutions SuppressGrid Threat TrivialTriesAvoid Try "
        "UpToMoveNumber Variations WhiteToPlay WriteGrid";
    words.colors = "Black Neutral TotalInvisible White";
    words.attributes =
        "AliceA AliceB Anda AndaInverse Bul Chameleon Dob Frischauf Functionary HalfNeutral "
        "HurdleColourChanging Jigger Kamikaze Magic Paralysing Patrol Protean Royal "
        "Uncapturable Volage";
    words.men = "psbrqk";
    return words;
}

}  // namespace alicemate
