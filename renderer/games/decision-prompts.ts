/** What a seat is asked, and what that is about, in the words of its game: ids hang on the kind of the decision (`Game.asks`). */
import type { DecisionPrompt, Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameUi } from './game-ui.ts'

/** The message of a decision: `GAME.ask.KIND`, with `name` filled in by the screen. Undefined: the seat is asked nothing. */
export function promptMessage(face: Pick<GameUi, 'game'>, view: unknown, seat: Seat): Message | undefined {
  const ask = promptOfSeat(face, view, seat)
  if (ask === undefined) return undefined
  const id = `${face.game.info.id}.ask.${ask.kind}`
  return ask.values === undefined ? { id } : { id, values: ask.values }
}

/** What a kind of decision is about: the same for everybody, whatever they may know. */
export interface DecisionExplanation {
  readonly kind: string
  /** What is decided. */
  readonly decides: Message
  /** What usually matters. */
  readonly matters: Message
  /** Of the rulebook. */
  readonly chapter: string | undefined
}

/** What the decision of a seat is about: `GAME.explain.KIND` and `GAME.matters.KIND`. Undefined: the seat is asked nothing. */
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

/** What a seat is asked; undefined: nothing. */
export function promptOfSeat(face: Pick<GameUi, 'game'>, view: unknown, seat: Seat): DecisionPrompt | undefined {
  return face.game.promptFor(view, seat) as DecisionPrompt | undefined
}
