/**
 * English words of the Cosmic Karma Game. ICU MessageFormat; see ../app/index.ts. Values: `space`, `card`, `tool` and `goods` are
 * words of their own (`cosmic-karma.space.<id>.name`, ...), `colour` one of green and orange, `item` of ring and bead.
 * Spaces and cards are in cards.ts, beside this file.
 */
import type { CosmicPromptKind, CosmicIllegalReason } from '../../../../engine/cosmic-karma/index.ts'
import type { CosmicLabelMessageKey } from '../../../../engine/cosmic-karma/messages.ts'
import { capitalizeTexts, messageGroup, selectByValue, type MessageGroup } from '../../catalogue-builders.ts'
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

const item = selectByValue('item', { ring: 'ring', bead: 'bead' })

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  sitOut: '{name}, this turn is lost: give back a Lose a Turn Card.',
  home: '{name}, you are ready. Let go, and go home.',
  roll: '{name}, throw the dice.',
  start: '{name}, throw the dice, or move by Free Will Cards instead.',
  planning: `{name}, live again{others, plural,
    =0 {{left, plural, =0 {: you have waited long enough.} one { or wait once more.} other { or wait.}}}
    other {{left, plural, =0 { or join somebody on Earth: you have waited long enough.} one {, join somebody on Earth, or wait once more.} other {, join somebody on Earth, or wait.}}}}`,
  cards:
    '{name}, {count, plural, one {# space} other {# spaces}}{left, plural, =0 { by your cards: go.} other { so far: add a card, or go.}}',
  rolled: '{name}, you move {count} spaces.',
  fork: '{name}, the way forks at {space}, with {left, plural, one {# space} other {# spaces}} to go. Which way?',
  dual: `{name}, {of} is as much green as orange: choose the colour of the ${item} you take.`,
  side: '{name}, your Master Torch shows both sides of {card}. Which one is you?',
  colour: `{name}, {source}: choose the colour of {left, plural, one {the ${item}} other {the next of # ${item}s}} you take.`,
  discard: `{name}, {source}: give back {given, plural,
    =0 {{left, plural, one {a loose bead} other {up to # loose beads}}}
    other {{left, plural, one {one more loose bead} other {up to # more loose beads}}}}, if you like.`,
  recolour: '{name}, {source}: exchange one loose bead for the other colour, if you like.',
  takePeg: '{name}, {source}: choose the peg you take.',
  losePeg: '{name}, {source}: choose the peg you give back.',
  gift: `{name}, {source}: who else takes ${selectByValue('colour', { green: 'a green ring', orange: 'an orange ring' })}?`,
  swap: '{name}, {source}: trade places with somebody, if you like.',
  loosen: '{name}, {source}: choose the habit you loosen.',
} satisfies Record<CosmicPromptKind, string>

/** What has to be done before anything else, by what is asked. */
const first = {
  sitOut: 'This turn is lost: a Lose a Turn Card goes back, and that is all.',
  home: 'You are ready, at Hanging On: this turn takes you home.',
  roll: 'First throw the dice.',
  start: 'First throw the dice, or lay out Free Will Cards.',
  planning: 'First choose how your stay in Future Life Planning goes on.',
  cards: 'First set out by the cards that lie there.',
  rolled: 'First your pawn moves by the dice.',
  fork: 'First choose the way at the fork.',
  dual: 'First choose the colour of what you take.',
  side: 'First choose the side of the card.',
  colour: 'First choose the colour of what you take.',
  discard: 'First give back loose beads, or keep them.',
  recolour: 'First exchange a bead, or nothing.',
  takePeg: 'First choose the peg you take.',
  losePeg: 'First choose the peg you give back.',
  gift: 'First choose who takes the ring.',
  swap: 'First trade places, or stay.',
  loosen: 'First choose the habit you loosen.',
} satisfies Record<CosmicPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<CosmicIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'The game is over.',
  notYourTurn: 'It is {seat} who plays now.',
  noLostTurn: 'You have no turn to lose.',
  notHome: 'Only who is ready and stands on Hanging On goes home.',
  rolledAlready: 'The dice are thrown.',
  diceOrCards: 'A move is made by dice or by Free Will Cards, never by both.',
  reentering: 'You have chosen to live again.',
  notPlanning: 'That is possible only at the beginning of a turn in Future Life Planning.',
  noFork: 'There is no fork in the way now.',
  noSuchCard: 'You have no Free Will Card {number}.',
  notYourself: 'It has to be somebody else.',
  waitedEnough: 'You have waited {waits} turns in this stay; that is the most.',
  noLooseBead: 'You have no loose {colour} bead.',
  noHabit: 'You have no habit of {colour} beads.',
  masterAlready: 'You have both {tool} pegs already.',
  noPeg: 'You have no {tool} peg.',
  masterKept: 'Your two {tool} pegs are a master tool, and that is never lost.',
  notInLands: '{seat} is not on the ring, in a temple or in the Pit.',
  needsWand: 'The {space} opens only to a Master Wand.',
  wheelLeft: 'Just out of the {space}: the way goes on in that Land.',
  passOver: 'The {space} is entered in passing: a move that begins beside it goes on along the ring.',
  notNext: 'From here your way does not lead to {space} next.',
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
  ...messageGroup('cosmic-karma.colour', { green: 'green', orange: 'orange' }),
  ...messageGroup('cosmic-karma.tool', { torch: 'torch', sword: 'sword', wand: 'wand' }),
  ...messageGroup('cosmic-karma.master', { torch: 'Master Torch', sword: 'Master Sword', wand: 'Master Wand' }),
  ...messageGroup('cosmic-karma.land', {
    1: 'Land 1, childhood',
    2: 'Land 2, youth',
    3: 'Land 3, the busy years',
    4: 'Land 4, old age',
  }),
  ...messageGroup('cosmic-karma.goods', {
    'ring.green': '{count, plural, one {a green ring} other {# green rings}}',
    'ring.orange': '{count, plural, one {an orange ring} other {# orange rings}}',
    'bead.green': '{count, plural, one {a green bead} other {# green beads}}',
    'bead.orange': '{count, plural, one {an orange bead} other {# orange beads}}',
  }),

  // ----------------------------------------------------------------------------------------- what spaces and cards do
  'cosmic-karma.effects': '{effects}.',
  ...clauses({
    nothing: 'nothing happens',
    gain: 'take {goods}',
    gainChoice: `take {count, plural, one {a ${item}} other {# ${item}s}} of the colour you choose`,
    discard: 'give back up to {count} loose beads',
    recolour: 'you may exchange one loose bead for one of the other colour',
    gainTool: 'take a {tool} peg',
    gainToolChoice: 'take a peg of your choice',
    loseTool: 'give back a single peg',
    freeWill: 'take {count, plural, one {a Free Will Card} other {# Free Will Cards}}',
    loseTurn: 'lose {count, plural, one {a turn} other {# turns}}',
    draw: `draw ${selectByValue('pack', { choice: 'a Choice Card', karma: 'a Karma Card' })} of this Land`,
    gift: 'let another player take {goods}',
    swapPlaces: 'you may trade places with somebody in the four Lands',
    loosenHabit: 'loosen a habit if you have the Master Sword',
    extraTurn: 'take another turn',
    advance: 'move on {count, plural, one {# space} other {# spaces}}',
    goTo: 'go to {space}',
    followArrow: 'follow the arrow to {space}',
  }),
  ...messageGroup('cosmic-karma.rule', {
    centre: 'The beginning, and the goal: come back with three master tools, no loose bead and no habit.',
    freeWill:
      'Land here or pass, and take a Free Will Card. With the Master Wand a pawn that passes may enter the wheel.',
    gate: 'Nothing happens. From here the way goes on along the ring or through the temple.',
    hangingOn: 'Whoever is ready goes home from here and wins. Whoever is not, and lands here, loses a turn.',
    pit: 'Take a bead of the colour you choose. The turn is over.',
    review: 'Stop: a life is over, and so is the turn.',
    planning: 'Stop: the turn is over. Next turn live again, join somebody on Earth, or wait.',
  }),

  // ---------------------------------------------------------------------------------------------------- variants
  'cosmic-karma.option.extraBeads': 'Burden at the start',
  'cosmic-karma.option.extraBeads.0': 'Normal',
  'cosmic-karma.option.extraBeads.1': 'One bead more',
  'cosmic-karma.option.extraBeads.2': 'Two beads more',
  'cosmic-karma.option.extraBeads.3': 'Three beads more',
  'cosmic-karma.option.extraBeads.0.hint': 'Everybody begins with two loose beads of each colour.',
  'cosmic-karma.option.extraBeads.1.hint': 'Three beads of each colour: everybody begins with two habits.',
  'cosmic-karma.option.extraBeads.2.hint': 'Four beads of each colour: two habits, and a loose bead of each.',
  'cosmic-karma.option.extraBeads.3.hint': 'Five beads of each colour: two habits, and two loose beads of each.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('cosmic-karma.ask', asks),

  // ---------------------------------------------------------------------------------------------------- controls
  'cosmic-karma.control.roll': 'Throw the dice',
  'cosmic-karma.control.reenter': 'Live again: throw the dice',
  'cosmic-karma.control.wait': 'Wait a turn',
  'cosmic-karma.control.go': 'Go',
  'cosmic-karma.control.sitOut': 'Sit this turn out',
  'cosmic-karma.control.home': 'Go home',
  'cosmic-karma.control.green': 'Green',
  'cosmic-karma.control.orange': 'Orange',
  'cosmic-karma.control.green.habit': 'Green: a habit',
  'cosmic-karma.control.orange.habit': 'Orange: a habit',
  'cosmic-karma.control.torch': 'Torch peg',
  'cosmic-karma.control.sword': 'Sword peg',
  'cosmic-karma.control.wand': 'Wand peg',
  'cosmic-karma.control.asDrawn': 'Leave it as it lies',
  'cosmic-karma.control.turned': 'Turn it over',
  'cosmic-karma.control.done.discard': 'Keep the beads',
  'cosmic-karma.control.done.recolour': 'Exchange nothing',
  'cosmic-karma.control.done.swap': 'Stay where you are',

  'cosmic-karma.final.dice': 'Dice are rolled.',
  'cosmic-karma.undo.dice': 'Dice have been rolled.',
  'cosmic-karma.final.card': 'A card is turned over.',
  'cosmic-karma.undo.card': 'A card has been turned over.',
  'cosmic-karma.final.freeWill': 'A Free Will Card is drawn.',
  'cosmic-karma.undo.freeWill': 'A Free Will Card has been drawn.',

  // ----------------------------------------------------------------------------------------------------- choices
  'cosmic-karma.choice.sitOut': 'Sit this turn out',
  'cosmic-karma.choice.home': 'Go home to Cosmic Consciousness',
  'cosmic-karma.choice.roll': 'Throw the dice',
  'cosmic-karma.choice.reenter': 'Live again: throw the dice',
  'cosmic-karma.choice.card': 'Free Will Card {number}, {card}',
  'cosmic-karma.choice.addCard': 'Add Free Will Card {number}, {card}: {count} in all',
  'cosmic-karma.choice.go': 'Go {count, plural, one {# space} other {# spaces}}',
  'cosmic-karma.choice.wait':
    'Wait a turn; after that {left, plural, =0 {never again in this stay} one {once more, if you like} other {# times more, if you like}}',
  'cosmic-karma.choice.join': 'Join {seat} at {space}',
  'cosmic-karma.choice.swap': 'Trade places with {seat} at {space}',
  'cosmic-karma.choice.gift': 'Let {seat} take it',
  'cosmic-karma.choice.way.ring': 'To {space}, along the ring',
  'cosmic-karma.choice.way.torch': 'To {space}, by way of the Temple of the Torch',
  'cosmic-karma.choice.way.sword': 'To {space}, by way of the Temple of the Sword',
  'cosmic-karma.choice.way.wheels': 'To {space}, by way of the Dharma Wheels',
  'cosmic-karma.choice.to': 'To {space}',
  'cosmic-karma.choice.nextWheel': 'To {space}, by way of the {by}',
  'cosmic-karma.choice.way.out': 'To {space}, out of the wheels',
  'cosmic-karma.way.ring': 'along the ring',
  'cosmic-karma.way.torch': 'by the Temple of the Torch',
  'cosmic-karma.way.sword': 'by the Temple of the Sword',
  'cosmic-karma.way.wheels': 'by the Dharma Wheels',
  'cosmic-karma.way.out': 'out of the wheels',
  'cosmic-karma.ends.two': '{one} or {two}',
  'cosmic-karma.ends.more': '{one}, {two} or further',
  'cosmic-karma.choice.colour.kept': 'Take {goods}',
  'cosmic-karma.choice.colour.cancels': 'Take {goods}, and cancel one of yours with it',
  'cosmic-karma.choice.colour.habit': 'Take {goods}, your third: a habit',
  'cosmic-karma.choice.asDrawn': 'As it lies. {text} {effects}',
  'cosmic-karma.choice.turned': 'Turn it over. {text} {effects}',
  'cosmic-karma.choice.giveBack': 'Give back {goods}',
  'cosmic-karma.choice.exchange.kept': 'Exchange {goods} for {other}',
  'cosmic-karma.choice.exchange.cancels': 'Exchange {goods} for {other}, which cancels a ring',
  'cosmic-karma.choice.exchange.habit': 'Exchange {goods} for {other}, your third: a habit',
  'cosmic-karma.choice.takePeg': 'Take a {tool} peg',
  'cosmic-karma.choice.takeMaster': 'Take a {tool} peg: your {master}',
  'cosmic-karma.choice.losePeg': 'Give back the {tool} peg',
  'cosmic-karma.choice.loosen': 'Loosen a habit of {colour} beads',
  'cosmic-karma.choice.done.discard': 'Keep your loose beads',
  'cosmic-karma.choice.done.recolour': 'Exchange nothing',
  'cosmic-karma.choice.done.swap': 'Stay where you are',

  // What a choice brings, said of its row.
  'cosmic-karma.foretell.lands': 'Ends at {space}. {effect}',
  'cosmic-karma.foretell.ends': 'Can end at {spaces}',
  'cosmic-karma.foretell.habit': 'Your third loose {colour, select, green {green} other {orange}} bead: a habit',

  // --------------------------------------------------------------------------------------------------------- log
  'cosmic-karma.log.threw': '{seat} throws {count} for the first turn.',
  'cosmic-karma.log.rolled': '{seat} throws {first} and {second}: {count} spaces.',
  'cosmic-karma.log.laidOut': '{seat} lays out a {number}: {count, plural, one {# space} other {# spaces}}.',
  'cosmic-karma.log.movesOn': '{seat} moves on {count, plural, one {# space} other {# spaces}}.',
  'cosmic-karma.log.stopped':
    'Stop at {space}: {seat} loses {left, plural, one {# space} other {# spaces}} of the move.',
  'cosmic-karma.log.landed': '{seat} lands on {space}.',
  'cosmic-karma.log.sent.arrow': 'The arrow takes {seat} to {to}.',
  'cosmic-karma.log.sent.card': '{seat} is sent to {to}.',
  'cosmic-karma.log.satOut':
    '{seat} sits this turn out{left, plural, =0 {} one {, and has one more to lose} other {, and has # more to lose}}.',
  'cosmic-karma.log.waited':
    '{seat} waits{waits, plural, one {} other {, for the {waits, selectordinal, two {#nd} few {#rd} other {#th}} time}}.',
  'cosmic-karma.log.joined': '{seat} joins {of} at {to}.',
  'cosmic-karma.log.reborn': '{seat} is born again: life {life}.',
  'cosmic-karma.log.majority': '{seat} meets {of} (green {green}, orange {orange}): {goods}.',
  'cosmic-karma.log.neutral': '{seat} meets {of} (green {green}, orange {orange}), who is neutral: nothing.',
  'cosmic-karma.log.dual': `{seat} meets {of} (green {green}, orange {orange}): a ${item} of either colour.`,
  'cosmic-karma.log.took.ring':
    '{seat} takes {goods}{cancelled, plural, =0 {} one {; a loose bead is cancelled} other {; # loose beads are cancelled}}.',
  'cosmic-karma.log.took.bead':
    '{seat} takes {goods}{cancelled, plural, =0 {} one {; it costs a ring} other {; it costs # rings}}.',
  'cosmic-karma.log.habit': 'Three loose {colour} beads: {seat} has a new habit.',
  'cosmic-karma.log.loosened':
    '{seat} loosens a habit of {colour} beads{cancelled, plural, =0 {} one {; a ring takes one of the freed beads along} other {; rings take both freed beads along}}.',
  'cosmic-karma.log.gaveBack': '{seat} gives back {goods}.',
  'cosmic-karma.log.exchanged': '{seat} has exchanged {goods} for {other}.',
  'cosmic-karma.log.peg': '{seat} takes a {tool} peg.',
  'cosmic-karma.log.masterTool': 'Two of a kind: {seat} has the {master}.',
  'cosmic-karma.log.lostPeg': '{seat} gives back a {tool} peg.',
  'cosmic-karma.log.freeWill.passed': '{seat} takes a Free Will Card in passing: {number}.',
  'cosmic-karma.log.freeWill.landed': '{seat} takes a Free Will Card: {number}.',
  'cosmic-karma.log.freeWill.effect': '{seat} receives a Free Will Card: {number}.',
  'cosmic-karma.log.packEmpty': 'No Free Will Card is left for {seat}.',
  'cosmic-karma.log.noFreeWill': '{seat} has joined somebody: no Free Will Card in this turn.',
  'cosmic-karma.log.drew': '{seat} draws “{card}”. {text} {effects}',
  'cosmic-karma.log.asDrawn': '{seat} leaves the card as it lies.',
  'cosmic-karma.log.turned': '{seat} turns the card over. {text} {effects}',
  'cosmic-karma.log.losesTurn': '{seat} takes a Lose a Turn Card{cards, plural, one {} other {, and has # of them}}.',
  'cosmic-karma.log.extraTurn': '{seat} has another turn after this one.',
  'cosmic-karma.log.forfeited': 'Out of the Pit there is no other turn for {seat}.',
  'cosmic-karma.log.gift': '{seat} lets {to} take {goods}.',
  'cosmic-karma.log.swapped': '{seat} and {other} trade places; {seat} is at {to} now.',
  'cosmic-karma.log.declined.discard': '{seat} keeps the beads that are left.',
  'cosmic-karma.log.declined.recolour': '{seat} exchanges nothing.',
  'cosmic-karma.log.declined.swapPlaces': '{seat} would rather stay.',
  'cosmic-karma.log.nothing.gainTool': '{seat} has both pegs of that kind already.',
  'cosmic-karma.log.nothing.loseTool': '{seat} has no single peg to lose.',
  'cosmic-karma.log.nothing.discard': '{seat} has no loose bead to give back.',
  'cosmic-karma.log.nothing.recolour': '{seat} has no loose bead to exchange.',
  'cosmic-karma.log.nothing.swapPlaces': 'Nobody is in the four Lands to trade places with {seat}.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'cosmic-karma.figure.home': 'Home in Cosmic Consciousness',
  'cosmic-karma.figure.ready': 'Ready: reach Hanging On and win',
  'cosmic-karma.figure.missing': 'Before going home: {parts}',
  ...messageGroup('cosmic-karma.missing', {
    torch: '{count, plural, one {a torch peg} other {# torch pegs}}',
    sword: '{count, plural, one {a sword peg} other {# sword pegs}}',
    wand: '{count, plural, one {a wand peg} other {# wand pegs}}',
    'beads.green': '{count, plural, one {a loose green bead to lose} other {# loose green beads to lose}}',
    'beads.orange': '{count, plural, one {a loose orange bead to lose} other {# loose orange beads to lose}}',
    'habits.green': '{count, plural, one {a green habit to loosen} other {# green habits to loosen}}',
    'habits.orange': '{count, plural, one {an orange habit to loosen} other {# orange habits to loosen}}',
  }),
  'cosmic-karma.figure.majority': 'Karma: green {green}, orange {orange}. Anyone who lands on {seat} takes {goods}',
  'cosmic-karma.figure.neutral': 'Karma: green {green}, orange {orange}. Anyone who lands on {seat} takes nothing',
  'cosmic-karma.figure.dual': `Karma: green {green}, orange {orange}. Anyone who lands on {seat} takes a ${item} of either colour`,
  'cosmic-karma.figure.rings': 'In hand against beads: {rings}',
  'cosmic-karma.figure.freeWill': '{count, plural, one {Free Will Card} other {Free Will Cards}}: {cards}',
  'cosmic-karma.figure.lostTurns': '{count, plural, one {Loses the next turn} other {Loses the next # turns}}',
  'cosmic-karma.figure.life': 'Life {life}',

  // ------------------------------------------------------------------------------------------------------ the end
  'cosmic-karma.great.reborn': '{seat} is born again.',
  'cosmic-karma.great.life': 'Life number {life} begins.',
  'cosmic-karma.great.missing': '{missing}.',
  'cosmic-karma.cameTo.home': 'Home, in {lives, plural, one {the first life} other {life number #}}',
  'cosmic-karma.cameTo.away': 'Still on the way, in {lives, plural, one {the first life} other {life number #}}',

  'cosmic-karma.end.move': '{seat} has let go at Hanging On and is home in Cosmic Consciousness.',
  'cosmic-karma.end.start': '{seat}, ready at last, goes home from Hanging On.',
  'cosmic-karma.end.majority': 'After the karmic majority at Hanging On {seat} is ready, and home.',
  'cosmic-karma.end.trade': '{seat} has traded places for Hanging On, and goes home from there.',
  'cosmic-karma.score.tools': 'Master tools: {count} of 3',
  'cosmic-karma.score.beads': 'Beads, loose and in habits: {count}',
  'cosmic-karma.score.missing': 'Before going home: {parts}',
  'cosmic-karma.score.ready': 'Ready: only the way home was left',
  'cosmic-karma.score.lives': 'Lives: {count}',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('cosmic-karma.why', reasons),

  // ------------------------------------------------------------------------------------------------------- board
  ...boardWords(),
} satisfies MessageGroup<'cosmic-karma', CosmicLabelMessageKey> & Readonly<Record<string, string>>
