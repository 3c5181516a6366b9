/** Guest side of the join handshake on an open connection: by code, or again by token. */
import type { RawData, WebSocket } from 'ws'
import { createGuestHandshake, type GuestHandshakeStepResult } from '../../../bridge/guest-handshake.ts'
import { HostToGuestMessage, type GuestToHostMessage } from '../../../bridge/guest-protocol.ts'
import { HOST_MESSAGE_LIMITS, parseBoundedJsonAs } from '../../base/bounded-json.ts'
import { hostMessage } from '../../base/result.ts'
import { createErrorBoundary } from '../../resilience/error-boundary.ts'
import type {
  JoinCodeCredentials,
  ReconnectCredentials,
  ReconnectingHostConnectionDeps,
} from './reconnecting-host-connection.ts'

/** Time limit for the whole handshake, including the slow hash, in ms. */
const HANDSHAKE_TIMEOUT_MS = 20_000
/** Messages that may arrive together with the welcome. */
const MAX_MESSAGES_AFTER_WELCOME = 100

/**
 * The outcome of a join handshake: the welcome if the host admits the guest, else the rejection. `laterMessages`:
 * messages received after the welcome.
 */
export type JoinHandshakeResult = Exclude<GuestHandshakeStepResult, { readonly say: unknown }> & {
  readonly laterMessages: readonly HostToGuestMessage[]
}

/**
 * Performs the guest's side of the join handshake on an open socket.
 * @param fingerprint of the certificate that the host has shown
 * @param by the join code of a first join, or the token of a guest that reconnects
 * @returns the welcome or the rejection; a connection that closes early counts as unreachable
 */
export function performJoinHandshake(
  socket: WebSocket,
  fingerprint: string,
  by: JoinCodeCredentials | ReconnectCredentials,
  { rules, clock, randomBytes, log }: Pick<ReconnectingHostConnectionDeps, 'rules' | 'clock' | 'randomBytes' | 'log'>,
): Promise<JoinHandshakeResult> {
  const entry = createGuestHandshake({ kind: 'app', rules, fingerprint, how: by }, randomBytes)
  const say = (message: GuestToHostMessage): void => socket.send(JSON.stringify(message), () => undefined)
  const rest: HostToGuestMessage[] = []
  let welcomed = false
  let busy = false
  const { guard } = createErrorBoundary('lan door', log)
  return new Promise((resolve) => {
    const cancelTimer = clock.after(HANDSHAKE_TIMEOUT_MS, () => socket.terminate())
    function end(how: Exclude<GuestHandshakeStepResult, { readonly say: unknown }>): void {
      cancelTimer()
      socket.off('message', hear)
      socket.off('close', gone)
      resolve({ ...how, laterMessages: rest })
    }
    function gone(): void {
      end({ no: hostMessage('lan.refused.unreachable') })
    }
    function misunderstood(): void {
      end({ no: hostMessage('lan.refused.form') })
    }
    const hear = guard(async (data: RawData) => {
      const message = parseBoundedJsonAs(HostToGuestMessage, (data as Buffer).toString('utf8'), HOST_MESSAGE_LIMITS)
      // The host answers one message at a time, so a message during a computation is out of order.
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
