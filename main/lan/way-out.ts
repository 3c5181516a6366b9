/**
 * By which of its own addresses this machine reaches others. The system is asked for the route to an address far away: a UDP
 * socket is connected to it, which sends nothing, and is then bound to the own address of that route.
 */
import { createSocket } from 'node:dgram'

/** Addresses of the documentation ranges (RFC 5737, RFC 3849): the default route leads there, and no machine is there. */
const FAR = { 4: '192.0.2.1', 6: '2001:db8::1' } as const
/** The discard port. */
const PORT = 9
/** Milliseconds after which the answer is looked for again. */
const RENEW = 2000

/** @returns the own address of the route; undefined: there is none. Never rejects. */
export type FindRoute = (family: 4 | 6) => Promise<string | undefined>

export interface WayOut {
  /** Own addresses of the routes out, IPv4 first, as they were found last. It looks again if that is some time ago. */
  now(): readonly string[]
  /** Resolves once they are known. Never rejects. */
  find(): Promise<void>
}

/**
 * @param findRoute handed in by tests
 * @param time milliseconds of a clock that is never set back
 */
export function openWayOut(findRoute: FindRoute = routeOfSystem, time: () => number = () => performance.now()): WayOut {
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
      if (looked === undefined || time() - looked >= RENEW) void find()
      return found
    },
    find,
  }
}

export const routeOfSystem: FindRoute = (family) =>
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
      socket.connect(PORT, FAR[family], (...failed: unknown[]) =>
        end(failed[0] instanceof Error ? undefined : socket.address().address),
      )
    } catch {
      end()
    }
  })
