/** Closes a socket of the host: first the reason, then a close code that says whether reconnecting is useful. */
import type { WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { HostedTableEndpoint } from '../../../bridge/host-transfer.ts'
import { GUEST_CLOSE_CODES, isTemporaryReason, type HostToGuestMessage } from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'

/** Time limit for the guest's closing handshake, in ms. */
const CLOSE_TIMEOUT_MS = 2000

/**
 * Tells a guest why the host closes its socket, then closes it; terminates it if the guest does not reply in time.
 * @param moved the table's new address, which the guest is told first
 */
export function closeSocketWithReason(
  socket: WebSocket,
  why: Message,
  clock: Clock,
  moved?: HostedTableEndpoint,
): void {
  const say = (message: HostToGuestMessage): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message), () => undefined)
  }
  if (moved !== undefined) say({ moved })
  say({ no: why })
  socket.close(isTemporaryReason(why) ? GUEST_CLOSE_CODES.later : GUEST_CLOSE_CODES.over)
  const cancelTimer = clock.after(CLOSE_TIMEOUT_MS, () => socket.terminate())
  socket.once('close', cancelTimer)
}
