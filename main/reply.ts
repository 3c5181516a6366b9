/** The two answers to a call, as short words. */
import type { Reply } from '../bridge/reply.ts'

export { reject, hostMessage, type Rejection } from '../engine/core/contract/host-messages.ts'

export function done<T>(value: T): Reply<T> {
  return { ok: true, value }
}
