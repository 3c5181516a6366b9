/** The two answers to a call, as short words. */
import type { Reply } from '../bridge/reply.ts'

export { refuse, told, type Refusal } from '../engine/core/contract/told.ts'

export function done<T>(value: T): Reply<T> {
  return { ok: true, value }
}
