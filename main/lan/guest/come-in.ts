/** Coming in over a line that stands: by the code, or back by the token. */
import type { RawData, WebSocket } from 'ws'
import { entering, type Next } from '../../../bridge/entering.ts'
import { FromHost, type ToHost } from '../../../bridge/wire.ts'
import { HOST_MESSAGE, readForm } from '../../json.ts'
import { hostMessage } from '../../reply.ts'
import { boundary } from '../../resilience/boundary.ts'
import type { ByCode, ByToken, DialStart } from './start.ts'

/** Milliseconds for the whole of it: the slow hash is computed meanwhile. */
const PATIENCE = 20_000
/** Messages that may come in the same breath as the welcome. */
const MAX_REST = 100

/** `rest`: what was said after the welcome already. */
export type CameIn = Exclude<Next, { readonly say: unknown }> & { readonly rest: readonly FromHost[] }

/** @returns welcome, or why not; whoever leaves before the end was not reached */
export function comeIn(
  socket: WebSocket,
  fingerprint: string,
  by: ByCode | ByToken,
  { rules, clock, randomBytes, log }: Pick<DialStart, 'rules' | 'clock' | 'randomBytes' | 'log'>,
): Promise<CameIn> {
  const entry = entering({ kind: 'app', rules, fingerprint, how: by }, randomBytes)
  const say = (message: ToHost): void => socket.send(JSON.stringify(message), () => undefined)
  const rest: FromHost[] = []
  let welcomed = false
  let busy = false
  const { guard } = boundary('lan door', log)
  return new Promise((resolve) => {
    const callOff = clock.after(PATIENCE, () => socket.terminate())
    function end(how: Exclude<Next, { readonly say: unknown }>): void {
      callOff()
      socket.off('message', hear)
      socket.off('close', gone)
      resolve({ ...how, rest })
    }
    function gone(): void {
      end({ no: hostMessage('lan.refused.unreachable') })
    }
    function misunderstood(): void {
      end({ no: hostMessage('lan.refused.form') })
    }
    const hear = guard(async (data: RawData) => {
      const message = readForm(FromHost, (data as Buffer).toString('utf8'), HOST_MESSAGE)
      // The host answers one message at a time, so whatever it says meanwhile is out of order.
      if (message === undefined || busy || rest.length >= MAX_REST) misunderstood()
      else if (welcomed) rest.push(message)
      else {
        welcomed = 'welcome' in message
        busy = !welcomed
        const next = await entry.hear(message)
        busy = false
        if ('say' in next) say(next.say)
        else end(next)
      }
    }, misunderstood)
    socket.on('message', hear)
    socket.once('close', gone)
    say(entry.hello)
  })
}
