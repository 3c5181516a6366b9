/**
 * What every bot is: a function from what its seat may see to one of its choices. A bot never holds the true state; it
 * thinks on determinizations of its view, and draws from a stream of its own.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'

export interface Question {
  readonly game: AnyGame
  readonly seat: Seat
  /** What the seat sees now. */
  readonly view: unknown
  /** The choices that the table offers to the seat; never empty. */
  readonly choices: readonly Json[]
  readonly random: Random
}

/** @returns one of `question.choices` */
export type Bot = (question: Question) => Json
