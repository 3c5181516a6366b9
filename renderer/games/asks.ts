/** What a seat is asked, in the words of its game: the id hangs on the kind of the decision (`Game.asks`). */
import type { Ask, Message, Seat } from '../../engine/core/contract/game.ts'
import type { GameFace } from './face.ts'

/** The message of a decision: `GAME.ask.KIND`, with `name` filled in by the screen. Undefined: the seat is asked nothing. */
export function askMessage(face: Pick<GameFace, 'game'>, view: unknown, seat: Seat): Message | undefined {
  const { info } = face.game
  const ask = face.game.asks(view, seat) as Ask | undefined
  if (ask === undefined) return undefined
  const id = `${info.id}.ask.${ask.kind}`
  return ask.values === undefined ? { id } : { id, values: ask.values }
}
