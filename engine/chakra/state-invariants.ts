/** The invariants of every reachable state, at its checkpoints too. */
import { topFrame } from '../core/contract/frame-stack.ts'
import type { TableConfig } from '../core/contract/game.ts'
import { findBrokenStateInvariants, isNonNegativeInteger } from '../core/contract/state-invariants.ts'
import type { RecordInvariantResult } from '../core/contract/state-invariants.ts'
import { bagEnergyCount } from './bag.ts'
import {
  countEnergiesOfColourAt,
  energiesAt,
  countHarmonizedChakras,
  isHarmonized,
  countInspirationTokensInNotches,
  countOwnedEnergiesOfColour,
} from './board.ts'
import { choices } from './choices.ts'
import {
  BUBBLES_POSITION,
  CHAKRA_DATA,
  MAX_OWNED_ENERGIES_PER_COLOUR,
  ENERGY_COLOURS,
  EARTH_POSITION,
  HARMONIZED_CHAKRAS_TO_END,
  ENERGIES_PER_COLOUR_PER_PLAYER,
  TOP_CHAKRA_POSITION,
  MAYA_FLOW_LENGTH,
  INSPIRATION_SPACE_ACTIONS,
  INSPIRATION_TOKENS_PER_PLAYER,
  LAST_CHAKRA_POSITION,
  TOTAL_MAYA_SPACES,
  MAX_OCCUPIED_NOTCHES,
  PLENITUDE_VALUES,
  CHAKRA_COLOURS,
  POSITION_CAPACITY,
  ROUNDS_TO_STALL,
  ROUNDS_TO_STANDOFF,
} from './data.ts'
import type { EnergyColour } from './data.ts'
import type { SeatBoard, ChakraState } from './state.ts'

/** @returns descriptions of the invariants that a state breaks; empty if none. Implements `Game.findBrokenInvariants`. */
export function findBrokenInvariants(state: ChakraState, config?: TableConfig): readonly string[] {
  return findBrokenStateInvariants(state, checkStateShape, (check) => {
    check(config === undefined || config.players === state.players, 'as many players as the table has')
    state.boards.forEach((board, seat) => {
      checkBoard(board, `seat ${String(seat)}: `, check)
    })
    checkEnergies(state, check)
    checkPlenitude(state, check)
    checkClock(state, check)
    if (state.end === null) checkPending(state, check)
  })
}

function isColour(value: EnergyColour | null): boolean {
  return value !== null && ENERGY_COLOURS.includes(value)
}

function checkStateShape(state: ChakraState, check: RecordInvariantResult): void {
  const { players, boards, maya, bag, lifted, plenitude, quiet } = state
  check(players >= 2 && players <= 4 && boards.length === players, 'a board for each of 2 to 4 players')
  check(isNonNegativeInteger(state.firstSeat) && state.firstSeat < players, 'a first seat')
  check(
    maya.length === TOTAL_MAYA_SPACES && maya.every((space) => space === null || isColour(space)),
    'nine Maya spaces',
  )
  check(
    Object.keys(bag).length === ENERGY_COLOURS.length &&
      ENERGY_COLOURS.every((colour) => isNonNegativeInteger(bag[colour])),
    'a bag',
  )
  check(lifted.every(isColour), 'lifted energies')
  check(Object.keys(plenitude).length === CHAKRA_COLOURS.length, 'a Plenitude value for each colour')
  const counts = [state.spent, state.rounds, state.turns, quiet.standoffRounds, quiet.stallRounds]
  check(counts.every(isNonNegativeInteger), 'whole counts')
  for (const board of boards) {
    const { column, notches, spaces, available, meditation } = board
    check(column.length === EARTH_POSITION + 1 && column.every((energies) => energies.every(isColour)), 'a column')
    check(
      notches.length === CHAKRA_DATA.length && spaces.length === INSPIRATION_SPACE_ACTIONS.length,
      'notches and spaces',
    )
    check(
      [...notches, ...spaces].every((held) => typeof held === 'boolean') && isNonNegativeInteger(available),
      'tokens',
    )
    check(
      meditation.every((colour) => CHAKRA_COLOURS.includes(colour)),
      'Meditation tokens',
    )
  }
}

function checkBoard(board: SeatBoard, who: string, check: RecordInvariantResult): void {
  for (let at = BUBBLES_POSITION; at <= LAST_CHAKRA_POSITION; at++) {
    check(energiesAt(board, at).length <= POSITION_CAPACITY, `${who}room at position ${String(at)} (CHK-4, CHK-5)`)
    const held = at >= TOP_CHAKRA_POSITION && board.notches[at - TOP_CHAKRA_POSITION] === true
    check(!(held && isHarmonized(board, at)), `${who}no token in a harmonized notch (CHK-46)`)
  }
  check(
    energiesAt(board, EARTH_POSITION).every((energy) => energy === 'black'),
    `${who}only black on the Earth (CHK-39)`,
  )
  const notches = countInspirationTokensInNotches(board)
  check(notches <= MAX_OCCUPIED_NOTCHES, `${who}four tokens in notches (CHK-26)`)
  const placed = board.spaces.filter((held) => held).length
  check(board.available + notches + placed === INSPIRATION_TOKENS_PER_PLAYER, `${who}five Inspiration tokens (CHK-10)`)
  check(new Set(board.meditation).size === board.meditation.length, `${who}Meditation tokens differ (CHK-51)`)
  check(board.meditation.length > 0, `${who}a Meditation token from the start (CHK-12)`)
  for (const colour of CHAKRA_COLOURS) {
    check(
      countOwnedEnergiesOfColour(board, colour) <= MAX_OWNED_ENERGIES_PER_COLOUR,
      `${who}three energies of ${colour} (CHK-20)`,
    )
  }
}

function checkEnergies({ players, boards, maya, bag, lifted, spent }: ChakraState, check: RecordInvariantResult): void {
  for (const colour of ENERGY_COLOURS) {
    let total = bag[colour] + (colour === 'black' ? spent : 0)
    for (const energy of [...maya, ...lifted]) if (energy === colour) total++
    for (const board of boards)
      for (let at = BUBBLES_POSITION; at <= EARTH_POSITION; at++) total += countEnergiesOfColourAt(board, at, colour)
    check(total === ENERGIES_PER_COLOUR_PER_PLAYER * players, `every ${colour} energy is somewhere (CHK-2)`)
  }
}

function checkPlenitude({ plenitude, eighth }: ChakraState, check: RecordInvariantResult): void {
  const values = [...Object.values(plenitude), eighth].sort((a, b) => a - b)
  check(values.join() === PLENITUDE_VALUES.join(), 'the eight Plenitude tokens (CHK-8)')
}

/** Turns, rounds and idle rounds are consistent with each other and with the end reason. */
function checkClock(state: ChakraState, check: RecordInvariantResult): void {
  const { players, boards, rounds, turns, ending, quiet, end } = state
  const played = end === null ? turns - 1 : turns
  check(rounds === Math.floor(played / players), 'rounds follow from turns (CHK-55)')
  check(end === null || played % players === 0, 'the last round is complete (CHK-55)')
  check(end === null || state.stack.length === 0, 'nothing is pending after the end')
  check(quiet.standoffRounds <= rounds && quiet.stallRounds <= rounds, 'idle rounds were played')
  const standoff = quiet.standoffRounds >= ROUNDS_TO_STANDOFF
  check(!standoff || end === 'standoff' || end === 'deadlock', 'three idle rounds end the game (CHK-58)')
  check(end !== 'standoff' || standoff, 'a stand-off takes three idle rounds (CHK-58)')
  check(quiet.stallRounds < ROUNDS_TO_STALL || end !== null, 'twenty stalled rounds end the game (CHK-66)')
  check(end !== 'stall' || quiet.stallRounds >= ROUNDS_TO_STALL, 'a stall takes twenty rounds (CHK-66)')
  const harmony = boards.some((board) => countHarmonizedChakras(board) >= HARMONIZED_CHAKRAS_TO_END)
  check(!ending || harmony, 'the last round has its reason (CHK-54)')
  check(end === null || ending === (end === 'harmony'), 'a triggered end is an end in harmony (CHK-54)')
}

/** The stack of a running game: the turn, and on top of it at most one verb in progress. */
function checkPending(state: ChakraState, check: RecordInvariantResult): void {
  const { players, firstSeat, turns, boards, lifted, stack } = state
  const seat = (firstSeat + turns - 1) % players
  const board = boards[seat]
  check(stack[0]?.kind === 'turn' && stack.length <= 2, 'a turn is under way')
  check(
    stack.every((frame) => frame.seat === seat),
    'the turn goes round clockwise (CHK-14)',
  )
  if (board === undefined || stack.length === 0) return
  const frame = topFrame(stack)
  check(stack.length === 1 || frame.kind !== 'turn', 'one turn at a time')
  check(lifted.length > 0 === (frame.kind === 'receive'), 'lifted energies belong to a Receive')
  check(lifted.length <= MAYA_FLOW_LENGTH && new Set(lifted).size === lifted.length, 'lifted colours differ (CHK-17)')
  if (frame.kind === 'channel') {
    const { space, steps, left, moved } = frame
    check(board.spaces[space - 1] === true, 'an action under way has its token (CHK-29)')
    check(left >= 1 && left <= steps.length, 'an action under way has moves left')
    for (const { at, colour } of moved) {
      const tally = moved.filter((other) => other.at === at && other.colour === colour).length
      check(tally <= countEnergiesOfColourAt(board, at, colour), 'what has moved lies where it went (CHK-32)')
    }
  }
  if (frame.kind === 'exchange') {
    check(bagEnergyCount(state.bag) > 0 && state.spent > 0, 'an Exchange under way is paid (CHK-44)')
  }
  check(choices(state, seat).length > 0, 'the deciding seat has a choice (CHK-16)')
}
