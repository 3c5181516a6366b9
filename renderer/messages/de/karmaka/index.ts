/**
 * German words of Karmaka. ICU MessageFormat; for the values see ../../en/karmaka/index.ts.
 * Terms: Deck = Stapel, Well = Quelle, Ruins = Ruinen, to ruin = ruinieren, Deed = Tat (exposed = offen, covered = bedeckt), Future Life =
 * künftiges Leben, ability = Fähigkeit, to score = werten, ladder = Karmaleiter, rung = Sprosse, ring = Ring, centre = Mitte. A colour is a
 * noun (Rot); a rung is named without an article, after als, bis, für or a colon.
 */
import type { CardId, LadderRung } from '../../../../engine/karmaka/data.ts'
import type { KarmakaPromptKind, KarmakaIllegalReason } from '../../../../engine/karmaka/index.ts'
import type { karmaka as english } from '../../en/karmaka/index.ts'
import { messageGroups, messageGroup } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

/** What each card is called, and what its ability does, in one line. */
const CARD_WORDS: Readonly<Record<CardId, readonly [name: string, ability: string]>> = {
  panic: ['Panik', 'Ruiniere die oberste Karte eines beliebigen Stapels. Spiel dann noch einmal.'],
  dwindle: ['Schwund', 'Eine Person deiner Wahl ruiniert eine Handkarte ihrer Wahl.'],
  crisis: ['Krise', 'Ein Rivale ruiniert eine seiner Taten, welche er mag.'],
  roulette: ['Roulette', 'Ruiniere bis zu 2 Handkarten, dann zieh bis zu eine mehr.'],
  'hells-heart': ['Höllenherz', 'Ruiniere die 2 obersten Karten im künftigen Leben eines Rivalen.'],
  vengeance: ['Rache', 'Ruiniere die offene Tat eines Rivalen.'],
  spite: ['Bosheit', 'Ein Rivale verliert 2 zufällige Handkarten an die Ruinen.'],
  'another-day': ['Ein neuer Tag', 'Zieh 1 Karte aus der Quelle. Spiel dann noch einmal.'],
  recycle: ['Kreislauf', 'Leg eine der 3 obersten Ruinen in dein künftiges Leben.'],
  salvage: ['Bergung', 'Nimm eine der 3 obersten Ruinen auf die Hand.'],
  longevity: ['Langes Leben', 'Leg 2 ungesehene Karten der Quelle auf einen beliebigen Stapel.'],
  sowing: ['Aussaat', 'Zieh 2 Karten, dann leg 2 Handkarten in dein künftiges Leben.'],
  voyage: ['Reise', 'Zieh 3 Karten aus der Quelle. Spiel dann noch einmal.'],
  jubilee: ['Jubel', 'Werte bis zu 2 weitere Karten von deiner Hand.'],
  transmigrate: ['Seelenreise', 'Hol eine beliebige Karte deines künftigen Lebens auf die Hand.'],
  peek: ['Seitenblick', 'Sieh die ganze Hand eines Rivalen. Spiel dann noch einmal.'],
  destiny: ['Schicksal', 'Sieh die 3 obersten der Quelle: bis zu 2 ins künftige Leben, den Rest beliebig zurück.'],
  'stolen-dreams': ['Geraubte Träume', 'Leg die oberste Karte aus dem künftigen Leben eines Rivalen auf deines.'],
  denial: ['Verleugnung', 'Ruiniere eine Handkarte und nutze ihre Fähigkeit.'],
  swindle: ['Schwindel', 'Sieh 3 zufällige Handkarten eines Rivalen und behalte eine.'],
  thievery: ['Diebstahl', 'Nimm die offene Tat eines Rivalen auf die Hand.'],
  embodiment: ['Verkörperung', 'Nutze die Fähigkeit einer deiner Taten.'],
  mimic: ['Nachahmung', 'Nutze die Fähigkeit der offenen Tat eines Rivalen.'],
}

const RUNGS: Readonly<Record<LadderRung['id'], string>> = {
  'dung-beetle': 'Mistkäfer',
  snake: 'Schlange',
  wolf: 'Wolf',
  ape: 'Affe',
  transcendence: 'Transzendenz',
}

const colour = '{colour, select, red {Rot} green {Grün} blue {Blau} mosaic {Mosaik} none {ohne Farbe} other {??}}'
const points = (value = 'points') => `{${value}, plural, one {# Punkt} other {# Punkte}}`
const rings = (value = 'rings') => `{${value}, plural, one {# Ring} other {# Ringe}}`
const count = (value = 'count') => `{${value}, plural, =0 {keine Karten} one {# Karte} other {# Karten}}`
/** What a life is worth so far, at the end of a label. */
const inColour = `{points, plural, =0 {, noch keine Punkte} one {, # Punkt in ${colour}} other {, # Punkte in ${colour}}}`
/** A position in a pile. */
const fromTop = '{nth, plural, =1 {zuoberst} other {die #. von oben}}'
/** 'zieh bis zu 2 Karten', 'zieh noch eine Karte'. */
const upTo = (verb: string) =>
  `${verb} {count, plural, =0 {{left, plural, one {eine Karte} other {bis zu # Karten}}} other {noch {left, plural, one {eine Karte} other {bis zu # Karten}}}}`
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, true {${text}} other {${otherwise}}}`

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  draw: '{name}, zieh von deinem Stapel.',
  death: '{name}, dieses Leben ist vorbei.',
  play: '{name}, spiel eine Karte für {ways}, oder passe.',
  mustPlay: '{name}, dein Stapel ist leer: Spiel eine Karte für {ways}.',
  again: '{name}, noch einmal, wenn du magst: Spiel eine Karte für {ways}.',
  offer: '{name}, {by} bietet dir an: {card}. In dein künftiges Leben legen?',
  rings: `{name}, ${points()} in diesem Leben. ${rings('spend')} ausgeben und aufsteigen: {rung}?`,
  target: '{name}, auf wen spielst du {card}?',
  ruinFor: '{name}, {by} spielt {card}: Welche deiner Handkarten geht in die Ruinen?',
  ruin: '{name}, {card}: Welche deiner Handkarten geht in die Ruinen?',
  deny: '{name}, welche Handkarte ruinierst du, um ihre Fähigkeit zu nutzen?',
  discard: `{name}, ${upTo('ruiniere')}, oder {count, plural, =0 {keine} other {keine mehr}}.`,
  ruinDeed: '{name}, {by} spielt {card}: Welche deiner Taten geht in die Ruinen?',
  drawOn: `{name}, ${upTo('zieh')} aus der Quelle, oder hör auf.`,
  store: '{name}, leg {left, plural, one {eine Handkarte} other {# Handkarten}} in dein künftiges Leben.',
  score: `{name}, ${upTo('werte')}, oder hör auf.`,
  keep: '{name}, leg {left, plural, one {eine davon} other {bis zu # davon}} in dein künftiges Leben, oder leg {count, plural, =0 {sie} other {den Rest}} zurück.',
  putBack:
    '{name}, {left, plural, one {die letzte Karte geht zurück auf die Quelle.} other {welche Karte geht als nächste zurück auf die Quelle? Die letzte liegt oben.}}',
  salvage: '{name}, welche der Ruinen nimmst du auf die Hand?',
  recycle: '{name}, welche der Ruinen legst du in dein künftiges Leben?',
  recall: '{name}, welche Karte deines künftigen Lebens kommt auf die Hand?',
  swindle: '{name}, welche dieser Karten von {of} behältst du?',
  embody: '{name}, welche deiner Taten leiht dir ihre Fähigkeit?',
  mimic: '{name}, von wem ahmst du die offene Tat nach?',
} satisfies Record<KarmakaPromptKind, string>

/** Enough of what is asked: before the first card (`none`), and after it. */
const done = {
  'discard.none': 'Nichts ruinieren',
  discard: 'Nichts mehr ruinieren',
  'drawOn.none': 'Nichts ziehen',
  drawOn: 'Nichts mehr ziehen',
  'score.none': 'Nichts werten',
  score: 'Nichts mehr werten',
  'keep.none': 'Alle zurücklegen',
  keep: 'Rest zurücklegen',
  again: 'Nichts mehr spielen',
} satisfies Partial<Record<KarmakaPromptKind | `${KarmakaPromptKind}.none`, string>>

/** What has to be done before anything else, by what is asked. */
const first = {
  draw: 'Ein Zug beginnt damit, vom eigenen Stapel zu ziehen.',
  death: 'Hand und Stapel sind leer: Dieses Leben ist vorbei.',
  play: 'Spiel erst eine Karte.',
  mustPlay: 'Spiel erst eine Karte.',
  again: 'Spiel erst eine weitere Karte, oder nichts mehr.',
  offer: 'Antworte erst auf das Angebot von {by}.',
  rings: 'Sag erst, ob du für dieses Leben Ringe ausgibst.',
  target: 'Wähle erst, auf wen du {card} spielst.',
  ruinFor: 'Erst will {card} von {by} eine Karte deiner Hand.',
  ruin: 'Erst will {card} eine Karte deiner Hand.',
  deny: 'Erst will {card} eine Karte deiner Hand.',
  discard: 'Ruiniere erst Karten für {card}, oder keine.',
  ruinDeed: 'Erst will {card} von {by} eine deiner Taten.',
  drawOn: 'Zieh erst für {card}, oder hör auf.',
  store: 'Erst will {card} Karten für dein künftiges Leben.',
  score: 'Werte erst Karten für {card}, oder hör auf.',
  keep: 'Wähle erst, was du durch {card} behältst, oder leg alles zurück.',
  putBack: 'Erst gehen die Karten von {card} zurück auf die Quelle.',
  salvage: 'Wähle erst eine der Ruinen für {card}.',
  recycle: 'Wähle erst eine der Ruinen für {card}.',
  recall: 'Wähle erst eine Karte deines künftigen Lebens für {card}.',
  swindle: 'Wähle erst, welche Karte du behältst.',
  embody: 'Wähle erst die Tat, die {card} nutzt.',
  mimic: 'Wähle erst die Tat, der {card} gleichen soll.',
} satisfies Record<KarmakaPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<KarmakaIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'Die Partie ist vorbei.',
  notYourTurn: 'Jetzt entscheidet {seat}.',
  exactRings: `Ringe füllen die Lücke und nicht mehr: ${rings()}, oder keine.`,
  notInHand: 'Diese Karte hast du nicht auf der Hand: {card}.',
  declineInstead: 'Diese Karte wäre zusätzlich: Hier wird nicht gepasst, nur verzichtet.',
  mustPlay: 'Dein Stapel ist leer: Du musst eine Karte spielen.',
  firstPlay: 'Verzichten kannst du hier nicht: Es ist die Karte deines Zuges.',
  drawnAlready: 'Du hast schon gezogen; in jedem Zug nur einmal.',
  deckEmpty: 'Dein Stapel ist leer.',
  stillAlive: 'Dieses Leben geht weiter: Du hast noch Karten.',
  noOffer: 'Dir wird nichts angeboten.',
  noTeammate: 'Du spielst allein: Es gibt niemanden zum Beschenken.',
  noTeammateFuture: 'Beim bösen Wolf wird nichts verschenkt.',
  notLifted: 'Nicht unter den Karten, die du ansiehst: {card}.',
  notPicked: 'Nicht unter den gezogenen Karten: {card}.',
  notYourDeed: 'Nicht unter deinen Taten: {card}.',
  noSuchCard: 'Eine solche Karte gibt es nicht.',
  rivalsOnly: '{card} wird nur auf Rivalen gespielt.',
  notTeammate: '{card} wird nur auf Rivalen gespielt, und ihr spielt zusammen.',
  opposite: 'Zu viert, jeder für sich, reicht nichts bis zum Platz gegenüber: {seat}.',
  mimicRivals: 'Nachgeahmt werden nur Rivalen.',
  noDeeds: '{seat} hat keine Tat zum Nachahmen.',
  notEnough: '{card} verlangt noch {count, plural, one {eine Karte} other {# Karten}}.',
  uppermostOnly: 'Nur die obersten {count} Karten lassen sich nehmen.',
  takeUpper: 'Die gleiche Karte darüber ist dieselbe Wahl.',
}

export const karmaka = {
  // ------------------------------------------------------------------------------------------------- small parts
  ...messageGroups('karmaka.card', ['name', 'ability'], CARD_WORDS),
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,
  ...messageGroup('karmaka.rung', RUNGS),
  'karmaka.colour': colour,
  'karmaka.hidden': 'eine Karte',

  // ---------------------------------------------------------------------------------------------------- variants
  'karmaka.option.variant': 'Wer gegen wen',
  'karmaka.option.variant.free': 'Alle für sich',
  'karmaka.option.variant.teams': 'Zwei Zweierteams',
  'karmaka.option.variant.wolf': 'Der böse Wolf',
  'karmaka.option.variant.teams.hint':
    'Wer zusammenspielt, sitzt sich gegenüber; die erste Transzendenz gewinnt für beide.',
  'karmaka.option.variant.wolf.hint': 'Platz 1 beginnt als Wolf, allein gegen die anderen beiden.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('karmaka.ask', asks),
  ...messageGroup('karmaka.done', done),
  'karmaka.ways': 'Punkte, Fähigkeit oder dein nächstes Leben',
  'karmaka.ways.heir': 'Punkte, Fähigkeit, dein nächstes Leben oder das von {heir}',

  'karmaka.final.cards': 'Es werden Karten gezogen.',
  'karmaka.undo.cards': 'Es wurden Karten gezogen.',
  'karmaka.final.hand': 'Du siehst Karten aus einer fremden Hand.',
  'karmaka.undo.hand': 'Du hast Karten aus einer fremden Hand gesehen.',
  'karmaka.final.stole': 'Du siehst die Karte, die du nimmst.',
  'karmaka.undo.stole': 'Du hast die Karte gesehen, die du genommen hast.',
  'karmaka.final.ruined': 'Verborgene Karten kommen offen zu den Ruinen.',
  'karmaka.undo.ruined': 'Verborgene Karten liegen jetzt offen bei den Ruinen.',

  // ----------------------------------------------------------------------------------------------------- choices
  'karmaka.choice.points': `{card}: werten, {points} ${colour}`,
  'karmaka.choice.ability': `{card}: Fähigkeit nutzen${yes('nothing', ', ohne Wirkung')}`,
  'karmaka.choice.future': '{card}: ins künftige Leben legen',
  'karmaka.choice.teammate': '{card}: ins künftige Leben von {seat} legen',
  'karmaka.choice.draw': 'Vom Stapel ziehen',
  'karmaka.choice.die': 'Dieses Leben beenden',
  'karmaka.choice.pass': 'Passen, Karten behalten',
  'karmaka.choice.target': `{card} auf {seat}${yes('nothing', ', ohne Wirkung')}`,
  'karmaka.choice.targetSelf': `{card} auf dich selbst${yes('nothing', ', ohne Wirkung')}`,
  'karmaka.choice.ruin': 'Ruinieren: {card}',
  'karmaka.choice.ruinDeed': `Ruinieren: {card}, ${fromTop}`,
  'karmaka.choice.deny': `{card}: ruinieren und Fähigkeit nutzen${yes('nothing', ', ohne Wirkung')}`,
  'karmaka.choice.drawOn': 'Aus der Quelle ziehen',
  'karmaka.choice.salvage': `Nehmen: {card}, ${fromTop}`,
  'karmaka.choice.recycle': `Ins künftige Leben: {card}, ${fromTop}`,
  'karmaka.choice.recall': `Auf die Hand: {card}, ${fromTop}`,
  'karmaka.choice.takePicked': 'Behalten: {card}',
  'karmaka.choice.store': 'Ins künftige Leben: {card}',
  'karmaka.choice.score': `Werten: {card}, {points} ${colour}`,
  'karmaka.choice.return': 'Zurücklegen: {card}',
  'karmaka.choice.embody': `Deine Tat nutzen: {card}${yes('nothing', ', ohne Wirkung')}`,
  'karmaka.choice.mimic': `Nachahmen: {card} von {seat}${yes('nothing', ', ohne Wirkung')}`,
  'karmaka.choice.accept': 'Ins künftige Leben nehmen: {card}',
  'karmaka.choice.refuse': 'Ablehnen, in die Ruinen: {card}',
  'karmaka.choice.refuseOn': 'Ablehnen: Dann wird {next} gefragt',
  'karmaka.choice.spend': `${rings()} ausgeben, aufsteigen: {rung}`,
  'karmaka.choice.spendNone': 'Keine ausgeben, wieder als {rung} leben',

  // --------------------------------------------------------------------------------------------------------- log
  'karmaka.log.drewDeck': '{seat} zieht vom Stapel: {card}.',
  'karmaka.log.drewWell': '{seat} zieht aus der Quelle: {card}.',
  'karmaka.log.points': `{seat} wertet {card}, ${points()} in ${colour}.`,
  'karmaka.log.ability': '{seat} spielt {card} für die Fähigkeit.',
  'karmaka.log.stored': '{seat} legt {card} ins eigene künftige Leben.',
  'karmaka.log.storedFor': '{seat} legt {card} ins künftige Leben von {whose}.',
  'karmaka.log.passed': '{seat} passt.',
  'karmaka.log.declined': '{seat} spielt nichts mehr.',
  'karmaka.log.targeted': '{seat} spielt {card} auf {at}.',
  'karmaka.log.targetedSelf': '{seat} spielt {card} auf die eigenen Karten.',
  'karmaka.log.copiedRuined': '{by} wirkt nun als {card}.',
  'karmaka.log.copiedOwn': '{by} gleicht nun {card}, einer Tat von {whose}.',
  'karmaka.log.copiedRival': '{by} gleicht nun {card}, der offenen Tat von {whose}.',
  'karmaka.log.nothing': 'Ohne Wirkung: {card}.',
  'karmaka.log.ruined':
    '{seat} verliert {from, select, hand {aus der Hand} deck {vom Stapel} future {aus dem künftigen Leben} deeds {von den Taten} other {??}} {count, plural, one {eine Karte} other {# Karten}} an die Ruinen: {cards}.',
  'karmaka.log.refilled':
    'Die Quelle ist leer: {count, plural, one {Eine Karte} other {# Karten}} der Ruinen {count, plural, one {füllt} other {füllen}} sie neu.',
  'karmaka.log.dealt':
    '{seat} erhält {count, plural, one {eine ungesehene Karte} other {# ungesehene Karten}} auf den Stapel.',
  'karmaka.log.salvagedHand': '{seat} nimmt aus den Ruinen: {card}.',
  'karmaka.log.salvagedFuture': '{seat} legt {card} aus den Ruinen ins eigene künftige Leben.',
  'karmaka.log.robbed': '{seat} nimmt {card}, die offene Tat von {whose}.',
  'karmaka.log.recalled': `{seat} holt aus dem künftigen Leben auf die Hand: {card}, ${fromTop}.`,
  'karmaka.log.stole': '{seat} legt {card} aus dem künftigen Leben von {whose} ins eigene.',
  'karmaka.log.peeked': '{seat} sieht die Hand von {at} an.',
  'karmaka.log.peekedSelf': '{seat} sieht die Hand von {at} an: {cards}.',
  'karmaka.log.peekedNone': '{seat} sieht die Hand von {at} an: Sie ist leer.',
  'karmaka.log.picked': `{seat} sieht zufällige Handkarten von {at} an: ${count()}.`,
  'karmaka.log.pickedSelf': '{seat} sieht zufällige Handkarten von {at} an: {cards}.',
  'karmaka.log.swindled': '{seat} behält {card} von {whose}.',
  'karmaka.log.lifted': `{seat} sieht oben in die Quelle: ${count()}.`,
  'karmaka.log.liftedSelf': '{seat} sieht oben in die Quelle: {cards}.',
  'karmaka.log.returned': '{seat} legt zurück auf die Quelle: {card}.',
  'karmaka.log.offered': '{seat} bietet {card} an. Gefragt: {to}.',
  'karmaka.log.accepted': '{seat} nimmt {card} fürs nächste Leben.',
  'karmaka.log.refused': '{seat} lehnt ab: {card}.',
  'karmaka.log.unclaimed': 'Von niemandem gewollt, ab in die Ruinen: {card}.',
  'karmaka.log.scored': `{seat} stirbt: {red} Rot, {green} Grün, {blue} Blau. ${points()}, nötig: {need}.`,
  'karmaka.log.spent': `{seat} gibt ${rings()} aus.`,
  'karmaka.log.climbed': '{seat} steigt auf: {from} → {to}.',
  'karmaka.log.stayed': `{seat} bleibt auf der Sprosse {rung}${yes('ring', ' und nimmt einen Ring', '; es ist kein Ring mehr da')}.`,
  'karmaka.log.reborn': `{seat} wird wiedergeboren. Hand: ${count('hand')}, Stapel: ${count('deck')}.`,

  // --------------------------------------------------------------------------------------------- figures at a glance
  'karmaka.figure.rung': '{rung}, Leben {life}',
  'karmaka.figure.over': 'Dieses Leben ist vorbei',
  'karmaka.figure.best': `{points, plural, =0 {Noch keine Punkte} one {# Punkt in ${colour}} other {# Punkte in ${colour}}}`,
  'karmaka.figure.missing': `Noch ${points('missing')} bis {rung}`,
  'karmaka.figure.missingRings': `Noch ${points('missing')} bis {rung}: Die Ringe reichen`,
  'karmaka.figure.enough': 'Reicht für {rung}',
  'karmaka.figure.transcended': 'Hat die Transzendenz erreicht',
  'karmaka.figure.sums': 'Rot {red}, Grün {green}, Blau {blue}',
  'karmaka.figure.rings': `${rings()} zum Ausgeben`,
  'karmaka.figure.piles': 'Hand {hand}, Stapel {deck}, künftiges Leben {future}',
  'karmaka.figure.lastCards': 'Der Stapel ist leer: Passen geht nicht mehr',
  'karmaka.figure.dying': 'Hand und Stapel sind leer: Bleibt das bis zum nächsten Zug so, endet dieses Leben',
  'karmaka.figure.known': 'Auf der Hand bekannt: {cards}',
  'karmaka.figure.knownDeck': 'Im Stapel bekannt: {cards}',
  'karmaka.figure.knownFuture': 'Im künftigen Leben bekannt: {cards}',
  'karmaka.figure.partner': 'Spielt mit {partner}',

  // ------------------------------------------------------------------------------------------------ the end
  'karmaka.great.dies': 'Dieses Leben von {seat} ist vorbei.',
  'karmaka.great.worth': `{points, plural, =0 {Keine Punkte} one {# Punkt in ${colour}} other {# Punkte in ${colour}}}, nötig: {need}{spent, plural, =0 {} one {; ein Ring ersetzt, was fehlt} other {; # Ringe ersetzen, was fehlt}}.`,
  'karmaka.great.risen': 'Genug: {seat} steigt auf und wird wiedergeboren. {from} → {rung}.',
  'karmaka.great.stayed': `Nicht genug: {seat} wird noch einmal als {rung} wiedergeboren${yes('ring', ', mit einem Ring fürs nächste Leben')}.`,
  'karmaka.great.kept':
    'Das neue Leben beginnt mit {hand, plural, =0 {leerer Hand} one {der einen Karte, die dafür aufgehoben war} other {den # Karten, die dafür aufgehoben waren}}{deck, plural, =0 {} one { und einer aus der Quelle} other { und # aus der Quelle}}.',
  'karmaka.came': '{seat} zieht eine Karte.',
  'karmaka.life': `{rung}: {points, plural, =0 {keine Punkte} one {# Punkt in ${colour}} other {# Punkte in ${colour}}}, nötig {need}`,
  'karmaka.cameTo.free': 'Frei vom Rad nach {lives, plural, one {einem Leben} other {# Leben}}',
  'karmaka.cameTo.bound':
    '{points} von {need} Punkten bis {next}, in Leben {life}{rings, plural, =0 {} one {, mit einem Ring} other {, mit # Ringen}}',

  'karmaka.end.alone': '{seat} hat das Rad verlassen und die Transzendenz erreicht.',
  'karmaka.end.team': '{seat} hat die Transzendenz erreicht, und damit das ganze Team.',
  'karmaka.end.wolf': 'Der böse Wolf, {seat}, hat die Transzendenz erreicht.',
  'karmaka.end.pack': '{seat} hat die Transzendenz vor dem bösen Wolf erreicht.',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('karmaka.why', reasons),

  // ------------------------------------------------------------------------------------------ pieces on the board
  'karmaka.label.card': `{card}: ${colour}, ${points()}. {ability}`,
  'karmaka.label.deed': `{card}, ${yes('exposed', 'die offene Tat', 'eine bedeckte Tat')} von {seat}: ${colour}, ${points()}. {ability}`,
  'karmaka.label.back': 'Eine verdeckte Karte',
  'karmaka.label.hand': `Hand von {seat}: ${count()}`,
  'karmaka.label.deck': `Stapel von {seat}: ${count()}`,
  'karmaka.label.future': `Künftiges Leben von {seat}: ${count()}`,
  'karmaka.label.deeds': `Taten von {seat}: ${count()}${inColour}`,
  'karmaka.label.well': `Quelle: ${count()}`,
  'karmaka.label.wellKnown': `Quelle: ${count()}. Du kennst darin, von oben: {cards}`,
  'karmaka.label.ruins': `Ruinen: ${count()}`,
  'karmaka.label.ruinsTop': `Ruinen: ${count()}, zuoberst {card}`,
  'karmaka.label.centre':
    'Fähigkeit: Spiel eine Karte hierher für das, was sie sagt. Danach darf ein Rivale sie ins eigene künftige Leben nehmen',
  'karmaka.label.centreCard': '{card} in der Mitte',
  'karmaka.label.offer': '{card}, angeboten: {seat}',
  'karmaka.label.supply': `Vorrat: ${rings()}`,
  'karmaka.label.rings': `{seat}: ${rings()}`,
  'karmaka.label.rung': `{rung}: {need, plural, =0 {das Ende des Rades} one {# Punkt führt weiter} other {# Punkte führen weiter}}`,
  'karmaka.label.token': '{seat}: {rung}',
  'karmaka.label.seat': `{seat}: {rung}, ${rings()}${inColour}{missing, plural, =0 {, genug zum Aufstieg} one {, # fehlt} other {, # fehlen}}`,
  'karmaka.label.over': `{seat}: Dieses Leben ist vorbei, ${rings()}`,
  'karmaka.label.close': 'Stapel schließen',
  // Written on the board itself: short.
  'karmaka.sign.centre': 'Fähigkeit',
  'karmaka.sign.take': 'Nehmen',
  'karmaka.sign.asked': 'gefragt',
  'karmaka.sign.next': 'danach',
  'karmaka.pile.hand': 'Hand',
  'karmaka.pile.deck': 'Stapel',
  'karmaka.pile.deeds': 'Taten',
  'karmaka.pile.future': 'Künftiges Leben',
  'karmaka.sign.pile.hand': 'Hand',
  'karmaka.sign.pile.deck': 'Stapel',
  'karmaka.sign.pile.future': 'Künftig',
  'karmaka.sign.missing': '{missing, plural, =0 {genug} one {# fehlt} other {# fehlen}}',
  'karmaka.sign.ruins': '{count, plural, one {# Karte in den Ruinen} other {# Karten in den Ruinen}}',
  'karmaka.sign.future': '{count, plural, one {# Karte fürs nächste Leben} other {# Karten fürs nächste Leben}}',
  'karmaka.sign.reckoning': 'Dieses Leben',
  'karmaka.sign.supply': 'Ringe',

  // -------------------------------------------------------------------------------------------- places in the outline
  'karmaka.place.table': 'Der Tisch',
  'karmaka.place.ladder': 'Karmaleiter',
  'karmaka.place.well': 'Quelle',
  'karmaka.place.ruins': 'Ruinen',
  'karmaka.place.centre': 'Mitte',
  'karmaka.place.lifted': 'Aus der Quelle gehoben',
  'karmaka.place.rings': 'Karmaringe',
  'karmaka.place.seat': '{seat}',
  'karmaka.place.hand': 'Hand von {seat}',
  'karmaka.place.deck': 'Stapel von {seat}',
  'karmaka.place.future': 'Künftiges Leben von {seat}',
  'karmaka.place.deeds': 'Taten von {seat}',
  'karmaka.place.seatRings': 'Ringe von {seat}',
} satisfies TranslationOf<typeof english>
