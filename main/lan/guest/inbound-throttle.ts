/**
 * What comes in from one host: no more than a table brings. A host that says more is read more slowly: its messages wait in the
 * network until they have been paid for, and this machine's other work goes on.
 */
import type { WebSocket } from 'ws'
import type { Clock } from '../../base/clock.ts'

/** Letters and messages that are read at once, and those that are read in a second in the long run. */
const LENGTH_RATE = { atOnce: 8 * 1024 * 1024, perSecond: 1024 * 1024 }
const MESSAGE_RATE = { atOnce: 1000, perSecond: 300 }
/** Milliseconds of this process that a host may use at once, and in a second: the rest is for everything else. */
const TIME_RATE = { atOnce: 15, perSecond: 300 }
/** Milliseconds of the longest pause: shorter than the silence after which a line counts as lost. */
const MAX_PAUSE_MS = 1000

export interface InboundThrottle {
  /** A message has arrived. It is read now, or after those that wait. */
  take(text: string): void
  /** What waits is not read any more. */
  stop(): void
}

/** @param read one message; must not throw */
export function createInboundThrottle(
  socket: Pick<WebSocket, 'pause' | 'resume'>,
  clock: Clock,
  read: (text: string) => void,
): InboundThrottle {
  /** What had arrived when the socket was paused. */
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
    take(text) {
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

/** So much at once, and so much a second. More may be spent than is there: it is paid back before the next. */
function createAllowance({ atOnce, perSecond }: AllowanceRate, clock: Pick<Clock, 'now'>) {
  let left = atOnce
  let last = clock.now()
  return {
    /** @returns the milliseconds until nothing is owed */
    spend(amount: number): number {
      const now = clock.now()
      left = Math.min(atOnce, left + (Math.max(0, now - last) * perSecond) / 1000) - amount
      last = now
      return left >= 0 ? 0 : Math.ceil((-left * 1000) / perSecond)
    },
  }
}
