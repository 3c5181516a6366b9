/**
 * German words of Rauha. ICU MessageFormat; for the values see ../../en/rauha/index.ts.
 * Terms: square, tile = Feld, world = Welt, biome = Biom, spore = Spore, water source = Wasserquelle, entity = Gottheit, pool = Mondkarten,
 * Sternkarten, satellite = Satellit, Age = Zeitalter, energy = Energie, scoring = Wertung, black hole = Schwarzes Loch, discard =
 * abwerfen. A square is an adverb (oben links), a line a feminine noun that does not bend (die Reihe oben).
 */
import { CRYSTALS_PER_DISCARD, ENTITY_IDS, ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { EntityId } from '../../../../engine/rauha/data.ts'
import type { RauhaPromptKind, RauhaIllegalReason } from '../../../../engine/rauha/index.ts'
import type { rauha as english } from '../../en/rauha/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

const BIOMES = { crystal: 'Kristall', forest: 'Wald', mushroom: 'Pilz', mountain: 'Berg', desert: 'Wüste' }
const SQUARES = {
  0: 'oben links',
  1: 'oben mittig',
  2: 'oben rechts',
  3: 'links mittig',
  4: 'in der Mitte',
  5: 'rechts mittig',
  6: 'unten links',
  7: 'unten mittig',
  8: 'unten rechts',
}
/** Lines by their squares. */
const LINES = {
  '012': 'Reihe oben',
  '345': 'Mittelreihe',
  '678': 'Reihe unten',
  '036': 'Spalte links',
  '147': 'Mittelspalte',
  '258': 'Spalte rechts',
}

const ENTITY_NAMES = Object.fromEntries(ENTITY_IDS.map((entity) => [entity, ENTITY_DATA[entity].name])) as Record<
  EntityId,
  string
>

const price = (value: string) => `{${value}, plural, =0 {keine Kristalle} one {# Kristall} other {# Kristalle}}`
const pool = selectByValue('pool', { moon: 'Mondkarten', star: 'Sternkarten' })
const water = (value: string) => `{${value}, plural, one {# Wasserquelle} other {# Wasserquellen}}`
const paid = '{paid, plural, =0 {} one { für # Kristall} other { für # Kristalle}}'

const tilesAnd = (alone: string, among: string) =>
  `{tiles, plural, =0 {: {entities}} other {{count, plural, =0 {${alone}} other {: ${among}, {entities}}}}}`
const TILES = '{tiles, plural, one {dein Feld} other {deine # Felder}} mit Spore'

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  keep: `{name}, behalte eine dieser {count} ${pool}.`,
  kept: '{name}, du behältst: {card}. Bis alle gewählt haben, kannst du noch tauschen.',
  place: '{name}, leg diese Karte, oder wirf sie ab: {card}.',
  placeOnly: '{name}, leg diese Karte auf ein markiertes Feld, oder wirf sie ab: {card}.',
  placePaid: '{name}, leg diese Karte für {price}, oder wirf sie ab: {card}.',
  tooDear:
    '{name}, {card} kostet {price}, und du hast {crystals}: Wirf die Karte ab für {goods}{squares, plural, =0 {} other { oder eine Spore}}.',
  activate: `{name}, aktiviere, was du magst${tilesAnd(', in der {line}', 'die {line}')}.`,
  score: `{name}, Wertung! Aktiviere, was du magst${tilesAnd(`: ${TILES}`, TILES)}.`,
} satisfies Record<RauhaPromptKind, string>

const settle = 'Leg erst deine Karte, oder wirf sie ab.'
/** Why an action does not answer what is asked. */
const first = {
  keep: 'Wähle erst eine deiner Karten.',
  kept: 'Erst wählen alle eine ihrer Karten.',
  place: settle,
  placeOnly: settle,
  placePaid: settle,
  tooDear: 'Wirf erst deine Karte ab.',
  activate: 'Deine Karte dieses Zuges ist schon gelegt oder abgeworfen.',
  score: 'Während der Wertung wird keine Karte gelegt.',
} satisfies Record<RauhaPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<RauhaIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'Die Partie ist vorbei.',
  notYourTurn: 'Jetzt spielt {seat}.',
  chosen: 'Die Karten dieses Zuges sind gewählt.',
  chosenAlready: 'Diese Karte hast du schon gewählt.',
  notInPool: 'Diese Karte ist nicht unter deinen.',
  noSuchSquare: 'Ein solches Feld gibt es nicht.',
  notMarked: 'Diese Karte kommt nur auf die Felder, die auf ihr markiert sind.',
  tooDear: `Die Karte kostet ${price('cost')}, und du hast ${price('crystals')}.`,
  cannotPay: `Das kostet ${price('cost')}, und du hast ${price('crystals')}.`,
  sporesEverywhere: 'Auf jedem Feld liegt schon eine Spore.',
  sporeThere: 'Auf diesem Feld liegt schon eine Spore.',
  'oneByOne.spore': 'Eine Spore braucht ein Feld: Aktiviere einzeln.',
  'oneByOne.crystals': 'Zu wenige Kristalle für alles: Aktiviere einzeln, die Reihenfolge zählt.',
  'oneByOne.single': 'Es ist nur noch eines zu aktivieren.',
  tileUsed: 'Dieses Feld ist schon aktiviert.',
  noSpore: 'Ohne Spore zählt dieses Feld in einer Wertung nicht.',
  notInLine: 'Dieses Feld liegt nicht in der Linie deines Avatars.',
  noEffect: 'Dieses Feld hat keine Wirkung zum Aktivieren.',
  givesNoSpore: 'Dieses Feld bringt keine Spore.',
  sporeWhere: 'Sag, auf welches Feld die Spore kommt.',
  notYourEntity: '{entity} ist nicht bei dir.',
  entityNoEffect: '{entity} wird nicht aktiviert, sondern zählt, solange du diese Gottheit hast.',
  entityUsed: '{entity} ist schon aktiviert.',
  entityNotNow: '{entity} wird aktiviert, wenn die Gottheit eben zu dir kam, einmal, und in Wertungen.',
}

export const rauha = {
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  ...messageGroup('rauha.Symbol', BIOMES),
  ...messageGroup('rauha.symbol', { ...BIOMES, flying: 'Flugtier', land: 'Landtier', marine: 'Meerestier' }),
  ...messageGroup('rauha.animals', {
    flying: '{count, plural, one {Flugtier} other {# Flugtiere}}',
    land: '{count, plural, one {Landtier} other {# Landtiere}}',
    marine: '{count, plural, one {Meerestier} other {# Meerestiere}}',
  }),
  ...messageGroup('rauha.square', SQUARES),
  ...messageGroup('rauha.line', LINES),
  ...messageGroup('rauha.entity', ENTITY_NAMES),
  'rauha.good.crystals': '{count, plural, one {# Kristall} other {# Kristalle}}',
  'rauha.good.energy': '{count} Energie',
  'rauha.tile': '{biomes}{animalCount, plural, =0 {} other { ({animals})}}',
  'rauha.hidden': 'eine Karte',
  'rauha.effect.none': 'keine Wirkung',
  'rauha.effect.gain': '{goods}',
  'rauha.effect.payToGain': '{goods} für {price}',
  'rauha.effect.spore': 'eine Spore für {price}',
  'rauha.effect.gainPer': `{goods} je ${selectByValue('per', {
    flying: 'Flugtier',
    land: 'Landtier',
    marine: 'Meerestier',
    spore: 'Spore',
    water: 'Wasserquelle',
    bestAnimal: 'Tier deiner häufigsten Art',
  })}`,
  'rauha.effect.water': `zählt als ${water('count')}`,
  'rauha.cost.free': 'gratis',
  'rauha.cost.crystals': 'kostet {price}',
  'rauha.cost.squares': 'gratis, aber nur {squares}',
  'rauha.cost.line': 'gratis, aber nur in der {line}',
  'rauha.printed':
    '{biomes}{animalCount, plural, =0 {} other {; {animals}}}{water, plural, =0 {} one {; # Wasserquelle} other {; # Wasserquellen}}; {effect}',
  'rauha.card':
    '{biomes}{animalCount, plural, =0 {} other {; {animals}}}{water, plural, =0 {} one {; # Wasserquelle} other {; # Wasserquellen}}; {effect}; {cost}',

  // ---------------------------------------------------------------------------------------------------- variants
  'rauha.option.side': 'Bretter',
  'rauha.option.side.A': 'Seite A',
  'rauha.option.side.B': 'Seite B',
  'rauha.option.side.A.hint': 'Fast überall gibt es ein wenig: gut für die erste Partie.',
  'rauha.option.side.B.hint': 'In der Mitte karger, in drei der Ecken reicher.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('rauha.ask', asks),

  // ---------------------------------------------------------------------------------------------------- controls
  'rauha.control.crystals': `Abwerfen für ${String(CRYSTALS_PER_DISCARD)} Kristalle`,
  'rauha.further.spore': 'Wähle, wohin die Spore kommt.',
  'rauha.control.spore': 'Abwerfen für Spore',
  'rauha.control.all': 'Alles aktivieren',
  'rauha.control.end': 'Nichts mehr',

  'rauha.final.pool': 'Die nächsten Karten kommen.',
  'rauha.undo.pool': 'Die nächsten Karten sind gekommen.',

  // ----------------------------------------------------------------------------------------------------- choices
  'rauha.choice.keep': 'Behalten: {card}',
  'rauha.brief.keep': 'Behalten: {tile}',
  'rauha.brief.place': 'Legen: {square}',
  'rauha.brief.spore': 'Spore {square}',
  'rauha.brief.activate': 'Aktivieren: {effect}',
  'rauha.choice.place': 'Legen: {square}, über {tile}',
  'rauha.choice.discardForCrystals': 'Abwerfen für {goods}',
  'rauha.choice.discardForSpore': 'Abwerfen für eine Spore: {square}, auf {tile}',
  'rauha.choice.activateTile': '{tile}, {square}: {effect}',
  'rauha.choice.activateTilePer': '{tile}, {square}: {effect}, jetzt {goods}',
  'rauha.choice.activateSpore': '{tile}, {square}: {effect}, gelegt {sporeSquare}',
  'rauha.choice.activateEntity': '{entity}: {effect}',
  'rauha.choice.activateEntityPer': '{entity}: {effect}, jetzt {goods}',
  'rauha.choice.activateAll': 'Alles aktivieren',
  'rauha.choice.endActivation': 'Nichts mehr aktivieren',

  // What a choice brings, said of its row.
  'rauha.foretell.mayWin': 'Könnte {entities} gewinnen',
  'rauha.foretell.wins': 'Gewinnt {entity}',
  'rauha.foretell.takes': 'Gewinnt {entity} von {seat}',

  // --------------------------------------------------------------------------------------------------------- log
  'rauha.log.dealt': 'Runde {round}: Jeder Satellit erhält {count} Karten des Zeitalters {age}.',
  'rauha.log.drafting': `Zug {turn} der Runde {round}, {line}: Alle sehen ihre ${pool} an.`,
  'rauha.log.looked': '{seat} sieht an: {cards}.',
  'rauha.log.chose': '{seat} hat eine Karte gewählt.',
  'rauha.log.chose.again': '{seat} hat neu gewählt.',
  'rauha.log.choseSelf': '{seat} nimmt {card}.',
  'rauha.log.choseSelf.again': '{seat} nimmt stattdessen {card}.',
  'rauha.log.leftOver': 'Die letzte Karte, die {seat} sah, fällt ins Schwarze Loch.',
  'rauha.log.leftOverSelf': '{seat} lässt ins Schwarze Loch fallen: {card}.',
  'rauha.log.placed': `{seat} legt {card}${paid} {square} ab.`,
  'rauha.log.placedOver': `{seat} legt {card}${paid} {square} ab, über {covered}.`,
  'rauha.log.discarded': '{seat} wirft {card} ab, für {for, select, crystals {{goods}} spore {eine Spore} other {??}}.',
  'rauha.log.welcomed': '{seat} heißt {entity} willkommen.',
  'rauha.log.taken': '{seat} gewinnt {entity} von {former}.',
  'rauha.log.gainedTile': `{seat} gewinnt {square} {goods}${paid}.`,
  'rauha.log.gainedEntity': `Durch {entity} gewinnt {seat} {goods}${paid}.`,
  'rauha.log.spored': '{seat} legt die Spore {square}.',
  'rauha.log.sporedPaid': `{seat} legt${paid} eine Spore {square}.`,
  'rauha.log.stopped': '{seat} aktiviert nichts mehr.',
  'rauha.log.scoring': 'Runde {round} wird gewertet.',
  'rauha.log.part': '{seat} wertet.',
  'rauha.log.water': `{seat} hat ${water('sources')}, {more} mehr als die trockenste Welt: {energy} Energie.`,
  'rauha.log.waterNone': `{seat} hat ${water('sources')}, nicht mehr als die trockenste Welt.`,
  'rauha.log.ended': '{seat} hat die meiste Energie: {energy}.',
  'rauha.log.endedShared': '{count} Welten haben die meiste Energie: je {energy}.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'rauha.figure.energy': '{energy} Energie{leads, select, true {, mehr als alle anderen} other {}}',
  'rauha.figure.first': 'Beginnt diesen Zug',
  'rauha.figure.firstScoring': 'Wertet zuerst',
  'rauha.figure.crystals': '{count, plural, =0 {Keine Kristalle} one {# Kristall} other {# Kristalle}}',
  'rauha.figure.spores': '{count, plural, one {# Spore} other {# Sporen}}',
  'rauha.figure.water': `${water('count')}, {more} mehr als die trockenste: wert {energy} Energie`,
  'rauha.figure.waterLeast': `${water('count')}, am wenigsten von allen`,
  'rauha.figure.entities': 'Gottheiten: {entities}',
  'rauha.figure.near': 'Nur ein Feld fehlt: {entities}',
  'rauha.figure.nearLine': '{entity} ({line})',
  'rauha.figure.scoring':
    '{turns, plural, =0 {Jetzt Wertung} one {Wertung nach diesem Zug} other {Wertung in # Zügen}}',

  // ------------------------------------------------------------------------------------------------------ the end
  'rauha.cameTo':
    '{tiles, plural, one {Eine Karte} other {# Karten}} gelegt, {spores, plural, =0 {keine Spore} one {eine Spore} other {# Sporen}}, {entities, plural, =0 {keine Gottheit} one {eine Gottheit} other {# Gottheiten}}',

  'rauha.end.energy': '{seat} hat der eigenen Welt die meiste Energie entlockt.',
  'rauha.end.shared': 'Mehrere Welten gaben gleich viel Energie: Der Sieg ist geteilt.',
  'rauha.score.tiles': 'Felder',
  'rauha.score.entities': 'Gottheiten',
  'rauha.score.water': 'Wasserquellen',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('rauha.why', reasons),

  // ------------------------------------------------------------------------------------------- board: drawn on it
  'rauha.sign.round': 'Runde {round}',
  'rauha.sign.free': 'frei',
  'rauha.sign.step.keep': 'Wählen',
  'rauha.sign.step.settle': 'Legen',
  'rauha.sign.step.welcome': 'Begrüßen',
  'rauha.sign.step.activate': 'Aktivieren',
  'rauha.sign.step.walk': 'Gehen',
  'rauha.sign.step.score': 'Wertung',
  'rauha.sign.step.over': 'Ende',
  'rauha.sign.wonBy': 'mit einer Linie: {symbol}',
  'rauha.sign.water': water('count'),
  'rauha.sign.satellite':
    '{count, plural, one {Die Karte} other {# Karten}} auf diesem Satelliten, schon gesehen von dir',

  // ------------------------------------------------------------------------------------------ board: read aloud
  'rauha.place.hand': 'Karten zur Auswahl',
  'rauha.place.kept': 'Behaltene Karte von {seat}',
  'rauha.place.satellite': 'Satellit: Mondkarten von {moon}, Sternkarten von {star}',
  'rauha.place.sky': 'Himmel',
  'rauha.place.rounds': 'Runden',
  'rauha.place.position': 'Ort {position} der Avatare',
  'rauha.place.track': 'Energieleiste',
  'rauha.place.space': 'Energieleiste, Stelle {space}',
  'rauha.place.deck': 'Stapel Zeitalter {age}',
  'rauha.place.blackHole': 'Schwarzes Loch',
  'rauha.place.supply': 'Vorrat',
  'rauha.place.seat': 'Welt von {seat}',
  'rauha.place.goods': 'Güter von {seat}',
  'rauha.label.card': '{card}. Zeitalter {age}.',
  'rauha.label.chosen': '{card}. Diese behältst du.',
  'rauha.label.kept': '{made, select, true {Eine Karte, die {seat} behält} other {{seat} behält keine Karte}}',
  'rauha.label.tile': '{seat}, {square}: {tile}{spore, select, true {; mit Spore} other {}}',
  'rauha.label.world': 'Welt von {seat}; aktiv: die {line}',
  'rauha.label.worldScoring': 'Welt von {seat}; gewertet werden alle Felder mit Spore',
  'rauha.label.avatar': 'Avatar von {seat} an Ort {position} von 16',
  'rauha.label.seat': `{seat}: {energy} Energie, {crystals, plural, one {# Kristall} other {# Kristalle}}, ${water('water')}, {spores, plural, one {# Spore} other {# Sporen}}{first, select, true {; beginnt} other {}}`,
  'rauha.label.energy': '{seat}: {count} Energie',
  'rauha.label.crystals': '{seat}: {count, plural, one {# Kristall} other {# Kristalle}}',
  'rauha.label.water': `{seat}: ${water('count')}`,
  'rauha.label.spore': '{seat}: {count, plural, one {# Spore} other {# Sporen}}',
  'rauha.label.satellite':
    'Satellit mit {count, plural, one {# Karte} other {# Karten}}: Mondkarten von {moon}, Sternkarten von {star}',
  'rauha.label.token':
    '{seat}: {energy} Energie{pile, plural, one {} other {{above, plural, =0 {, zuoberst} one {, unter # Stein} other {, unter # Steinen}}}}',
  'rauha.label.entity': '{entity}, bei {owner}; zu gewinnen mit einer Linie: {symbol}; {effect}',
  'rauha.label.entityFree': '{entity}, noch frei; zu gewinnen mit einer Linie: {symbol}; {effect}',
  'rauha.label.rounds':
    'Runde {round} von 4, Zug {turn} von 3; Wertung {left, plural, one {nach diesem Zug} other {nach # Zügen}}',
  'rauha.label.roundsScoring': 'Runde {round} von 4, Wertung',
  'rauha.label.roundsOver': 'Alle vier Runden sind vorbei',
  'rauha.label.deck': 'Stapel Zeitalter {age}: {count, plural, one {# Karte} other {# Karten}}',
  'rauha.label.blackHole': 'Schwarzes Loch: {count, plural, one {# Karte} other {# Karten}} aus dem Spiel',
  'rauha.label.supply': 'Vorrat an Kristallen und Sporen',
  'rauha.label.hand':
    '{count, plural, =0 {Gerade keine Karten zur Auswahl} one {# Karte zur Auswahl} other {# Karten zur Auswahl}}',
  'rauha.label.order': '{seat}: spielt als Nummer {nth}',
  'rauha.label.close': 'Zurück zum Tisch',
} satisfies TranslationOf<typeof english>
