/**
 * Servers behind the port: TLS for apps and plain HTTP for pages, distinguished by the first byte of a connection. Both offer the
 * socket at `/guest`; HTTP also serves the page's files.
 */
import { createServer as createHttp, type IncomingMessage, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createServer as createTls } from 'node:tls'
import { WebSocketServer, type WebSocket } from 'ws'
import type { JoinClientKind } from '../../../bridge/join-code-proof.ts'
import { GUEST_PAGE_AND_SOCKET_PATH, MAX_GUEST_MESSAGE_BYTES } from '../../../bridge/guest-protocol.ts'
import type { RequestOriginGuard } from '../../web/origin-guard.ts'
import { createErrorBoundary } from '../../resilience/error-boundary.ts'
import { rejectUpgrade, requestUrlOf } from '../../web/http-requests.ts'
import type { TlsCertificate } from '../tls-certificate.ts'
import type { ConnectionLimiter, ConnectionSlot } from './connection-limiter.ts'
import type { GuestPageHandler } from './guest-page-server.ts'

/** The certificate, the services and the callback that the handler of guest connections uses. */
export interface GuestConnectionHandlerDeps {
  readonly certificate: TlsCertificate
  readonly connectionLimiter: ConnectionLimiter
  readonly originGuard: () => RequestOriginGuard
  readonly pages: GuestPageHandler
  /** A socket is open; no message has been sent yet. */
  readonly onGuest: (socket: WebSocket, channel: JoinClientKind, place: ConnectionSlot) => void
  readonly log: (line: string) => void
}

/** First byte of a TLS record; no HTTP request begins with it. */
const TLS_HANDSHAKE_BYTE = 0x16
/** Time limit for one file on the slowest usable network, and for the handshake of a page, in ms. */
const PAGE_TIMEOUT_MS = 60_000
const JOIN_TIMEOUT_MS = 20_000
const HTTP_OPTIONS: ServerOptions = { keepAliveTimeout: 5000, maxHeaderSize: 8192, noDelay: true }
const MAX_REQUESTS_PER_SOCKET = 200

/**
 * Creates the handler of new network connections to a hosted table. The first byte of a connection decides which
 * server gets it: a TLS server for guests' apps, or a plain HTTP server for guests' browsers. These servers have no
 * port of their own. Both offer a WebSocket, and `onGuest` is called when one is open; the HTTP server also serves the
 * files of the page.
 * @returns a function that takes the socket of a new connection
 */
export function createIncomingSocketHandler({
  certificate,
  connectionLimiter,
  originGuard,
  pages,
  onGuest,
  log,
}: GuestConnectionHandlerDeps): (socket: Socket) => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_GUEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    // Automatic pongs would be sent to a guest that does not read.
    autoPong: false,
    maxFragments: 64,
    maxBufferedChunks: 1024,
  })
  const places = new WeakMap<Duplex, ConnectionSlot>()
  const { guard } = createErrorBoundary('lan: a connection', log)

  function upgrade(channel: JoinClientKind, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const place = places.get(socket)
    const { origin } = request.headers
    // A page always sends an origin, an app never does.
    const fits = (channel === 'browser') === (origin !== undefined)
    if (
      place === undefined ||
      !fits ||
      requestUrlOf(request)?.pathname !== GUEST_PAGE_AND_SOCKET_PATH ||
      !originGuard().isOwnOrigin(request.headers)
    ) {
      rejectUpgrade(socket)
      return
    }
    place.extendTimeout(JOIN_TIMEOUT_MS)
    sockets.handleUpgrade(request, socket, head, (open) => onGuest(open, channel, place))
  }

  const upgrades = (channel: JoinClientKind) => (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    guard(
      () => upgrade(channel, request, socket, head),
      () => socket.destroy(),
    )()

  const plain = createHttp(HTTP_OPTIONS, (request, response) =>
    guard(
      () => {
        places.get(request.socket)?.extendTimeout(PAGE_TIMEOUT_MS)
        pages.serve(request, response)
      },
      () => response.destroy(),
    )(),
  )
  // Apps have their own page.
  const inside = createHttp(HTTP_OPTIONS, (_, response) => response.writeHead(404).end())
  for (const server of [plain, inside]) server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  plain.on('upgrade', upgrades('browser'))
  inside.on('upgrade', upgrades('app'))

  const { key, cert } = certificate
  const tls = createTls({ key, cert, minVersion: 'TLSv1.3' }, (socket) => {
    socket.on('error', () => socket.destroy())
    const place = placeOfTls.get(remoteKeyOf(socket))
    if (place !== undefined) places.set(socket, place)
    inside.emit('connection', socket)
  })
  tls.on('tlsClientError', (_, socket) => socket.destroy())
  /** A TLS socket does not expose its underlying connection; its address and port identify it. */
  const placeOfTls = new Map<string, ConnectionSlot>()

  return (socket) =>
    guard(
      () => accept(socket),
      () => socket.destroy(),
    )()

  function accept(socket: Socket): void {
    const place = connectionLimiter.acquire(socket.remoteAddress ?? '', () => socket.destroy())
    if (place === undefined) return
    const remote = remoteKeyOf(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      placeOfTls.delete(remote)
      place.release()
    })
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      if (first[0] === TLS_HANDSHAKE_BYTE) {
        placeOfTls.set(remote, place)
        // It reads the buffered data by itself.
        tls.emit('connection', socket)
      } else {
        places.set(socket, place)
        plain.emit('connection', socket)
        socket.resume()
      }
    })
  }
}

function remoteKeyOf({ remoteAddress, remotePort, localAddress }: Socket): string {
  return [remoteAddress, remotePort, localAddress].join(' ')
}
