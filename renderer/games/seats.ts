/** Who sits where on the screen, for the boards of all games. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Vantage, SeatLook } from '../stage/scene.ts'

export interface Seating {
  /** The seat in front, of which everything can be clicked. */
  readonly own: Seat
  /** The seat whose board is large. */
  readonly large: Seat
  /** The small boards, clockwise from the seat in front, which lies where the large one would. */
  readonly others: readonly Seat[]
}

/**
 * The enlarged board and the one in front change places, so that nothing is ever covered.
 * @param players how many seats there are
 */
export function seatingOf({ bottom, enlarged }: Vantage, players: number): Seating {
  const own = bottom < players ? bottom : 0
  const large = enlarged !== undefined && enlarged < players ? enlarged : own
  const [, ...following] = clockwise(own, players)
  return { own, large, others: following.map((seat) => (seat === large ? own : seat)) }
}

/** All seats, from one of them on. */
export function clockwise(from: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (from + i) % players)
}

const NOBODY: SeatLook = { name: '', colour: '#cccccc', shape: 'circle' }

/** How a seat is told apart, also one that the frame does not know. */
export function seatLook({ seats }: Vantage, seat: Seat): SeatLook {
  return seats[seat] ?? NOBODY
}
