/** One socket of a guest, from its first message to its last: first the handshake, then the session. */
import type { RawData, WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { JoinClientKind } from '../../../bridge/join-code-proof.ts'
import { GuestToHostMessage, type HostToGuestMessage, type WelcomeMessage } from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'
import { GUEST_MESSAGE_LIMITS, parseBoundedJsonAs } from '../../base/bounded-json.ts'
import { hostMessage } from '../../base/result.ts'
import { createErrorBoundary } from '../../resilience/error-boundary.ts'
import { closeSocketWithReason } from './close-socket.ts'
import type { ConnectionSlot } from './connection-limiter.ts'
import type { HandshakeServer } from './handshake-server.ts'
import { startGuestSession, type GuestSocketHandlers } from './guest-session.ts'
import type { TableGatewayForLanGuests } from '../handover/guest-router.ts'

/** Maximum number of admitted guests that are connected to a table at once, players and spectators together. */
export const MAX_JOINED_GUESTS = 64

/**
 * Dependencies of `serveGuestSocket`. `joinedSockets` holds the sockets of all admitted guests of the table;
 * `serveGuestSocket` keeps it up to date.
 */
export interface GuestSocketDeps {
  readonly handshakes: HandshakeServer
  readonly guests: () => TableGatewayForLanGuests
  readonly clock: Clock
  readonly log: (line: string) => void
  readonly joinedSockets: Set<WebSocket>
}

/** Serves one new socket of a guest: performs the host's side of the handshake, then runs the session. */
export function serveGuestSocket(
  socket: WebSocket,
  channel: JoinClientKind,
  place: ConnectionSlot,
  reception: GuestSocketDeps,
): void {
  const { handshakes, guests, clock, log, joinedSockets } = reception
  const meeting = handshakes.startHandshake(channel, place.address)
  let line: GuestSocketHandlers | undefined
  /** Set while a message is answered; a further message meanwhile is out of order. */
  let busy = false

  function refuse(why: Message): void {
    closeSocketWithReason(socket, why, clock)
  }

  /** Removes a party that never received its welcome. It joins again under the same name, which must be free then. */
  async function forget({ party, table, mac }: WelcomeMessage): Promise<void> {
    if (mac === undefined) return
    const nobody = guests().connect(party, { send: noop, close: noop, offer: noop })
    await nobody.call('table.leave', { table })
    nobody.close()
  }

  async function comeIn(welcome: WelcomeMessage): Promise<void> {
    // A displaced guest may still be closing its socket.
    if ([...joinedSockets].filter(({ readyState }) => readyState === socket.OPEN).length >= MAX_JOINED_GUESTS) {
      refuse(hostMessage('lan.refused.full'))
      await forget(welcome)
      return
    }
    joinedSockets.add(socket)
    place.markJoined()
    line = startGuestSession({ socket, guests: guests(), welcome, clock })
  }

  async function atTheDoor(text: string): Promise<void> {
    const message = parseBoundedJsonAs(GuestToHostMessage, text, GUEST_MESSAGE_LIMITS)
    if (busy || message === undefined) {
      refuse(hostMessage('lan.refused.form'))
      return
    }
    busy = true
    const step = await meeting.receive(message)
    busy = false
    if (socket.readyState !== socket.OPEN) {
      if ('welcome' in step) await forget(step.welcome)
    } else if ('no' in step) refuse(step.no)
    else if ('welcome' in step) await comeIn(step.welcome)
    else socket.send(JSON.stringify(step.say satisfies HostToGuestMessage), () => undefined)
  }

  function failed(): void {
    if (line === undefined) refuse(hostMessage('bridge.failed'))
    else socket.terminate()
  }

  const { guard } = createErrorBoundary('lan: a guest', log)
  socket.on(
    'message',
    guard((data: RawData, isBinary: boolean) => {
      if (socket.readyState !== socket.OPEN) return undefined
      const text = isBinary ? '' : messageTextOf(data)
      if (line === undefined) return atTheDoor(text)
      line.onMessage(text)
      return undefined
    }, failed),
  )
  for (const event of ['ping', 'pong'] as const)
    socket.on(
      event,
      guard(() => {
        if (line === undefined) socket.terminate()
        else line.onSocketPing()
      }, failed),
    )
  socket.on('error', () => socket.terminate())
  socket.once(
    'close',
    guard(() => {
      joinedSockets.delete(socket)
      line?.onClosed()
    }),
  )
}

function noop(): void {
  // The other side is gone already.
}

function messageTextOf(data: RawData): string {
  return (data as Buffer).toString('utf8')
}
