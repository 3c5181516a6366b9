/**
 * Own addresses by which this machine reaches others. The system is asked for the route to a remote address: a connected UDP
 * socket sends nothing, and is bound to the own address of that route.
 */
import { createSocket } from 'node:dgram'

/** Addresses of the documentation ranges (RFC 5737, RFC 3849): routed by default, and never assigned to a machine. */
const DOCUMENTATION_ADDRESSES = { 4: '192.0.2.1', 6: '2001:db8::1' } as const
/** The discard port. */
const DISCARD_PORT = 9
/** Age after which the result is refreshed, in ms. */
const REFRESH_AFTER_MS = 2000

/**
 * Function that asks the system which own IPv4 or IPv6 address this machine uses to reach other networks.
 * @returns the address, or undefined if there is no route. Never rejects.
 */
export type FindOutboundAddress = (family: 4 | 6) => Promise<string | undefined>

/** The own addresses by which this machine reaches other networks: cached, and refreshed in the background. */
export interface OutboundAddressCache {
  /** @returns the last known own addresses of the outbound routes, IPv4 first; starts a refresh if they are old */
  current(): readonly string[]
  /** Resolves once they are known. Never rejects. */
  refresh(): Promise<void>
}

/**
 * Creates a cache of the addresses of this machine, IPv4 and IPv6, by which it reaches other networks. The addresses
 * are found again in the background when they are older than `REFRESH_AFTER_MS`.
 * @param findRoute finds the address of this machine for IPv4 or IPv6; tests pass their own function
 * @param time returns the milliseconds of a monotonic clock
 */
export function createOutboundAddressCache(
  findRoute: FindOutboundAddress = findSystemOutboundAddress,
  time: () => number = () => performance.now(),
): OutboundAddressCache {
  let found: readonly string[] = []
  let looked: number | undefined
  let looking: Promise<void> | undefined
  async function look(): Promise<void> {
    const routes = await Promise.all([findRoute(4), findRoute(6)])
    found = routes.filter((address) => address !== undefined)
    looked = time()
    looking = undefined
  }
  function find(): Promise<void> {
    return (looking ??= look())
  }
  return {
    current() {
      if (looked === undefined || time() - looked >= REFRESH_AFTER_MS) void find()
      return found
    },
    refresh: find,
  }
}

/**
 * Finds the address that this machine uses towards other networks: connects a UDP socket, which sends nothing, and reads the
 * address to which it is bound.
 */
export const findSystemOutboundAddress: FindOutboundAddress = (family) =>
  new Promise((resolve) => {
    const socket = createSocket(family === 4 ? 'udp4' : 'udp6')
    function end(address?: string): void {
      socket.removeAllListeners()
      // An error after the answer is ignored.
      socket.on('error', () => undefined)
      socket.close()
      resolve(address)
    }
    socket.once('error', () => end())
    try {
      // The callback gets an error too, although its type does not say so.
      socket.connect(DISCARD_PORT, DOCUMENTATION_ADDRESSES[family], (...failed: unknown[]) =>
        end(failed[0] instanceof Error ? undefined : socket.address().address),
      )
    } catch {
      end()
    }
  })
