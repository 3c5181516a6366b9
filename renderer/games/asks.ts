/** What a seat is asked, and what that is about, in the words of its game: ids hang on the kind of the decision (`Game.asks`). */
import type { DecisionPrompt, Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameFace } from './face.ts'

/** The message of a decision: `GAME.ask.KIND`, with `name` filled in by the screen. Undefined: the seat is asked nothing. */
export function askMessage(face: Pick<GameFace, 'game'>, view: unknown, seat: Seat): Message | undefined {
  const ask = askOf(face, view, seat)
  if (ask === undefined) return undefined
  const id = `${face.game.info.id}.ask.${ask.kind}`
  return ask.values === undefined ? { id } : { id, values: ask.values }
}

/** What a kind of decision is about: the same for everybody, whatever they may know. */
export interface Explained {
  readonly kind: string
  /** What is decided. */
  readonly decides: Message
  /** What usually matters. */
  readonly matters: Message
  /** Of the rulebook. */
  readonly chapter: string | undefined
}

/** What the decision of a seat is about: `GAME.explain.KIND` and `GAME.matters.KIND`. Undefined: the seat is asked nothing. */
export function explained(face: Pick<GameFace, 'game' | 'chapters'>, view: unknown, seat: Seat): Explained | undefined {
  const kind = askOf(face, view, seat)?.kind
  if (kind === undefined) return undefined
  const { id } = face.game.info
  return {
    kind,
    decides: { id: `${id}.explain.${kind}` },
    matters: { id: `${id}.matters.${kind}` },
    chapter: face.chapters[kind],
  }
}

/** What a seat is asked; undefined: nothing. */
export function askOf(face: Pick<GameFace, 'game'>, view: unknown, seat: Seat): DecisionPrompt | undefined {
  return face.game.promptFor(view, seat) as DecisionPrompt | undefined
}
