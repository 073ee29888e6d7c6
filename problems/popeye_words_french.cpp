#include "problems/popeye_words.h"

namespace alicemate {
namespace {

constexpr std::string_view conditions =
    "#C ActuatedRevolvingBoard ActuatedRevolvingCentre Alice=AliceChess AllInChess AMU "
    "Anda AndaInverse AnnanEchecs AntiCirce AntiCirceAntipoden "
    "AntiCirceDiagramme AntiCirceEquipollents AntiCirceMalefique AntiCirceSymetrique "
    "AntiCirceSymetriqueHorizontale AntiCirceSymetriqueVerticale AntiCloneCirce "
    "AntiFileCirce AntiFileCirceMalefique Antigardes AntiKoeko AntiMarsAntipodeanCirce "
    "AntiMarsCirce AntiMarsMalefiqueCirce AntiRois AntiSuperCirce BGL Bicaptures "
    "Bichromatique Bicolores BiHeffalumps BiWoozles BlancAntiSynchronCoup BlancBordCoup "
    "BlancCaseForce BlancCaseForceConsequent BlancCasePromotion BlancCaseRoyal "
    "BlancEchecsAlphabetiques BlancMaxDister BlancMaximum BlancMinDister BlancMinimum "
    "BlancPoursuite BlancPriseForce BlancRoiReflecteur BlancRoisOscillant "
    "BlancRoiTransmute BlancSansPrises BlancSuperRoiTransmute BlancSynchronCoup "
    "BlancUltraSchachZwang BlancVaultingKing Bolero BoleroInverse Breton "
    "CameleonPoursuite CameleonSequence CaseMagique CASTEchecs CavalierMajeur Chinoises "
    "Circe CirceAntipoden CirceAssassin CirceCage CirceCameleon CirceClone "
    "CirceCloneMalefique CirceCouscous CirceCouscousMalefique CirceDanger CirceDiagramme "
    "CirceDiametrale CirceDoubleAgents CirceEchange CirceEquipollents CirceMalefique "
    "CirceMalefiqueVerticale CirceParrain CirceSymetrique CirceSymetriqueHorizontale "
    "CirceSymetriqueVerticale CirceTake&Make CirceTurncoats ContactGrille ContraParrain "
    "DarkSide Degradierung DernierePrise Disparate DosADos DoubleTibet Duelliste Dummy "
    "DynastieRoyale EchangeRole EchangeRoque EchecsAlphabetiques EchecsAndernach "
    "EchecsAntiAndernach EchecsAntiEinstein EchecsArgentins EchecsAvril EchecsBrunner "
    "EchecsCameleon EchecsCameleonLigne EchecsCentral EchecsEiffel EchecsEinstein "
    "EchecsExclusif EchecsExtinction EchecsFonctionnaire EchecsGeneve EchecsGhost "
    "EchecsGlasgow EchecsHantes EchecsMarins EchecsMessigny EchecsPatience EchecsPhantom "
    "EchecsPlus EchecsProtee EchecsProvacateurs EchecsRepublicains EchecsRoque EchecsSnek "
    "EchecsSnekCirculaires EchecsTraitor EchecsUltramarins EchecsVogtlaender Elliuortap "
    "FaceAFace FileCirce FileCirceMalefique Football Francfort FrischAufCirce FuddledMen "
    "Grille Haan HalfInChess Heffalumps Hypervolage Imitator Immobilio Immun "
    "ImmunAntipoden ImmunDiagramme ImmunEquipollents ImmuneSymetriqueHorizontale "
    "ImmuneSymetriqueVerticale ImmunFile ImmunFileMalefique ImmunMalefique "
    "ImmunSymmetrique Influenceur Isardam JoueAJoue Koeko KoekoNouveaux Leffie Leofamily "
    "LeseMajeste Madrasi MAFF MainlyInChess Make&TakeEchecs MarsCirce MarsCirceMalefique "
    "Masand MasandGeneralise Maximum Monochromatique MultiCaptures NoirAntiSynchronCoup "
    "NoirBordCoup NoirCaseForce NoirCaseForceConsequent NoirCasePromotion NoirCaseRoyal "
    "NoirEchecs NoirEchecsAlphabetiques NoirMaxDister NoirMaximum NoirMinDister "
    "NoirMinimum NoirPoursuite NoirPriseForce NoirRoiReflecteur NoirRoisOscillant "
    "NoirRoiTransmute NoirSansPrises NoirSuperRoiTransmute NoirSynchronCoup "
    "NoirUltraSchachZwang NoirVaultingKing NorskSjakk OWU PADechecs ParalysePartielle "
    "Patrouille Pepo PiecesPerdues PionNormale PromSeul QuiPerdGagne RankCirce "
    "ReflexionCentrale Retour ReversEchecsEinstein RoisEchanges RoisKobul RoisReflecteurs "
    "RoisTransmutes Rokagogo SansBlancPromotion SansEchecs SansIProm SansNoirPromotion "
    "SansPrises SAT Sentinelles SerieCapture ShieldedKings SingleBox StrictSAT SuperCirce "
    "Supergardes Take&MakeEchecs Tibet TransfertPouvoir TransmissionMenace Trou "
    "TrousDeVer UltraPatrouille UltraSchachZwang VaultingKings Volage Woozles";

}  // namespace

PopeyeWords french_popeye_words() {
    PopeyeWords words;
    words.beginning = "DebutProbleme";
    words.commands =
        "Auteur=Author Condition Enonce=Stipulation Forsyth LaTeX Option "
        "Pieces PiecesLaTeX=LaTeXPieces PositionInitialePartie=InitialGameArray "
        "Prix=Award Protocol Remarque=Remark Senonce=SStipulation Source=Origin "
        "Titre=Title";
    words.ends = "Asuivre=NextProblem FinProbleme=EndProblem";
    words.twin_starts = "Jumeau=Twin ZeroPosition";
    words.twin_changes =
        "Ajoute=Add Condition CouleurEchange=PolishType Deplacement=Move "
        "Echange=Exchange Enonce=Stipulation Enplus=Continued Miroir=Mirror Ote=Remove "
        "Remplace=Substitute Rotation=Rotate Senonce=SStipulation Translation=Shift";
    words.conditions = conditions;
    words.options =
        "AjouteGrille=WriteGrid Apparent=SetPlay ApparentSeul=WhiteToPlay "
        "ApresCle=PostKeyPlay Bip=Beep ButEstFin=GoalIsEnd CoupsVides=NullMoves "
        "Defense=Defence DemiDuplex=HalfDuplex Duplex EnPassant Enroute=StartMoveNumber "
        "Essais=Try FinApresSolutionsCourtes=StopOnShortSolutions Intelligent "
        "JusquAuCoup=UpToMoveNumber MatsEn1=MatesIn1 MaxCasesFuites=MaxFlightsquares "
        "MaxSolutions MaxTemps=MaxTime Menace=Threat MultiSolutions NonSymetrique=NoSymmetry "
        "NonTrivial Quodlibet RetiensPieceMatante=KeepMatingPiece "
        "RoquesMutuellementExclusifs=CastlingMutuallyExclusive SansEchiquier=NoBoard "
        "SansGrille=SuppressGrid SansMenace=NoThreat SansRB=NoWk SansRN=NoBk "
        "SansRoquer=NoCastling SansVariantesCourtes=NoShortVariations Search "
        "Trace=MoveNumbers TrivialEssaiSupprimer=TrivialTriesAvoid Variantes=Variations";
    words.colors = "Blanc=White Neutre=Neutral Noir=Black TotalInvisible";
    words.attributes =
        "AliceA AliceB Anda AndaInverse Bul Cameleon=Chameleon "
        "CouleurEchangeantSautoir=HurdleColourChanging DemiNeutre=HalfNeutral Dob "
        "Fonctionnaire=Functionary Frischauf Imprenable=Uncapturable Jigger Kamikaze "
        "Magique=Magic Paralysante=Paralysing Patrouille=Patrol Protee=Protean Royale=Royal "
        "Volage";
    words.men = "pcftdr";
    return words;
}

}  // namespace alicemate
