/**
 * Limits the number of connections and the lifetime of half-open ones, so that they cannot block others for long. Addresses are
 * counted individually here, since all guests of a home network share one /64.
 */
import type { Clock } from '../../base/clock.ts'
import { normalizeAddress } from '../network-addresses.ts'

/**
 * Limits the connections to the port of one hosted table: the number of all connections, of those from one address,
 * and of half-open ones. A half-open connection is not authenticated yet; it is closed when its time limit ends, or
 * earlier to make room for a new connection.
 */
export interface ConnectionLimiter {
  /**
   * Registers a new connection.
   * @param end closes it at once
   * @returns undefined if there is no room for it; then it is closed
   */
  acquire(address: string, end: () => void): ConnectionSlot | undefined
  /** Accepts no further connections and closes the half-open ones. */
  close(): void
  /** Number of all connections, and of half-open ones. */
  readonly size: number
  readonly halfOpenCount: number
}

/** One admitted connection, with its time limit. */
export interface ConnectionSlot {
  readonly address: string
  /** Extends the time limit to this many ms from now on, for loading pages or for the handshake. */
  extendTimeout(milliseconds: number): void
  /** Authenticated: no time limit. */
  markJoined(): void
  /** The connection is closed. */
  release(): void
}

/** Maximum number of connections to one hosted table, half-open ones included. */
export const MAX_CONNECTIONS_PER_TABLE = 256
/**
 * Maximum number of simultaneous connections from one network address to one hosted table. A further connection is
 * closed.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 32
/**
 * Maximum number of connections to one hosted table that are half-open (not authenticated yet). They include the
 * connections that load pages; one page load opens about six.
 */
export const MAX_HALF_OPEN_CONNECTIONS = 96
/**
 * Milliseconds after which the host closes a new connection, unless the connection has sent its first request or
 * finished the handshake (the proof that the guest may join).
 */
export const FIRST_REQUEST_TIMEOUT_MS = 10_000

interface TrackedConnection {
  readonly address: string
  readonly end: () => void
  isJoined: boolean
  cancelTimer: () => void
}

/**
 * Creates the limiter of the connections to one hosted table. It limits the number of connections in total, of one
 * address, and without authentication, and the time until a connection is authenticated. A new limiter has no
 * connections.
 */
export function createConnectionLimiter(clock: Clock): ConnectionLimiter {
  const all = new Set<TrackedConnection>()
  let closed = false
  const halfOpen = (): TrackedConnection[] => [...all].filter(({ isJoined }) => !isJoined)

  function drop(one: TrackedConnection): void {
    if (!all.delete(one)) return
    one.cancelTimer()
    one.end()
  }

  return {
    acquire(given, end) {
      const address = normalizeAddress(given)
      const ofAddress = [...all].filter((each) => each.address === address)
      if (closed || all.size >= MAX_CONNECTIONS_PER_TABLE || ofAddress.length >= MAX_CONNECTIONS_PER_ADDRESS) {
        end()
        return undefined
      }
      const waiting = halfOpen()
      if (waiting.length >= MAX_HALF_OPEN_CONNECTIONS) drop(oldestOfMost(waiting))
      const one: TrackedConnection = { address, end, isJoined: false, cancelTimer: () => undefined }
      all.add(one)
      const allow = (milliseconds: number): void => {
        one.cancelTimer()
        one.cancelTimer = one.isJoined || !all.has(one) ? () => undefined : clock.after(milliseconds, () => drop(one))
      }
      allow(FIRST_REQUEST_TIMEOUT_MS)
      return {
        address,
        extendTimeout: allow,
        markJoined() {
          one.isJoined = true
          one.cancelTimer()
        },
        release() {
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
    get halfOpenCount() {
      return halfOpen().length
    },
  }
}

/** @returns the oldest connection of the address with the most connections: an address with a single one is displaced last */
function oldestOfMost(waiting: readonly TrackedConnection[]): TrackedConnection {
  const counts = new Map<string, TrackedConnection[]>()
  for (const one of waiting) counts.set(one.address, [...(counts.get(one.address) ?? []), one])
  const [[oldest] = []] = [...counts.values()].sort((a, b) => b.length - a.length)
  if (oldest === undefined) throw new Error('nobody waits')
  return oldest
}
