/** Hosts a table on the network: its port, its guest connections, and its announcement. */
import type { WebSocket } from 'ws'
import { HEARTBEAT_INTERVAL_MS } from '../../../bridge/guest-protocol.ts'
import { createOriginGuard, type RequestOriginGuard } from '../../web/origin-guard.ts'
import { normalizeAddress, formatHostAndPort } from '../network-addresses.ts'
import type { AnnouncedTable } from '../table-announcer.ts'
import { createJoinAttemptLimiter } from './join-attempt-limiter.ts'
import { createConnectionLimiter } from './connection-limiter.ts'
import { createHandshakeServer } from './handshake-server.ts'
import { serveGuestSocket } from './guest-socket.ts'
import { createGuestPageHandler } from './guest-page-server.ts'
import { openListenerOnAvailablePort } from './port-listener.ts'
import { createIncomingSocketHandler } from './incoming-socket-handler.ts'
import type { HostedTableServer, HostedTableServerDeps } from './hosted-table-server.ts'

export type { HostedTableServer, HostedTableServerDeps, HostedTableServerSecrets } from './hosted-table-server.ts'

/** Time for guests to receive the goodbye, in ms. */
const GOODBYE_TIMEOUT_MS = 1000

/**
 * Starts to host a table: opens its port, serves its guests, and announces it.
 * @throws the system's error when no port is available
 */
export async function openHostedTableServer(start: HostedTableServerDeps): Promise<HostedTableServer> {
  const { guests, clock, log, announce } = start
  const crowd = createConnectionLimiter(clock)
  const entrance = createHandshakeServer(
    start,
    createJoinAttemptLimiter(() => clock.now()),
  )
  const inside = new Set<WebSocket>()
  let originGuard: RequestOriginGuard = createOriginGuard([])
  const ports = await openListenerOnAvailablePort({
    port: start.port,
    addresses: start.addresses,
    log,
    onSocket: createIncomingSocketHandler({
      certificate: start.secrets.certificate,
      connectionLimiter: crowd,
      originGuard: () => originGuard,
      pages: createGuestPageHandler(start.root, () => originGuard),
      log,
      onGuest: (socket, channel, place) =>
        serveGuestSocket(socket, channel, place, { handshakes: entrance, guests, clock, log, joinedSockets: inside }),
    }),
  })
  ownHosts()

  function ownHosts(): void {
    originGuard = createOriginGuard(ports.addresses.flatMap((address) => hostNamesOf(address, ports.port)))
  }

  function announced(): AnnouncedTable {
    const { game, seats, free, locked } = guests().summary
    return { port: ports.port, addresses: ports.addresses, game, seats, free: locked ? 0 : free }
  }

  let last = announced()
  let announcement = guests().isHidden === true ? undefined : announce?.(last)
  /** Updates the announcement after a change of seats or networks. */
  function followUp(): void {
    stopFollowing = clock.after(HEARTBEAT_INTERVAL_MS, followUp)
    const now = announced()
    // A table that is not here yet, or was transferred, is not announced from here.
    if (guests().isHidden === true) {
      void announcement?.close()
      announcement = undefined
    } else if (announcement === undefined) announcement = announce?.(now)
    else if (JSON.stringify(now) !== JSON.stringify(last)) announcement.update(now)
    last = now
  }
  let stopFollowing = announce === undefined ? (): void => undefined : clock.after(HEARTBEAT_INTERVAL_MS, followUp)

  return {
    get port() {
      return ports.port
    },
    get isOnOtherPort() {
      return start.port !== 0 && ports.port !== start.port
    },
    get addresses() {
      return ports.addresses
    },
    async setAddresses(addresses) {
      await ports.setAddresses(addresses)
      ownHosts()
    },
    async close(why) {
      stopFollowing()
      const ended = [...inside].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      const closed = ports.close()
      guests().disconnectAll(why)
      // Half-open connections are closed without a message; guests get the reason first.
      crowd.close()
      const cancelTimer = clock.after(GOODBYE_TIMEOUT_MS, () => [...inside].forEach((socket) => socket.terminate()))
      await Promise.all([closed, ...ended, announcement?.close()])
      cancelTimer()
    },
  }
}

/** Host names as in a page's URL: IPv6 in its shortest form. */
function hostNamesOf(address: string, port: number): string[] {
  const shown = formatHostAndPort(address.split('%')[0] ?? '', port)
  const short = URL.canParse(`http://${shown}`) ? new URL(`http://${shown}`).host : shown
  return [...new Set([shown, short, formatHostAndPort(normalizeAddress(address), port)])]
}
