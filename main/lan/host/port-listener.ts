/** Listens with one port on several own addresses: takes another port if it is in use, and follows address changes. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { errorCodeOf } from '../../saves/atomic-write.ts'

/** Listens with one TCP port on several own addresses. */
export interface MultiAddressListener {
  readonly port: number
  /** Addresses that it listens on. */
  readonly addresses: readonly string[]
  /** Changes the addresses; the port and open connections stay. */
  setAddresses(addresses: readonly string[]): Promise<void>
  /** Resolves when all its connections are closed too; their owner closes them. */
  close(): Promise<void>
}

/** The preferred port and the own addresses to listen on, and the callbacks. */
export interface MultiAddressListenerDeps {
  /** 0: any port. */
  readonly port: number
  readonly addresses: readonly string[]
  readonly onSocket: (socket: Socket) => void
  readonly log: (line: string) => void
}

/** Ports tried after the preferred one; then any free port. */
const MAX_PORTS_TRIED = 20

/**
 * Listens with one TCP port on several addresses of this machine. It tries the preferred port first, then some of the
 * next ports, then any free port. If it cannot listen on an address for a reason other than a port in use, it leaves
 * out that address.
 * @throws the system's error when every port that it tried is in use on one of the addresses
 */
export async function openListenerOnAvailablePort({
  port: wished,
  addresses,
  onSocket,
  log,
}: MultiAddressListenerDeps): Promise<MultiAddressListener> {
  const servers = new Map<string, Server>()
  let port = 0

  /** @throws the system's error when the port is in use on one of them */
  async function listenOn(these: readonly string[], wanted: number): Promise<void> {
    port = wanted
    for (const address of these) {
      try {
        const server = await listenOnAddress(address, port, onSocket)
        ;({ port } = server.address() as AddressInfo)
        servers.set(address, server)
      } catch (error) {
        if (errorCodeOf(error) === 'EADDRINUSE') throw error
        // An address may disappear before listening starts.
        log(`lan: cannot listen on an address (${errorCodeOf(error)})`)
      }
    }
  }

  async function closeAll(): Promise<void> {
    const closed = [...servers.values()].map((server) => new Promise((resolve) => server.close(resolve)))
    servers.clear()
    await Promise.all(closed)
  }

  const tried =
    wished === 0 ? [] : Array.from({ length: MAX_PORTS_TRIED }, (_, n) => wished + n).filter((one) => one < 65_536)
  let last: unknown
  for (const candidate of [...tried, 0, 0, 0]) {
    try {
      await listenOn(addresses, candidate)
      last = undefined
      break
    } catch (error) {
      await closeAll()
      last = error
    }
  }
  if (last !== undefined) throw last as Error
  if (addresses.length === 0) port = wished

  return {
    get port() {
      return port
    },
    get addresses() {
      return [...servers.keys()]
    },
    async setAddresses(these) {
      for (const [address, server] of servers)
        if (!these.includes(address)) {
          servers.delete(address)
          server.close()
        }
      for (const address of these)
        if (!servers.has(address))
          await listenOn([address], port).catch((error: unknown) =>
            log(`lan: the port is taken (${errorCodeOf(error)})`),
          )
    },
    close: closeAll,
  }
}

function listenOnAddress(host: string, port: number, onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ noDelay: true }, onSocket)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      // Later errors concern single connections.
      server.on('error', () => undefined)
      resolve(server)
    })
  })
}
