/** Short constructors of the two results of a call, and of the host's messages. */
import type { HostMessageId } from '../../bridge/host-messages.ts'
import type { Result } from '../../bridge/result.ts'
import type { Rejection } from '../../engine/core/contract/engine-messages.ts'
import type { Message, MessageValues } from '../../engine/core/contract/message.ts'

export type { Rejection }

/** Creates the result of a call that succeeded, with its value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** Creates the result of a call that was refused or failed. The reason is a message of the host, which clients translate. */
export function reject(id: HostMessageId, values?: MessageValues): Rejection {
  return { ok: false, reason: hostMessage(id, values) }
}

/** Creates a message of the host to players: an id that clients translate, and the values for the placeholders of its text. */
export function hostMessage(id: HostMessageId, values?: MessageValues): Message<HostMessageId> {
  return values === undefined ? { id } : { id, values }
}
