/** Short constructors of the two results of a call, and of the host's messages. */
import type { HostMessageId } from '../../bridge/host-messages.ts'
import type { Result } from '../../bridge/result.ts'
import type { Rejection } from '../../engine/core/contract/engine-messages.ts'
import type { Message, MessageValues } from '../../engine/core/contract/message.ts'

export type { Rejection }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function reject(id: HostMessageId, values?: MessageValues): Rejection {
  return { ok: false, reason: hostMessage(id, values) }
}

export function hostMessage(id: HostMessageId, values?: MessageValues): Message<HostMessageId> {
  return values === undefined ? { id } : { id, values }
}
