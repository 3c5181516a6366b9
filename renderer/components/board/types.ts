/** What a board is given. Types only. */
import type { SeenFact } from '../../../engine/core/facts.ts'
import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Area } from '../../stage/hit.ts'
import type { Choice } from '../../stage/paths.ts'
import type { Piece, SeatLook } from '../../stage/scene.ts'

/** What the board shows, and how it came to be. */
export interface BoardMoment {
  readonly view: unknown
  /** What happened since the moment before. */
  readonly facts: readonly SeenFact[]
  /** Show it at once: nothing travels from the moment before. */
  readonly jump: boolean
  /** Different for every moment. */
  readonly key: number
}

/** A choice of the decision, with its path on the board (`face.path(action, view)`). */
export type BoardChoice = Choice<unknown>

/** How the board is laid out; the board measures its size itself. */
export interface BoardLayout {
  readonly bottom: Seat
  readonly enlarged?: Seat | undefined
  readonly viewer: Viewer
  readonly seats: readonly SeatLook[]
  readonly textScale: number
}

/** A lit piece as something to click. */
export interface BoardTarget {
  readonly piece: Piece
  readonly area: Area
  readonly label: string
}
