/**
 * Connection of a guest's page to the table of a host (main/lan/PROTOCOL.md): joins with the code or rejoins with the token
 * from the host, answers heartbeats, and carries calls and events. A lost connection is reopened, unless the host has closed
 * it for good.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { CallName } from '../../bridge/calls.ts'
import { NoReplyError, ClientConnection } from '../../bridge/client-connection.ts'
import type { EventMessage } from '../../bridge/event-listeners.ts'
import { createGuestHandshake, type GuestHandshake, type GuestHandshakeInput } from '../../bridge/guest-handshake.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { HostedTableEndpoint } from '../../bridge/host-transfer.ts'
import type { RandomBytesFunction } from '../../bridge/join-code-proof.ts'
import { PAGE_REDIAL_DELAY_LIMITS, RedialScheduler } from '../../bridge/redial-scheduler.ts'
import type { Timer } from '../../bridge/timer.ts'
import {
  HEARTBEAT_INTERVAL_MS,
  GUEST_CLOSE_CODES,
  HostToGuestMessage,
  parseWireMessage,
  HEARTBEAT_TIMEOUT_MS,
  type GuestToHostMessage,
} from '../../bridge/guest-protocol.ts'
import { appMessage } from '../messages/index.ts'
import type { BridgeTransport } from './bridge-transport.ts'
import { pageTimer } from './page-timer.ts'

/**
 * State of the connection of a guest's page to its host, as the value of `at`:
 * - `coming`: the page is joining;
 * - `in`: the host has admitted the page to the table;
 * - `lost`: the connection is lost, and the page reconnects;
 * - `over`: the connection has ended for good;
 * - `moved`: the table has a new host, at `place`.
 *
 * `why` is the reason as a message, which either comes from the host or says that the host does not answer.
 */
export type GuestPageConnectionState =
  /** Joining. After a first failure the client retries. */
  | { readonly at: 'coming'; readonly why?: Message }
  /** The rejoin token of this page, new or unchanged. */
  | { readonly at: 'in'; readonly table: string; readonly token: string }
  | { readonly at: 'lost'; readonly why?: Message }
  | { readonly at: 'over'; readonly why: Message }
  /** The table has been transferred to another machine, where the token is valid. */
  | { readonly at: 'moved'; readonly place: HostedTableEndpoint; readonly token: string }

/** The connection of a guest's page to its host. It reconnects by itself. */
export interface GuestPageConnection extends BridgeTransport {
  /** Closes the connection from this side. */
  close(): void
}

/**
 * The collaborators of a guest page's connection: a function that opens a socket, credentials (`how`), rules versions, callbacks.
 */
export interface GuestPageConnectionDeps {
  readonly open: () => WebSocket
  readonly how: GuestHandshakeInput['how']
  readonly rules: GuestHandshakeInput['rules']
  readonly randomBytes: RandomBytesFunction
  readonly onState: (state: GuestPageConnectionState) => void
  /** Injected by tests. */
  readonly timer?: Timer
}

/**
 * Opens the connection of a guest's page to its host, over a WebSocket: joins or rejoins the table. It returns at once; the
 * outcome, and every later state, is reported to `onState`.
 */
export function startGuestPageConnection(start: GuestPageConnectionDeps): GuestPageConnection {
  const { open, rules, randomBytes, onState, timer = pageTimer } = start
  const redial = new RedialScheduler(PAGE_REDIAL_DELAY_LIMITS, { timer })
  const connection = new ClientConnection<CallName, BridgeEvents>({
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) throw new NoReplyError('lost')
      socket.send(JSON.stringify(message))
    },
  })
  let how = start.how
  let wasIn = false
  let ended = false
  let socket: WebSocket | undefined

  function dial(): void {
    if (ended) return
    const mine = open()
    socket = mine
    const way = createGuestHandshake({ kind: 'browser', rules, fingerprint: '', how }, randomBytes)
    let quiet = 0
    let isIn = false
    let why: Message | undefined
    /** Messages are handled one at a time, since computing the proof is asynchronous. */
    let turn = Promise.resolve()

    mine.addEventListener('open', () => {
      say(way.hello)
      watch()
    })
    mine.addEventListener('message', ({ data }) => {
      quiet = 0
      const message = parseWireMessage(HostToGuestMessage, String(data))
      if (message === undefined) return
      if ('ping' in message) say({ pong: message.ping })
      else if ('no' in message) why = message.no
      else if ('moved' in message) turn = turn.then(() => move(message.moved))
      else if (isIn) receive(message)
      else turn = turn.then(() => comeIn(way, message))
    })
    mine.addEventListener('close', ({ code }) => {
      shut(code)
    })

    function shut(code?: number): void {
      if (socket !== mine) return
      socket = undefined
      void turn.then(() => {
        gone(why, code)
      })
    }

    function say(message: GuestToHostMessage): void {
      if (mine.readyState === mine.OPEN) mine.send(JSON.stringify(message))
    }

    /**
     * A host that sends nothing for this long counts as gone. Checks are counted instead of timed: a page that was busy first
     * receives the messages that have queued up. While the proof is computed neither side has to send.
     */
    function watch(): void {
      timer.after(HEARTBEAT_INTERVAL_MS, () => {
        if (socket !== mine) return
        quiet += HEARTBEAT_INTERVAL_MS
        if (!isIn || quiet < HEARTBEAT_TIMEOUT_MS) watch()
        else {
          // The close event of an unresponsive host could take long.
          shut()
          mine.close()
        }
      })
    }

    async function comeIn(entry: GuestHandshake, message: HostToGuestMessage): Promise<void> {
      const step = await entry.hear(message)
      if ('say' in step) say(step.say)
      else if ('no' in step) {
        why = step.no
        end(step.no)
        mine.close()
      } else {
        isIn = true
        wasIn = true
        redial.reset()
        how = { token: step.welcome.token }
        onState({ at: 'in', table: step.welcome.table, token: step.welcome.token })
        connection.resume()
      }
    }
  }

  function gone(why: Message | undefined, code: number | undefined): void {
    connection.end()
    if (ended) return
    // A join with a code is not retried automatically: each attempt with a wrong code would count.
    if (code === GUEST_CLOSE_CODES.over || (!wasIn && 'code' in how)) {
      end(why ?? appMessage('guest.unreachable'))
      return
    }
    if (wasIn) onState(why === undefined ? { at: 'lost' } : { at: 'lost', why })
    else onState({ at: 'coming', why: why ?? appMessage('guest.unreachable') })
    connection.lose(why)
    redial.schedule(dial)
  }

  /** A page belongs to its host's origin: the page of the new host takes over. */
  function move(place: HostedTableEndpoint): void {
    if (ended || !('token' in how)) return
    ended = true
    onState({ at: 'moved', place, token: how.token })
  }

  function end(why: Message): void {
    if (ended) return
    ended = true
    onState({ at: 'over', why })
  }

  /** A page trusts the host that served it: its values pass no schema. */
  function receive(message: HostToGuestMessage): void {
    if ('event' in message) connection.receive(message as EventMessage<BridgeEvents>)
    else if ('reply' in message) connection.receive(message)
  }

  onState({ at: 'coming' })
  dial()
  return {
    call: (name, arg) => connection.call(name, arg),
    on: (event, listener) => connection.on(event, listener),
    onLostChanged: (listener) => connection.onLostChanged(listener),
    close() {
      ended = true
      socket?.close()
    },
  }
}
