/**
 * Bot interface: a function from a seat's view to one of its choices. A bot never holds the true state; it searches in
 * determinizations of its view, and draws from its own stream.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'

/** One decision of a seat. */
export interface DecisionInput {
  /** The seat's current view. */
  readonly view: unknown
  /** The choices that the table offers to the seat. Never empty. */
  readonly choices: readonly Json[]
  /** The bot's own stream for this answer: the same for the same decision. */
  readonly random: Random
}

export interface BotInput extends DecisionInput {
  readonly game: AnyGame
  readonly seat: Seat
  /**
   * The seat's earlier decisions in the same turn, oldest first. A bot that plans a turn must answer the same whether
   * it remembers its plan or recomputes it from these. Absent: this bot instance has answered all of them.
   */
  readonly earlier?: readonly DecisionInput[]
}

/** @returns one of `question.choices` */
export type Bot = (question: BotInput) => Json
