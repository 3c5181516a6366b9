/** Movement of energies in a seat's column (CHK-34 to CHK-43). No other file implements these rules. */
import { energiesAt, colourIndex } from './board.ts'
import { BUBBLES_POSITION, ENERGY_COLOURS, EARTH_POSITION, TOP_CHAKRA_POSITION, POSITION_CAPACITY } from './data.ts'
import type { EnergyColour, ColumnPosition, ChannelStepOffset } from './data.ts'
import type { SeatBoard, AlreadyMovedEnergy } from './state.ts'

/**
 * The reason why an energy cannot make a move. `lockedHarmonized`: it is on a harmonized Chakra; `lockedEarth`: it is on the
 * Earth; `intoBubbles`: the move leads up to the bubbles; `beyondEarth`: it leads past the Earth; `onlyBlack`: it leads to
 * the Earth, and the energy is not black; `blocked`: position `at` has no free space.
 */
export type MoveRejection =
  | { readonly because: 'lockedHarmonized' | 'lockedEarth' | 'intoBubbles' | 'beyondEarth' | 'onlyBlack' }
  | { readonly because: 'blocked'; readonly at: ColumnPosition }

const POSITIONS = EARTH_POSITION + 1
const WIDTH = ENERGY_COLOURS.length
const BLACK = colourIndex('black')
const MAX_STEP_DOWN = 3
const MAX_STEP_UP = -2

// Results of `travel` other than a position; BLOCKED - p if position p has no free space.
const IN_HARMONY = -1
const ON_EARTH = -2
const INTO_BUBBLES = -3
const BEYOND_EARTH = -4
const ONLY_BLACK = -5
const BLOCKED = -10

/** Reads a counter. The index must be in range. */
function get(counters: Int8Array | Int16Array, index: number): number {
  return counters[index] ?? 0
}

function add(counters: Int8Array, index: number, change: number): void {
  counters[index] = (counters[index] ?? 0) + change
}

/** @returns the index of the lowest set bit; there must be one */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/**
 * A column as counters, for making and undoing moves without touching the board. One instance serves all searches: bots
 * request choices several hundred thousand times per second.
 */
class ColumnMoveTester {
  private readonly size = new Int8Array(POSITIONS)
  private readonly harmonized = new Int8Array(POSITIONS)
  /** Energies by position * WIDTH + colour, and those that have moved within this action. */
  private readonly count = new Int8Array(POSITIONS * WIDTH)
  private readonly moved = new Int8Array(POSITIONS * WIDTH)
  /** By position: one bit for each colour with an energy that has not moved. */
  private readonly fresh = new Int16Array(POSITIONS)
  /** Number of pending moves, by step. */
  private readonly open = new Int8Array(MAX_STEP_DOWN - MAX_STEP_UP + 1)

  load(board: SeatBoard, moved: readonly AlreadyMovedEnergy[]): void {
    this.count.fill(0)
    this.moved.fill(0)
    for (let at = 0; at < POSITIONS; at++) {
      const energies = energiesAt(board, at)
      let bits = 0
      for (const energy of energies) {
        const colour = colourIndex(energy)
        add(this.count, at * WIDTH + colour, 1)
        bits |= 1 << colour
      }
      this.fresh[at] = bits
      this.size[at] = Math.min(energies.length, POSITION_CAPACITY)
      this.harmonized[at] = this.isFulfilled(at)
    }
    for (const { at, colour } of moved) {
      add(this.moved, at * WIDTH + colourIndex(colour), 1)
      this.mark(at, colourIndex(colour))
    }
  }

  /** @returns the destination of a move, or a negative number for the reason why it is impossible (CHK-34 to CHK-42) */
  travel(from: ColumnPosition, colour: number, step: number): number {
    if (from === EARTH_POSITION) return ON_EARTH
    if (get(this.harmonized, from) !== 0) return IN_HARMONY
    const direction = step > 0 ? 1 : -1
    let at = from
    for (let left = step * direction; left > 0; left--) {
      do at += direction
      while (at > BUBBLES_POSITION && get(this.harmonized, at) !== 0)
      if (at <= BUBBLES_POSITION) return INTO_BUBBLES
      if (at === EARTH_POSITION) {
        if (colour !== BLACK) return ONLY_BLACK
        return left === 1 ? EARTH_POSITION : BEYOND_EARTH
      }
      if (get(this.size, at) >= POSITION_CAPACITY) return BLOCKED - at
    }
    return at
  }

  /** Whether `left` of these steps can be made one after another, each by a different energy that has not moved. */
  canMakeSteps(steps: readonly ChannelStepOffset[], left: number): boolean {
    this.ask(steps)
    return this.canFinish(left)
  }

  /**
   * Calls `found` with position, colour and step of each first move from which `left` of these steps can be completed.
   */
  forEachFirstMove(
    steps: readonly ChannelStepOffset[],
    left: number,
    found: (from: ColumnPosition, colour: number, step: ChannelStepOffset) => void,
  ): void {
    this.ask(steps)
    for (let from = BUBBLES_POSITION; from < EARTH_POSITION; from++) {
      for (let rest = get(this.fresh, from); rest !== 0; rest &= rest - 1) {
        const colour = lowestBit(rest)
        for (let step = MAX_STEP_UP; step <= MAX_STEP_DOWN; step++) {
          if (this.isOpen(step) && this.leadsOn(from, colour, step, left))
            found(from, colour, step as ChannelStepOffset)
        }
      }
    }
  }

  /** Whether the position holds an energy of that colour that has not moved within the action (CHK-32). */
  hasUnmovedEnergy(at: ColumnPosition, colour: number): boolean {
    return (get(this.fresh, at) & (1 << colour)) !== 0
  }

  private ask(steps: readonly ChannelStepOffset[]): void {
    this.open.fill(0)
    for (const step of steps) add(this.open, step - MAX_STEP_UP, 1)
  }

  private isOpen(step: number): boolean {
    return get(this.open, step - MAX_STEP_UP) > 0
  }

  private canFinish(left: number): boolean {
    if (left === 0) return true
    for (let step = MAX_STEP_UP; step <= MAX_STEP_DOWN; step++) {
      if (!this.isOpen(step)) continue
      for (let from = BUBBLES_POSITION; from < EARTH_POSITION; from++) {
        for (let rest = get(this.fresh, from); rest !== 0; rest &= rest - 1) {
          if (this.leadsOn(from, lowestBit(rest), step, left)) return true
        }
      }
    }
    return false
  }

  /** Whether this move and then the others can be made. Locks are recomputed after each move (CHK-43). */
  private leadsOn(from: ColumnPosition, colour: number, step: number, left: number): boolean {
    const to = this.travel(from, colour, step)
    if (to < 0 || left === 1) return to >= 0
    this.shift(from, to, colour, 1)
    add(this.open, step - MAX_STEP_UP, -1)
    const finishes = this.canFinish(left - 1)
    add(this.open, step - MAX_STEP_UP, 1)
    this.shift(from, to, colour, -1)
    return finishes
  }

  /** Makes a move (1) or undoes it (-1). */
  private shift(from: ColumnPosition, to: ColumnPosition, colour: number, sign: 1 | -1): void {
    add(this.size, from, -sign)
    add(this.size, to, sign)
    add(this.count, from * WIDTH + colour, -sign)
    add(this.count, to * WIDTH + colour, sign)
    add(this.moved, to * WIDTH + colour, sign)
    this.mark(from, colour)
    this.mark(to, colour)
    this.harmonized[to] = this.isFulfilled(to)
  }

  /** Updates the bit of a colour at a position. */
  private mark(at: ColumnPosition, colour: number): void {
    const index = at * WIDTH + colour
    const bit = 1 << colour
    const bits = get(this.fresh, at)
    this.fresh[at] = get(this.count, index) > get(this.moved, index) ? bits | bit : bits & ~bit
  }

  /** 1 for a Chakra that holds three energies of its own colour. */
  private isFulfilled(at: ColumnPosition): 0 | 1 {
    if (at === BUBBLES_POSITION || at === EARTH_POSITION) return 0
    return get(this.count, at * WIDTH + at - TOP_CHAKRA_POSITION) === POSITION_CAPACITY ? 1 : 0
  }
}

const tester = new ColumnMoveTester()
const NOTHING_MOVED: readonly AlreadyMovedEnergy[] = []

/**
 * Loads the column of a board into the tester of moves, which tells which moves are possible in it. There is only one
 * tester: the next call of this function, or of `moveDestinationOrRejection`, overwrites it.
 * @param moved the energies that have already moved in the current Channel, and may not move again
 * @returns the tester, valid until that call
 */
export function loadColumnIntoSharedMoveTester(
  board: SeatBoard,
  moved = NOTHING_MOVED,
): Pick<ColumnMoveTester, 'canMakeSteps' | 'forEachFirstMove' | 'hasUnmovedEnergy'> {
  tester.load(board, moved)
  return tester
}

/**
 * Computes the result of one move of one energy in a Channel, the series of energy moves that a seat makes in a turn.
 * The other moves of the same Channel are not considered.
 * @param from the position of the energy
 * @param colour the colour of the energy
 * @param step the number of positions of the move: down if positive, up if negative
 * @returns the position that the energy reaches, or the reason why it cannot make the move
 */
export function moveDestinationOrRejection(
  board: SeatBoard,
  from: ColumnPosition,
  colour: EnergyColour,
  step: ChannelStepOffset,
): ColumnPosition | MoveRejection {
  tester.load(board, NOTHING_MOVED)
  const to = tester.travel(from, colourIndex(colour), step)
  if (to >= 0) return to
  if (to <= BLOCKED) return { because: 'blocked', at: BLOCKED - to }
  if (to === IN_HARMONY) return { because: 'lockedHarmonized' }
  if (to === ON_EARTH) return { because: 'lockedEarth' }
  if (to === INTO_BUBBLES) return { because: 'intoBubbles' }
  return { because: to === BEYOND_EARTH ? 'beyondEarth' : 'onlyBlack' }
}
