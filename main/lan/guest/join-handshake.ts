/** Coming in over a line that stands: by the code, or back by the token. */
import type { RawData, WebSocket } from 'ws'
import { createGuestHandshake, type GuestHandshakeStep } from '../../../bridge/guest-handshake.ts'
import { HostToGuestMessage, type GuestToHostMessage } from '../../../bridge/guest-protocol.ts'
import { HOST_MESSAGE_LIMITS, parseBoundedJsonAs } from '../../base/bounded-json.ts'
import { hostMessage } from '../../base/result.ts'
import { createErrorBoundary } from '../../resilience/error-boundary.ts'
import type { JoinCodeCredentials, SessionTokenCredentials, DialOptions } from './guest-dial.ts'

/** Milliseconds for the whole of it: the slow hash is computed meanwhile. */
const HANDSHAKE_TIMEOUT_MS = 20_000
/** Messages that may come in the same breath as the welcome. */
const MAX_MESSAGES_AFTER_WELCOME = 100

/** `rest`: what was said after the welcome already. */
export type JoinHandshakeResult = Exclude<GuestHandshakeStep, { readonly say: unknown }> & {
  readonly rest: readonly HostToGuestMessage[]
}

/** @returns welcome, or why not; whoever leaves before the end was not reached */
export function performJoinHandshake(
  socket: WebSocket,
  fingerprint: string,
  by: JoinCodeCredentials | SessionTokenCredentials,
  { rules, clock, randomBytes, log }: Pick<DialOptions, 'rules' | 'clock' | 'randomBytes' | 'log'>,
): Promise<JoinHandshakeResult> {
  const entry = createGuestHandshake({ kind: 'app', rules, fingerprint, how: by }, randomBytes)
  const say = (message: GuestToHostMessage): void => socket.send(JSON.stringify(message), () => undefined)
  const rest: HostToGuestMessage[] = []
  let welcomed = false
  let busy = false
  const { guard } = createErrorBoundary('lan door', log)
  return new Promise((resolve) => {
    const cancelTimer = clock.after(HANDSHAKE_TIMEOUT_MS, () => socket.terminate())
    function end(how: Exclude<GuestHandshakeStep, { readonly say: unknown }>): void {
      cancelTimer()
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
      const message = parseBoundedJsonAs(HostToGuestMessage, (data as Buffer).toString('utf8'), HOST_MESSAGE_LIMITS)
      // The host answers one message at a time, so whatever it says meanwhile is out of order.
      if (message === undefined || busy || rest.length >= MAX_MESSAGES_AFTER_WELCOME) misunderstood()
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
