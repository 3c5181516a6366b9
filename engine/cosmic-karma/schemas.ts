/** Validation schemas for data from a host on another machine: view, action and game event of Cosmic Karma. */
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  MAX_COUNTER_VALUE,
  taggedUnionSchema,
  enumSchema,
  nullableSchema,
  fixedRecordSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../core/contract/schemas.ts'
import type { GameSchemas, Schema } from '../core/contract/schemas.ts'
import { SPACE_IDS } from './board.ts'
import {
  KARMA_COLOURS,
  DICE_COUNT,
  DICE_SIDES,
  FREE_WILL_NUMBERS,
  LAND_NUMBERS,
  MAX_WAITS_IN_PLANNING,
  PEGS_PER_MASTER_TOOL,
  SIDE_IDS_OF_CHOICE_CARD,
  TOOLS,
} from './data.ts'
import type { KarmaPieceKind } from './data.ts'
import { CHOICE_CARD_IDS, ALL_FREE_WILL_CARDS, KARMA_CARD_IDS } from './card-table.ts'
import { EXTRA_BEAD_OPTIONS } from './info.ts'
import type {
  CosmicAction,
  CosmicEndReason,
  CosmicEvent,
  CosmicFrame,
  CosmicPiece,
  CosmicPlace,
  CosmicView,
  KarmicMajorityAwaitingColour,
  PackView,
  Player,
  TurnStage,
} from './state.ts'

/** Upper bound for the beads, rings or habits of an account. */
const MAX_PIECES = 1000
/** Upper bound for the frames of pending work. */
const MAX_FRAMES = 100
const space = enumSchema(SPACE_IDS)
const colour = enumSchema(KARMA_COLOURS)
const tool = enumSchema(TOOLS)
const side = enumSchema(SIDE_IDS_OF_CHOICE_CARD)
const item = enumSchema<KarmaPieceKind>(['ring', 'bead'])
const choiceCard = enumSchema(CHOICE_CARD_IDS)
const karmaCard = enumSchema(KARMA_CARD_IDS)
const freeWill: Schema<number> = enumSchema<number>(FREE_WILL_NUMBERS)
const freeWillCards = listSchema(freeWill, ALL_FREE_WILL_CARDS.length)
const pieces = countSchema(MAX_PIECES)
const count = countSchema(MAX_COUNTER_VALUE)
const byColour = fixedRecordSchema(KARMA_COLOURS, pieces)
const dice = listSchema(integerSchema(1, DICE_SIDES), DICE_COUNT)
const score = integerSchema(-MAX_COUNTER_VALUE, MAX_COUNTER_VALUE)
const end = enumSchema<CosmicEndReason>(['move', 'start', 'majority', 'trade'])
const player = objectSchema<Player>({
  beads: byColour,
  rings: byColour,
  habits: byColour,
  pegs: fixedRecordSchema(TOOLS, countSchema(PEGS_PER_MASTER_TOOL)),
  space,
  freeWill: freeWillCards,
  lostTurns: countSchema(MAX_COUNTER_VALUE),
  waits: countSchema(MAX_WAITS_IN_PLANNING),
  lives: countSchema(MAX_COUNTER_VALUE),
})

function packOf<T>(card: Schema<T>, most: number): Schema<PackView<T>> {
  return objectSchema<PackView<T>>({ count: countSchema(most), known: listSchema(card, most) })
}

/**
 * The schemas of Cosmic Karma's views, actions and events, for a number of players: what comes from another machine must match
 * them. Implements `Game.schemas`.
 */
export const gameSchemasForPlayerCount = memoizeByPlayerCount(
  (players): GameSchemas<CosmicView, CosmicAction, CosmicEvent> => {
    const seat = seatSchema(players)
    const ofSeat = `[0-${players - 1}]`
    const ofColour = `(${KARMA_COLOURS.join('|')})`
    const ofTool = `(${TOOLS.join('|')})`
    const cardNames = [...CHOICE_CARD_IDS, ...KARMA_CARD_IDS].join('|')
    const piece = patternSchema<CosmicPiece>(
      new RegExp(`^(pawn:${ofSeat}|(ring|bead|stick):${ofColour}|peg:${ofTool}|freeWill:[1-6]|loseTurn|${cardNames})$`),
    )
    const place = patternSchema<CosmicPlace>(
      new RegExp(
        `^(space:(${SPACE_IDS.join('|')})|pack:(choice|karma):[1-4]|pack:(freeWill|loseTurn)|table|laidOut|bank|` +
          `seat${ofSeat}:((beads|rings|habits):${ofColour}|pegs:${ofTool}|freeWill|lostTurns))$`,
      ),
    )
    const frame = taggedUnionSchema<CosmicFrame, 'kind'>('kind', {
      turn: {
        seat,
        stage: enumSchema<TurnStage>(['sitOut', 'home', 'start', 'cards', 'rolled', 'underWay']),
        dice,
        cards: freeWillCards,
        count,
        joining: booleanSchema,
        again: booleanSchema,
      },
      move: { left: count, came: nullableSchema(space) },
      majority: {
        duals: listSchema(objectSchema<KarmicMajorityAwaitingColour>({ of: seat, item }), players),
        rings: byColour,
        beads: byColour,
      },
      space: { space, at: count, count },
      choice: { card: choiceCard, shown: side, side: nullableSchema(side), at: count, count },
      karma: { card: karmaCard, at: count, count },
    })
    const optionalSteps = ['discard', 'recolour', 'swapPlaces'] as const

    return {
      view: objectSchema<CosmicView>({
        players: fixedListSchema(players, player),
        choicePacks: fixedListSchema(LAND_NUMBERS.length, packOf(choiceCard, CHOICE_CARD_IDS.length)),
        karmaPacks: fixedListSchema(LAND_NUMBERS.length, packOf(karmaCard, KARMA_CARD_IDS.length)),
        freeWillPack: packOf(freeWill, ALL_FREE_WILL_CARDS.length),
        extraBeads: enumSchema<number>(EXTRA_BEAD_OPTIONS),
        firstSeat: seat,
        turns: countSchema(MAX_COUNTER_VALUE),
        winner: nullableSchema(seat),
        end: nullableSchema(end),
        stack: listSchema(frame, MAX_FRAMES),
      }),

      action: taggedUnionSchema<CosmicAction, 'do'>('do', {
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

      event: visibleEventSchema<CosmicEvent>(
        {
          turn: { seat },
          moved: { piece, from: place, to: place, count },
          threw: { seat, dice },
          rolled: { seat, dice, count },
          laidOut: { seat, number: freeWill, count },
          setOut: { seat, by: enumSchema(['dice', 'cards', 'effect']), count, from: space },
          stopped: { seat, space, left: count },
          landed: { seat, space },
          sent: { seat, by: enumSchema(['arrow', 'card']), from: space, to: space },
          satOut: { seat, left: count },
          waited: { seat, waits: count },
          joined: { seat, of: seat, to: space },
          reborn: { seat, life: count },
          majority: {
            seat,
            of: seat,
            green: score,
            orange: score,
            item: nullableSchema(item),
            colour: nullableSchema(colour),
          },
          took: { seat, item, colour, count, cancelled: count },
          habit: { seat, colour },
          loosened: { seat, colour, cancelled: count },
          gaveBack: { seat, colour },
          exchanged: { seat, colour, cancelled: count },
          peg: { seat, tool, pegs: countSchema(PEGS_PER_MASTER_TOOL) },
          masterTool: { seat, tool },
          lostPeg: { seat, tool },
          freeWill: { seat, number: freeWill, how: enumSchema(['passed', 'landed', 'effect']) },
          packEmpty: { seat },
          noFreeWill: { seat },
          drew: { seat, card: enumSchema([...CHOICE_CARD_IDS, ...KARMA_CARD_IDS]), side: nullableSchema(side) },
          chose: { seat, card: choiceCard, side, turned: booleanSchema },
          losesTurn: { seat, cards: count },
          extraTurn: { seat },
          forfeited: { seat },
          gift: { seat, to: seat, colour },
          swapped: { seat, other: seat, from: space, to: space },
          declined: { seat, what: enumSchema(optionalSteps) },
          nothing: { seat, what: enumSchema(['gainTool', 'loseTool', ...optionalSteps]) },
          ended: { seat, reason: end },
        },
        {},
      ),
    }
  },
)
