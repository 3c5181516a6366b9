/** Short constructors of the two results of a call. */
import type { Result } from '../../bridge/result.ts'

export { reject, hostMessage, type Rejection } from '../../engine/core/contract/host-messages.ts'

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}
