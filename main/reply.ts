/** The two answers to a call, as short words. */
import type { Message, MessageValues } from '../engine/core/contract/game.ts'
import type { Reply } from '../bridge/reply.ts'

export type Refusal = { readonly ok: false; readonly reason: Message }

export function done<T>(value: T): Reply<T> {
  return { ok: true, value }
}

export function refuse(id: string, values?: MessageValues): Refusal {
  return { ok: false, reason: values === undefined ? { id } : { id, values } }
}
