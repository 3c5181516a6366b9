/**
 * By which of its own addresses this machine reaches others. The system is asked for the route to an address far away: a UDP
 * socket is connected to it, which sends nothing, and is then bound to the own address of that route.
 */
import { createSocket } from 'node:dgram'

/** Addresses of the documentation ranges (RFC 5737, RFC 3849): the default route leads there, and no machine is there. */
const DOCUMENTATION_ADDRESSES = { 4: '192.0.2.1', 6: '2001:db8::1' } as const
/** The discard port. */
const DISCARD_PORT = 9
/** Milliseconds after which the answer is looked for again. */
const REFRESH_AFTER_MS = 2000

/** @returns the own address of the route; undefined: there is none. Never rejects. */
export type FindOutboundAddress = (family: 4 | 6) => Promise<string | undefined>

export interface OutboundAddresses {
  /** Own addresses of the routes out, IPv4 first, as they were found last. It looks again if that is some time ago. */
  now(): readonly string[]
  /** Resolves once they are known. Never rejects. */
  find(): Promise<void>
}

/**
 * @param findRoute handed in by tests
 * @param time milliseconds of a clock that is never set back
 */
export function createOutboundAddresses(
  findRoute: FindOutboundAddress = findSystemOutboundAddress,
  time: () => number = () => performance.now(),
): OutboundAddresses {
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
    now() {
      if (looked === undefined || time() - looked >= REFRESH_AFTER_MS) void find()
      return found
    },
    find,
  }
}

export const findSystemOutboundAddress: FindOutboundAddress = (family) =>
  new Promise((resolve) => {
    const socket = createSocket(family === 4 ? 'udp4' : 'udp6')
    function end(address?: string): void {
      socket.removeAllListeners()
      // An error that comes later than its answer is no news.
      socket.on('error', () => undefined)
      socket.close()
      resolve(address)
    }
    socket.once('error', () => end())
    try {
      // It is called with an error too, though its type does not say so.
      socket.connect(DISCARD_PORT, DOCUMENTATION_ADDRESSES[family], (...failed: unknown[]) =>
        end(failed[0] instanceof Error ? undefined : socket.address().address),
      )
    } catch {
      end()
    }
  })
