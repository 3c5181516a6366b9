/**
 * English words of Chakra. ICU MessageFormat; see ../app/index.ts. Values: `colour` is that of an energy, `chakra` the colour of a
 * Chakra, `position` one of the column (`bubbles`, a colour, `earth`), `space` an Inspiration space from 1.
 */
import type { ChakraPromptKind, ChakraIllegalReason } from '../../../../engine/chakra/index.ts'
import type { ChakraTermMessageKey } from '../../../../engine/chakra/messages.ts'
import { capitalizeTexts, messageGroup, mapTexts, selectByValue, type MessageGroup } from '../../catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

const COLOURS = {
  purple: 'purple',
  darkBlue: 'dark blue',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
}
const CHAKRAS = {
  purple: 'Crown',
  darkBlue: 'Third Eye',
  blue: 'Throat',
  green: 'Heart',
  yellow: 'Solar Plexus',
  orange: 'Sacral',
  red: 'Root',
}
/** What the Inspiration spaces ask for. */
const SPACES = {
  1: 'three energies down 1 each',
  2: 'one energy down 2, another down 1',
  3: 'one energy down 3',
  4: 'one energy up 2',
  5: 'two energies up 1 each',
  6: 'one energy down 1, another up 1',
  7: 'one energy up 1 or down 1',
  8: 'swap an alleviated energy for one out of the bag',
}
/** The same, short enough for one line of a narrow list. */
const SPACES_SHORT = {
  1: 'three down 1 each',
  2: 'down 2 and down 1',
  3: 'one down 3',
  4: 'one up 2',
  5: 'two up 1 each',
  6: 'down 1 and up 1',
  7: 'up 1 or down 1',
  8: 'swap with the bag',
}
const SPACE_NOTES = {
  1: 'A whole handful, each a step nearer.',
  2: 'Either of the two may go first.',
  3: 'From the bubbles this reaches the Throat, or further past what is in harmony.',
  4: 'For what has sunk too deep.',
  5: 'Either of the two may go first.',
  6: 'Whichever goes first can make room for the other.',
  7: 'For the last step home.',
  8: 'The old one leaves the game; the new one goes into a free bubble.',
}

const colour = selectByValue('colour', { ...COLOURS, black: 'black' })
const Colour = selectByValue('colour', capitalizeTexts({ ...COLOURS, black: 'black' }))
const chakraName = selectByValue('chakra', CHAKRAS)
const chakraColour = selectByValue('chakra', COLOURS)
/** With its colour, for those who do not know the names yet. */
const chakraLong = `${chakraName} (${chakraColour})`
const position = (value: string) => selectByValue(value, { bubbles: 'the bubbles', ...CHAKRAS, earth: 'the Earth' })
/** The same by name only, for short lines. */
const place = (value: string) => selectByValue(value, { bubbles: 'bubbles', ...CHAKRAS, earth: 'Earth' })
/** Where an energy lies. */
const at = selectByValue('position', {
  bubbles: 'in the bubbles',
  ...mapTexts(CHAKRAS, (name) => `on ${name}`),
  earth: 'on the Earth',
})
const flow = selectByValue('flow', { 0: 'left', 1: 'middle', 2: 'right' })
const space = selectByValue('space', SPACES)
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, true {${text}} other {${otherwise}}}`

/** Said of a turn that no other one follows. */
const last = '{last, select, true {your last turn: } other {}}'
/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  turn: `{name}, ${last}${selectByValue('can', { both: 'receive, channel or meditate', receive: 'receive or meditate', channel: 'channel or meditate' })}.`,
  meditate: `{name}, ${last}all you can do is meditate{unseen, plural, =0 {.} other {: which token do you look under?}}`,
  black: '{name}, a black energy has to come along{more, plural, =0 {.} other {; others may.}}',
  receive: '{name}, take another, or choose where {count, plural, one {it goes} other {they go}}.',
  place: '{name}, where {count, plural, one {does it} other {do they}} go?',
  channel: '{name}, {made, plural, =0 {move {steps}.} other {now {steps}; each energy moves only once.}}',
  either: '{name}, move one energy up 1 or down 1.',
  exchange: '{name}, which energy comes out of the bag?',
} satisfies Record<ChakraPromptKind, string>

const inHand = 'The energies in your hand come first.'
const inAction = `The action comes first: ${space}.`
/** What has to be done before anything else, by what is asked. */
const first = {
  turn: `Not now: begin by ${selectByValue('can', { both: 'receiving, channelling or meditating', receive: 'receiving or meditating', channel: 'channelling or meditating' })}.`,
  meditate: 'Not now: all you can do is meditate.',
  black: inHand,
  receive: inHand,
  place: inHand,
  channel: inAction,
  either: inAction,
  exchange: 'An energy out of the bag comes first.',
} satisfies Record<ChakraPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<ChakraIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'The game is over.',
  notYourTurn: 'It is the turn of {seat}.',
  nothingLifted: 'Take energies from a flow first.',
  noChannel: 'Put a token on an Inspiration space first.',
  noExchange: 'Only the Exchange opens the bag.',
  flowEmpty: `The ${flow} flow has run dry.`,
  notInFlow: `The ${flow} flow shows no ${colour}.`,
  otherFlow: 'All energies of a turn come from one flow.',
  colourTwice: `You hold ${colour} already: only different colours can be taken.`,
  colourLimit: `You own {limit} ${colour} already; more is never allowed.`,
  noRoom: 'You have no place for {count, plural, one {# energy} other {# energies}} together.',
  noRoomBesideBlack: `A black one must come along, and you have no place for both ${colour} and black.`,
  notAPlace: 'Energies are received in the bubbles or on a Chakra.',
  blackMissing: 'This flow shows black: a black energy must come along.',
  bubblesFull: 'There are not enough free bubbles.',
  harmonized: `${chakraName} is in harmony: nothing is added to it.`,
  notchOccupied: `A token already lies in the notch of ${chakraName}: only channelling leads there now.`,
  noToken: 'You have no token free. Meditate, and those on the spaces return.',
  chakraFull: `${chakraName} has room for {room, plural, =0 {nothing more} other {# more}}, and you hold {count}.`,
  fifthNotch: 'With {tokens} tokens in notches, a fifth may only complete a Chakra on the spot.',
  spaceOccupied: 'A token lies here already. Meditate, and it returns.',
  noSequence: `Not possible just now, with what lies on your board: ${space}.`,
  noAlleviated: 'You have no alleviated energy to give up.',
  bagEmpty: 'The bag is empty.',
  bagLimit: 'Of every colour in the bag you own three already.',
  notInBag: `The bag holds no ${colour}.`,
  noSuchMove: `That step is not, or no longer, part of: ${space}.`,
  noEnergy: `No ${colour} lies there.`,
  lockedHarmonized: 'An energy of a Chakra in harmony never moves again.',
  lockedEarth: 'An alleviated energy has come home: it never moves again.',
  intoBubbles: 'No energy climbs back into the bubbles.',
  beyondEarth: 'The way down ends on the Earth, and every step must be made.',
  onlyBlack: 'Only black energies go into the Earth.',
  blocked: `${chakraName} is full, and in the way.`,
  alreadyMoved: `This ${colour} has moved already; the action wants another energy.`,
  restImpossible: `After that the action could not be completed: ${space}.`,
  colourOwned: `You have looked under the ${colour} token already.`,
  colourNeeded: 'Choose a colour to look at.',
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
  'chakra.step.down': '{count, plural, one {one energy} other {# energies}} down {by}',
  'chakra.step.up': '{count, plural, one {one energy} other {# energies}} up {by}',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('chakra.ask', asks),

  'chakra.final.energies': 'New energies come out of the bag.',
  'chakra.undo.energies': 'New energies have come out of the bag.',
  'chakra.final.looked': 'You look under a Plenitude token.',
  'chakra.undo.looked': 'You have looked under a Plenitude token.',

  // ----------------------------------------------------------------------------------------------------- choices
  'chakra.choice.lift': `Take ${colour}, ${flow} flow${yes('owesBlack', ', then black')}`,
  'chakra.choice.liftMore': `Take ${colour} as well`,
  'chakra.choice.bubbles': 'Put {energies} into the bubbles',
  'chakra.choice.place': `Put {energies} onto ${chakraName}`,
  'chakra.choice.complete': `Put {energies} onto ${chakraName}: harmony`,
  'chakra.choice.channel': `Channel: ${selectByValue('space', SPACES_SHORT)}`,
  'chakra.choice.move': `${Colour}: ${place('from')} to ${place('to')}${yes('completes', ', harmony')}`,
  'chakra.choice.exchange': `Take ${colour} out of the bag ({left, plural, other {# in it}})`,
  'chakra.choice.meditate': `Meditate: look under ${chakraColour}`,
  'chakra.choice.meditateOnly':
    'Meditate{tokens, plural, =0 { and let the moment pass} one {: # token back} other {: # tokens back}}',

  // --------------------------------------------------------------------------------------------------------- log
  'chakra.log.receivedBubbles': `{seat} receives {colours} from the ${flow} flow into the bubbles.`,
  'chakra.log.received': `{seat} receives {colours} from the ${flow} flow onto ${chakraName}.`,
  'chakra.log.channelled': `{seat} channels: ${space}.`,
  'chakra.log.down': `{seat} moves ${colour} from ${position('from')} down to ${position('to')}.`,
  'chakra.log.up': `{seat} moves ${colour} from ${position('from')} up to ${position('to')}.`,
  'chakra.log.exchanged': `{seat} gives up an alleviated energy and takes ${colour} out of the bag.`,
  'chakra.log.meditated':
    '{seat} meditates{tokens, plural, =0 {} one {, and # token returns} other {, and # tokens return}}.',
  'chakra.log.looked': `{seat} looks under the ${colour} token.`,
  'chakra.log.lookedSelf': `{seat} looks under the ${colour} token and finds {value}.`,
  'chakra.log.harmonized': `{seat} brings ${selectByValue('colour', CHAKRAS)} into harmony${yes('token', '; the token of its notch returns')}.`,
  'chakra.log.alleviated': 'A black energy of {seat} reaches the Earth and is alleviated.',
  'chakra.log.bagEmpty': 'The bag is empty: what leaves the Lotus is not replaced any more.',
  'chakra.log.lastRound': '{seat} has five Chakras in harmony: this round is the last.',
  'chakra.log.ended': '{reason} The Plenitude tokens are turned up; the one left out shows {eighth}.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'chakra.figure.harmonized': '{count} of {goal} Chakras in harmony',
  'chakra.figure.alleviated': '{count, plural, one {# energy} other {# energies}} alleviated',
  'chakra.figure.run':
    'Run of {length} from the Root{best, select, alone {, the longest} shared {, as long as any} other {}}',
  'chakra.figure.points':
    '{points, plural, one {# point} other {# points}} as it stands{hidden, plural, =0 {} one {, and # Chakra of unknown value} other {, and # Chakras of unknown value}}',
  'chakra.figure.tokens':
    '{free} of {all} tokens free{notches, plural, =0 {} other {, # in notches}}{spaces, plural, =0 {} other {, # on spaces}}',
  'chakra.figure.limit': 'Three owned already: {energies}',
  'chakra.figure.lastRound': 'This round is the last.',
  'chakra.figure.bagEmpty': 'The bag is empty.',
  'chakra.foretell.inPlace': `${Colour}: {count} of {all} in place`,

  // ------------------------------------------------------------------------------------------------------- scores
  'chakra.great.harmony': '{seat} brings {chakras} into harmony.',
  'chakra.great.count': '{count} in harmony; with {goal} the last round begins.',
  'chakra.great.last': '{count} in harmony: this round is the last.',
  'chakra.came': 'Out of the bag: {colours}.',
  'chakra.cameTo':
    '{count, plural, =0 {No Chakra} one {One Chakra} other {# Chakras}} in harmony, {earth, plural, =0 {nothing let go to the Earth} one {one dark energy let go to the Earth} other {# dark energies let go to the Earth}}',

  'chakra.score.chakra': `${selectByValue('colour', CHAKRAS)} in harmony`,
  'chakra.score.earth':
    '{count, plural, =0 {No energy alleviated} one {# energy alleviated} other {# energies alleviated}}',
  'chakra.score.run': '{length, plural, =0 {No run from the Root} other {Run of # from the Root}}',
  'chakra.rank.sage': 'Sage of the seven wheels',
  'chakra.rank.adept': 'Adept of the still breath',
  'chakra.rank.butterfly': 'Butterfly in the morning',
  'chakra.rank.chrysalis': 'Chrysalis, nearly awake',
  'chakra.rank.cocoon': 'Cocoon, dreaming',
  'chakra.rank.restless': 'Restless mind',
  'chakra.end.harmony': 'Five Chakras are in harmony, and the round is complete.',
  'chakra.end.deadlock': 'Nobody can do anything but meditate: the game comes to rest.',
  'chakra.end.standoff': 'For three rounds everybody only meditated: the game comes to rest.',
  'chakra.end.stall': 'For twenty rounds nothing new has happened: the game comes to rest.',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('chakra.why', reasons),

  // ------------------------------------------------------------------------------------------ pieces on the board
  'chakra.label.energy': `${Colour} energy ${at}`,
  'chakra.label.liftedEnergy': `${Colour} energy in hand`,
  'chakra.label.bubbles': 'Bubbles: {free, plural, =0 {all taken} one {# free} other {# free}}',
  'chakra.label.earth':
    'Earth: {count, plural, =0 {nothing alleviated yet} one {# energy alleviated} other {# energies alleviated}}',
  'chakra.label.harmonized': `${chakraLong}: in harmony`,
  'chakra.label.chakra': `${chakraLong}: {own} of its own 3, {free, plural, =0 {full} one {# space free} other {# spaces free}}${yes('token', ', a token in its notch')}`,
  'chakra.label.notchToken': `Token in the notch of ${chakraName}; it returns when the Chakra is in harmony`,
  'chakra.label.space': `Space {space}: ${space}${yes('taken', ' (in use until you meditate)')}`,
  'chakra.label.supply':
    '{count, plural, =0 {No Inspiration token} one {# Inspiration token} other {# Inspiration tokens}} free',
  'chakra.label.meditations': '{count, plural, one {# Meditation token} other {# Meditation tokens}}',
  'chakra.label.meditation': `Has looked under the ${chakraColour} token`,
  'chakra.label.board': `{seat}: {count, plural, =0 {no Chakra} one {# Chakra} other {# Chakras}} in harmony{run, plural, =0 {} other {, run of #}}${yes('first', ', first player')}`,
  'chakra.label.maya': `Row {row}, ${flow} flow: ${selectByValue('colour', { ...COLOURS, black: 'black', none: 'empty' })}`,
  'chakra.label.plenitude': `Plenitude of ${chakraLong}: {value}`,
  'chakra.label.plenitudeHidden': `Plenitude of ${chakraLong}: face down`,
  'chakra.label.bag':
    '{count, plural, =0 {The bag is empty} one {# energy in the bag} other {# energies in the bag}}{count, plural, =0 {} other {: purple {purple}, dark blue {darkBlue}, blue {blue}, green {green}, yellow {yellow}, orange {orange}, red {red}, black {black}}}',
  'chakra.label.bagEnergy': `${Colour}: {count} in the bag, {owned} yours`,
  'chakra.label.lifted': '{count, plural, =0 {Nothing in hand} one {# energy in hand} other {# energies in hand}}',
  'chakra.label.round': 'Round {round}',
  'chakra.label.lastRound': 'Round {round}, the last',
  'chakra.label.out':
    'Out of the game: {spent, plural, =0 {no energy} one {# energy} other {# energies}}, and the eighth Plenitude token{eighth, plural, =0 {} other { (#)}}',

  // -------------------------------------------------------------------------------------------- places in the outline
  'chakra.place.lotus': 'Lotus',
  'chakra.place.flow': `${selectByValue('flow', { 0: 'Left', 1: 'Middle', 2: 'Right' })} flow`,
  'chakra.place.karma': 'Plenitude tokens',
  'chakra.place.lifted': 'In hand',
  'chakra.place.bag': 'Bag',
  'chakra.place.bagOpen': 'The open bag',
  'chakra.place.box': 'Out of the game',
  'chakra.place.board': 'Board of {seat}',
  'chakra.place.position': selectByValue('position', { bubbles: 'Bubbles', ...CHAKRAS, earth: 'Earth' }),
  'chakra.place.spaces': 'Inspiration spaces',
  'chakra.place.tokens': 'Inspiration tokens',
  'chakra.place.meditation': 'Meditation tokens',

  // ----------------------------------------------------------------------------------------------------- my values
  'chakra.values.known': `${chakraLong}: {value}`,
  'chakra.values.unknown': `${chakraLong}: not yet seen`,
  'chakra.values.rest': 'Not seen yet: {values}',
  'chakra.values.eighth': 'Outside the game: {value}',
  'chakra.values.over': 'Outside the game: {value}',

  // ------------------------------------------------------------------------------------- written on the board itself
  'chakra.sign.round': 'Round',
  'chakra.sign.last': 'Last round',
} satisfies MessageGroup<'chakra', ChakraTermMessageKey> & Readonly<Record<string, string>>
