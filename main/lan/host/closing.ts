/** How a line is ended by the host: the reason first, then a code that says whether dialling again is of use. */
import type { WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import { CLOSED, isForNow, type FromHost } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'

/** Milliseconds for a guest to say goodbye in turn. */
const PATIENCE = 2000

export function closeFor(socket: WebSocket, why: Message, clock: Clock): void {
  const message: FromHost = { no: why }
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message), () => undefined)
  socket.close(isForNow(why) ? CLOSED.later : CLOSED.over)
  const callOff = clock.after(PATIENCE, () => socket.terminate())
  socket.once('close', callOff)
}
