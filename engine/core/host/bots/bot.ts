/**
 * Bot interface: a function from a seat's view to one of its choices. A bot never holds the true state; it searches in
 * determinizations of its view, and draws from its own stream.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'

/**
 * One decision that a bot has to make: the seat's view, the choices that it is offered, and the bot's random stream
 * for it. `BotInput` adds the game, the seat and its earlier decisions.
 */
export interface BotDecisionPoint {
  /** The seat's current view. */
  readonly view: unknown
  /** The choices that the table offers to the seat. Never empty. */
  readonly choices: readonly Json[]
  /** The bot's own random stream for this decision: the same draws if the same decision is asked again. */
  readonly random: Random
}

/** Everything that a bot gets in order to choose: the decision, the game, the seat, and the decisions before. */
export interface BotInput extends BotDecisionPoint {
  readonly game: AnyGame
  readonly seat: Seat
  /**
   * The seat's earlier decisions in the same turn, oldest first. A bot that plans a turn must answer the same whether
   * it remembers its plan or recomputes it from these. Absent: this bot instance has answered all of them.
   */
  readonly earlier?: readonly BotDecisionPoint[]
}

/**
 * The function by which a bot (a computer player) makes one choice for a seat.
 * @returns one of `question.choices`
 */
export type Bot = (question: BotInput) => Json
