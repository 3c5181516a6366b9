/**
 * Prompt and explanation of a seat's decision in the words of its game: message ids depend on the kind of the decision
 * (`Game.asks`).
 */
import type { DecisionPrompt, Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameUi } from './game-ui.ts'

/**
 * The message of a decision: `GAME.ask.KIND`, with `name` filled in by the screen. @returns undefined if the seat has no
 * decision
 */
export function promptMessage(face: Pick<GameUi, 'game'>, view: unknown, seat: Seat): Message | undefined {
  const ask = promptOfSeat(face, view, seat)
  if (ask === undefined) return undefined
  const id = `${face.game.info.id}.ask.${ask.kind}`
  return ask.values === undefined ? { id } : { id, values: ask.values }
}

/** Explanation of a kind of decision: the same for all players, independent of private information. */
export interface DecisionExplanation {
  readonly kind: string
  /** The subject of the decision. */
  readonly decides: Message
  /** What usually matters. */
  readonly matters: Message
  /** Chapter of the rulebook. */
  readonly chapter: string | undefined
}

/**
 * Explanation of a seat's decision: `GAME.explain.KIND` and `GAME.matters.KIND`. @returns undefined if the seat has no
 * decision
 */
export function explainDecision(
  face: Pick<GameUi, 'game' | 'decisionChapters'>,
  view: unknown,
  seat: Seat,
): DecisionExplanation | undefined {
  const kind = promptOfSeat(face, view, seat)?.kind
  if (kind === undefined) return undefined
  const { id } = face.game.info
  return {
    kind,
    decides: { id: `${id}.explain.${kind}` },
    matters: { id: `${id}.matters.${kind}` },
    chapter: face.decisionChapters[kind],
  }
}

/** The prompt of a seat, or undefined if it has no decision. */
export function promptOfSeat(face: Pick<GameUi, 'game'>, view: unknown, seat: Seat): DecisionPrompt | undefined {
  return face.game.promptFor(view, seat) as DecisionPrompt | undefined
}
