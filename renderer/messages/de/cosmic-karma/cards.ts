/**
 * The words of all spaces and cards of the Cosmic Karma Game, for index.ts. What a space or card does is said from
 * its effects (`cosmic-karma.do.*`); here is what it is called, and what has happened. All of it was written for this
 * edition, but for the few names that the published booklet gives.
 */
import type { ChoiceCardId, KarmaCardId, SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import { messageGroups } from '../../catalogue-builders.ts'

/** Name and a line about it. */
type Words = readonly [name: string, text: string]

const SPACES: Readonly<Record<SpaceId, Words>> = {
  cosmic: ['Kosmisches Bewusstsein', 'Von hier kommen alle. Schwer ist nur der Rückweg.'],

  // Land 1: childhood
  'e1-01': ['Ich, ich, ich', 'Jedes Leben beginnt mit demselben Wort.'],
  'e1-02': ['Stifte teilen', 'Auch den guten blauen.'],
  'e1-03': ['Sandkastengipfel', 'Zwei Bagger, ein Eimer.'],
  'e1-04': ['Petzbaum', 'Der beste Ausblick im Hof, und eine sehr laute Stimme.'],
  'e1-05': ['Komisches Gefühl', 'Der Bauch wusste es zuerst.'],
  'e1-06': ['Fundkiste', 'Was du herumliegen ließest, wurde abgegeben.'],
  'e1-07': ['Ohne Stützräder', 'Wackel, wackel, wusch.'],
  'e1-08': ['Erste Kreuzung', 'Niemand hält dich mehr an der Hand.'],
  'e1-09': ['Ene, mene, muh', 'Abzählen zeigt nur, worauf du gehofft hast.'],
  'e1-10': ['Geteilter Nachschlag', 'Halb so viel Pudding, doppelt so gut.'],
  'e1-11': ['Schaukel anschubsen', 'Jemand anderes darf fliegen.'],
  'e1-12': ['Stiller Stuhl', 'Kleiner Stuhl. Lange Minuten.'],
  'e1-13': ['Zeugnis', 'Es kam mit der Post, also hilft kein Verstecken.'],
  'e1-14': ['Erst Hausaufgaben', 'Und dann gehört dir der ganze Abend.'],
  'e1-15': ['Letzter Schultag', 'Das Tor steht offen. Wohin rennst du?'],

  // Land 2: youth
  'e2-01': ['Follower zählen', 'Neu laden. Neu laden. Neu ist da gar nichts.'],
  'e2-02': ['Ausgang bis zwölf', 'Fünf vor Mitternacht, und der Bus ist eben weg.'],
  'e2-03': ['Erste Runde auf mich', 'Zahltag, großzügig ausgelegt.'],
  'e2-04': ['Schiefe Bahn', 'Ein kleiner Schritt, dann etliche, die du gar nicht getan hast.'],
  'e2-05': ['Zugestellt und gelesen', 'Zwei blaue Häkchen. Das Universum hat es gesehen.'],
  'e2-06': ['Sing trotzdem', 'Schief, mit Absicht, aus voller Kehle.'],
  'e2-07': ['Wischen', 'Links, rechts, oder leg das Ding weg.'],
  'e2-08': ['Ein Jahr Pause', 'Eine Landkarte ohne eine einzige Nadel.'],
  'e2-09': ['Laternentor', 'Jemand hat dir ein Licht brennen lassen.'],
  'e2-10': ['Gerüchteküche', 'Hier wird alles heißer gegessen, als es gekocht wurde.'],
  'e2-11': ['Hausparty', 'Alle sind da, und ihre Entscheidungen auch.'],
  'e2-12': ['Stiller Sonntag', 'Keine Pläne. Alle sind gelungen.'],
  'e2-13': ['Couch für Freunde', 'Sie lässt sich ausklappen. Du auch.'],
  'e2-14': ['Nachsendeauftrag', 'Es hat dich an der neuen Adresse gefunden.'],
  'e2-15': ['Anleitung lesen', 'Das tut sonst niemand. Genau das ist das Geheimnis.'],

  // Land 3: working life
  'e3-01': ['Allen antworten', 'Vierhundert Leute wissen es jetzt.'],
  'e3-02': ['Schleifsteintor', 'Stumpf hinein, scharfsinnig heraus.'],
  'e3-03': ['Eckbüro', 'Das Fenster ist hübsch. Der Preis steht nicht dran.'],
  'e3-04': ['Bequeme Raten', 'Bequem ist jedenfalls der Anfang.'],
  'e3-05': ['Jahresgespräch', 'Man hat mitgeschrieben.'],
  'e3-06': ['Kaffee mit der Neuen', 'Zwei Tassen, und ein nervöses Lachen, das ruhig wurde.'],
  'e3-07': ['Schulweg', 'Drei Besorgungen und ein Paar Hände.'],
  'e3-08': ['Umweg zur Lebensmitte', 'Er stand nicht im Plan, und das ist der Sinn.'],
  'e3-09': ['Mittag im Freien', 'Es stellte sich heraus: Draußen gibt es Wetter.'],
  'e3-10': ['Ärmel hoch', 'Von allein geht es nicht. Vielleicht macht es sogar Spaß.'],
  'e3-11': ['Abendbrottisch', 'Alle reden. Wer hört zu?'],
  'e3-12': ['Steuerprüfung', 'Jeder Beleg erzählt eine Geschichte.'],
  'e3-13': ['Lauf vor dem Frühstück', 'Langsam, aber sieh an, wer schon auf ist.'],
  'e3-14': ['Ehre, wem Ehre gebührt', 'Du hast den Namen laut gesagt, mitten in der Sitzung.'],
  'e3-15': ['Umzugswagen', 'Ein ganzes Leben in vierzig Kartons, und ab die Fahrt.'],

  // Land 4: old age
  'e4-01': ['Großelterntag', 'Sie wollen die Geschichte noch einmal. In welcher Fassung?'],
  'e4-02': ['Sesselkritik', 'Von hier aus machen alle alles falsch.'],
  'e4-03': ['Klassentreffen', 'Sie erinnern sich besser an dich als du.'],
  'e4-04': ['Parkbank', 'Platz für noch jemanden, und für dessen Sorgen.'],
  'e4-05': ['Entschuldigung von Hand', 'Drei Entwürfe, und am besten ist doch der zittrige.'],
  'e4-06': ['Wer bekommt die Uhr?', 'Niemand mochte sie, bis sie irgendwohin musste.'],
  'e4-07': ['Nur vom Feinsten', 'Und ganz das Richtige war es immer noch nicht.'],
  'e4-08': ['Leerer Kalender', 'All die Tage, und jeder davon gehört dir.'],
  'e4-09': ['Alte Rechnung', 'Du musstest zurück und sie begleichen.'],
  'e4-10': ['Zwei Tassen Tee', 'Sag es jetzt, oder sprich über das Wetter.'],
  'e4-11': ['Helferliste', 'Dein Name steht zweimal da. Du hast ihn hingeschrieben.'],
  'e4-12': ['Wo blieb das Jahrzehnt?', 'Eben war es noch hier.'],
  'e4-13': ['Familienalbum', 'Jedes Gesicht darin hat dir etwas zu sagen.'],
  'e4-14': ['Dachboden räumen', 'Neunzig Kartons, ein Andenken.'],
  'e4-15': ['Festhalten', 'Mit den Fingerspitzen. Bist du bereit, loszulassen?'],

  // Beside the ring
  'torch-1': ['Äußere Lampe', 'Deine Augen gewöhnen sich ans Licht.'],
  'torch-2': ['Flackernde Halle', 'Zwei Schatten, und beide sind deine.'],
  'torch-3': ['Innere Flamme', 'Sie brannte die ganze Zeit.'],
  'sword-1': ['Halle der Fragen', 'Antworten werden am Eingang abgenommen.'],
  'sword-2': ['Spiegelzimmer', 'Nirgends ein Winkel, der schmeichelt.'],
  'sword-3': ['Knoten zerschlagen', 'Du hast ihn geknüpft. Du weißt, wohin der Schnitt muss.'],
  'sword-4': ['Brücke der Bedenken', 'Sie trägt nur, was du zu Ende gedacht hast.'],
  'sword-5': ['Rüstkammer kleiner Worte', '„Nein.“ „Genug.“ „Warum?“'],
  'sword-6': ['Ruhepunkt', 'Der Lärm hört auf. Das warst du.'],
  pit: ['Grube', 'Achte auf deinen Umgang. Er färbt ab.'],
  'wheel-1': ['Rad des Gebens', 'Was die Runde macht, kommt wieder.'],
  'wheel-2': ['Rad des Gleichgewichts', 'Ein wenig nach links. So.'],
  'wheel-3': ['Rad des Zuhörens', 'Es summt nur, wenn du still bist.'],
  'wheel-4': ['Rad des Loslassens', 'Die Hand öffnen: Das ist schon alles.'],

  // The Spirit Realm
  's-01': ['Lebensrückblick', 'Bitte nimm Platz. Wir haben ein paar Folien vorbereitet.'],
  's-02': ['Empfangskomitee', 'Alle, zu denen du je freundlich warst, mit Kuchen.'],
  's-03': ['Nebelbank', 'Bitte warten. Die Ewigkeit ist uns wichtig.'],
  's-04': ['Chorprobe', 'Deine Stimme hatten sie freigehalten.'],
  's-05': ['Unerledigtes', 'Es ist dir hier herauf gefolgt, zu Fuß.'],
  's-06': ['Geist in Pantoffeln', 'Weise, warm und kein bisschen in Eile.'],
  's-07': ['Talentausgabe', 'Zieh eine Nummer, dann eine Gabe.'],
  's-08': ['Bibliothek aller Leben', 'Deins ist bisher ein schmaler Band.'],
  's-09': ['Wolkenwerkstatt', 'Fehler sind hier aus Dampf.'],
  's-10': ['Zeichentisch', 'Nächstes Mal mit etwas mehr davon.'],
  's-11': ['Großes Wiedersehen', 'Ihr wart alle schon einmal des anderen Mutter.'],
  's-12': ['Lackiererei', 'Ein neuer Anstrich über der alten Delle.'],
  's-13': ['Einfach treiben', 'Nichts zu tun, und ewig Zeit dafür.'],
  's-14': ['Rückenwind', 'Da unten hat jemand gut von dir gedacht.'],
  's-15': ['Brunnen der Vergebung', 'Wirf es hinein. Niemand zählt mit.'],
  's-16': ['Silberstreif', 'Von oben gesehen haben sie alle einen.'],
  's-17': ['Abflughalle', 'Leichtes Gepäck wird empfohlen.'],
  's-18': ['Lebensplanung', 'Gleiche Seele, neuer Plan.'],
}

/** Title, and the deed on each side. */
const CHOICE: Readonly<Record<ChoiceCardId, readonly [title: string, a: string, b: string]>> = {
  'cc1-01': [
    'Ein Stück Kuchen',
    'Ein Finger durch die Glasur sagt: schon vergeben.',
    'Du teilst es und lässt sie zuerst wählen.',
  ],
  'cc1-02': [
    'Die zerbrochene Vase',
    '„Das war ich“, sagst du, ehe jemand fragt.',
    '„Es hat gezogen“, sagst du. Im Zimmer. Im Juli.',
  ],
  'cc1-03': [
    'Mannschaften wählen',
    'Du rufst das Kind auf, das immer zuletzt gerufen wird.',
    'Du nimmst die drei Größten und verdrehst die Augen.',
  ],
  'cc1-04': [
    'Einmaleins',
    'Auf den Arm geschrieben. Mit Tinte. Jetzt steht es dir im Gesicht.',
    'Du lernst sieben mal acht für alle Ewigkeit.',
  ],
  'cc1-05': [
    'Schlafenszeit',
    'Sofort eingeschlafen. Morgen ist Dinosauriertag.',
    'Taschenlampe unter der Decke, Band zwei von neun.',
  ],
  'cc1-06': [
    'Ein Geheimnis im Baumhaus',
    'Es bleibt da oben, bei den Eicheln.',
    'Bis Mittag weiß es die ganze Schule.',
  ],
  'cc1-07': [
    'Das hohe Sprungbrett',
    'Du bleibst unten und buhst alle aus, die hinaufklettern.',
    'Augen zu, Nase zu, und hinunter.',
  ],
  'cc1-08': [
    'Aus dem Nest gefallen',
    'Du stupst das Vögelchen mit einem Stock, der Wissenschaft wegen.',
    'Du spürst seine Angst und sitzt still daneben.',
  ],
  'cc1-09': [
    'Sparschwein',
    'Die Hälfte fürs Fahrrad, die Hälfte für heute.',
    'Klirr! Eine Woche Süßes, und die Woche beginnt jetzt.',
  ],
  'cc1-10': [
    'Eierlauf',
    'Daumen aufs Ei, und du fliegst nur so dahin.',
    'Du gehst zurück zu dem Jungen, dem seins herunterfiel.',
  ],
  'cc1-11': [
    'Staudammbau',
    'Sie schleppen die Steine, du gibst Befehle.',
    'Du wirst nass bis zum Knie, und sie dürfen ihn taufen.',
  ],
  'cc1-12': [
    'Verzeihung in Wachsmalkreide',
    'Mit Regenbogen und zwei Schreibfehlern. Es wirkt.',
    'Du wolltest ja. Dann kam eine Zeichentrickserie.',
  ],

  'cc2-01': [
    'Ein Screenshot',
    'Du schickst ihn herum. Nur an zwölf Leute.',
    'Du schließt ihn und vergisst ihn absichtlich.',
  ],
  'cc2-02': [
    'Das erste Auto',
    'Zu schnell, zu glänzend, fünf Jahre Raten.',
    'Es wird die Monatskarte. Dein Erspartes schnurrt.',
  ],
  'cc2-03': ['Es ist aus', 'Du sagst es freundlich, von Angesicht zu Angesicht.', 'Du sagst es mit einem Emoji.'],
  'cc2-04': [
    'Prüfungswoche',
    'Du stellst die Frage, die du für dumm gehalten hast.',
    'Du liest die Zusammenfassung der Zusammenfassung.',
  ],
  'cc2-05': ['Spieglein, Spieglein', 'Du zählst jeden Makel, zweimal.', 'Du zwinkerst ihm zu und gehst aus.'],
  'cc2-06': [
    'Ein verlorener Geldbeutel',
    'Alles geht zurück, auch das Kleingeld.',
    'Der Beutel geht zurück. Er ist recht leicht geworden.',
  ],
  'cc2-07': [
    'Leere Leinwand',
    'Du machst etwas Hässliches, und dann etwas Besseres.',
    'Du schreibst eine Kritik über alle anderen.',
  ],
  'cc2-08': [
    'Reich bis Freitag',
    'Du bist dabei. Was kann dir ein Schneeballsystem schon tun?',
    'Da riecht etwas, und du traust deiner Nase.',
  ],
  'cc2-09': ['Wer spült ab?', 'Du, beschließt du, obwohl du nicht dran bist.', 'Du isst vom Deckel und sagst nichts.'],
  'cc2-10': [
    'Der Marathon',
    'Du trainierst, du kommst an, du kommst keine Treppe hoch.',
    'Du kaufst die Schuhe. Auf dem Sofa sehen sie toll aus.',
  ],
  'cc2-11': [
    'Die letzten zwei Karten',
    'Ellbogen raus, und du bist durch die Tür.',
    'Du nimmst jemand Fremdes mit und gewinnst einen Freund.',
  ],
  'cc2-12': [
    'Die ungesendete Nachricht',
    'Du schickst die wütende.',
    'Du schickst die kurze: „Das war falsch von mir.“',
  ],

  'cc3-01': [
    'Die Beförderung',
    'Du sagst ihnen, wessen Werk es wirklich war.',
    'Du dankst dir selbst, recht ausführlich.',
  ],
  'cc3-02': [
    'Abgabetermin',
    'Kaffee um zwei. Kaffee um drei. Tränen um vier.',
    'Du bittest um einen Tag mehr und schläfst.',
  ],
  'cc3-03': ['Ein Bild für dich', '„Sehr schön“, sagst du zu deinem Handy.', 'Du fragst nach jedem einzelnen Drachen.'],
  'cc3-04': [
    'Vertrag, Seite 41',
    'Du liest ihn. Da steht es, klein gedruckt.',
    'Du unterschreibst. Die Schrift war hübsch.',
  ],
  'cc3-05': [
    'Posteingang: 2317',
    'Du beantwortest alle, um Mitternacht, im Bett.',
    'Alle markieren. Archivieren. Atmen.',
  ],
  'cc3-06': [
    'Ein Kratzer am Nachbarzaun',
    'Diesen Zaun hast du noch nie gesehen.',
    'Du klingelst, den Pinsel in der Hand.',
  ],
  'cc3-07': [
    'Reifenpanne im Regen',
    'Handbuch, Wagenheber, Matsch, und du hast es selbst geschafft.',
    'Du schreist den Abschleppdienst an, der gekommen ist.',
  ],
  'cc3-08': [
    'Schweigen in der Sitzung',
    'Du spürst, was niemand sagt, und wartest.',
    'Du füllst es mit einem Witz über den Praktikanten.',
  ],
  'cc3-09': ['Überstunden', 'Du sagst wieder ja. Jetzt schulden sie dir etwas.', 'Du sagst nein und hörst Vögel.'],
  'cc3-10': [
    'Die Mutter zieht ein',
    'Kartons, Treppen, Geschichten. Die Arbeit kann einen Tag warten.',
    'Du stellst drei Leute ein und lernst, sie zu führen.',
  ],
  'cc3-11': [
    'Der Groll',
    'Du stellst ihn ab, und deine Schultern heben sich ein Stück.',
    'Du probst ihn die ganze Nacht, mit Gesten.',
  ],
  'cc3-12': [
    'Die Auszubildende',
    'Du machst es selbst, schneller, seufzend.',
    'Du lässt sie ein zehntes Mal probieren. Jetzt ist sie stolz, und du bist es auch.',
  ],

  'cc4-01': [
    'Der alte Streit',
    'Du rufst zuerst an. Es klingelt nur einmal.',
    'Du überlebst ihn, das hast du dir vorgenommen.',
  ],
  'cc4-02': [
    'Täglicher Gang',
    'Zweimal um den Teich, mit Gruß an jede Ente.',
    'Zum Kühlschrank und zurück, mit Gruß an jeden Käse.',
  ],
  'cc4-03': [
    'Ein Ball in deinen Rosen',
    'Du behältst ihn. Es ist inzwischen ein kleines Museum.',
    'Du wirfst ihn zurück, gar nicht schlecht.',
  ],
  'cc4-04': [
    'Die Memoiren',
    'Wie sich zeigt, hattest du durchweg recht.',
    'Du schlägst nach und streichst ein Kapitel.',
  ],
  'cc4-05': ['Cello lernen', 'Es ächzt, du grinst, du übst.', 'Zu spät für all das, sagst du dem Fernseher.'],
  'cc4-06': [
    'Ein kleines Vermögen',
    'Du kaufst den großen Sessel. Er massiert deine Zweifel.',
    'Du gibst, solange du ihre Gesichter sehen kannst.',
  ],
  'cc4-07': [
    'Das Reparaturcafé',
    'Du erklärst laut, wie man das früher machte.',
    'Vierzig Toaster später gibt es nichts, was du nicht flicken kannst.',
  ],
  'cc4-08': [
    'Früher Frost',
    'Du hast ihn in den Knochen gespürt und die Töpfe hereingeholt.',
    'Du hast dem Wetterbericht widersprochen und die Zitronen verloren.',
  ],
  'cc4-09': [
    'Die gemeinsame Hecke',
    'Du schneidest sie im Morgengrauen. Die fremde Hälfte auch, sehr kurz.',
    'Du schneidest sie mit ihm, und es dauert den ganzen Tag.',
  ],
  'cc4-10': [
    'Fensterplatz',
    'Du warst zuerst da, und du hast einen Stock.',
    'Du gibst ihn her, stehst und kommst spät und froh nach Hause.',
  ],
  'cc4-11': [
    'Ein lang gehüteter Brief',
    'Du verbrennst ihn und wärmst dir die Hände.',
    'Du schickst ihn endlich ab, mit Fußnoten.',
  ],
  'cc4-12': [
    'Die Lesebrille',
    'Du trägst sie, samt Kettchen, und siehst.',
    'Du hältst die Zeitung weiter weg. Und noch weiter.',
  ],
}

/** Title, and what comes back to you. */
const KARMA: Readonly<Record<KarmaCardId, Words>> = {
  'kc1-01': ['Die Warum-Phase', 'Du hast so oft gefragt, dass es dir endlich jemand gut erklärt hat.'],
  'kc1-02': ['Kaugummi', 'Du hast ihn unter den Stuhl geklebt. Es war deiner.'],
  'kc1-03': ['Huckepack', 'Du hast deinen kleinen Bruder den ganzen Weg getragen. Heute trägt dich ein großer.'],
  'kc1-04': ['Nicht eingeladen', 'Ein Name fehlte auf deiner Liste. Rat, wessen Liste als Nächstes kommt.'],
  'kc1-05': ['Dein halbes Pausenbrot', 'Die ganze Klasse spricht noch von diesem Tag.'],
  'kc1-06': ['Unterm Bett', 'Dorthin hast du alles aufgeräumt. Es ist wieder herausgekommen.'],
  'kc1-07': ['Selbst die Schuhe gebunden', 'Zwei Schlaufen, ein Knoten, eine Welt voller Möglichkeiten.'],
  'kc1-08': ['Meins!', 'Du hast es so laut geschrien, dass du am Anfang aufgewacht bist.'],
  'kc1-09': ['Nachtlicht', 'Du bist bei jemandem geblieben, der Angst hatte, und siehst nun im Dunkeln.'],
  'kc1-10': ['Gruß vom Busfahrer', 'Du hast immer zurückgewinkt. Du darfst dir die Haltestelle aussuchen.'],

  'kc2-01': ['Die Garagenband', 'Du hast sie proben lassen. Sie haben dich ans Schlagzeug gesetzt.'],
  'kc2-02': ['Schlummertaste', 'Neun Minuten, elfmal.'],
  'kc2-03': ['Daumen raus', 'Du hast früher Leute mitgenommen. Jemand davon hat einen Sportwagen.'],
  'kc2-04': ['Gruppenchat', 'Du hast über sie geschrieben. Du hast an sie geschrieben.'],
  'kc2-05': ['Tütennudeln', 'Tag dreißig. Dein Haar ist etwas wellig geworden.'],
  'kc2-06': ['Die Umzugshelfer', 'Du hast alle Sofas geschleppt. Zu deinem sind sie alle gekommen.'],
  'kc2-07': ['Einmal nein gesagt', 'Der Himmel ist nicht eingestürzt. Die Aussicht gefällt dir.'],
  'kc2-08': ['Vertrau mir, ich weiß einen Weg', 'Wusstest du nicht. Er ging abwärts.'],
  'kc2-09': ['Ein Licht im Fenster', 'Du bist einem Gefühl um eine Ecke zu viel gefolgt, und da ist es.'],
  'kc2-10': ['Tür aufgehalten', 'All die Türen, die du aufgehalten hast, gehen auf einmal auf.'],

  'kc3-01': ['Die Frage von hinten', 'Du hast sie ernst genommen. Sie hat den ganzen Plan geschärft.'],
  'kc3-02': ['Kurze Besprechung', 'Du hast sie erfunden. Jetzt hat sie dich gefunden.'],
  'kc3-03': ['Suppe vor der Tür', 'Du hast einmal welche gebracht. Sie kommt zurück, in fremden Töpfen.'],
  'kc3-04': ['Wie schon gesagt', 'Du hast es schon gesagt. Sie fragen nicht mehr.'],
  'kc3-05': ['Schreibtischstuhl', 'Zwanzig Jahre zusammen, und er hat dich geformt.'],
  'kc3-06': ['Kurzer Dienstweg', 'Du hast ihr alles gezeigt. Jetzt zeigt sie dir eine Abkürzung.'],
  'kc3-07': ['Rost', 'Du warst so gut darin, dass du damit aufgehört hast.'],
  'kc3-08': ['Klare Antwort', 'Du hast jemandem eine gegeben. Jetzt bekommst du selbst eine.'],
  'kc3-09': ['Die Ahnung', 'Du hast auf die leise Stimme gehört. Sie hat noch mehr zu sagen.'],
  'kc3-10': ['Aus der Kaffeekasse geliehen', 'Es war nur Kleingeld. Der Boden gab trotzdem nach.'],

  'kc4-01': ['Vorfahrt', 'Du hast ein Leben lang andere durchgewinkt. Deine Straße ist frei.'],
  'kc4-02': ['Wo sind meine Schlüssel?', 'Über diese Frage hast du gelacht. Heute ist es deine.'],
  'kc4-03': ['Gern allein', 'Du hast deine Gesellschaft lieb gewonnen, und sie dich.'],
  'kc4-04': ['Zu meiner Zeit', 'So hat jeder deiner Sätze begonnen. Das Zimmer ist leer.'],
  'kc4-05': ['Einen auf den Weg', 'Der Weg hat mitgezählt.'],
  'kc4-06': ['Das Gästebuch', 'Seite um Seite voller Leute, die froh um dich waren.'],
  'kc4-07': ['Leiter, allein, mit neunzig', 'Einen Moment lang war die Aussicht herrlich.'],
  'kc4-08': ['In ihren Schuhen', 'Du wolltest jemanden verstehen. Es ist dir fast zu gut gelungen.'],
  'kc4-09': ['Spät erblüht', 'All die Jahre voller Steckenpferde kommen zur Blüte.'],
  'kc4-10': ['Endlich gesagt', 'Ein Satz, und wo deine Mauer war, öffnet sich eine Tür.'],
}

/** Free Will Cards by their numbers. */
const FREE_WILL = {
  'cosmic-karma.freeWill.1.name': 'Erster Schritt',
  'cosmic-karma.freeWill.2.name': 'Zwei linke Füße',
  'cosmic-karma.freeWill.3.name': 'Aller guten Dinge',
  'cosmic-karma.freeWill.4.name': 'Vierblättriges Kleeblatt',
  'cosmic-karma.freeWill.5.name': 'Gib mir fünf',
  'cosmic-karma.freeWill.6.name': 'Siebenmeilensocke',
}

export const spaceWords = messageGroups('cosmic-karma.space', ['name', 'text'], SPACES)

/** A Choice Card says something on each side, a Karma Card on one; Free Will Cards are known by their numbers. */
export const cardWords = {
  ...messageGroups('cosmic-karma.card', ['name', 'a', 'b'], CHOICE),
  ...messageGroups('cosmic-karma.card', ['name', 'text'], KARMA),
  ...FREE_WILL,
}
