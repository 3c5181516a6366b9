/**
 * Features of the learned evaluation: a seat's score, the distance of every Chakra from harmony, the seat's freedom of
 * action, and the race to the end. Learning starts from the baseline evaluation: the start weights are its weights, at
 * 0.3 a point.
 */
import type { AllSeatsFeatureExtractor } from '../core/contract/features.ts'
import type { Seat } from '../core/contract/game.ts'
import { colourIndex, isHarmonized, countInspirationTokensInNotches, harmonizedRunFromRed } from './board.ts'
import {
  BUBBLES_POSITION,
  ENERGY_COLOURS,
  MAX_OWNED_ENERGIES_PER_COLOUR,
  EARTH_POSITION,
  HARMONIZED_CHAKRAS_TO_END,
  TOP_CHAKRA_POSITION,
  INSPIRATION_TOKENS_PER_PLAYER,
  LAST_CHAKRA_POSITION,
  MAX_OCCUPIED_NOTCHES,
  CHAKRA_COLOURS,
  POSITION_CAPACITY,
  ROUNDS_TO_STANDOFF,
} from './data.ts'
import { FEATURE_INDEX, FEATURE_NAMES, FEATURE_COUNT } from './feature-names.ts'
import { LastBoardFeaturesCache } from './last-board-features.ts'
import { longestRunLengthFromRed, boardScoreOf } from './score.ts'
import type { SeatBoard, ChakraState } from './state.ts'

export type { EvaluationFeatureName } from './feature-names.ts'

const FIRST_NEAR = FEATURE_INDEX.purpleNear
const BLACK = CHAKRA_COLOURS.length

/** The part of its nearness that an energy keeps, by the number of steps above or below its own Chakra. */
const ABOVE = powers(0.86)
const BELOW = powers(0.78)
/** Value of a black energy near the Earth; it decreases with each step. */
const BLACK_SHARE = 0.6
const BLACK_STEP = 0.13
/** Approximate turns until a Chakra is harmonized: for each energy not owned yet, and for each step. */
const TO_OWN = 1.2
const TO_STEP = 0.4

// Reused buffers: the scores of a table, and one board.
const scores = new Float64Array(4)
const rank = new Int32Array(EARTH_POSITION + 1)
const near = new Float64Array(CHAKRA_COLOURS.length)
const cost = new Float64Array(CHAKRA_COLOURS.length)
const owned = new Int32Array(CHAKRA_COLOURS.length)
const home = new Int32Array(CHAKRA_COLOURS.length)

/** Computes the features of every seat from a state. Implements `Game.features`. */
export const featureExtractor: AllSeatsFeatureExtractor<ChakraState> = {
  names: FEATURE_NAMES,
  initialWeights: {
    harmonies: 10.5,
    plenitude: 3,
    earth: 1.8,
    run: 0.84,
    nearness: 2,
    blocked: -0.63,
    blackNearness: 0.9,
    tokens: 0.36,
    notches: -0.6,
    notchesFull: -0.3,
    notchesWaiting: -0.36,
    bubblesFull: -0.1,
    standoff: -0.36,
    stepsLeft: 0.27,
    lifted: 0.27,
  },
  read(state, into) {
    const { boards, players, plenitude, stack, quiet } = state
    const longest = longestRunLengthFromRed(boards)
    for (let seat = 0; seat < players; seat++) {
      const board = boards[seat]
      if (board === undefined) continue
      const from = seat * FEATURE_COUNT
      readBoard(board, seat, state, into, from)
      const run = harmonizedRunFromRed(board)
      into[from + FEATURE_INDEX.run] = run / LAST_CHAKRA_POSITION
      if (run > 0 && run === longest) into[from + FEATURE_INDEX.longest] = 1
      scores[seat] = boardScoreOf(board, plenitude, longest)
      into[from + FEATURE_INDEX.later] = ((seat - state.firstSeat + players) % players) / 3
      if (quiet.standoff) into[from + FEATURE_INDEX.standoff] = (quiet.standoffRounds + 1) / ROUNDS_TO_STANDOFF
    }
    readRivals(state, into)
    const turn = stack[0]
    const top = stack[stack.length - 1]
    if (turn === undefined || top === undefined) return
    const from = turn.seat * FEATURE_COUNT
    into[from + FEATURE_INDEX.toMove] = 1
    if (top.kind === 'channel') into[from + FEATURE_INDEX.stepsLeft] = top.left / 3
    if (top.kind === 'receive') into[from + FEATURE_INDEX.lifted] = state.lifted.length / 3
  },
}

/** Caches by seat. */
const kept: LastBoardFeaturesCache[] = []

function readBoard(board: SeatBoard, seat: Seat, state: ChakraState, into: Float64Array, from: number): void {
  const before = (kept[seat] ??= new LastBoardFeaturesCache(FEATURE_COUNT))
  if (before.matches(board, state.plenitude)) {
    before.writeTo(into, from)
    return
  }
  readColumn(board, state, into, from)
  readHands(board, into, from)
  before.store(board, state.plenitude, into, from)
}

/** Reads the positions of all energies of a board and their distances from home. */
function readColumn(board: SeatBoard, { plenitude }: ChakraState, into: Float64Array, from: number): void {
  // Steps from the bubbles; harmonized Chakras are jumped (CHK-34).
  let steps = 0
  let harmonies = 0
  let values = 0
  let blocked = 0
  for (let at = BUBBLES_POSITION; at <= EARTH_POSITION; at++) {
    const harmonized = isHarmonized(board, at)
    rank[at] = harmonized ? -1 : steps++
    if (harmonized) {
      harmonies++
      values += plenitude[CHAKRA_COLOURS[at - TOP_CHAKRA_POSITION] ?? 'red']
    } else if (at !== BUBBLES_POSITION && at !== EARTH_POSITION && board.column[at]?.length === POSITION_CAPACITY)
      blocked++
  }
  near.fill(0)
  owned.fill(0)
  home.fill(0)
  cost.fill(0)
  let low = 0
  for (let at = BUBBLES_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    const here = rank[at] ?? 0
    if (here < 0) continue
    for (const energy of board.column[at] ?? []) {
      const colour = colourIndex(energy)
      if (colour === BLACK) {
        readBlack((rank[EARTH_POSITION] ?? 0) - here, into, from)
        continue
      }
      const down = (rank[colour + TOP_CHAKRA_POSITION] ?? 0) - here
      owned[colour] = (owned[colour] ?? 0) + 1
      if (down === 0) home[colour] = (home[colour] ?? 0) + 1
      if (down < 0) low++
      near[colour] = (near[colour] ?? 0) + (down < 0 ? (BELOW[-down] ?? 0) : (ABOVE[down] ?? 0))
      cost[colour] = (cost[colour] ?? 0) + TO_STEP * Math.abs(down)
    }
  }
  into[from + FEATURE_INDEX.harmonies] = harmonies / HARMONIZED_CHAKRAS_TO_END
  into[from + FEATURE_INDEX.plenitude] = values / 10
  into[from + FEATURE_INDEX.earth] = (board.column[EARTH_POSITION]?.length ?? 0) / 6
  into[from + FEATURE_INDEX.blocked] = blocked / 3
  into[from + FEATURE_INDEX.tooLow] = low / 5
  readChakras(board, harmonies, into, from)
}

function readBlack(steps: number, into: Float64Array, from: number): void {
  add(into, from + FEATURE_INDEX.blackNearness, (BLACK_SHARE - BLACK_STEP * (steps - 1)) / 3)
  add(
    into,
    from + (steps === 1 ? FEATURE_INDEX.blackAtEarth : steps <= 3 ? FEATURE_INDEX.blackNear : FEATURE_INDEX.blackFar),
    1 / 3,
  )
}

function add(into: Float64Array, at: number, value: number): void {
  into[at] = (into[at] ?? 0) + value
}

/** Reads the nearness of the Chakras that are not harmonized. */
function readChakras(board: SeatBoard, harmonies: number, into: Float64Array, from: number): void {
  let sum = 0
  let oneMissing = 0
  let twoMissing = 0
  let allOwned = 0
  let waiting = 0
  for (let colour = 0; colour < BLACK; colour++) {
    if ((rank[colour + TOP_CHAKRA_POSITION] ?? 0) < 0) {
      cost[colour] = Infinity
      continue
    }
    const close = near[colour] ?? 0
    const there = home[colour] ?? 0
    sum += close * (1 + close / POSITION_CAPACITY)
    into[from + FIRST_NEAR + colour] = close / POSITION_CAPACITY
    if (there === POSITION_CAPACITY - 1) oneMissing++
    if (there === POSITION_CAPACITY - 2) twoMissing++
    if (owned[colour] === MAX_OWNED_ENERGIES_PER_COLOUR) allOwned++
    if (board.notches[colour] === true) waiting += 1 - there / POSITION_CAPACITY
    cost[colour] = (cost[colour] ?? 0) + TO_OWN * (MAX_OWNED_ENERGIES_PER_COLOUR - (owned[colour] ?? 0))
  }
  into[from + FEATURE_INDEX.nearness] = sum / 10
  into[from + FEATURE_INDEX.oneMissing] = oneMissing / 3
  into[from + FEATURE_INDEX.twoMissing] = twoMissing / 3
  into[from + FEATURE_INDEX.allOwned] = allOwned / 3
  into[from + FEATURE_INDEX.notchesWaiting] = waiting / MAX_OCCUPIED_NOTCHES
  ascending(near)
  for (let n = 0; n < 4; n++) into[from + FEATURE_INDEX.nearest + n] = (near[BLACK - 1 - n] ?? 0) / POSITION_CAPACITY
  ascending(cost)
  let toEnd = 0
  for (let n = 0; n < HARMONIZED_CHAKRAS_TO_END - harmonies; n++) toEnd += cost[n] ?? 0
  into[from + FEATURE_INDEX.toEnd] = toEnd / 10
  if (harmonies === HARMONIZED_CHAKRAS_TO_END - 1) into[from + FEATURE_INDEX.mayEnd] = 1 / (1 + (cost[0] ?? 0))
}

/** Sorts in place; for so few numbers faster than the built-in `sort`. */
function ascending(numbers: Float64Array): void {
  for (let end = 1; end < numbers.length; end++) {
    const number = numbers[end] ?? 0
    let at = end
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0
    numbers[at] = number
  }
}

function readHands(board: SeatBoard, into: Float64Array, from: number): void {
  const notches = countInspirationTokensInNotches(board)
  const bubbles = board.column[BUBBLES_POSITION]?.length ?? 0
  into[from + FEATURE_INDEX.tokens] = board.available / INSPIRATION_TOKENS_PER_PLAYER
  if (board.available === 0) into[from + FEATURE_INDEX.noTokens] = 1
  into[from + FEATURE_INDEX.tokensBack] =
    (INSPIRATION_TOKENS_PER_PLAYER - board.available - notches) / INSPIRATION_TOKENS_PER_PLAYER
  into[from + FEATURE_INDEX.notches] = notches / MAX_OCCUPIED_NOTCHES
  if (notches >= MAX_OCCUPIED_NOTCHES) into[from + FEATURE_INDEX.notchesFull] = 1
  into[from + FEATURE_INDEX.bubbles] = bubbles / POSITION_CAPACITY
  if (bubbles === POSITION_CAPACITY) into[from + FEATURE_INDEX.bubblesFull] = 1
  into[from + FEATURE_INDEX.known] = board.meditation.length / CHAKRA_COLOURS.length
}

/** Compares the seat with the best of the other seats. */
function readRivals({ players, ending, firstSeat, stack }: ChakraState, into: Float64Array): void {
  const turn = stack[0]?.seat ?? 0
  for (let seat = players - 1; seat >= 0; seat--) {
    const from = seat * FEATURE_COUNT
    const later = (seat - firstSeat + players) % players
    let score = -Infinity
    let harmonies = 0
    let toEnd = Infinity
    for (let other = 0; other < players; other++) {
      if (other === seat) continue
      const row = other * FEATURE_COUNT
      score = Math.max(score, scores[other] ?? 0)
      harmonies = Math.max(harmonies, into[row + FEATURE_INDEX.harmonies] ?? 0)
      toEnd = Math.min(toEnd, into[row + FEATURE_INDEX.toEnd] ?? 0)
    }
    const lead = (scores[seat] ?? 0) - score
    into[from + FEATURE_INDEX.lead] = Math.max(-1, Math.min(1, lead / 8))
    into[from + FEATURE_INDEX.harmonyLead] = (into[from + FEATURE_INDEX.harmonies] ?? 0) - harmonies
    into[from + FEATURE_INDEX.rivalHarmonies] = harmonies
    into[from + FEATURE_INDEX.race] = Math.max(-1, Math.min(1, toEnd - (into[from + FEATURE_INDEX.toEnd] ?? 0)))
    if (!ending) continue
    into[from + FEATURE_INDEX.ending] = 1
    into[from + FEATURE_INDEX.endingLead] = Math.max(-1, Math.min(1, lead / 4))
    if (later >= (turn - firstSeat + players) % players) into[from + FEATURE_INDEX.lastTurn] = 1
  }
}

function powers(share: number): Float64Array {
  return Float64Array.from(ENERGY_COLOURS, (_, steps) => share ** steps)
}
