/**
 * Prompt and explanation of a seat's decision, as messages of its game: their ids depend on the kind of the decision
 * (`Game.asks`).
 */
import type { DecisionPrompt, Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameUi } from './game-ui.ts'

/**
 * Composes the message that asks a seat for its pending decision. Its id is `GAME.ask.KIND`, with the id of the game
 * and the kind of the decision. The screen that shows the message adds the value `name`.
 * @returns undefined if the seat has no decision
 */
export function promptMessageOfSeat(gameUi: Pick<GameUi, 'game'>, view: unknown, seat: Seat): Message | undefined {
  const ask = decisionPromptOfSeat(gameUi, view, seat)
  if (ask === undefined) return undefined
  const id = `${gameUi.game.info.id}.ask.${ask.kind}`
  return ask.values === undefined ? { id } : { id, values: ask.values }
}

/** The explanation of a kind of decision. It is the same for every seat and contains no private information. */
export interface DecisionExplanation {
  readonly kind: string
  /** The decision of the player, in words. */
  readonly decides: Message
  /** What usually matters for the decision. */
  readonly matters: Message
  /** The chapter of the rulebook about it; undefined if there is none. */
  readonly chapter: string | undefined
}

/**
 * Explains the pending decision of a seat: what the seat decides (message `GAME.explain.KIND`), what usually matters
 * (`GAME.matters.KIND`), and the chapter of the rulebook.
 * @returns undefined if the seat has no decision
 */
export function decisionExplanationOfSeat(
  gameUi: Pick<GameUi, 'game' | 'decisionChapters'>,
  view: unknown,
  seat: Seat,
): DecisionExplanation | undefined {
  const kind = decisionPromptOfSeat(gameUi, view, seat)?.kind
  if (kind === undefined) return undefined
  const { id } = gameUi.game.info
  return {
    kind,
    decides: { id: `${id}.explain.${kind}` },
    matters: { id: `${id}.matters.${kind}` },
    chapter: gameUi.decisionChapters[kind],
  }
}

/** The prompt of a seat (kind of decision and values), or undefined if the seat has no decision. */
export function decisionPromptOfSeat(
  gameUi: Pick<GameUi, 'game'>,
  view: unknown,
  seat: Seat,
): DecisionPrompt | undefined {
  return gameUi.game.promptFor(view, seat) as DecisionPrompt | undefined
}
