/** What comes from a host on another machine: the forms of a view, an action and a fact of Cosmic Karma. */
import {
  bySeats,
  countTo,
  factOf,
  flag,
  form,
  listOf,
  listOfExactly,
  LONGEST,
  oneFormOf,
  oneOf,
  orNull,
  recordOf,
  seatOf,
  textLike,
  whole,
} from '../core/contract/schemas.ts'
import type { GameSchemas, Schema } from '../core/contract/schemas.ts'
import { SPACE_IDS } from './board.ts'
import {
  COLOURS,
  DICE,
  DICE_SIDES,
  FREE_WILL_NUMBERS,
  LANDS,
  MOST_WAITS,
  PEGS_PER_MASTER_TOOL,
  SIDES,
  TOOLS,
} from './data.ts'
import type { Item } from './data.ts'
import { CHOICE_CARD_IDS, FREE_WILL_PACK, KARMA_CARD_IDS } from './deck.ts'
import { EXTRA_BEADS } from './info.ts'
import type {
  CosmicAction,
  CosmicEnd,
  CosmicFact,
  CosmicFrame,
  CosmicPiece,
  CosmicPlace,
  CosmicView,
  Dual,
  PackView,
  Player,
  TurnStage,
} from './state.ts'

/** More beads, rings or habits than any account holds. */
const MOST_PIECES = 1000
/** More frames than pending work has. */
const MOST_FRAMES = 100
const space = oneOf(SPACE_IDS)
const colour = oneOf(COLOURS)
const tool = oneOf(TOOLS)
const side = oneOf(SIDES)
const item = oneOf<Item>(['ring', 'bead'])
const choiceCard = oneOf(CHOICE_CARD_IDS)
const karmaCard = oneOf(KARMA_CARD_IDS)
const freeWill: Schema<number> = oneOf<number>(FREE_WILL_NUMBERS)
const freeWillCards = listOf(freeWill, FREE_WILL_PACK.length)
const pieces = countTo(MOST_PIECES)
const count = countTo(LONGEST)
const byColour = recordOf(COLOURS, pieces)
const dice = listOf(whole(1, DICE_SIDES), DICE)
const score = whole(-LONGEST, LONGEST)
const end = oneOf<CosmicEnd>(['move', 'start', 'majority', 'trade'])
const player = form<Player>({
  beads: byColour,
  rings: byColour,
  habits: byColour,
  pegs: recordOf(TOOLS, countTo(PEGS_PER_MASTER_TOOL)),
  space,
  freeWill: freeWillCards,
  lostTurns: countTo(LONGEST),
  waits: countTo(MOST_WAITS),
  lives: countTo(LONGEST),
})

function packOf<T>(card: Schema<T>, most: number): Schema<PackView<T>> {
  return form<PackView<T>>({ count: countTo(most), known: listOf(card, most) })
}

export const schemas = bySeats((players): GameSchemas<CosmicView, CosmicAction, CosmicFact> => {
  const seat = seatOf(players)
  const ofSeat = `[0-${players - 1}]`
  const ofColour = `(${COLOURS.join('|')})`
  const ofTool = `(${TOOLS.join('|')})`
  const cardNames = [...CHOICE_CARD_IDS, ...KARMA_CARD_IDS].join('|')
  const piece = textLike<CosmicPiece>(
    new RegExp(`^(pawn:${ofSeat}|(ring|bead|stick):${ofColour}|peg:${ofTool}|freeWill:[1-6]|loseTurn|${cardNames})$`),
  )
  const place = textLike<CosmicPlace>(
    new RegExp(
      `^(space:(${SPACE_IDS.join('|')})|pack:(choice|karma):[1-4]|pack:(freeWill|loseTurn)|table|laidOut|bank|` +
        `seat${ofSeat}:((beads|rings|habits):${ofColour}|pegs:${ofTool}|freeWill|lostTurns))$`,
    ),
  )
  const frame = oneFormOf<CosmicFrame, 'kind'>('kind', {
    turn: {
      seat,
      stage: oneOf<TurnStage>(['sitOut', 'home', 'start', 'cards', 'rolled', 'underWay']),
      dice,
      cards: freeWillCards,
      count,
      joining: flag,
      again: flag,
    },
    move: { left: count, came: orNull(space) },
    majority: { duals: listOf(form<Dual>({ of: seat, item }), players), rings: byColour, beads: byColour },
    space: { space, at: count, count },
    choice: { card: choiceCard, shown: side, side: orNull(side), at: count, count },
    karma: { card: karmaCard, at: count, count },
  })
  const optionalSteps = ['discard', 'recolour', 'swapPlaces'] as const

  return {
    view: form<CosmicView>({
      players: listOfExactly(players, player),
      choicePacks: listOfExactly(LANDS.length, packOf(choiceCard, CHOICE_CARD_IDS.length)),
      karmaPacks: listOfExactly(LANDS.length, packOf(karmaCard, KARMA_CARD_IDS.length)),
      freeWillPack: packOf(freeWill, FREE_WILL_PACK.length),
      extraBeads: oneOf<number>(EXTRA_BEADS),
      firstSeat: seat,
      turns: countTo(LONGEST),
      winner: orNull(seat),
      end: orNull(end),
      stack: listOf(frame, MOST_FRAMES),
    }),

    action: oneFormOf<CosmicAction, 'do'>('do', {
      sitOut: {},
      home: {},
      roll: {},
      card: { number: freeWill },
      go: {},
      join: { seat },
      wait: {},
      step: { to: space },
      colour: { colour },
      side: { side },
      giveBack: { colour },
      exchange: { colour },
      takePeg: { tool },
      losePeg: { tool },
      gift: { seat },
      swap: { seat },
      loosen: { colour },
      done: {},
    }),

    fact: factOf<CosmicFact>(
      {
        turn: { seat },
        moved: { piece, from: place, to: place, count },
        threw: { seat, dice },
        rolled: { seat, dice, count },
        laidOut: { seat, number: freeWill, count },
        setOut: { seat, by: oneOf(['dice', 'cards', 'effect']), count, from: space },
        stopped: { seat, space, left: count },
        landed: { seat, space },
        sent: { seat, by: oneOf(['arrow', 'card']), from: space, to: space },
        satOut: { seat, left: count },
        waited: { seat, waits: count },
        joined: { seat, of: seat, to: space },
        reborn: { seat, life: count },
        majority: { seat, of: seat, green: score, orange: score, item: orNull(item), colour: orNull(colour) },
        took: { seat, item, colour, count, cancelled: count },
        habit: { seat, colour },
        loosened: { seat, colour, cancelled: count },
        gaveBack: { seat, colour },
        exchanged: { seat, colour, cancelled: count },
        peg: { seat, tool, pegs: countTo(PEGS_PER_MASTER_TOOL) },
        masterTool: { seat, tool },
        lostPeg: { seat, tool },
        freeWill: { seat, number: freeWill, how: oneOf(['passed', 'landed', 'effect']) },
        packEmpty: { seat },
        noFreeWill: { seat },
        drew: { seat, card: oneOf([...CHOICE_CARD_IDS, ...KARMA_CARD_IDS]), side: orNull(side) },
        chose: { seat, card: choiceCard, side, turned: flag },
        losesTurn: { seat, cards: count },
        extraTurn: { seat },
        forfeited: { seat },
        gift: { seat, to: seat, colour },
        swapped: { seat, other: seat, from: space, to: space },
        declined: { seat, what: oneOf(optionalSteps) },
        nothing: { seat, what: oneOf(['gainTool', 'loseTool', ...optionalSteps]) },
        ended: { seat, reason: end },
      },
      {},
    ),
  }
})
