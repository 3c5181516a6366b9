/**
 * English words of Rauha. ICU MessageFormat; see ../app/index.ts. Values: `card` and `tile` are the words of what lies on a square
 * (`rauha.tile`), `entity` those of an entity, `square` and `line` those of a place of a board, `goods` and `price` an
 * amount with its unit (`rauha.good.crystals`), `pool` one of moon and star.
 */
import { CRYSTALS_PER_DISCARD, ENTITY_IDS, ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { EntityId } from '../../../../engine/rauha/data.ts'
import type { RauhaPromptKind, RauhaIllegalReason } from '../../../../engine/rauha/index.ts'
import type { RauhaTermMessageKey } from '../../../../engine/rauha/messages.ts'
import { messageGroup, selectByValue, type MessageGroup } from '../../catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

const BIOMES = { crystal: 'crystal', forest: 'forest', mushroom: 'mushroom', mountain: 'mountain', desert: 'desert' }
const SQUARES = {
  0: 'top left',
  1: 'top middle',
  2: 'top right',
  3: 'middle left',
  4: 'centre',
  5: 'middle right',
  6: 'bottom left',
  7: 'bottom middle',
  8: 'bottom right',
}
/** Lines by their squares. */
const LINES = {
  '012': 'top row',
  '345': 'middle row',
  '678': 'bottom row',
  '036': 'left column',
  '147': 'middle column',
  '258': 'right column',
}

const ENTITY_NAMES = Object.fromEntries(ENTITY_IDS.map((entity) => [entity, ENTITY_DATA[entity].name])) as Record<
  EntityId,
  string
>

const price = (value: string) => `{${value}, plural, =0 {no crystals} one {# crystal} other {# crystals}}`
const pool = selectByValue('pool', { moon: 'moon', star: 'star' })
const water = (value: string) => `{${value}, plural, one {# water source} other {# water sources}}`
const paid = '{paid, plural, =0 {} one { for # crystal} other { for # crystals}}'

const tilesAnd = (alone: string, among: string) =>
  `{tiles, plural, =0 {: {entities}} other {{count, plural, =0 {${alone}} other {: ${among}, {entities}}}}}`
const TILES = '{tiles, plural, one {your tile} other {your # tiles}} with a spore'

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  keep: `{name}, keep one of these {count} cards of your ${pool} pool.`,
  kept: '{name}, you keep {card}. Until all have chosen you may take another.',
  place: '{name}, place {card}, or discard it.',
  placeOnly: '{name}, place {card} on a marked square, or discard it.',
  placePaid: '{name}, place {card} for {price}, or discard it.',
  tooDear:
    '{name}, {card} costs {price} and you have {crystals}: discard it for {goods}{squares, plural, =0 {} other { or a spore}}.',
  activate: `{name}, activate what you like${tilesAnd(' in the {line}', 'the {line}')}.`,
  score: `{name}, scoring: activate what you like${tilesAnd(` of ${TILES}`, TILES)}.`,
} satisfies Record<RauhaPromptKind, string>

const settle = 'First place your card, or discard it.'
/** Why an action does not answer what is asked. */
const first = {
  keep: 'First choose a card of your pool.',
  kept: 'First all choose a card of their pools.',
  place: settle,
  placeOnly: settle,
  placePaid: settle,
  tooDear: 'First discard your card.',
  activate: 'Your card of this turn is placed or discarded already.',
  score: 'No card is placed while worlds are scored.',
} satisfies Record<RauhaPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<RauhaIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'The game is over.',
  notYourTurn: 'It is {seat} who plays now.',
  chosen: 'The cards of this turn are chosen.',
  chosenAlready: 'That is the card you have chosen already.',
  notInPool: 'That card is not in your pool.',
  noSuchSquare: 'There is no such square.',
  notMarked: 'This card goes only onto the squares that are marked on it.',
  tooDear: `The card costs ${price('cost')} and you have ${price('crystals')}.`,
  cannotPay: `This takes ${price('cost')} and you have ${price('crystals')}.`,
  sporesEverywhere: 'There is a spore on every square already.',
  sporeThere: 'There is a spore on that square already.',
  'oneByOne.spore': 'A spore needs a square: activate one by one.',
  'oneByOne.crystals': 'Too few crystals for everything: activate one by one, the order matters.',
  'oneByOne.single': 'There is only one thing left to activate.',
  tileUsed: 'That tile has been activated already.',
  noSpore: 'Without a spore that tile does not count in a scoring.',
  notInLine: 'That tile is not in the line of your avatar.',
  noEffect: 'That tile has no effect to activate.',
  givesNoSpore: 'That tile gives no spore.',
  sporeWhere: 'Say on which square the spore goes.',
  notYourEntity: '{entity} is not with you.',
  entityNoEffect: '{entity} has nothing to activate: it counts as long as it is with you.',
  entityUsed: '{entity} has been activated already.',
  entityNotNow: '{entity} is activated when you have just welcomed it, once, and in scorings.',
}

export const rauha = {
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  ...messageGroup('rauha.Symbol', {
    crystal: 'Crystal',
    forest: 'Forest',
    mushroom: 'Mushroom',
    mountain: 'Mountain',
    desert: 'Desert',
  }),
  ...messageGroup('rauha.symbol', { ...BIOMES, flying: 'flying', land: 'land', marine: 'marine' }),
  ...messageGroup('rauha.animals', {
    flying: '{count, plural, one {flying} other {flying ×#}}',
    land: '{count, plural, one {land} other {land ×#}}',
    marine: '{count, plural, one {marine} other {marine ×#}}',
  }),
  ...messageGroup('rauha.square', SQUARES),
  ...messageGroup('rauha.line', LINES),
  ...messageGroup('rauha.entity', ENTITY_NAMES),
  'rauha.good.crystals': '{count, plural, one {# crystal} other {# crystals}}',
  'rauha.good.energy': '{count} energy',
  'rauha.tile': '{biomes}{animalCount, plural, =0 {} other { ({animals})}}',
  'rauha.hidden': 'a card',
  'rauha.effect.none': 'no effect',
  'rauha.effect.gain': '{goods}',
  'rauha.effect.payToGain': '{goods} for {price}',
  'rauha.effect.spore': 'a spore for {price}',
  'rauha.effect.gainPer': `{goods} per ${selectByValue('per', {
    flying: 'flying animal',
    land: 'land animal',
    marine: 'marine animal',
    spore: 'spore',
    water: 'water source',
    bestAnimal: 'animal of the kind you have most of',
  })}`,
  'rauha.effect.water': `counts as ${water('count')}`,
  'rauha.cost.free': 'free',
  'rauha.cost.crystals': 'costs {price}',
  'rauha.cost.squares': 'free, but only at the {squares}',
  'rauha.cost.line': 'free, but only in the {line}',
  'rauha.printed':
    '{biomes}{animalCount, plural, =0 {} other {; {animals}}}{water, plural, =0 {} one {; # water source} other {; # water sources}}; {effect}',
  'rauha.card':
    '{biomes}{animalCount, plural, =0 {} other {; {animals}}}{water, plural, =0 {} one {; # water source} other {; # water sources}}; {effect}; {cost}',

  // ---------------------------------------------------------------------------------------------------- variants
  'rauha.option.side': 'Boards',
  'rauha.option.side.A': 'Side A',
  'rauha.option.side.B': 'Side B',
  'rauha.option.side.A.hint': 'Something gives a little nearly everywhere: good for a first game.',
  'rauha.option.side.B.hint': 'Drier in the middle, richer in three of the corners.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('rauha.ask', asks),

  // ---------------------------------------------------------------------------------------------------- controls
  'rauha.control.crystals': `Discard for ${String(CRYSTALS_PER_DISCARD)} crystals`,
  'rauha.further.spore': 'Choose where the spore goes.',
  'rauha.control.spore': 'Discard for a spore',
  'rauha.control.all': 'Activate all',
  'rauha.control.end': 'Activate no more',

  'rauha.final.pool': 'The next cards come up.',
  'rauha.undo.pool': 'The next cards have come up.',

  // ----------------------------------------------------------------------------------------------------- choices
  'rauha.choice.keep': 'Keep {card}',
  'rauha.brief.keep': 'Keep {tile}',
  'rauha.brief.place': 'Place it at the {square}',
  'rauha.brief.spore': 'A spore at the {square}',
  'rauha.brief.activate': 'Activate: {effect}',
  'rauha.choice.place': 'Place it at the {square}, over {tile}',
  'rauha.choice.discardForCrystals': 'Discard it for {goods}',
  'rauha.choice.discardForSpore': 'Discard it for a spore at the {square}, on {tile}',
  'rauha.choice.activateTile': '{tile} at the {square}: {effect}',
  'rauha.choice.activateTilePer': '{tile} at the {square}: {effect}, {goods} now',
  'rauha.choice.activateSpore': '{tile} at the {square}: {effect}, put at the {sporeSquare}',
  'rauha.choice.activateEntity': '{entity}: {effect}',
  'rauha.choice.activateEntityPer': '{entity}: {effect}, {goods} now',
  'rauha.choice.activateAll': 'Activate everything',
  'rauha.choice.endActivation': 'Activate no more',

  // What a choice brings, said of its row.
  'rauha.foretell.mayWin': 'Could win {entities}',
  'rauha.foretell.wins': 'Wins {entity}',
  'rauha.foretell.takes': 'Wins {entity} from {seat}',

  // --------------------------------------------------------------------------------------------------------- log
  'rauha.log.dealt': 'Round {round}: each satellite receives {count} cards of Age {age}.',
  'rauha.log.drafting': `Turn {turn} of round {round}, {line}: everybody looks at their ${pool} pool.`,
  'rauha.log.looked': '{seat} looks at: {cards}.',
  'rauha.log.chose': '{seat} has chosen a card.',
  'rauha.log.chose.again': '{seat} has chosen anew.',
  'rauha.log.choseSelf': '{seat} takes {card}.',
  'rauha.log.choseSelf.again': '{seat} takes {card} instead.',
  'rauha.log.leftOver': 'The last card that {seat} has seen goes to the black hole.',
  'rauha.log.leftOverSelf': '{seat} leaves {card} to the black hole.',
  'rauha.log.placed': `{seat} places {card} at the {square}${paid}.`,
  'rauha.log.placedOver': `{seat} places {card} at the {square}, over {covered}${paid}.`,
  'rauha.log.discarded': '{seat} discards {card} for {for, select, crystals {{goods}} spore {a spore} other {??}}.',
  'rauha.log.welcomed': '{seat} welcomes {entity}.',
  'rauha.log.taken': '{seat} takes {entity} from {former}.',
  'rauha.log.gainedTile': `{seat} gains {goods}${paid} at the {square}.`,
  'rauha.log.gainedEntity': `{entity} brings {seat} {goods}${paid}.`,
  'rauha.log.spored': '{seat} puts the spore at the {square}.',
  'rauha.log.sporedPaid': `{seat} puts a spore at the {square}${paid}.`,
  'rauha.log.stopped': '{seat} activates no more.',
  'rauha.log.scoring': 'Round {round} is scored.',
  'rauha.log.part': '{seat} scores.',
  'rauha.log.water': `{seat} has ${water('sources')}, {more} more than the driest world: {energy} energy.`,
  'rauha.log.waterNone': `{seat} has ${water('sources')}, no more than the driest world.`,
  'rauha.log.ended': '{seat} has drawn the most energy: {energy}.',
  'rauha.log.endedShared': '{count} players have drawn the most energy: {energy} each.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'rauha.figure.energy': '{energy} energy{leads, select, true {, more than anybody} other {}}',
  'rauha.figure.first': 'Plays first in this turn',
  'rauha.figure.firstScoring': 'Scores first',
  'rauha.figure.crystals': '{count, plural, =0 {No crystals} one {# crystal} other {# crystals}}',
  'rauha.figure.spores': '{count, plural, one {# spore} other {# spores}}',
  'rauha.figure.water': `${water('count')}, {more} more than the driest: worth {energy} energy`,
  'rauha.figure.waterLeast': `${water('count')}, the fewest of all`,
  'rauha.figure.entities': 'Entities: {entities}',
  'rauha.figure.near': 'One tile from {entities}',
  'rauha.figure.nearLine': '{entity} ({line})',
  'rauha.figure.scoring': '{turns, plural, =0 {Scoring now} one {Scoring after this turn} other {Scoring in # turns}}',

  // ------------------------------------------------------------------------------------------------------ the end
  'rauha.cameTo':
    '{tiles, plural, one {One tile} other {# tiles}} laid, {spores, plural, =0 {no spore} one {one spore} other {# spores}}, {entities, plural, =0 {no divine entity} one {one divine entity} other {# divine entities}}',

  'rauha.end.energy': '{seat} has drawn the most energy out of their world.',
  'rauha.end.shared': 'Several worlds have given the most energy: the victory is shared.',
  'rauha.score.tiles': 'Tiles',
  'rauha.score.entities': 'Divine entities',
  'rauha.score.water': 'Water sources',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('rauha.why', reasons),

  // ------------------------------------------------------------------------------------------- board: drawn on it
  'rauha.sign.round': 'Round {round}',
  'rauha.sign.free': 'free',
  'rauha.sign.step.keep': 'Keep',
  'rauha.sign.step.settle': 'Place',
  'rauha.sign.step.welcome': 'Welcome',
  'rauha.sign.step.activate': 'Activate',
  'rauha.sign.step.walk': 'Walk on',
  'rauha.sign.step.score': 'Scoring',
  'rauha.sign.step.over': 'The end',
  'rauha.sign.wonBy': 'won by a line of {symbol}',
  'rauha.sign.water': water('count'),
  'rauha.sign.satellite': '{count, plural, one {The card} other {# cards}} on this satellite that you have seen',

  // ------------------------------------------------------------------------------------------ board: read aloud
  'rauha.place.hand': 'Cards to choose from',
  'rauha.place.kept': 'Kept card of {seat}',
  'rauha.place.satellite': 'Satellite: moon pool of {moon}, star pool of {star}',
  'rauha.place.sky': 'Sky',
  'rauha.place.rounds': 'Rounds',
  'rauha.place.position': 'Position {position} of the avatars',
  'rauha.place.track': 'Energy track',
  'rauha.place.space': 'Energy track, space {space}',
  'rauha.place.deck': 'Deck of Age {age}',
  'rauha.place.blackHole': 'Black hole',
  'rauha.place.supply': 'Supply',
  'rauha.place.seat': 'World of {seat}',
  'rauha.place.goods': 'Goods of {seat}',
  'rauha.label.card': '{card}. Age {age}.',
  'rauha.label.chosen': '{card}. You keep this one.',
  'rauha.label.kept': '{made, select, true {A card that {seat} keeps} other {{seat} keeps no card}}',
  'rauha.label.tile': '{seat}, {square}: {tile}{spore, select, true {; a spore lies here} other {}}',
  'rauha.label.world': 'World of {seat}; the {line} is active',
  'rauha.label.worldScoring': 'World of {seat}; all tiles with a spore are scored',
  'rauha.label.avatar': 'Avatar of {seat} at position {position} of 16',
  'rauha.label.seat': `{seat}: {energy} energy, {crystals, plural, one {# crystal} other {# crystals}}, ${water('water')}, {spores, plural, one {# spore} other {# spores}}{first, select, true {; plays first} other {}}`,
  'rauha.label.energy': '{seat}: {count} energy',
  'rauha.label.crystals': '{seat}: {count, plural, one {# crystal} other {# crystals}}',
  'rauha.label.water': `{seat}: ${water('count')}`,
  'rauha.label.spore': '{seat}: {count, plural, one {# spore} other {# spores}}',
  'rauha.label.satellite':
    'Satellite with {count, plural, one {# card} other {# cards}}: moon pool of {moon}, star pool of {star}',
  'rauha.label.token':
    '{seat}: {energy} energy{pile, plural, one {} other {{above, plural, =0 {, on top of the others} one {, below # token} other {, below # tokens}}}}',
  'rauha.label.entity': '{entity}, with {owner}; won by a line of {symbol}; {effect}',
  'rauha.label.entityFree': '{entity}, with nobody; won by a line of {symbol}; {effect}',
  'rauha.label.rounds':
    'Round {round} of 4, turn {turn} of 3; scoring {left, plural, one {after this turn} other {after # turns}}',
  'rauha.label.roundsScoring': 'Round {round} of 4, scoring',
  'rauha.label.roundsOver': 'All four rounds are over',
  'rauha.label.deck': 'Deck of Age {age}: {count, plural, one {# card} other {# cards}}',
  'rauha.label.blackHole': 'Black hole: {count, plural, one {# card} other {# cards}} out of play',
  'rauha.label.supply': 'Supply of crystals and spores',
  'rauha.label.hand':
    '{count, plural, =0 {No cards to choose from now} one {# card to choose from} other {# cards to choose from}}',
  'rauha.label.order': '{seat}: number {nth} in the order of play',
  'rauha.label.close': 'Back to the table',
} satisfies MessageGroup<'rauha', RauhaTermMessageKey> & Readonly<Record<string, string>>
