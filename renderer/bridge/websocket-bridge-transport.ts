/**
 * Calls and events over one WebSocket, for pages served by a host without Electron. The page sends `{id, call, arg}`, the
 * host answers `{id, reply}` and pushes `{event, value}`. A lost connection is reopened with a growing delay, unless the host
 * rejects the session token (ticket): a rejection is permanent.
 */
import type { CallName } from '../../bridge/calls.ts'
import { ClientConnection, type ReplyMessage } from '../../bridge/client-connection.ts'
import type { EventMessage } from '../../bridge/event-listeners.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import { PAGE_REDIAL_DELAY_LIMITS, RedialScheduler } from '../../bridge/redial-scheduler.ts'
import type { Timer } from '../../bridge/timer.ts'
import { NO_SESSION_CLOSE_CODE } from '../../bridge/web-endpoints.ts'
import type { BridgeTransport } from './bridge-transport.ts'
import { pageTimer } from './page-timer.ts'

/** The transport of a page over a WebSocket to its host. It reconnects by itself after a loss. */
export interface WebSocketBridgeTransport extends BridgeTransport {
  /** Adds a listener, called when the host has rejected the session token (ticket). The page does not reconnect after that. */
  onTokenRejected(listener: () => void): void
}

/**
 * Creates the transport by which a page exchanges calls and events with its host over a WebSocket. It starts to
 * connect, and returns without waiting for the connection. Calls made before the first WebSocket opens wait for it,
 * and are rejected if it closes instead. After a loss it reconnects by itself, unless the host has rejected the
 * session token.
 * @param open creates a WebSocket to the host; called for every attempt to connect
 * @param timer delays the attempts to reconnect; tests pass their own
 */
export function createWebSocketBridgeTransport(
  open: () => WebSocket,
  timer: Timer = pageTimer,
): WebSocketBridgeTransport {
  const refusals = new Set<() => void>()
  /** Calls made before the first connection is open. */
  const waiting: string[] = []
  const redial = new RedialScheduler(PAGE_REDIAL_DELAY_LIMITS, { timer })
  const connection = new ClientConnection<CallName, BridgeEvents>({
    send(message) {
      const text = JSON.stringify(message)
      if (socket.readyState === socket.OPEN) socket.send(text)
      else waiting.push(text)
    },
  })
  let socket: WebSocket

  function dial(): void {
    socket = open()
    socket.addEventListener('open', () => {
      redial.reset()
      for (const text of waiting.splice(0)) socket.send(text)
      connection.resume()
    })
    socket.addEventListener('message', ({ data }) => {
      // The page comes from this host, so it trusts the form of its messages.
      connection.receive(JSON.parse(String(data)) as ReplyMessage | EventMessage<BridgeEvents>)
    })
    socket.addEventListener('close', ({ code }) => {
      waiting.length = 0
      connection.lose()
      if (code === NO_SESSION_CLOSE_CODE) for (const refused of refusals) refused()
      else redial.schedule(dial)
    })
  }

  dial()
  return {
    call: (name, arg) => connection.call(name, arg),
    on: (event, listener) => connection.on(event, listener),
    onLostChanged: (listener) => connection.onLostChanged(listener),
    onTokenRejected: (listener) => refusals.add(listener),
  }
}
