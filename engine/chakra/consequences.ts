/** Consequences of a turn's choices that a player can check on the board; the Sage's reasons are built from them. */
import type { AdviceConsequence } from '../core/contract/consequences.ts'
import type { Message, MessageValues, Seat } from '../core/contract/game.ts'
import { createMessageFactory } from '../core/contract/game.ts'
import {
  boardOfSeat,
  chakraPositionOf,
  countEnergiesOfColourAt,
  energiesAt,
  freeSpaceCountAt,
  countHarmonizedChakras,
  isHarmonized,
  countInspirationTokensInNotches,
  countOwnedEnergiesOfColour,
  harmonizedRunFromRed,
} from './board.ts'
import {
  BUBBLES_POSITION,
  MAX_OWNED_ENERGIES_PER_COLOUR,
  EARTH_POSITION,
  HARMONIZED_CHAKRAS_TO_END,
  EXCHANGE_SPACE,
  INSPIRATION_TOKENS_PER_PLAYER,
  LAST_CHAKRA_POSITION,
  CHAKRA_COLOURS,
} from './data.ts'
import type { ChakraColour, ColumnPosition } from './data.ts'
import { longestRunLengthFromRed, boardScoreOf } from './score.ts'
import type { SeatBoard, ChakraView } from './state.ts'

/**
 * The kinds of consequences of a choice that the Sage, the app's adviser, can give as a reason for its advice. The
 * text of a kind is the message `chakra.reason.KIND`.
 * - `harmony`, `home`: a Chakra is harmonized, or gets more energies of its own colour
 * - `owned`: the seat owns more energies of a colour
 * - `nearer`, `farther`: energies come nearer to their Chakra, or move away from it
 * - `earth`, `blackNearer`: black energies reach the Earth, or come nearer to it
 * - `tokensBack`, `tokensFree`: Inspiration tokens become available again, or stay available
 * - `learns`: the seat learns the value of a Chakra
 * - `bubbles`: bubbles stay free
 * - `blocked`, `notBlocked`, `unblocked`: a Chakra is filled so that it can never be harmonized; the choice avoids
 * this; such a Chakra gets room again
 * - `longestRun`: the seat reaches the longest run of harmonized Chakras from red upwards
 * - `lastRound`: the seat, in the lead, harmonizes enough Chakras to begin the last round
 * - `denies`: the seat takes the last displayed energy of a colour of which a rival lacks exactly one
 */
export const ADVICE_CONSEQUENCE_KINDS = [
  'harmony',
  'home',
  'owned',
  'nearer',
  'farther',
  'earth',
  'blackNearer',
  'tokensBack',
  'tokensFree',
  'learns',
  'bubbles',
  'blocked',
  'notBlocked',
  'unblocked',
  'longestRun',
  'lastRound',
  'denies',
] as const
/**
 * The kind of one consequence of a choice that the Sage, the app's adviser, can give as a reason for its advice in
 * Chakra.
 */
export type ChakraAdviceConsequenceKind = (typeof ADVICE_CONSEQUENCE_KINDS)[number]
const say = createMessageFactory<ChakraAdviceConsequenceKind>('chakra.reason')

/** Value of each consequence, in approximate points of the final score. */
const HARMONY = 4
const IN_PLACE = 1
const OWNED = 0.35
const PER_STEP = 0.15
const PER_BLACK_STEP = 0.12
const TOKEN = 0.3
const LEARNED = 0.3
const BUBBLE = 0.15
const BLOCKED = -0.5
const RUN_WORTH = 2
const LAST_ROUND = 3
const DENIED = 0.4

/**
 * Compares the views before and after a seat's choices and lists their consequences, which serve as reasons for
 * advice. Implements `Game.consequences`.
 */
export function consequences(before: ChakraView, after: ChakraView, seat: Seat): readonly AdviceConsequence[] {
  const found: AdviceConsequence[] = []
  const note = (about: string, worth: number, what: Message, whose = seat): void => {
    found.push({ what, seat: whose, quantity: about, worth })
  }
  const old = boardOfSeat(before, seat)
  const board = boardOfSeat(after, seat)
  for (const colour of CHAKRA_COLOURS) {
    const change = colourChange(old, board, colour)
    if (change === undefined) continue
    const { kind, values, worth, spared } = change
    const what = say(kind, values)
    found.push({ what, seat, quantity: colour, worth, ...(spared && { sparedMessage: say(spared, values) }) })
  }
  black(old, board, note)
  tokens(old, board, note)
  const learned = board.meditation.find((colour) => !old.meditation.includes(colour))
  if (learned !== undefined) note('learns', LEARNED, say('learns', { colour: learned }))
  const room = freeSpaceCountAt(board, BUBBLES_POSITION)
  if (room > 0) note('bubbles', BUBBLE * room, say('bubbles', { count: room }))
  const longest = longestRunLengthFromRed(after.boards)
  const hadLongest =
    harmonizedRunFromRed(old) > 0 && harmonizedRunFromRed(old) === longestRunLengthFromRed(before.boards)
  if (harmonizedRunFromRed(board) > 0 && harmonizedRunFromRed(board) === longest && !hadLongest)
    note('run', RUN_WORTH, say('longestRun', { length: longest }))
  const leads = after.boards.every((other, at) => at === seat || known(after, other) <= known(after, board))
  if (
    countHarmonizedChakras(board) >= HARMONIZED_CHAKRAS_TO_END &&
    countHarmonizedChakras(old) < HARMONIZED_CHAKRAS_TO_END &&
    leads
  )
    note('end', LAST_ROUND, say('lastRound'))
  denied(before, after, seat, note)
  return found
}

type Note = (about: string, worth: number, what: Message, whose?: Seat) => void

/** Points of a board without the Plenitude values that the viewer does not know. */
function known({ boards, plenitude }: ChakraView, board: SeatBoard): number {
  return boardScoreOf(board, plenitude, longestRunLengthFromRed(boards))
}

interface Change {
  readonly kind: ChakraAdviceConsequenceKind
  readonly values: MessageValues
  readonly worth: number
  /** The reason shown for the choice that avoids this consequence. */
  readonly spared?: ChakraAdviceConsequenceKind
}

/** The change of the energies of a colour; only the most important change is reported. */
function colourChange(old: SeatBoard, board: SeatBoard, colour: ChakraColour): Change | undefined {
  const at = chakraPositionOf(colour)
  if (isHarmonized(old, at)) return undefined
  if (isHarmonized(board, at)) return { kind: 'harmony', values: { colour }, worth: HARMONY }
  const inPlace = countEnergiesOfColourAt(board, at, colour)
  const placed = inPlace - countEnergiesOfColourAt(old, at, colour)
  const has = countOwnedEnergiesOfColour(board, colour)
  const gained = has - countOwnedEnergiesOfColour(old, colour)
  const steps = gained === 0 ? stepsOf(old, colour) - stepsOf(board, colour) : 0
  const filled = fills(board, at, inPlace) && !fills(old, at, countEnergiesOfColourAt(old, at, colour))
  if (filled) return { kind: 'blocked', values: { colour }, worth: BLOCKED, spared: 'notBlocked' }
  const opened = fills(old, at, countEnergiesOfColourAt(old, at, colour)) && !fills(board, at, inPlace)
  const worth = IN_PLACE * placed * Math.max(1, inPlace) + OWNED * gained * has + PER_STEP * steps
  if (placed > 0) return { kind: 'home', values: { colour, count: inPlace, all: MAX_OWNED_ENERGIES_PER_COLOUR }, worth }
  if (opened) return { kind: 'unblocked', values: { colour }, worth: -BLOCKED }
  if (gained > 0) return { kind: 'owned', values: { colour, count: has, all: MAX_OWNED_ENERGIES_PER_COLOUR }, worth }
  if (steps > 0) return { kind: 'nearer', values: { colour, steps }, worth }
  if (steps < 0) return { kind: 'farther', values: { colour, steps: -steps }, worth }
  return undefined
}

/** Whether a Chakra is full with a combination of energies that can never be harmonized. */
function fills(board: SeatBoard, at: ColumnPosition, inPlace: number): boolean {
  return freeSpaceCountAt(board, at) === 0 && inPlace < MAX_OWNED_ENERGIES_PER_COLOUR
}

/** Total distance of the energies of a colour from their Chakra, in steps. Harmonized Chakras are jumped (CHK-34). */
function stepsOf(board: SeatBoard, colour: ChakraColour): number {
  const home = chakraPositionOf(colour)
  let steps = 0
  for (let at = BUBBLES_POSITION; at <= LAST_CHAKRA_POSITION; at++)
    steps += countEnergiesOfColourAt(board, at, colour) * distance(board, at, home)
  return steps
}

function distance(board: SeatBoard, from: ColumnPosition, to: ColumnPosition): number {
  let steps = 0
  for (let at = Math.min(from, to) + 1; at <= Math.max(from, to); at++)
    if (at === to || !isHarmonized(board, at)) steps++
  return steps
}

function black(old: SeatBoard, board: SeatBoard, note: Note): void {
  const count = energiesAt(board, EARTH_POSITION).length
  const arrived = count - energiesAt(old, EARTH_POSITION).length
  if (arrived > 0) {
    note('black', arrived, say('earth', { count: arrived }))
    return
  }
  const steps = (of: SeatBoard): number => {
    let sum = 0
    for (let at = BUBBLES_POSITION; at <= LAST_CHAKRA_POSITION; at++)
      sum += countEnergiesOfColourAt(of, at, 'black') * distance(of, at, EARTH_POSITION)
    return sum
  }
  const nearer = steps(old) - steps(board)
  if (countOwnedEnergiesOfColour(old, 'black') === countOwnedEnergiesOfColour(board, 'black') && nearer > 0)
    note('black', PER_BLACK_STEP * nearer, say('blackNearer', { steps: nearer }))
}

/** Tokens that are available in later turns. */
function tokens(old: SeatBoard, board: SeatBoard, note: Note): void {
  const count = board.available
  const back = count - old.available - (countInspirationTokensInNotches(old) - countInspirationTokensInNotches(board))
  if (back > 0) note('tokens', TOKEN * count, say('tokensBack', { count, back }))
  else if (count > 0) note('tokens', TOKEN * count, say('tokensFree', { count, all: INSPIRATION_TOKENS_PER_PLAYER }))
}

/** Whether the energy is taken from the bag and the displayed energies stay. */
function exchanges(before: ChakraView, after: ChakraView, seat: Seat): boolean {
  const isUsed = ({ boards }: ChakraView): boolean => boards[seat]?.spaces[EXCHANGE_SPACE - 1] === true
  return before.stack.at(-1)?.kind === 'exchange' || (isUsed(after) && !isUsed(before))
}

/** The last displayed energy of a colour of which a rival lacks exactly one. */
function denied(before: ChakraView, after: ChakraView, seat: Seat, note: Note): void {
  if (exchanges(before, after, seat)) return
  for (const colour of CHAKRA_COLOURS) {
    const taken =
      countOwnedEnergiesOfColour(boardOfSeat(after, seat), colour) -
      countOwnedEnergiesOfColour(boardOfSeat(before, seat), colour)
    const shown = before.maya.filter((energy) => energy === colour).length
    if (taken <= 0 || shown > 1) continue
    const rival = after.boards.findIndex(
      (board, at) => at !== seat && countOwnedEnergiesOfColour(board, colour) === MAX_OWNED_ENERGIES_PER_COLOUR - 1,
    )
    if (rival >= 0) note(`denies ${colour}`, DENIED, say('denies', { colour, rival: { seat: rival } }))
  }
}
