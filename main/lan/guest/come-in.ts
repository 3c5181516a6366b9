/** Coming in over a line that stands: by the code, or back by the token. */
import type { WebSocket } from 'ws'
import { entering, type Next } from '../../../bridge/entering.ts'
import { FromHost, readMessage, type ToHost } from '../../../bridge/wire.ts'
import { told } from '../../reply.ts'
import type { ByCode, ByToken, DialStart } from './start.ts'

/** Milliseconds for the whole of it: the slow hash is computed meanwhile. */
const PATIENCE = 20_000

/** `rest`: what was said after the welcome already. */
export type CameIn = Exclude<Next, { readonly say: unknown }> & { readonly rest: readonly FromHost[] }

/** @returns welcome, or why not; whoever leaves before the end was not reached */
export function comeIn(
  socket: WebSocket,
  fingerprint: string,
  by: ByCode | ByToken,
  { rules, clock, randomBytes }: Pick<DialStart, 'rules' | 'clock' | 'randomBytes'>,
): Promise<CameIn> {
  const entry = entering({ kind: 'app', rules, fingerprint, how: by }, randomBytes)
  const say = (message: ToHost): void => socket.send(JSON.stringify(message), () => undefined)
  const rest: FromHost[] = []
  let welcomed = false
  return new Promise((resolve) => {
    const callOff = clock.after(PATIENCE, () => socket.terminate())
    function end(how: Exclude<Next, { readonly say: unknown }>): void {
      callOff()
      socket.off('message', hear)
      socket.off('close', gone)
      resolve({ ...how, rest })
    }
    function gone(): void {
      end({ no: told('lan.refused.unreachable') })
    }
    function hear(data: Buffer): void {
      const message = readMessage(FromHost, data.toString('utf8'))
      if (message === undefined) {
        end({ no: told('lan.refused.form') })
        return
      }
      if (welcomed) {
        rest.push(message)
        return
      }
      welcomed = 'welcome' in message
      void entry.hear(message).then((next) => {
        if ('say' in next) say(next.say)
        else end(next)
      })
    }
    socket.on('message', hear)
    socket.once('close', gone)
    say(entry.hello)
  })
}
