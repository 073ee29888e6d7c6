#include "problems/popeye_words.h"

namespace alicemate {
namespace {

constexpr std::string_view conditions =
    "#C ActuatedRevolvingBoard ActuatedRevolvingCentre AliceSchach=AliceChess AllInChess "
    "AlphabetischesSchach AMU Anda AndaInvers AndernachSchach AngesichtZuAngesicht "
    "Annanschach AntiAndernachSchach AntiAntipodenCirce AntiCirce AntiCloneCirce "
    "AntiDeckungen AntiDiagrammCirce AntiEinsteinSchach AntiEquipollentsCirce "
    "AntiFileCirce AntiKoeko AntiKoenige AntiMarsAntipodeanCirce AntiMarsCirce "
    "AntiMarsMalefiqueCirce AntipodenCirce AntipodenImmunSchach AntiSpiegelCirce "
    "AntiSpiegelFileCirce AntiSuperCirce AntiSymmetrieCirce Aprilschach "
    "ArgentinischesSchach AssassinCirce AusrottungsSchach BeamtenSchach BGL Bicaptures "
    "BichromesSchach Bicolores BiHeffalumps BiWoozles Bolero BoleroInvers Breton "
    "BrunnerSchach CASTSchach CavalierMajeur ChamaeleonCirce ChamaeleonSchach "
    "Chamaeleonsequenz ChamaeleonVerfolgung ChinesischesSchach Circe CirceClone "
    "CirceParrain CirceTake&Make CouscousCirce DarkSide Degradierung DiagrammCirce "
    "DiagrammImmunSchach DiametralCirce Disparate DoppelAgentenCirce DoppeltibetSchach "
    "Duellantenschach Dummy EiffelSchach EinsteinSchach Elliuortap EquipollentsCirce "
    "EquipollentsImmunSchach ExklusivSchach FileCirce FileImmunSchach FrankfurtSchach "
    "FrischAufCirce FuddledMen Fussball GefahrenCirce Geisterschach GenferSchach "
    "Gitterschach GlasgowSchach HaanerSchach HalfInChess Heffalumps "
    "HorizontaleAntiSymmetrieCirce HorizontaleSymmetrieCirce Hypervolage Imitator "
    "Immobilio ImmuneHorizontaleSymmetrie ImmuneVertikaleSymmetrie Immunschach Influencer "
    "Isardam KaefigCirce KobulKoenige KoeKo KoenigsDynastie KontaktGitter KontraParrain "
    "KraftTransfer Laengstzueger Leffie Leofamily LeseMajeste LetzterSchlag "
    "LinienChamaeleonSchach Loch Madrasi MAFF MagischeFelder MainlyInChess "
    "Make&TakeSchach MarinesSchach MarsCirce MarsSpiegelCirce Masand "
    "MasandVerallgemeinert MessignySchach MonochromesSchach MultiCaptures NachHause "
    "Nannaschach NeuKoeko NormalBauern NorskSjakk NurPartiesatzSteine OhneIUW OhneSchach "
    "Ohneschlag OhneSchwarzUW OhneWeissUW OWU PADSchach PartielleParalyse PatienceSchach "
    "PatrouilleSchach Pepo PhantomSchach PlatzwechselCirce PlatzwechselRochade PlusSchach "
    "ProteischesSchach ProvokationSchach Punktspiegelung RankCirce ReflektierendeKoenige "
    "RepublikanerSchach ReversesEinsteinSchach RochadeSchach Rokagogo Rollentausch "
    "RueckenAnRuecken SAT Schlagschach SchutzKoenige SchwarzeOszillierendeKoenige "
    "SchwarzerAntiSynchronZueger SchwarzerKuerzestzueger SchwarzerLaengstzueger "
    "SchwarzerMaxDister SchwarzerMinDister SchwarzerOhneSchlag SchwarzerRandzueger "
    "SchwarzerReflektierenderKoenig SchwarzerSchlagzwang "
    "SchwarzerSuperTransmutierenderKoenig SchwarzerSynchronZueger "
    "SchwarzerTransmutierenderKoenig SchwarzerUltraSchachZwang SchwarzerVaultingKing "
    "SchwarzerVerfolgungszueger SchwarzesAlphabetischesSchach SchwarzesKoeniglichesFeld "
    "SchwarzesKonsequentesZwangsfeld SchwarzesZwangsfeld SchwarzSchaecher Sentinelles "
    "SerienSchlag SnekSchach SnekZirkulaerSchach SpiegelCirce SpiegelCirceclone "
    "SpiegelCouscousCirce SpiegelFileCirce SpiegelFileImmunSchach SpiegelImmunschach "
    "Spukschach StrictSAT SuperCirce SuperDeckungen SymmetrieCirce SymmetrieImmunSchach "
    "Take&MakeSchach TauschKoenige TibetSchach TraitorChess TransmissionMenace "
    "TransmutierendeKoenige TurncoatCirce UltramarinesSchach UltraPatrouille "
    "UltraSchachZwang UWFeldSchwarz UWFeldWeiss UWnur VaultingKings VerloreneSteine "
    "VertikaleAntiSymmetrieCirce VertikalesSpiegelCirce VertikaleSymmetrieCirce "
    "VogtlaenderSchach Volage WangeAnWange WeisseOszillierendeKoenige "
    "WeisserAntiSynchronZueger WeisserKuerzestzueger WeisserLaengstzueger "
    "WeisserMaxDister WeisserMinDister WeisserOhneSchlag WeisserRandzueger "
    "WeisserReflektierenderKoenig WeisserSchlagzwang WeisserSuperTransmutierenderKoenig "
    "WeisserSynchronZueger WeisserTransmutierenderKoenig WeisserUltraSchachZwang "
    "WeisserVaultingKing WeisserVerfolgungszueger WeissesAlphabetischesSchach "
    "WeissesKoeniglichesFeld WeissesKonsequentesZwangsfeld WeissesZwangsfeld Woozles "
    "Wurmloecher ZentralSchach";

}  // namespace

PopeyeWords german_popeye_words() {
    PopeyeWords words;
    words.beginning = "AnfangProblem";
    words.commands =
        "Auszeichnung=Award Autor=Author Bedingung=Condition Bemerkung=Remark "
        "Forderung=Stipulation Forsyth LaTeX LaTeXSteine=LaTeXPieces Option "
        "PartieAnfangsStellung=InitialGameArray Protokoll=Protocol Quelle=Origin "
        "SForderung=SStipulation Steine=Pieces Titel=Title";
    words.ends = "EndeProblem=EndProblem WeiteresProblem=NextProblem";
    words.twin_starts = "NullStellung=ZeroPosition Zwilling=Twin";
    words.twin_changes =
        "Bedingung=Condition Drehung=Rotate Entferne=Remove Ersetze=Substitute "
        "Farbwechsel=PolishType Ferner=Continued Forderung=Stipulation Hinzufuegen=Add "
        "SForderung=SStipulation Spiegelung=Mirror Tausche=Exchange Verschiebung=Shift "
        "Versetze=Move";
    words.conditions = conditions;
    words.options =
        "BisZugnummer=UpToMoveNumber Drohung=Threat Duplex EnPassant HalbDuplex=HalfDuplex "
        "HalteMattsetzendenStein=KeepMatingPiece Intelligent KeineRochade=NoCastling "
        "KeineSymmetrie=NoSymmetry MattsIn1=MatesIn1 MaxFluchtFelder=MaxFlightsquares "
        "MaxLoesungen=MaxSolutions MaxZeit=MaxTime MehrereLoesungen=MultiSolutions "
        "NachSchluessel=PostKeyPlay NichtTrivial=NonTrivial NullZuege=NullMoves "
        "OhneBrett=NoBoard OhneDrohung=NoThreat OhneGitter=SuppressGrid "
        "OhneKurzVarianten=NoShortVariations OhneSk=NoBk OhneWk=NoWk Pieps=Beep Quodlibet "
        "RochadenGegenseitigAusschliessend=CastlingMutuallyExclusive Satzspiel=SetPlay "
        "StartZugnummer=StartMoveNumber StopNachKurzloesungen=StopOnShortSolutions "
        "Suchen=Search TrivialeFehlversucheUnterdruecken=TrivialTriesAvoid "
        "Varianten=Variations Verfuehrung=Try WeissBeginnt=WhiteToPlay Widerlegung=Defence "
        "ZeichneGitter=WriteGrid ZielIstEnde=GoalIsEnd Zugnummern=MoveNumbers";
    words.colors = "Neutral Schwarz=Black TotalUnsichtbar=TotalInvisible Weiss=White";
    words.attributes =
        "AliceA AliceB Anda AndaInvers=AndaInverse Beamtet=Functionary Bul "
        "Chamaeleon=Chameleon Dob Frischauf HalbNeutral=HalfNeutral Jigger Kamikaze "
        "Koeniglich=Royal Magisch=Magic Paralysierend=Paralysing Patrouille=Patrol "
        "Proteisch=Protean SprungbockFarbeWechselnd=HurdleColourChanging "
        "Unschlagbar=Uncapturable Volage";
    words.men = "bsltdk";
    return words;
}

}  // namespace alicemate
