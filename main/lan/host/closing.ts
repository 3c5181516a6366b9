/** How a line is ended by the host: the reason first, then a code that says whether dialling again is of use. */
import type { WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Place } from '../../../bridge/handing.ts'
import { CLOSED, isForNow, type FromHost } from '../../../bridge/wire.ts'
import type { Clock } from '../../clock.ts'

/** Milliseconds for a guest to say goodbye in turn. */
const PATIENCE = 2000

/** @param moved where the table is from now on */
export function closeFor(socket: WebSocket, why: Message, clock: Clock, moved?: Place): void {
  const say = (message: FromHost): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message), () => undefined)
  }
  if (moved !== undefined) say({ moved })
  say({ no: why })
  socket.close(isForNow(why) ? CLOSED.later : CLOSED.over)
  const callOff = clock.after(PATIENCE, () => socket.terminate())
  socket.once('close', callOff)
}
