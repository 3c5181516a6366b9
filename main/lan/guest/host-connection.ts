/**
 * The connection of an admitted guest: outgoing calls, replies and events, until it is lost or ended. Its host is not trusted:
 * messages are validated and limited, excess messages wait, and every call has a deadline.
 */
import type { RawData, WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { GuestCallName } from '../../../bridge/calls.ts'
import { NoReplyError, ClientConnection } from '../../../bridge/client-connection.ts'
import type { EventListeners } from '../../../bridge/event-listeners.ts'
import type { TransferPayloadOffer, HostedTableEndpoint } from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import { HostToGuestMessage, type GuestToHostMessage } from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'
import { HOST_MESSAGE_LIMITS, parseBoundedJsonAs } from '../../base/bounded-json.ts'
import { reject } from '../../base/result.ts'
import { createErrorBoundary } from '../../resilience/error-boundary.ts'
import { startSilenceWatchdog } from '../silence-watchdog.ts'
import type { UncheckedGuestEventPayloads } from './reconnecting-host-connection.ts'
import { createInboundThrottle } from './inbound-throttle.ts'

/** The connection of an admitted guest to its host, until it is lost or closed. It does not reconnect. */
export interface HostConnection {
  /** `lan.refused.unreachable`: the connection is lost; `lan.refused.silent`: no reply within the deadline. Never rejects. */
  call(name: GuestCallName, arg: unknown): Promise<Result<unknown>>
  close(): void
}

/**
 * Dependencies of `HostConnection`, the connection of an admitted guest to its host: the open socket at the guest, the
 * services and the callbacks.
 */
export interface HostConnectionDeps {
  readonly socket: WebSocket
  /** Messages that were received already. */
  readonly earlierMessages: readonly HostToGuestMessage[]
  readonly clock: Clock
  readonly log: (line: string) => void
  readonly listeners: EventListeners<UncheckedGuestEventPayloads>
  readonly onOffer: (offer: TransferPayloadOffer) => void
  readonly onMoved: (place: HostedTableEndpoint) => void
  /** Called once, with the host's reason if it gave one. Not called after `close`. */
  readonly onEnd: (why: Message | undefined) => void
}

/** How long a guest waits for the reply of its host to a call, in ms. For `table.advise` it waits longer. */
export const HOST_CALL_TIMEOUT_MS = 10_000
/** The longer time limits of calls that need a search at the host, in ms. */
const SLOW_CALL_TIMEOUT_MS: Readonly<Partial<Record<GuestCallName, number>>> = { 'table.advise': 60_000 }
/** Time limit for the other side to close the socket, in ms. */
const CLOSE_TIMEOUT_MS = 2000

const CALL_FAILURE_REASONS = { lost: 'lan.refused.unreachable', timeout: 'lan.refused.silent' } as const

/**
 * Starts the guest's side of a connection on the open socket to a host that has admitted the guest. The connection
 * sends the guest's calls, and receives the host's replies and events.
 */
export function startAdmittedHostConnection(start: HostConnectionDeps): HostConnection {
  const { socket, earlierMessages, clock, log, listeners, onOffer, onMoved, onEnd } = start
  let why: Message | undefined
  let moved = false
  const { guard } = createErrorBoundary('lan guest', log)
  const silence = startSilenceWatchdog(clock, () => socket.terminate())
  const inflow = createInboundThrottle(
    socket,
    clock,
    guard(read, () => socket.terminate()),
  )
  const say = (message: GuestToHostMessage): void => socket.send(JSON.stringify(message), () => undefined)
  const connection = new ClientConnection<GuestCallName, UncheckedGuestEventPayloads>({
    send: say,
    listeners,
    deadline: { timer: clock, timeoutMs: (name) => SLOW_CALL_TIMEOUT_MS[name] ?? HOST_CALL_TIMEOUT_MS },
  })

  function end(): boolean {
    if (!connection.isOpen) return false
    connection.end()
    silence.stop()
    inflow.stop()
    return true
  }

  function hear(message: HostToGuestMessage): void {
    if ('ping' in message) say({ pong: message.ping })
    else if ('event' in message || 'reply' in message) connection.receive(message)
    else if ('no' in message) why = message.no
    else if ('offer' in message) onOffer(message.offer)
    else if ('moved' in message) {
      // A table moves once; the new address is stored on disk.
      if (!moved) onMoved(message.moved)
      moved = true
    }
  }

  /** An invalid message is dropped. */
  function read(text: string): void {
    if (!connection.isOpen) return
    silence.reset()
    const message = parseBoundedJsonAs(HostToGuestMessage, text, HOST_MESSAGE_LIMITS)
    if (message !== undefined) hear(message)
  }

  socket.on(
    'message',
    guard(
      (data: RawData, isBinary: boolean) => {
        if (connection.isOpen && !isBinary) inflow.push((data as Buffer).toString('utf8'))
      },
      () => socket.terminate(),
    ),
  )
  socket.once(
    'close',
    guard(() => {
      if (end()) onEnd(why)
    }),
  )
  for (const message of earlierMessages) hear(message)
  return {
    async call(name, arg) {
      try {
        return await connection.call(name, arg)
      } catch (error) {
        if (!(error instanceof NoReplyError)) throw error
        return reject(CALL_FAILURE_REASONS[error.why])
      }
    },
    close() {
      end()
      socket.close()
      const cancelTimer = clock.after(CLOSE_TIMEOUT_MS, () => socket.terminate())
      socket.once('close', cancelTimer)
    },
  }
}
