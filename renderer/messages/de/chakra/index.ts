/**
 * German words of Chakra. ICU MessageFormat; for the values see ../../en/chakra/index.ts.
 * Terms: energy = Energie, flow = Fluss, bubbles = Blasen, Earth = Erde, harmony = Harmonie, Inspiration token = Marker, Inspiration
 * space = Inspirationsfeld, notch = Kerbe, Plenitude token = Fülle-Plättchen, Meditation token = Meditationsplättchen,
 * alleviated = erlöst, run = Folge, receive = empfangen, channel = leiten, bag = Beutel. A colour is a noun (Blau).
 * A Chakra is short (Hals) in labels, and long (das Halschakra) in sentences: so all are of one gender.
 */
import type { ChakraPromptKind, ChakraIllegalReason } from '../../../../engine/chakra/index.ts'
import type { chakra as english } from '../../en/chakra/index.ts'
import { capitalizeTexts, messageGroup, mapTexts, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

const COLOURS = {
  purple: 'Violett',
  darkBlue: 'Dunkelblau',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  orange: 'Orange',
  red: 'Rot',
}
const WITH_BLACK = { ...COLOURS, black: 'Schwarz' }
/** Before Energie and das Plättchen. */
const COLOURED = {
  purple: 'violette',
  darkBlue: 'dunkelblaue',
  blue: 'blaue',
  green: 'grüne',
  yellow: 'gelbe',
  orange: 'orange',
  red: 'rote',
}
const CHAKRAS = {
  purple: 'Krone',
  darkBlue: 'Stirn',
  blue: 'Hals',
  green: 'Herz',
  yellow: 'Solarplexus',
  orange: 'Sakral',
  red: 'Wurzel',
}
const LONG_CHAKRAS = {
  purple: 'Kronenchakra',
  darkBlue: 'Stirnchakra',
  blue: 'Halschakra',
  green: 'Herzchakra',
  yellow: 'Solarplexuschakra',
  orange: 'Sakralchakra',
  red: 'Wurzelchakra',
}
/** What the Inspiration spaces ask for. */
const SPACES = {
  1: 'drei Energien je 1 hinab',
  2: 'eine Energie 2 hinab, eine andere 1',
  3: 'eine Energie 3 hinab',
  4: 'eine Energie 2 hinauf',
  5: 'zwei Energien je 1 hinauf',
  6: 'eine Energie 1 hinab, eine andere 1 hinauf',
  7: 'eine Energie 1 hinauf oder 1 hinab',
  8: 'eine erlöste Energie gegen eine aus dem Beutel tauschen',
}
/** The same, short enough for one line of a narrow list. */
const SPACES_SHORT = {
  1: 'drei je 1 hinab',
  2: '2 hinab und 1 hinab',
  3: 'eine 3 hinab',
  4: 'eine 2 hinauf',
  5: 'zwei je 1 hinauf',
  6: '1 hinab und 1 hinauf',
  7: '1 hinauf oder hinab',
  8: 'Tausch mit Beutel',
}
const SPACE_NOTES = {
  1: 'Eine ganze Handvoll, jede einen Schritt näher.',
  2: 'Jede der beiden darf zuerst gehen.',
  3: 'Aus den Blasen reicht das bis zum Hals, oder weiter, vorbei an dem, was in Harmonie ist.',
  4: 'Für das, was zu tief gesunken ist.',
  5: 'Jede der beiden darf zuerst gehen.',
  6: 'Die erste kann der anderen Platz machen.',
  7: 'Für den letzten Schritt nach Hause.',
  8: 'Die alte verlässt das Spiel; die neue kommt in eine freie Blase.',
}

const colour = selectByValue('colour', WITH_BLACK)
const COLOURED_OR_BLACK = { ...COLOURED, black: 'schwarze' }
const coloured = selectByValue('colour', COLOURED_OR_BLACK)
const Coloured = selectByValue('colour', capitalizeTexts(COLOURED_OR_BLACK))
const chakraName = selectByValue('chakra', CHAKRAS)
const chakraLong = selectByValue('chakra', LONG_CHAKRAS)
/** With its colour, for those who do not know the names yet. */
const chakraBoth = `${chakraName} (${selectByValue('chakra', COLOURS)})`
/** By name only, for short lines. */
const place = (value: string) => selectByValue(value, { bubbles: 'Blasen', ...CHAKRAS, earth: 'Erde' })
const from = selectByValue('from', {
  bubbles: 'aus den Blasen',
  ...mapTexts(LONG_CHAKRAS, (name) => `vom ${name}`),
  earth: 'von der Erde',
})
const to = selectByValue('to', {
  bubbles: 'in die Blasen',
  ...mapTexts(LONG_CHAKRAS, (name) => `zum ${name}`),
  earth: 'zur Erde',
})
/** Where an energy lies. */
const at = selectByValue('position', {
  bubbles: 'in den Blasen',
  ...mapTexts(LONG_CHAKRAS, (name) => `im ${name}`),
  earth: 'auf der Erde',
})
const flow = selectByValue('flow', { 0: 'linker', 1: 'mittlerer', 2: 'rechter' })
const theFlow = `Der ${selectByValue('flow', { 0: 'linke', 1: 'mittlere', 2: 'rechte' })} Fluss`
const fromFlow = `aus dem ${selectByValue('flow', { 0: 'linken', 1: 'mittleren', 2: 'rechten' })} Fluss`
const space = selectByValue('space', SPACES)
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, true {${text}} other {${otherwise}}}`

/** Said of a turn that no other one follows. */
const last = '{last, select, true {dein letzter Zug: } other {}}'
/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  turn: `{name}, ${last}${selectByValue('can', { both: 'empfange, leite oder meditiere', receive: 'empfange oder meditiere', channel: 'leite oder meditiere' })}.`,
  meditate: `{name}, ${last}du kannst nur meditieren{unseen, plural, =0 {.} other {: Unter welches Plättchen siehst du?}}`,
  black: '{name}, eine schwarze Energie muss mit{more, plural, =0 {.} other {; andere dürfen.}}',
  receive: '{name}, nimm noch eine, oder wähle, wohin {count, plural, one {sie geht} other {sie gehen}}.',
  place: '{name}, wohin {count, plural, one {geht sie} other {gehen sie}}?',
  channel: '{name}, {made, plural, =0 {bewege {steps}.} other {jetzt {steps}; jede Energie bewegt sich nur einmal.}}',
  either: '{name}, bewege eine Energie 1 hinauf oder 1 hinab.',
  exchange: '{name}, welche Energie kommt aus dem Beutel?',
} satisfies Record<ChakraPromptKind, string>

const inHand = 'Erst kommen die Energien in deiner Hand.'
const inAction = `Erst kommt die Aktion: ${space}.`
/** What has to be done before anything else, by what is asked. */
const first = {
  turn: `Nicht jetzt: Erst ${selectByValue('can', { both: 'empfange, leite oder meditiere', receive: 'empfange oder meditiere', channel: 'leite oder meditiere' })}.`,
  meditate: 'Nicht jetzt: Du kannst nur meditieren.',
  black: inHand,
  receive: inHand,
  place: inHand,
  channel: inAction,
  either: inAction,
  exchange: 'Erst kommt eine Energie aus dem Beutel.',
} satisfies Record<ChakraPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<ChakraIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'Die Partie ist vorbei.',
  notYourTurn: 'Am Zug ist {seat}.',
  nothingLifted: 'Nimm erst Energien aus einem Fluss.',
  noChannel: 'Leg erst einen Marker auf ein Inspirationsfeld.',
  noExchange: 'Nur der Tausch öffnet den Beutel.',
  flowEmpty: `${theFlow} ist versiegt.`,
  notInFlow: `${theFlow} zeigt kein ${colour}.`,
  otherFlow: 'Alle Energien eines Zuges kommen aus einem Fluss.',
  colourTwice: `${colour} hast du schon in der Hand: Nur verschiedene Farben lassen sich nehmen.`,
  colourLimit: `Von ${colour} besitzt du schon {limit}; mehr sind nie erlaubt.`,
  noRoom: 'Für {count, plural, one {# Energie} other {# Energien zusammen}} hast du keinen Platz.',
  noRoomBesideBlack: `Eine schwarze muss mit, und für ${colour} und Schwarz zusammen hast du keinen Platz.`,
  notAPlace: 'Empfangen werden Energien in die Blasen oder in ein Chakra.',
  blackMissing: 'Dieser Fluss zeigt Schwarz: Eine schwarze Energie muss mit.',
  bubblesFull: 'Es sind nicht genug Blasen frei.',
  harmonized: `Das ${chakraLong} ist in Harmonie: Es kommt nichts mehr dazu.`,
  notchOccupied: `In der Kerbe liegt schon ein Marker: Ins ${chakraLong} führt jetzt nur noch das Leiten.`,
  noToken: 'Du hast keinen Marker frei. Meditiere, und die auf den Feldern kehren zurück.',
  chakraFull: `Im ${chakraLong} ist {room, plural, =0 {kein Platz mehr} other {Platz für #}}, und du hast {count} in der Hand.`,
  fifthNotch: 'Mit {tokens} Markern in Kerben darf ein fünfter nur ein Chakra sofort vollenden.',
  spaceOccupied: 'Hier liegt schon ein Marker. Meditiere, und er kehrt zurück.',
  noSequence: `So, wie dein Brett liegt, geht das jetzt nicht: ${space}.`,
  noAlleviated: 'Du hast keine erlöste Energie zum Hergeben.',
  bagEmpty: 'Der Beutel ist leer.',
  bagLimit: 'Von jeder Farbe im Beutel besitzt du schon drei.',
  notInBag: `Im Beutel ist kein ${colour}.`,
  noSuchMove: `Dieser Schritt gehört nicht oder nicht mehr dazu: ${space}.`,
  noEnergy: `Dort liegt kein ${colour}.`,
  lockedHarmonized: 'Eine Energie eines Chakras in Harmonie bewegt sich nie wieder.',
  lockedEarth: 'Eine erlöste Energie ist zu Hause: Sie bewegt sich nie wieder.',
  intoBubbles: 'Keine Energie steigt zurück in die Blasen.',
  beyondEarth: 'Der Weg hinab endet auf der Erde, und jeder Schritt muss gegangen werden.',
  onlyBlack: 'Nur schwarze Energien kommen in die Erde.',
  blocked: `Das ${chakraLong} ist voll und im Weg.`,
  alreadyMoved: `${Coloured} Energie, schon bewegt: Die Aktion will eine andere.`,
  restImpossible: `Danach ließe sich die Aktion nicht vollenden: ${space}.`,
  colourOwned: `Unter dieses Plättchen hast du schon gesehen: ${colour}.`,
  colourNeeded: 'Wähle eine Farbe zum Ansehen.',
}

export const chakra = {
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  'chakra.colour': colour,
  'chakra.chakra': chakraName,
  'chakra.space': space,
  'chakra.space.note': selectByValue('space', SPACE_NOTES),
  'chakra.step.down': '{count, plural, one {eine Energie {by}} other {# Energien je {by}}} hinab',
  'chakra.step.up': '{count, plural, one {eine Energie {by}} other {# Energien je {by}}} hinauf',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('chakra.ask', asks),

  'chakra.final.energies': 'Neue Energien kommen aus dem Beutel.',
  'chakra.undo.energies': 'Neue Energien sind aus dem Beutel gekommen.',
  'chakra.final.looked': 'Du siehst unter ein Fülle-Plättchen.',
  'chakra.undo.looked': 'Du hast unter ein Fülle-Plättchen gesehen.',

  // ----------------------------------------------------------------------------------------------------- choices
  'chakra.choice.lift': `${colour} nehmen, ${flow} Fluss${yes('owesBlack', ', dann Schwarz')}`,
  'chakra.choice.liftMore': `Auch ${colour} nehmen`,
  'chakra.choice.bubbles': 'In die Blasen: {energies}',
  'chakra.choice.place': `Ins ${chakraLong}: {energies}`,
  'chakra.choice.complete': `Ins ${chakraLong}: {energies}, Harmonie`,
  'chakra.choice.channel': `Leiten: ${selectByValue('space', SPACES_SHORT)}`,
  'chakra.choice.move': `${colour}: ${place('from')} → ${place('to')}${yes('completes', ', Harmonie')}`,
  'chakra.choice.exchange': `${colour} aus dem Beutel nehmen ({left, plural, other {# darin}})`,
  'chakra.choice.meditate': `Meditieren: unter ${selectByValue('chakra', COLOURS)} sehen`,
  'chakra.choice.meditateOnly':
    'Meditieren{tokens, plural, =0 { und den Moment verstreichen lassen} one {: # Marker zurück} other {: # Marker zurück}}',

  // --------------------------------------------------------------------------------------------------------- log
  'chakra.log.receivedBubbles': `{seat} empfängt ${fromFlow} in die Blasen: {colours}.`,
  'chakra.log.received': `{seat} empfängt ${fromFlow} ins ${chakraLong}: {colours}.`,
  'chakra.log.channelled': `{seat} leitet: ${space}.`,
  'chakra.log.down': `{seat} bewegt ${colour} ${from} hinab ${to}.`,
  'chakra.log.up': `{seat} bewegt ${colour} ${from} hinauf ${to}.`,
  'chakra.log.exchanged': `{seat} gibt eine erlöste Energie her und nimmt ${colour} aus dem Beutel.`,
  'chakra.log.meditated':
    '{seat} meditiert{tokens, plural, =0 {} one {, und # Marker kehrt zurück} other {, und # Marker kehren zurück}}.',
  'chakra.log.looked': `{seat} sieht unter das ${coloured} Plättchen.`,
  'chakra.log.lookedSelf': `{seat} sieht unter das ${coloured} Plättchen und findet {value}.`,
  'chakra.log.harmonized': `{seat} bringt das ${selectByValue('colour', LONG_CHAKRAS)} in Harmonie${yes('token', '; der Marker in der Kerbe kehrt zurück')}.`,
  'chakra.log.alleviated': 'Eine schwarze Energie von {seat} erreicht die Erde und ist erlöst.',
  'chakra.log.bagEmpty': 'Der Beutel ist leer: Was den Lotus verlässt, wird nicht mehr ersetzt.',
  'chakra.log.lastRound': '{seat} hat fünf Chakren in Harmonie: Diese Runde ist die letzte.',
  'chakra.log.ended': '{reason} Die Fülle-Plättchen werden aufgedeckt; das eine, das nicht mitspielte, zeigt {eighth}.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'chakra.figure.harmonized': '{count} von {goal} Chakren in Harmonie',
  'chakra.figure.alleviated': '{count, plural, one {# Energie} other {# Energien}} erlöst',
  'chakra.figure.run':
    'Folge von {length} ab der Wurzel{best, select, alone {, die längste} shared {, keine ist länger} other {}}',
  'chakra.figure.points':
    'Derzeit {points, plural, one {# Punkt} other {# Punkte}}{hidden, plural, =0 {} one {, dazu # Chakra von unbekanntem Wert} other {, dazu # Chakren von unbekanntem Wert}}',
  'chakra.figure.tokens':
    '{free} von {all} Markern frei{notches, plural, =0 {} other {, # in Kerben}}{spaces, plural, =0 {} other {, # auf Feldern}}',
  'chakra.figure.limit': 'Schon drei davon: {energies}',
  'chakra.figure.lastRound': 'Diese Runde ist die letzte.',
  'chakra.figure.bagEmpty': 'Der Beutel ist leer.',
  'chakra.foretell.inPlace': `${colour}: {count} von {all} am Platz`,

  // ------------------------------------------------------------------------------------------------------- scores
  'chakra.great.harmony': '{seat} bringt in Harmonie: {chakras}.',
  'chakra.great.count': '{count} in Harmonie; mit {goal} beginnt die letzte Runde.',
  'chakra.great.last': '{count} in Harmonie: Diese Runde ist die letzte.',
  'chakra.came': 'Aus dem Beutel: {colours}.',
  'chakra.cameTo':
    '{count, plural, =0 {Kein Chakra} one {Ein Chakra} other {# Chakren}} in Harmonie, {earth, plural, =0 {nichts an die Erde abgegeben} one {eine dunkle Energie an die Erde abgegeben} other {# dunkle Energien an die Erde abgegeben}}',

  'chakra.score.chakra': `${selectByValue('colour', CHAKRAS)} in Harmonie`,
  'chakra.score.earth': '{count, plural, =0 {Keine Energie erlöst} one {# Energie erlöst} other {# Energien erlöst}}',
  'chakra.score.run': '{length, plural, =0 {Keine Folge ab der Wurzel} other {Folge von # ab der Wurzel}}',
  'chakra.rank.sage': 'Weisheit der sieben Räder',
  'chakra.rank.adept': 'Herz des stillen Atems',
  'chakra.rank.butterfly': 'Schmetterling am Morgen',
  'chakra.rank.chrysalis': 'Puppe, fast erwacht',
  'chakra.rank.cocoon': 'Kokon, träumend',
  'chakra.rank.restless': 'Rastloser Geist',
  'chakra.end.harmony': 'Fünf Chakren sind in Harmonie, und die Runde ist zu Ende gespielt.',
  'chakra.end.deadlock': 'Niemand kann mehr tun als meditieren: Die Partie kommt zur Ruhe.',
  'chakra.end.standoff': 'Drei Runden lang haben alle nur meditiert: Die Partie kommt zur Ruhe.',
  'chakra.end.stall': 'Zwanzig Runden lang ist nichts Neues geschehen: Die Partie kommt zur Ruhe.',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('chakra.why', reasons),

  // ------------------------------------------------------------------------------------------ pieces on the board
  'chakra.label.energy': `${Coloured} Energie ${at}`,
  'chakra.label.liftedEnergy': `${Coloured} Energie in der Hand`,
  'chakra.label.bubbles': 'Blasen: {free, plural, =0 {alle belegt} one {# frei} other {# frei}}',
  'chakra.label.earth':
    'Erde: {count, plural, =0 {noch nichts erlöst} one {# Energie erlöst} other {# Energien erlöst}}',
  'chakra.label.harmonized': `${chakraBoth}: in Harmonie`,
  'chakra.label.chakra': `${chakraBoth}: {own} von 3 eigenen, {free, plural, =0 {voll} one {# Platz frei} other {# Plätze frei}}${yes('token', ', ein Marker in der Kerbe')}`,
  'chakra.label.notchToken': `Marker in der Kerbe (${chakraName}); er kehrt zurück, wenn das Chakra in Harmonie ist`,
  'chakra.label.space': `Feld {space}: ${space}${yes('taken', ' (belegt, bis du meditierst)')}`,
  'chakra.label.supply': '{count, plural, =0 {Kein Marker} one {# Marker} other {# Marker}} frei',
  'chakra.label.meditations': '{count, plural, one {# Meditationsplättchen} other {# Meditationsplättchen}}',
  'chakra.label.meditation': `Hat unter das ${selectByValue('chakra', COLOURED)} Plättchen gesehen`,
  'chakra.label.board': `{seat}: {count, plural, =0 {kein Chakra} one {# Chakra} other {# Chakren}} in Harmonie{run, plural, =0 {} other {, Folge von #}}${yes('first', ', beginnt die Runde')}`,
  'chakra.label.maya': `Reihe {row}, ${flow} Fluss: ${selectByValue('colour', { ...WITH_BLACK, none: 'leer' })}`,
  'chakra.label.plenitude': `Fülle, ${chakraBoth}: {value}`,
  'chakra.label.plenitudeHidden': `Fülle, ${chakraBoth}: verdeckt`,
  'chakra.label.bag':
    '{count, plural, =0 {Der Beutel ist leer} one {# Energie im Beutel} other {# Energien im Beutel}}{count, plural, =0 {} other {: Violett {purple}, Dunkelblau {darkBlue}, Blau {blue}, Grün {green}, Gelb {yellow}, Orange {orange}, Rot {red}, Schwarz {black}}}',
  'chakra.label.bagEnergy': `${colour}: {count} im Beutel, {owned} bei dir`,
  'chakra.label.lifted':
    '{count, plural, =0 {Nichts in der Hand} one {# Energie in der Hand} other {# Energien in der Hand}}',
  'chakra.label.round': 'Runde {round}',
  'chakra.label.lastRound': 'Runde {round}, die letzte',
  'chakra.label.out':
    'Aus dem Spiel: {spent, plural, =0 {keine Energie} one {# Energie} other {# Energien}} und das achte Fülle-Plättchen{eighth, plural, =0 {} other { (#)}}',

  // -------------------------------------------------------------------------------------------- places in the outline
  'chakra.place.lotus': 'Lotus',
  'chakra.place.flow': `${selectByValue('flow', { 0: 'Linker', 1: 'Mittlerer', 2: 'Rechter' })} Fluss`,
  'chakra.place.karma': 'Fülle-Plättchen',
  'chakra.place.lifted': 'In der Hand',
  'chakra.place.bag': 'Beutel',
  'chakra.place.bagOpen': 'Der offene Beutel',
  'chakra.place.box': 'Aus dem Spiel',
  'chakra.place.board': 'Brett von {seat}',
  'chakra.place.position': selectByValue('position', { bubbles: 'Blasen', ...CHAKRAS, earth: 'Erde' }),
  'chakra.place.spaces': 'Inspirationsfelder',
  'chakra.place.tokens': 'Inspirationsmarker',
  'chakra.place.meditation': 'Meditationsplättchen',

  // ----------------------------------------------------------------------------------------------------- my values
  'chakra.values.known': `${chakraBoth}: {value}`,
  'chakra.values.unknown': `${chakraBoth}: noch nicht gesehen`,
  'chakra.values.rest': 'Noch nicht gesehen: {values}',
  'chakra.values.eighth': 'Nicht im Spiel: {value}',
  'chakra.values.over': 'Nicht im Spiel: {value}',

  // ------------------------------------------------------------------------------------- written on the board itself
  'chakra.sign.round': 'Runde',
  'chakra.sign.last': 'Letzte Runde',
} satisfies TranslationOf<typeof english>
