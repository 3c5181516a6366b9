/**
 * Limits the data read from one host to what a table needs. Messages of a host that sends more are delayed: they wait in the
 * network, and other work of this process continues.
 */
import type { WebSocket } from 'ws'
import type { Clock } from '../../base/clock.ts'

/** Characters and messages that are read at once, and per second in the long run. */
const LENGTH_RATE = { atOnce: 8 * 1024 * 1024, perSecond: 1024 * 1024 }
const MESSAGE_RATE = { atOnce: 1000, perSecond: 300 }
/** Processing time for a host at once, and per second, in ms; the rest is left for other work. */
const TIME_RATE = { atOnce: 15, perSecond: 300 }
/** Longest pause, in ms; shorter than the silence that counts as a lost connection. */
const MAX_PAUSE_MS = 1000

/** Passes on the messages of one host, and delays them if there are too many. */
export interface InboundThrottle {
  /** Reads a message now, or after the waiting ones. */
  push(text: string): void
  /** Drops the waiting messages. */
  stop(): void
}

/**
 * Creates the throttle for the messages that one host sends. It limits their number, their length and the time spent
 * on them, and pauses the socket while the host is over these limits.
 * @param read handles one message; must not throw
 */
export function createInboundThrottle(
  socket: Pick<WebSocket, 'pause' | 'resume'>,
  clock: Clock,
  read: (text: string) => void,
): InboundThrottle {
  /** Messages that had arrived when the socket was paused. */
  const waiting: string[] = []
  const letters = createAllowance(LENGTH_RATE, clock)
  const messages = createAllowance(MESSAGE_RATE, clock)
  const time = createAllowance(TIME_RATE, clock)
  let paused = false
  let cancelTimer = (): void => undefined

  const isPaused = (): boolean => paused

  function readOne(text: string): void {
    const begun = clock.now()
    read(text)
    const used = Math.max(0, clock.now() - begun)
    const wait = Math.max(letters.spend(text.length), messages.spend(1), time.spend(used))
    if (wait === 0) return
    if (!paused) socket.pause()
    paused = true
    cancelTimer = clock.after(Math.min(wait, MAX_PAUSE_MS), goOn)
  }

  function goOn(): void {
    paused = false
    while (!isPaused()) {
      const text = waiting.shift()
      if (text === undefined) {
        socket.resume()
        return
      }
      readOne(text)
    }
  }

  return {
    push(text) {
      if (paused) waiting.push(text)
      else readOne(text)
    },
    stop() {
      cancelTimer()
      waiting.length = 0
      if (paused) socket.resume()
      paused = false
    },
  }
}

interface AllowanceRate {
  readonly atOnce: number
  readonly perSecond: number
}

/** An allowance with a burst and a rate per second. It may be overdrawn, and is then paid back before the next use. */
function createAllowance({ atOnce, perSecond }: AllowanceRate, clock: Pick<Clock, 'now'>) {
  let left = atOnce
  let last = clock.now()
  return {
    /** @returns the milliseconds until it is paid back */
    spend(amount: number): number {
      const now = clock.now()
      left = Math.min(atOnce, left + (Math.max(0, now - last) * perSecond) / 1000) - amount
      last = now
      return left >= 0 ? 0 : Math.ceil((-left * 1000) / perSecond)
    },
  }
}
