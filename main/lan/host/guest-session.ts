/** One authenticated guest: its calls, limited and in order, its heartbeat, and its end. */
import type { WebSocket } from 'ws'
import type { Message } from '../../../engine/core/contract/game.ts'
import { isTransferCallName, type HostedTableEndpoint } from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import type { TableSnapshot } from '../../../bridge/table-view.ts'
import {
  HEARTBEAT_INTERVAL_MS,
  BUSY_GUEST_TIMEOUT_MS,
  GUEST_CLOSE_CODES,
  GuestToHostMessage,
  type GuestCallMessage,
  type WelcomeMessage,
} from '../../../bridge/guest-protocol.ts'
import type { Clock } from '../../base/clock.ts'
import { GUEST_MESSAGE_LIMITS, parseBoundedJsonAs } from '../../base/bounded-json.ts'
import { ConcurrentCallQueue } from '../../base/concurrent-call-queue.ts'
import { reject } from '../../base/result.ts'
import { startSilenceWatchdog } from '../silence-watchdog.ts'
import { createTokenBucket } from './token-bucket.ts'
import { closeSocketWithReason } from './close-socket.ts'
import { createEventDroppingSender } from './event-dropping-sender.ts'
import type { TableGatewayForLanGuests } from '../handover/guest-router.ts'

/** Calls that run at once, that may wait, and that are started per second; further calls wait. */
const MAX_RUNNING_CALLS = 4
const MAX_QUEUED_CALLS = 32
const CALL_RATE = { atOnce: 60, perSecond: 20 }
/** Limit for messages of any kind; a guest that exceeds it is disconnected. */
const MESSAGE_RATE = { atOnce: 300, perSecond: 100 }
/** Malformed messages until the connection is closed. */
const MAX_MALFORMED_MESSAGES = 8

/** The socket of an admitted guest, the welcome to send, and the services that its session uses. */
export interface GuestSessionDeps {
  readonly socket: WebSocket
  readonly guests: TableGatewayForLanGuests
  readonly welcome: WelcomeMessage
  readonly clock: Clock
}

/** The handlers that the socket of an authenticated guest calls. */
export interface GuestSocketHandlers {
  onMessage(text: string): void
  /** A ping or pong frame: the device is connected, even while its page is busy. It counts as a message. */
  onSocketPing(): void
  onClosed(): void
}

/**
 * Starts the session of an authenticated guest on its open socket: sends the welcome, then answers the guest's calls
 * and sends events to it. A guest that is silent for too long is disconnected.
 * @returns the handlers that the socket of the guest has to call
 */
export function startGuestSession({ socket, guests, welcome, clock }: GuestSessionDeps): GuestSocketHandlers {
  const now = (): number => clock.now()
  const [calls, messages] = [createTokenBucket(CALL_RATE, now), createTokenBucket(MESSAGE_RATE, now)]
  let broken = 0
  let open = true
  let waitingBytes = 0
  const queue = new ConcurrentCallQueue<GuestCallMessage>(
    { maxRunning: MAX_RUNNING_CALLS, maxQueued: MAX_QUEUED_CALLS },
    { answer, isBlocked: () => outflow.isFull, rate: { clock, take: () => calls.take() } },
  )
  const outflow = createEventDroppingSender(socket, current, () => queue.startWaitingCalls())
  outflow.sendMessage({ welcome })
  const device = startSilenceWatchdog(clock, () => socket.terminate())
  const page = startSilenceWatchdog(clock, () => socket.terminate(), BUSY_GUEST_TIMEOUT_MS)
  const beat = startHeartbeat(clock, (n) => {
    // A guest that reads slowly is still connected.
    if (socket.bufferedAmount < waitingBytes) heard()
    waitingBytes = socket.bufferedAmount
    outflow.sendMessage({ ping: n })
    if (socket.readyState === socket.OPEN) socket.ping()
  })
  const line = guests.connect(welcome.party, {
    send: outflow.sendEvent,
    close,
    offer: (offer) => outflow.sendMessage({ offer }),
  })

  function heard(): void {
    device.reset()
    page.reset()
  }

  function current(): Promise<Result<TableSnapshot>> {
    return line.call('table.current', { table: welcome.table }) as Promise<Result<TableSnapshot>>
  }

  function close(why: Message, moved?: HostedTableEndpoint): void {
    end()
    closeSocketWithReason(socket, why, clock, moved)
  }

  /** Replies are not sent any more. */
  function end(): void {
    open = false
    queue.end()
    device.stop()
    page.stop()
    beat.stop()
  }

  async function answer(asked: GuestCallMessage): Promise<void> {
    const reply = await ask(asked).catch(() => reject('bridge.failed'))
    if (open) outflow.sendMessage({ id: asked.id, reply })
  }

  /** A guest can make only calls of the table and of a host transfer, whatever else the table might answer. */
  async function ask({ call, arg }: GuestCallMessage): Promise<Result<unknown>> {
    return call.startsWith('table.') || isTransferCallName(call)
      ? line.call(call, arg)
      : reject('bridge.refused.unknown')
  }

  function tooMuch(): void {
    end()
    socket.close(GUEST_CLOSE_CODES.tooMuch)
    clock.after(HEARTBEAT_INTERVAL_MS, () => socket.terminate())
  }

  return {
    onMessage(text) {
      if (!open) return
      heard()
      const message = parseBoundedJsonAs(GuestToHostMessage, text, GUEST_MESSAGE_LIMITS)
      if (messages.take() > 0) tooMuch()
      else if (message !== undefined && 'pong' in message) {
        const delay = beat.pong(message.pong)
        if (delay !== undefined) line.setRoundTripTime(delay)
      } else if (message === undefined || !('id' in message)) {
        broken += 1
        if (broken > MAX_MALFORMED_MESSAGES) tooMuch()
        else outflow.sendMessage({ id: null, reply: reject('bridge.refused.form') })
      } else if (!queue.add(message)) tooMuch()
    },
    onSocketPing() {
      if (!open) return
      device.reset()
      if (messages.take() > 0) tooMuch()
    },
    onClosed() {
      end()
      line.close()
    },
  }
}

interface Heartbeat {
  /** @returns the milliseconds since that ping, or undefined if it was not one of the last */
  pong(n: number): number | undefined
  stop(): void
}

function startHeartbeat(clock: Clock, ping: (n: number) => void): Heartbeat {
  let n = 0
  let sent: number | undefined
  let stop = (): void => undefined
  function strike(): void {
    stop = clock.after(HEARTBEAT_INTERVAL_MS, strike)
    n += 1
    sent = clock.now()
    ping(n)
  }
  strike()
  return {
    pong(which) {
      if (which !== n || sent === undefined) return undefined
      const delay = Math.max(0, clock.now() - sent)
      // Each ping is answered once.
      sent = undefined
      return delay
    },
    stop: () => stop(),
  }
}
