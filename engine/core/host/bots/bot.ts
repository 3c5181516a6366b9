/**
 * What every bot is: a function from what its seat may see to one of its choices. A bot never holds the true state; it
 * thinks on determinizations of its view, and draws from a stream of its own.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'

/** What a seat is asked at one decision. */
export interface DecisionInput {
  /** What the seat sees now. */
  readonly view: unknown
  /** The choices that the table offers to the seat; never empty. */
  readonly choices: readonly Json[]
  /** The bot's own stream for this answer: the same for the same decision. */
  readonly random: Random
}

export interface BotInput extends DecisionInput {
  readonly game: AnyGame
  readonly seat: Seat
  /**
   * What the seat was asked before in the same turn, the oldest first: a bot that plans a turn answers the same whether it
   * remembers its plan or makes it again from these. Absent: this very bot has been asked all of it.
   */
  readonly earlier?: readonly DecisionInput[]
}

/** @returns one of `question.choices` */
export type Bot = (question: BotInput) => Json
