/**
 * What answers on the port: TLS for apps, plain http for pages, told apart by the first byte of a connection. Both lead to the
 * same socket at `/guest`; pages get their files besides.
 */
import { createServer as createHttp, type IncomingMessage, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createServer as createTls } from 'node:tls'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Channel } from '../../../bridge/proof.ts'
import { GUEST_PATH, LARGEST_OF_GUEST } from '../../../bridge/wire.ts'
import type { Doorkeeper } from '../../web/doorkeeper.ts'
import { boundary } from '../../resilience/boundary.ts'
import { turnAway, urlOf } from '../../web/requests.ts'
import type { Certificate } from '../certificate.ts'
import type { Crowd, Place } from './crowd.ts'
import type { Pages } from './pages.ts'

export interface ServersStart {
  readonly certificate: Certificate
  readonly crowd: Crowd
  readonly door: () => Doorkeeper
  readonly pages: Pages
  /** A socket stands; nothing has been said yet. */
  readonly onGuest: (socket: WebSocket, channel: Channel, place: Place) => void
  readonly log: (line: string) => void
}

/** How a record of TLS begins: no request of http does. */
const HANDSHAKE = 0x16
/** Milliseconds for one file to arrive, over the slowest network that anybody would play on; and for coming in. */
const PAGE_PATIENCE = 60_000
const ENTRY_PATIENCE = 20_000
const HTTP: ServerOptions = { keepAliveTimeout: 5000, maxHeaderSize: 8192, noDelay: true }
const MOST_REQUESTS = 200

/** @returns what takes a new connection */
export function openServers({ certificate, crowd, door, pages, onGuest, log }: ServersStart): (socket: Socket) => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_OF_GUEST,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings of the socket itself would be answered to whoever does not read.
    autoPong: false,
    maxFragments: 64,
    maxBufferedChunks: 1024,
  })
  const places = new WeakMap<Duplex, Place>()
  const { guard } = boundary('lan: a connection', log)

  function upgrade(channel: Channel, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const place = places.get(socket)
    const { origin } = request.headers
    // A page always says where it comes from, an app never does.
    const fits = (channel === 'browser') === (origin !== undefined)
    if (place === undefined || !fits || urlOf(request)?.pathname !== GUEST_PATH || !door().isOwn(request.headers)) {
      turnAway(socket)
      return
    }
    place.allow(ENTRY_PATIENCE)
    sockets.handleUpgrade(request, socket, head, (open) => onGuest(open, channel, place))
  }

  const upgrades = (channel: Channel) => (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    guard(
      () => upgrade(channel, request, socket, head),
      () => socket.destroy(),
    )()

  const plain = createHttp(HTTP, (request, response) =>
    guard(
      () => {
        places.get(request.socket)?.allow(PAGE_PATIENCE)
        pages.serve(request, response)
      },
      () => response.destroy(),
    )(),
  )
  // Apps bring their own page.
  const inside = createHttp(HTTP, (_, response) => response.writeHead(404).end())
  for (const server of [plain, inside]) server.maxRequestsPerSocket = MOST_REQUESTS
  plain.on('upgrade', upgrades('browser'))
  inside.on('upgrade', upgrades('app'))

  const { key, cert } = certificate
  const tls = createTls({ key, cert, minVersion: 'TLSv1.3' }, (socket) => {
    socket.on('error', () => socket.destroy())
    const place = placeOfTls.get(remoteOf(socket))
    if (place !== undefined) places.set(socket, place)
    inside.emit('connection', socket)
  })
  tls.on('tlsClientError', (_, socket) => socket.destroy())
  /** A TLS socket does not say which connection it came of; its address and port do. */
  const placeOfTls = new Map<string, Place>()

  return (socket) =>
    guard(
      () => accept(socket),
      () => socket.destroy(),
    )()

  function accept(socket: Socket): void {
    const place = crowd.enter(socket.remoteAddress ?? '', () => socket.destroy())
    if (place === undefined) return
    const remote = remoteOf(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      placeOfTls.delete(remote)
      place.leave()
    })
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      if (first[0] === HANDSHAKE) {
        placeOfTls.set(remote, place)
        // It reads what waits there by itself.
        tls.emit('connection', socket)
      } else {
        places.set(socket, place)
        plain.emit('connection', socket)
        socket.resume()
      }
    })
  }
}

function remoteOf({ remoteAddress, remotePort, localAddress }: Socket): string {
  return [remoteAddress, remotePort, localAddress].join(' ')
}
