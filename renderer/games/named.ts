/** The messages of one game: by their ids without its name, and what its things are called. */
import type { MessageValues } from '../../engine/core/contract/message.ts'

/** A message that can also be a value of another one. */
export interface Named {
  readonly id: string
  readonly values: MessageValues
}

/** @param game its id */
export function messagesOf(game: string) {
  const message = (id: string, values: MessageValues = {}): Named => ({ id: `${game}.${id}`, values })
  /** What each of a family is called, by its own id: `GAME.FAMILY.ID`, or a part of that. */
  const names =
    <T extends string | number>(family: string, part = '') =>
    (of: T): Named =>
      message(`${family}.${of}${part}`)
  return { message, names }
}
