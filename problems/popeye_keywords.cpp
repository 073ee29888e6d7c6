#include "problems/popeye_keywords.h"

namespace alicemate {
namespace {

constexpr std::size_t shortest_telling_word = 3;

constexpr std::string_view condition_names =
    "#C ActuatedRevolvingBoard ActuatedRevolvingCentre AliceChess AllInChess AlphabeticChess AMU "
    "Anda AndaInverse AndernachChess AnnanChess AntiAndernachChess AntiCirce AntiCloneCirce "
    "AntiEinsteinChess AntiGuards AntiKings AntiKoeko AntiMarsAntipodeanCirce AntiMarsCirce "
    "AntiMarsMirrorCirce AntipodeanAntiCirce AntipodeanCirce AntipodeanImmunChess AntiSuperCirce "
    "AprilChess ArgentinianChess BackHome BackToBack BGL Bicaptures BichromChess Bicolores "
    "BiHeffalumps BiWoozles BlackAlphabeticChess BlackAntiSynchronMover BlackChecks "
    "BlackConsequentForcedSquare BlackEdgeMover BlackFollowMyLeader BlackForcedSquare "
    "BlackMaxDister BlackMaximummer BlackMinDister BlackMinimummer BlackMustCapture "
    "BlackOscillatingKings BlackPromSquares BlackReflectiveKing BlackRoyalSquare "
    "BlackSuperTransmutingKing BlackSynchronMover BlackTransmutedKing BlackUltraSchachZwang "
    "BlackVaultingKing Bolero BoleroInverse Breton BrunnerChess CageCirce CASTChess CastlingChess "
    "CavalierMajeur CentralChess ChameleonChess ChameleonCirce ChameleonPursuit ChameleonSequence "
    "ChecklessChess CheekToCheek ChineseChess Circe CirceAssassin CirceClone CirceDoubleAgents "
    "CirceTake&Make CirceTurncoats ContactGridChess ContraParrain CouscousCirce DangerCirce "
    "DarkSide DiagramAntiCirce DiagramCirce DiagramImmunChess DiametralCirce Disparate "
    "DoubleTibet DuellistChess Dummy EiffelChess EinsteinChess EquipollentsAntiCirce "
    "EquipollentsCirce EquipollentsImmunChess ExchangeCastling ExclusiveChess ExtinctionChess "
    "FaceToFace FileAntiCirce FileCirce FileImmunChess Football FrankfurtChess FrischAufCirce "
    "FuddledMen FunctionaryChess GenevaChess GhostChess GlasgowChess GridChess HaanerChess "
    "HalfInChess HauntedChess Heffalumps Hole HorizontalSymmetryAntiCirce HorizontalSymmetryCirce "
    "Hypervolage Imitator Immobilio ImmunChess ImmuneHorizontalSymmetry ImmuneVerticalSymmetry "
    "Influencer Isardam KobulKings KoeKo LastCapture Leffie Leofamily LeseMajeste "
    "LineChameleonChess Lortap LosingChess LostPieces Madrasi MAFF MagicSquares MainlyInChess "
    "Make&TakeChess MarineChess MarsCirce MarsMirrorCirce Masand MasandGeneralised Maximummer "
    "MessignyChess MirrorAntiCirce MirrorCirce MirrorCirceClone MirrorCouscousCirce "
    "MirrorFileAntiCirce MirrorFileCirce MirrorFileImmunChess MirrorImmunChess MonochromChess "
    "MultiCaptures NannaChess NewKoeko NoBlackCapture NoBlackPromotion NoCapture NoIProm "
    "NormalPawn NorskSjakk NoWhiteCapture NoWhitePromotion OWU PADChess ParrainCirce "
    "PartialParalysis PatienceChess Patrouille Pepo PhantomChess PlusChess PointReflection "
    "PowerTransfer PromOnly ProteanChess ProvocationChess PWC RankCirce ReflectiveKings "
    "RelegationChess RepublicanChess ReversalEinsteinChess Rokagogo RoleExchange RoyalDynasty SAT "
    "Sentinelles SeriesCapture ShieldedKings SingleBox SnekChess SnekCircleChess StrictSAT "
    "SuperCirce SuperGuards SwappingKings SymmetryAntiCirce SymmetryCirce SymmetryImmunChess "
    "Take&MakeChess Tibet TraitorChess TransmissionMenace TransmutedKings UltramarineChess "
    "UltraPatrol UltraSchachZwang VaultingKings VerticalMirrorCirce VerticalSymmetryAntiCirce "
    "VerticalSymmetryCirce VogtlaenderChess Volage WhiteAlphabeticChess WhiteAntiSynchronMover "
    "WhiteConsequentForcedSquare WhiteEdgeMover WhiteFollowMyLeader WhiteForcedSquare "
    "WhiteMaxDister WhiteMaximummer WhiteMinDister WhiteMinimummer WhiteMustCapture "
    "WhiteOscillatingKings WhitePromSquares WhiteReflectiveKing WhiteRoyalSquare "
    "WhiteSuperTransmutingKing WhiteSynchronMover WhiteTransmutedKing WhiteUltraSchachZwang "
    "WhiteVaultingKing Woozles Wormholes";

}  // namespace

bool is_popeye_beginning(std::string_view word) {
    static const KeywordTable beginnings("BeginProblem AnfangProblem DebutProbleme");
    return word.size() >= shortest_telling_word && beginnings.find(word).is_unique();
}

const KeywordTable& popeye_commands() {
    static const KeywordTable table(
        "Author Award Condition Forsyth InitialGameArray LaTeX LaTeXPieces Option Origin Pieces "
        "Protocol Remark SStipulation Stipulation Title");
    return table;
}

const KeywordTable& popeye_ends() {
    static const KeywordTable table("EndProblem NextProblem");
    return table;
}

const KeywordTable& popeye_twin_starts() {
    static const KeywordTable table("Twin ZeroPosition");
    return table;
}

const KeywordTable& popeye_twin_changes() {
    static const KeywordTable table(
        "Add Condition Continued Exchange Mirror Move PolishType Remove Rotate Shift SStipulation "
        "Stipulation Substitute");
    return table;
}

const KeywordTable& popeye_conditions() {
    static const KeywordTable table(condition_names);
    return table;
}

const KeywordTable& popeye_options() {
    static const KeywordTable table(
        "Beep CastlingMutuallyExclusive Defence Duplex EnPassant GoalIsEnd HalfDuplex Intelligent "
        "KeepMatingPiece MatesIn1 MaxFlightsquares MaxSolutions MaxTime MoveNumbers "
        "MultiSolutions NoBk NoBoard NoCastling NonTrivial NoShortVariations NoSymmetry NoThreat "
        "NoWk NullMoves PostKeyPlay Quodlibet Search SetPlay StartMoveNumber StopOnShortSolutions "
        "SuppressGrid Threat TrivialTriesAvoid Try UpToMoveNumber Variations WhiteToPlay "
        "WriteGrid");
    return table;
}

const KeywordTable& popeye_colors() {
    static const KeywordTable table("Black Neutral TotalInvisible White");
    return table;
}

const KeywordTable& popeye_attributes() {
    static const KeywordTable table(
        "AliceA AliceB Anda AndaInverse Bul Chameleon Dob Frischauf Functionary HalfNeutral "
        "HurdleColourChanging Jigger Kamikaze Magic Paralysing Patrol Protean Royal Uncapturable "
        "Volage");
    return table;
}

KeywordTable::Match find_popeye_command(std::string_view word) {
    KeywordTable::Match match;
    for (const KeywordTable* const table :
         {&popeye_commands(), &popeye_ends(), &popeye_twin_starts()}) {
        match = table->find(word);
        if (match.kind != KeywordTable::Match::Kind::none) {
            break;
        }
    }
    return match;
}

bool looks_like_popeye_command(std::string_view word) {
    return word.size() >= shortest_telling_word &&
           (find_popeye_command(word).is_unique() || is_popeye_beginning(word));
}

}  // namespace alicemate
