/**
 * The yardstick: how well a seat stands in the eyes of the greedy bot, and frozen with it (greedy.hash.json), since other
 * bots are measured against that one.
 *
 * What a seat has scored, how near its energies are to their own Chakras, and
 * how free its hands are. The weights are in points and were tuned by self-play of the greedy bot.
 */
import type { Seat } from '../core/contract/game.ts'
import {
  boardOfSeat,
  chakraColourAt,
  countEnergiesOfColourAt,
  energiesAt,
  isHarmonized,
  countInspirationTokensInNotches,
  harmonizedRunFromRed,
} from './board.ts'
import {
  BUBBLES_POSITION,
  EARTH_POSITION,
  TOP_CHAKRA_POSITION,
  LAST_CHAKRA_POSITION,
  POSITION_CAPACITY,
} from './data.ts'
import type { ColumnPosition } from './data.ts'
import { outcome } from './score.ts'
import type { SeatBoard, ChakraState } from './state.ts'

/** A harmonized Chakra, on top of its Plenitude value: it also brings the end nearer and is jumped from now on. */
const HARMONY = 3
/** A colour of which three energies lie at home is worth this before it counts as harmonized. */
const COLOUR = 4
/** How much nearness an energy keeps for each step that it lies above or below its own Chakra. */
const ABOVE = 0.86
const BELOW = 0.78
/** Each Chakra of the run from red upwards. */
const RUN = 0.4
/** A full Chakra that is not harmonized stops everything above it. */
const BLOCKED = 0.7
/** A black energy one step from the Earth, less for each step more: in the bubbles it is a burden. */
const BLACK = 0.6
const BLACK_STEP = 0.13
/** Available tokens: the first ones matter most. */
const TOKENS = [0, 0.4, 0.7, 0.95, 1.15, 1.3]
/** Tokens in notches, by their number: with few left the seat meditates every other turn. */
const NOTCHES = [0, 0.3, 0.8, 1.6, 3]
/** A token in a notch, less as its Chakra fills with its own colour. */
const NOTCH = 0.3
/** Each round of a stand-off, the one under way included, and of a stall: better to stir than to sit it out. */
const STANDOFF = 0.4
const STALL = 0.06
/** A bubble in use, and all three. */
const BUBBLE = 0.05
const BUBBLES_FULL = 0.3
/** Knowing a Plenitude value. */
const KNOWN = 0.02
/** A move that the action under way still offers, and an energy that is lifted and not yet placed. */
const PENDING = 0.3
/** Turns points into 0..1; nothing at all is a half. */
const SCALE = 30

/**
 * The value of a state for one seat, from 0 to 1; 0.5 is neutral. During the game it is a weighted sum of features of
 * the seat's board, with weights set by hand. At the end of the game it is 1 for a winner; another seat gets half of
 * the ratio of its score to the best score.
 */
export function baselineValueOfSeat(state: ChakraState, seat: Seat): number {
  if (state.end !== null) return yardstickOfEnd(state, seat)
  const board = boardOfSeat(state, seat)
  let worth = worthOfColumn(board, state) + (TOKENS[board.available] ?? 0) + KNOWN * board.meditation.length
  worth -= NOTCHES[countInspirationTokensInNotches(board)] ?? 0
  const { standoff, standoffRounds, stall, stallRounds } = state.quiet
  worth -= STANDOFF * (standoff ? standoffRounds + 1 : 0) + STALL * (stall ? stallRounds + 1 : 0)
  const frame = state.stack[state.stack.length - 1]
  if (frame?.seat === seat && frame.kind === 'channel') worth += PENDING * frame.left
  if (frame?.seat === seat && frame.kind === 'receive') worth += PENDING * state.lifted.length
  return 0.5 + worth / (2 * (Math.abs(worth) + SCALE))
}

/** The winners of a finished game have the highest value, then the seat that came nearest. */
function yardstickOfEnd(state: ChakraState, seat: Seat): number {
  const ranking = outcome(state)?.ranking ?? []
  const best = ranking[0]?.score ?? 0
  const mine = ranking.find(({ seats }) => seats.includes(seat))
  if (mine?.score === undefined) return 0
  return mine.rank === 1 ? 1 : (0.5 * mine.score) / Math.max(1, best)
}

function worthOfColumn(board: SeatBoard, state: ChakraState): number {
  let worth = RUN * harmonizedRunFromRed(board)
  for (let at = TOP_CHAKRA_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    const colour = chakraColourAt(at)
    if (isHarmonized(board, at)) {
      worth += COLOUR + HARMONY + state.plenitude[colour]
      continue
    }
    const size = energiesAt(board, at).length
    const home = countEnergiesOfColourAt(board, at, colour)
    const near = nearness(board, at)
    worth += (COLOUR * near * (1 + near / POSITION_CAPACITY)) / (2 * POSITION_CAPACITY)
    if (size === POSITION_CAPACITY) worth -= BLOCKED
    if (board.notches[at - TOP_CHAKRA_POSITION] === true) worth -= NOTCH * (1 - home / POSITION_CAPACITY)
  }
  const bubbles = energiesAt(board, BUBBLES_POSITION).length
  worth -= BUBBLE * bubbles + (bubbles === POSITION_CAPACITY ? BUBBLES_FULL : 0)
  return worth + worthOfBlack(board)
}

/** The energies of the colour of a Chakra, each counted by how near it is to home: 0 to 3. */
function nearness(board: SeatBoard, home: ColumnPosition): number {
  const colour = chakraColourAt(home)
  let sum = 0
  let share = 1
  for (let at = home; at >= BUBBLES_POSITION; at--) {
    if (at !== home && isHarmonized(board, at)) continue
    sum += share * countEnergiesOfColourAt(board, at, colour)
    share *= ABOVE
  }
  share = BELOW
  for (let at = home + 1; at <= LAST_CHAKRA_POSITION; at++) {
    if (isHarmonized(board, at)) continue
    sum += share * countEnergiesOfColourAt(board, at, colour)
    share *= BELOW
  }
  return sum
}

function worthOfBlack(board: SeatBoard): number {
  let worth = energiesAt(board, EARTH_POSITION).length
  let share = BLACK
  for (let at = LAST_CHAKRA_POSITION; at >= BUBBLES_POSITION; at--) {
    if (isHarmonized(board, at)) continue
    worth += share * countEnergiesOfColourAt(board, at, 'black')
    share -= BLACK_STEP
  }
  return worth
}
