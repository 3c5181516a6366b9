/**
 * German words of the Cosmic Karma Game. ICU MessageFormat; for the values see ../../en/cosmic-karma/index.ts.
 * Terms: space = Feld, bead = Perle, ring = Ring, habit = Gewohnheit (to loosen = lösen), peg = Stift, master tool = Meisterwerkzeug, Free
 * Will Card = Willenskarte, Lose a Turn Card = Aussetzkarte, Choice Card = Wahlkarte, Karma Card = Karmakarte, Pit = Grube, temple = Tempel,
 * Dharma Wheels = Dharma-Räder, Spirit Realm = Geisterreich, Cosmic Consciousness = kosmisches Bewusstsein, Hanging On = Festhalten, Future
 * Life Planning = Lebensplanung, pack = Stapel, bank = Bank. Goods stand in the accusative: a verb goes before them. A tool is its peg
 * (Fackelstift), all of one gender.
 */
import type { CosmicPromptKind, CosmicIllegalReason } from '../../../../engine/cosmic-karma/index.ts'
import type { cosmicKarma as english } from '../../en/cosmic-karma/index.ts'
import { capitalizeTexts, messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'
import { boardWords } from './board.ts'
import { cardWords, spaceWords } from './cards.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

/** What an effect does, as a clause (`cosmic-karma.do.*`), and as one that begins a sentence (`cosmic-karma.Do.*`). */
function clauses<W extends Readonly<Record<string, string>>>(words: W) {
  return { ...messageGroup('cosmic-karma.do', words), ...messageGroup('cosmic-karma.Do', capitalizeTexts(words)) }
}

const itsColour = selectByValue('item', { ring: 'des Rings', bead: 'der Perle' })
const ofMany = selectByValue('item', { ring: 'des nächsten von {left} Ringen', bead: 'der nächsten von {left} Perlen' })
const one = selectByValue('item', { ring: 'einen Ring', bead: 'eine Perle' })
const many = selectByValue('item', { ring: 'Ringe', bead: 'Perlen' })

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  sitOut: '{name}, dieser Zug ist verloren: Gib eine Aussetzkarte zurück.',
  home: '{name}, du bist bereit. Lass los, und geh heim.',
  roll: '{name}, würfle.',
  start: '{name}, würfle, oder zieh stattdessen mit Willenskarten.',
  planning: `{name}, lebe wieder{others, plural,
    =0 {{left, plural, =0 {: Du hast lange genug gewartet.} one {, oder warte noch einmal.} other {, oder warte.}}}
    other {{left, plural, =0 {, oder geh zu jemandem auf Erden: Du hast lange genug gewartet.} one {, geh zu jemandem auf Erden, oder warte noch einmal.} other {, geh zu jemandem auf Erden, oder warte.}}}}`,
  cards:
    '{name}, {count, plural, one {# Feld} other {# Felder}}{left, plural, =0 { mit deinen Karten: Geh los.} other { bisher: Leg eine Karte dazu, oder geh los.}}',
  rolled: '{name}, du ziehst {count} Felder weit.',
  fork: '{name}, bei „{space}“ gabelt sich der Weg, noch {left, plural, one {# Feld} other {# Felder}}. Wohin?',
  dual: `{name}, {of} ist so grün wie orange: Wähle die Farbe ${itsColour} für dich.`,
  side: '{name}, deine Meisterfackel zeigt beide Seiten von „{card}“. Welche bist du?',
  colour: `{name}, „{source}“: Wähle die Farbe {left, plural, one {${itsColour}} other {${ofMany}}}.`,
  discard: `{name}, „{source}“: Gib, wenn du magst, {given, plural,
    =0 {{left, plural, one {eine lose Perle} other {bis zu # lose Perlen}}}
    other {noch {left, plural, one {eine lose Perle} other {bis zu # lose Perlen}}}} zurück.`,
  recolour: '{name}, „{source}“: Tausche, wenn du magst, eine lose Perle gegen die andere Farbe.',
  takePeg: '{name}, „{source}“: Wähle den Stift, den du nimmst.',
  losePeg: '{name}, „{source}“: Wähle den Stift, den du zurückgibst.',
  gift: `{name}, „{source}“: Wer sonst nimmt ${selectByValue('colour', { green: 'einen grünen Ring', orange: 'einen orangen Ring' })}?`,
  swap: '{name}, „{source}“: Tausche, wenn du magst, mit jemandem den Platz.',
  loosen: '{name}, „{source}“: Wähle die Gewohnheit, die du löst.',
} satisfies Record<CosmicPromptKind, string>

/** What has to be done before anything else, by what is asked. */
const first = {
  sitOut: 'Dieser Zug ist verloren: Eine Aussetzkarte geht zurück, und das ist alles.',
  home: 'Du bist bereit, beim Festhalten: Dieser Zug bringt dich heim.',
  roll: 'Würfle erst.',
  start: 'Würfle erst, oder leg Willenskarten aus.',
  planning: 'Wähle erst, wie es mit deiner Lebensplanung weitergeht.',
  cards: 'Zieh erst los mit den Karten, die daliegen.',
  rolled: 'Erst zieht deine Figur, wie gewürfelt.',
  fork: 'Wähle erst den Weg an der Gabelung.',
  dual: 'Wähle erst die Farbe für dich.',
  side: 'Wähle erst die Seite der Karte.',
  colour: 'Wähle erst die Farbe für dich.',
  discard: 'Gib erst lose Perlen zurück, oder behalte sie.',
  recolour: 'Tausche erst eine Perle, oder nichts.',
  takePeg: 'Wähle erst den Stift, den du nimmst.',
  losePeg: 'Wähle erst den Stift, den du zurückgibst.',
  gift: 'Wähle erst, wer den Ring nimmt.',
  swap: 'Tausche erst den Platz, oder bleib.',
  loosen: 'Wähle erst die Gewohnheit, die du löst.',
} satisfies Record<CosmicPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<CosmicIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'Die Partie ist vorbei.',
  notYourTurn: 'Jetzt spielt {seat}.',
  noLostTurn: 'Du hast keinen Zug auszusetzen.',
  notHome: 'Heim geht nur, wer bereit ist und auf „Festhalten“ steht.',
  rolledAlready: 'Die Würfel sind gefallen.',
  diceOrCards: 'Man zieht mit Würfeln oder mit Willenskarten, nie mit beidem.',
  reentering: 'Du hast gewählt, wieder zu leben.',
  notPlanning: 'Das geht nur am Anfang eines Zuges in der Lebensplanung.',
  noFork: 'Gerade liegt keine Gabelung auf dem Weg.',
  noSuchCard: 'Du hast keine Willenskarte {number}.',
  notYourself: 'Es muss jemand anderes sein.',
  waitedEnough: 'Du hast bei diesem Aufenthalt {waits} Züge gewartet; mehr geht nicht.',
  noLooseBead: 'Du hast keine lose Perle in {colour}.',
  noHabit: 'Du hast keine Gewohnheit in {colour}.',
  masterAlready: 'Davon hast du schon beide: {tool}.',
  noPeg: 'Du hast keinen {tool}.',
  masterKept: 'Zwei gleiche Stifte sind ein Meisterwerkzeug, und das geht nie verloren: {tool}.',
  notInLands: '{seat} ist weder auf dem Ring noch in einem Tempel noch in der Grube.',
  needsWand: '„{space}“ öffnet sich nur mit einem Meisterstab.',
  wheelLeft: 'Eben erst heraus aus „{space}“: Der Weg geht in diesem Land weiter.',
  passOver: '„{space}“ betritt man im Vorbeigehen: Ein Zug, der daneben beginnt, geht auf dem Ring weiter.',
  notNext: 'Von hier führt dein Weg nicht gleich zu „{space}“.',
}

export const cosmicKarma = {
  // -------------------------------------------------------------------------------------------- spaces and cards
  ...spaceWords,
  ...cardWords,
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  ...messageGroup('cosmic-karma.colour', { green: 'Grün', orange: 'Orange' }),
  ...messageGroup('cosmic-karma.tool', { torch: 'Fackelstift', sword: 'Schwertstift', wand: 'Stabstift' }),
  ...messageGroup('cosmic-karma.master', { torch: 'Meisterfackel', sword: 'Meisterschwert', wand: 'Meisterstab' }),
  ...messageGroup('cosmic-karma.land', {
    1: 'Land 1, Kindheit',
    2: 'Land 2, Jugend',
    3: 'Land 3, volle Jahre',
    4: 'Land 4, Alter',
  }),
  ...messageGroup('cosmic-karma.goods', {
    'ring.green': '{count, plural, one {einen grünen Ring} other {# grüne Ringe}}',
    'ring.orange': '{count, plural, one {einen orangen Ring} other {# orange Ringe}}',
    'bead.green': '{count, plural, one {eine grüne Perle} other {# grüne Perlen}}',
    'bead.orange': '{count, plural, one {eine orange Perle} other {# orange Perlen}}',
  }),

  // ----------------------------------------------------------------------------------------- what spaces and cards do
  'cosmic-karma.effects': '{effects}.',
  ...clauses({
    nothing: 'nichts geschieht',
    gain: 'nimm {goods}',
    gainChoice: `nimm {count, plural, one {${one}} other {# ${many}}} in einer Farbe deiner Wahl`,
    discard: 'gib bis zu {count} lose Perlen zurück',
    recolour: 'tausche, wenn du magst, eine lose Perle gegen eine der anderen Farbe',
    gainTool: 'nimm einen {tool}',
    gainToolChoice: 'nimm einen Stift deiner Wahl',
    loseTool: 'gib einen einzelnen Stift zurück',
    freeWill: 'nimm {count, plural, one {eine Willenskarte} other {# Willenskarten}}',
    loseTurn: 'setze {count, plural, one {einen Zug} other {# Züge}} aus',
    draw: `zieh ${selectByValue('pack', { choice: 'eine Wahlkarte', karma: 'eine Karmakarte' })} dieses Landes`,
    gift: 'verschenk {goods} an jemand anderen',
    swapPlaces: 'tausche, wenn du magst, mit jemandem in den vier Ländern den Platz',
    loosenHabit: 'löse eine Gewohnheit, wenn du das Meisterschwert hast',
    extraTurn: 'du hast noch einen Zug',
    advance: 'zieh {count, plural, one {# Feld} other {# Felder}} weiter',
    goTo: 'geh zu „{space}“',
    followArrow: 'folge dem Pfeil zu „{space}“',
  }),
  ...messageGroup('cosmic-karma.rule', {
    centre: 'Der Anfang und das Ziel: Komm zurück mit drei Meisterwerkzeugen, ohne lose Perle und ohne Gewohnheit.',
    freeWill:
      'Lande hier oder zieh vorbei, und nimm eine Willenskarte. Mit dem Meisterstab darf, wer vorbeizieht, ins Rad.',
    gate: 'Nichts geschieht. Von hier geht es auf dem Ring weiter oder durch den Tempel.',
    hangingOn: 'Wer bereit ist, geht von hier heim und gewinnt. Wer es nicht ist und hier landet, setzt aus.',
    pit: 'Nimm eine Perle in einer Farbe deiner Wahl. Der Zug ist zu Ende.',
    review: 'Halt: Ein Leben ist vorbei, und der Zug auch.',
    planning: 'Halt: Der Zug ist zu Ende. Nächstes Mal lebe wieder, geh zu jemandem auf Erden, oder warte.',
  }),

  // ---------------------------------------------------------------------------------------------------- variants
  'cosmic-karma.option.extraBeads': 'Last zu Beginn',
  'cosmic-karma.option.extraBeads.0': 'Normal',
  'cosmic-karma.option.extraBeads.1': 'Eine Perle mehr',
  'cosmic-karma.option.extraBeads.2': 'Zwei Perlen mehr',
  'cosmic-karma.option.extraBeads.3': 'Drei Perlen mehr',
  'cosmic-karma.option.extraBeads.0.hint': 'Alle beginnen mit zwei losen Perlen jeder Farbe.',
  'cosmic-karma.option.extraBeads.1.hint': 'Drei Perlen jeder Farbe: Alle beginnen mit zwei Gewohnheiten.',
  'cosmic-karma.option.extraBeads.2.hint': 'Vier Perlen jeder Farbe: zwei Gewohnheiten und je eine lose Perle.',
  'cosmic-karma.option.extraBeads.3.hint': 'Fünf Perlen jeder Farbe: zwei Gewohnheiten und je zwei lose Perlen.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('cosmic-karma.ask', asks),

  // ---------------------------------------------------------------------------------------------------- controls
  'cosmic-karma.control.roll': 'Würfeln',
  'cosmic-karma.control.reenter': 'Wieder leben: würfeln',
  'cosmic-karma.control.wait': 'Einen Zug warten',
  'cosmic-karma.control.go': 'Los',
  'cosmic-karma.control.sitOut': 'Aussetzen',
  'cosmic-karma.control.home': 'Heimgehen',
  'cosmic-karma.control.green': 'Grün',
  'cosmic-karma.control.orange': 'Orange',
  'cosmic-karma.control.green.habit': 'Grün: eine Gewohnheit',
  'cosmic-karma.control.orange.habit': 'Orange: eine Gewohnheit',
  'cosmic-karma.control.torch': 'Fackelstift',
  'cosmic-karma.control.sword': 'Schwertstift',
  'cosmic-karma.control.wand': 'Stabstift',
  'cosmic-karma.control.asDrawn': 'So lassen',
  'cosmic-karma.control.turned': 'Umdrehen',
  'cosmic-karma.control.done.discard': 'Perlen behalten',
  'cosmic-karma.control.done.recolour': 'Nichts tauschen',
  'cosmic-karma.control.done.swap': 'Bleiben',

  'cosmic-karma.final.dice': 'Es wird gewürfelt.',
  'cosmic-karma.undo.dice': 'Es wurde gewürfelt.',
  'cosmic-karma.final.card': 'Eine Karte wird aufgedeckt.',
  'cosmic-karma.undo.card': 'Eine Karte wurde aufgedeckt.',
  'cosmic-karma.final.freeWill': 'Es wird eine Willenskarte gezogen.',
  'cosmic-karma.undo.freeWill': 'Es wurde eine Willenskarte gezogen.',

  // ----------------------------------------------------------------------------------------------------- choices
  'cosmic-karma.choice.sitOut': 'Diesen Zug aussetzen',
  'cosmic-karma.choice.home': 'Heimgehen ins kosmische Bewusstsein',
  'cosmic-karma.choice.roll': 'Würfeln',
  'cosmic-karma.choice.reenter': 'Wieder leben: würfeln',
  'cosmic-karma.choice.card': 'Willenskarte {number}, {card}',
  'cosmic-karma.choice.addCard': 'Willenskarte {number} dazu, {card}: zusammen {count}',
  'cosmic-karma.choice.go': '{count, plural, one {# Feld} other {# Felder}} ziehen',
  'cosmic-karma.choice.wait':
    'Einen Zug warten; danach {left, plural, =0 {bei diesem Aufenthalt nicht mehr} one {noch einmal, wenn du magst} other {noch #-mal, wenn du magst}}',
  'cosmic-karma.choice.join': 'Zu {seat} gehen, „{space}“',
  'cosmic-karma.choice.swap': 'Mit {seat} tauschen, „{space}“',
  'cosmic-karma.choice.gift': '{seat} darf ihn nehmen',
  'cosmic-karma.choice.way.ring': 'Auf dem Ring: {space}',
  'cosmic-karma.choice.way.torch': 'Durch den Fackeltempel: {space}',
  'cosmic-karma.choice.way.sword': 'Durch den Schwerttempel: {space}',
  'cosmic-karma.choice.way.wheels': 'Über die Dharma-Räder: {space}',
  'cosmic-karma.choice.to': 'Weiter: {space}',
  'cosmic-karma.choice.nextWheel': 'Über „{by}“: {space}',
  'cosmic-karma.choice.way.out': 'Aus den Rädern: {space}',
  'cosmic-karma.way.ring': 'auf dem Ring',
  'cosmic-karma.way.torch': 'durch den Fackeltempel',
  'cosmic-karma.way.sword': 'durch den Schwerttempel',
  'cosmic-karma.way.wheels': 'über die Dharma-Räder',
  'cosmic-karma.way.out': 'aus den Rädern',
  'cosmic-karma.ends.two': '{one} oder {two}',
  'cosmic-karma.ends.more': '{one}, {two} oder weiter',
  'cosmic-karma.choice.colour.kept': 'Nimm {goods}',
  'cosmic-karma.choice.colour.cancels': 'Nimm {goods}; das hebt ein Gegenstück auf',
  'cosmic-karma.choice.colour.habit': 'Nimm {goods}, deine dritte: eine Gewohnheit',
  'cosmic-karma.choice.asDrawn': 'So lassen. {text} {effects}',
  'cosmic-karma.choice.turned': 'Umdrehen. {text} {effects}',
  'cosmic-karma.choice.giveBack': 'Gib {goods} zurück',
  'cosmic-karma.choice.exchange.kept': 'Tausche {goods} gegen {other}',
  'cosmic-karma.choice.exchange.cancels': 'Tausche {goods} gegen {other}; das kostet einen Ring',
  'cosmic-karma.choice.exchange.habit': 'Tausche {goods} gegen {other}, deine dritte: eine Gewohnheit',
  'cosmic-karma.choice.takePeg': 'Nimm einen {tool}',
  'cosmic-karma.choice.takeMaster': 'Nimm einen {tool}, dann hast du: {master}',
  'cosmic-karma.choice.losePeg': 'Gib den {tool} zurück',
  'cosmic-karma.choice.loosen': 'Löse eine Gewohnheit in {colour}',
  'cosmic-karma.choice.done.discard': 'Lose Perlen behalten',
  'cosmic-karma.choice.done.recolour': 'Nichts tauschen',
  'cosmic-karma.choice.done.swap': 'Bleiben, wo du bist',

  // What a choice brings, said of its row.
  'cosmic-karma.foretell.lands': 'Endet bei {space}. {effect}',
  'cosmic-karma.foretell.ends': 'Kann enden bei {spaces}',
  'cosmic-karma.foretell.habit':
    'Deine dritte lose Perle in {colour, select, green {Grün} other {Orange}}: eine Gewohnheit',

  // --------------------------------------------------------------------------------------------------------- log
  'cosmic-karma.log.threw': '{seat} würfelt {count} um den ersten Zug.',
  'cosmic-karma.log.rolled': '{seat} würfelt {first} und {second}: {count} Felder.',
  'cosmic-karma.log.laidOut': '{seat} legt eine {number} aus: {count, plural, one {# Feld} other {# Felder}}.',
  'cosmic-karma.log.movesOn': '{seat} zieht {count, plural, one {# Feld} other {# Felder}} weiter.',
  'cosmic-karma.log.stopped':
    'Halt bei „{space}“: {seat} verliert {left, plural, one {# Feld} other {# Felder}} des Zuges.',
  'cosmic-karma.log.landed': '{seat} landet auf „{space}“.',
  'cosmic-karma.log.sent.arrow': 'Der Pfeil bringt {seat} zu „{to}“.',
  'cosmic-karma.log.sent.card': '{seat} muss zu „{to}“.',
  'cosmic-karma.log.satOut':
    '{seat} setzt diesen Zug aus{left, plural, =0 {} one {, und noch einen} other {, und noch #}}.',
  'cosmic-karma.log.waited':
    '{seat} wartet{waits, plural, one {} other {, zum {waits, selectordinal, other {#.}} Mal}}.',
  'cosmic-karma.log.joined': '{seat} geht zu {of}, „{to}“.',
  'cosmic-karma.log.reborn': '{seat} wird wiedergeboren: Leben {life}.',
  'cosmic-karma.log.majority': '{seat} trifft {of} (Grün {green}, Orange {orange}) und nimmt {goods}.',
  'cosmic-karma.log.neutral': '{seat} trifft {of} (Grün {green}, Orange {orange}), im Gleichgewicht: nichts.',
  'cosmic-karma.log.dual': `{seat} trifft {of} (Grün {green}, Orange {orange}) und nimmt ${one} nach Wahl.`,
  'cosmic-karma.log.took.ring':
    '{seat} nimmt {goods}{cancelled, plural, =0 {} one {; eine lose Perle vergeht} other {; # lose Perlen vergehen}}.',
  'cosmic-karma.log.took.bead':
    '{seat} nimmt {goods}{cancelled, plural, =0 {} one {; das kostet einen Ring} other {; das kostet # Ringe}}.',
  'cosmic-karma.log.habit': 'Drei lose Perlen in {colour}: {seat} hat eine neue Gewohnheit.',
  'cosmic-karma.log.loosened':
    '{seat} löst eine Gewohnheit in {colour}{cancelled, plural, =0 {} one {; ein Ring nimmt eine der freien Perlen mit} other {; Ringe nehmen beide freien Perlen mit}}.',
  'cosmic-karma.log.gaveBack': '{seat} gibt {goods} zurück.',
  'cosmic-karma.log.exchanged': '{seat} hat {goods} gegen {other} getauscht.',
  'cosmic-karma.log.peg': '{seat} nimmt einen {tool}.',
  'cosmic-karma.log.masterTool': 'Zwei gleiche Stifte bei {seat}: {master}!',
  'cosmic-karma.log.lostPeg': '{seat} gibt einen {tool} zurück.',
  'cosmic-karma.log.freeWill.passed': '{seat} nimmt im Vorbeigehen eine Willenskarte: {number}.',
  'cosmic-karma.log.freeWill.landed': '{seat} nimmt eine Willenskarte: {number}.',
  'cosmic-karma.log.freeWill.effect': '{seat} erhält eine Willenskarte: {number}.',
  'cosmic-karma.log.packEmpty': 'Für {seat} ist keine Willenskarte mehr da.',
  'cosmic-karma.log.noFreeWill': '{seat} ist zu jemandem gegangen: keine Willenskarte in diesem Zug.',
  'cosmic-karma.log.drew': '{seat} zieht „{card}“. {text} {effects}',
  'cosmic-karma.log.asDrawn': '{seat} lässt die Karte, wie sie liegt.',
  'cosmic-karma.log.turned': '{seat} dreht die Karte um. {text} {effects}',
  'cosmic-karma.log.losesTurn': '{seat} nimmt eine Aussetzkarte{cards, plural, one {} other {, und hat nun #}}.',
  'cosmic-karma.log.extraTurn': '{seat} hat nach diesem noch einen Zug.',
  'cosmic-karma.log.forfeited': 'Aus der Grube gibt es für {seat} keinen weiteren Zug.',
  'cosmic-karma.log.gift': '{seat} verschenkt {goods} an {to}.',
  'cosmic-karma.log.swapped': '{seat} und {other} tauschen den Platz; {seat} steht nun auf „{to}“.',
  'cosmic-karma.log.declined.discard': '{seat} behält die übrigen Perlen.',
  'cosmic-karma.log.declined.recolour': '{seat} tauscht nichts.',
  'cosmic-karma.log.declined.swapPlaces': '{seat} bleibt lieber.',
  'cosmic-karma.log.nothing.gainTool': '{seat} hat davon schon beide Stifte.',
  'cosmic-karma.log.nothing.loseTool': '{seat} hat keinen einzelnen Stift zu verlieren.',
  'cosmic-karma.log.nothing.discard': '{seat} hat keine lose Perle zurückzugeben.',
  'cosmic-karma.log.nothing.recolour': '{seat} hat keine lose Perle zu tauschen.',
  'cosmic-karma.log.nothing.swapPlaces': 'In den vier Ländern ist niemand, der mit {seat} tauschen könnte.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'cosmic-karma.figure.home': 'Daheim im kosmischen Bewusstsein',
  'cosmic-karma.figure.ready': 'Bereit: Erreiche „Festhalten“ und gewinne',
  'cosmic-karma.figure.missing': 'Noch bis zur Heimkehr: {parts}',
  ...messageGroup('cosmic-karma.missing', {
    torch: '{count, plural, one {ein Fackelstift} other {# Fackelstifte}}',
    sword: '{count, plural, one {ein Schwertstift} other {# Schwertstifte}}',
    wand: '{count, plural, one {ein Stabstift} other {# Stabstifte}}',
    'beads.green': '{count, plural, one {eine lose grüne Perle weniger} other {# lose grüne Perlen weniger}}',
    'beads.orange': '{count, plural, one {eine lose orange Perle weniger} other {# lose orange Perlen weniger}}',
    'habits.green': '{count, plural, one {eine grüne Gewohnheit weniger} other {# grüne Gewohnheiten weniger}}',
    'habits.orange': '{count, plural, one {eine orange Gewohnheit weniger} other {# orange Gewohnheiten weniger}}',
  }),
  'cosmic-karma.figure.majority': 'Karma: Grün {green}, Orange {orange}. Wer auf {seat} landet, nimmt {goods}',
  'cosmic-karma.figure.neutral': 'Karma: Grün {green}, Orange {orange}. Wer auf {seat} landet, nimmt nichts',
  'cosmic-karma.figure.dual': `Karma: Grün {green}, Orange {orange}. Wer auf {seat} landet, nimmt ${one} nach Wahl`,
  'cosmic-karma.figure.rings': 'Hat gegen Perlen: {rings}',
  'cosmic-karma.figure.freeWill': '{count, plural, one {Willenskarte} other {Willenskarten}}: {cards}',
  'cosmic-karma.figure.lostTurns':
    '{count, plural, one {Setzt den nächsten Zug aus} other {Setzt die nächsten # Züge aus}}',
  'cosmic-karma.figure.life': 'Leben {life}',

  // ------------------------------------------------------------------------------------------------------ the end
  'cosmic-karma.great.reborn': '{seat} wird wiedergeboren.',
  'cosmic-karma.great.life': 'Leben {life} beginnt.',
  'cosmic-karma.great.missing': '{missing}.',
  'cosmic-karma.cameTo.home': 'Daheim, im {lives, plural, one {ersten Leben} other {#. Leben}}',
  'cosmic-karma.cameTo.away': 'Noch unterwegs, im {lives, plural, one {ersten Leben} other {#. Leben}}',

  'cosmic-karma.end.move': '{seat} hat beim Festhalten losgelassen und ist daheim im kosmischen Bewusstsein.',
  'cosmic-karma.end.start': '{seat} ist endlich bereit und geht vom Festhalten heim.',
  'cosmic-karma.end.majority': 'Durch die Karmamehrheit beim Festhalten ist {seat} bereit und daheim.',
  'cosmic-karma.end.trade': '{seat} hat sich den Platz beim Festhalten ertauscht und geht von dort heim.',
  'cosmic-karma.score.tools': 'Meisterwerkzeuge: {count} von 3',
  'cosmic-karma.score.beads': 'Perlen, lose und in Gewohnheiten: {count}',
  'cosmic-karma.score.missing': 'Noch bis zur Heimkehr: {parts}',
  'cosmic-karma.score.ready': 'Bereit: Nur der Heimweg blieb',
  'cosmic-karma.score.lives': 'Leben: {count}',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('cosmic-karma.why', reasons),

  // ------------------------------------------------------------------------------------------------------- board
  ...boardWords(),
} satisfies TranslationOf<typeof english>
