/**
 * How many connections there are, and how long those may last that have not come in: whoever only stands in the door takes
 * the place of nobody else for long. Addresses are counted one by one here, since all of a home network's guests
 * share one /64.
 */
import type { Clock } from '../../base/clock.ts'
import { normalizeAddress } from '../network-addresses.ts'

export interface ConnectionLimiter {
  /**
   * A connection has been made.
   * @param end closes it at once
   * @returns undefined when there is no room for it: it is closed
   */
  enter(address: string, end: () => void): ConnectionSlot | undefined
  /** Nobody enters any more, and who has not come in is sent away. */
  close(): void
  /** All connections, and those of them that have not come in. */
  readonly size: number
  readonly halfOpen: number
}

export interface ConnectionSlot {
  readonly address: string
  /** It loads pages, or proves itself: so many milliseconds from now on. */
  allow(milliseconds: number): void
  /** It has come in: it stays as long as it likes. */
  stay(): void
  /** It is closed. */
  leave(): void
}

export const MAX_CONNECTIONS = 256
export const MAX_CONNECTIONS_PER_ADDRESS = 32
/** Connections that have not come in: pages that load are among them, with half a dozen each. */
export const MAX_HALF_OPEN_CONNECTIONS = 96
/** Milliseconds for the first request, or for the handshake. */
export const FIRST_REQUEST_TIMEOUT_MS = 10_000

interface TrackedConnection {
  readonly address: string
  readonly end: () => void
  stays: boolean
  cancelTimer: () => void
}

export function createConnectionLimiter(clock: Clock): ConnectionLimiter {
  const all = new Set<TrackedConnection>()
  let closed = false
  const halfOpen = (): TrackedConnection[] => [...all].filter(({ stays }) => !stays)

  function drop(one: TrackedConnection): void {
    if (!all.delete(one)) return
    one.cancelTimer()
    one.end()
  }

  return {
    enter(given, end) {
      const address = normalizeAddress(given)
      const ofAddress = [...all].filter((each) => each.address === address)
      if (closed || all.size >= MAX_CONNECTIONS || ofAddress.length >= MAX_CONNECTIONS_PER_ADDRESS) {
        end()
        return undefined
      }
      const waiting = halfOpen()
      if (waiting.length >= MAX_HALF_OPEN_CONNECTIONS) drop(oldestOfMost(waiting))
      const one: TrackedConnection = { address, end, stays: false, cancelTimer: () => undefined }
      all.add(one)
      const allow = (milliseconds: number): void => {
        one.cancelTimer()
        one.cancelTimer = one.stays || !all.has(one) ? () => undefined : clock.after(milliseconds, () => drop(one))
      }
      allow(FIRST_REQUEST_TIMEOUT_MS)
      return {
        address,
        allow,
        stay() {
          one.stays = true
          one.cancelTimer()
        },
        leave() {
          one.cancelTimer()
          all.delete(one)
        },
      }
    },
    close() {
      closed = true
      for (const one of halfOpen()) drop(one)
    },
    get size() {
      return all.size
    },
    get halfOpen() {
      return halfOpen().length
    },
  }
}

/** Of the address that has most of them the one that has stood longest: who has only one is the last to be sent away. */
function oldestOfMost(waiting: readonly TrackedConnection[]): TrackedConnection {
  const counts = new Map<string, TrackedConnection[]>()
  for (const one of waiting) counts.set(one.address, [...(counts.get(one.address) ?? []), one])
  const [[oldest] = []] = [...counts.values()].sort((a, b) => b.length - a.length)
  if (oldest === undefined) throw new Error('nobody waits')
  return oldest
}
