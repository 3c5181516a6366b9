/**
 * Serves Samsara over HTTP on this machine. The page and its files are public: any request under our own host name gets them.
 * Table data is sent over the WebSocket only, which requires a session token (session-tokens.ts).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import {
  NO_SESSION_CLOSE_CODE,
  WEBSOCKET_PROTOCOL,
  BRIDGE_WEBSOCKET_PATH,
  SESSION_TOKEN_PATH,
  BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX,
} from '../../bridge/web-endpoints.ts'
import { MAX_SAVE_TEXT_LENGTH } from '../../bridge/import-export.ts'
import { createErrorBoundary } from '../resilience/error-boundary.ts'
import type { Services } from '../services.ts'
import { createLocalPageSessionTokens, type PageAccessTokens } from './session-tokens.ts'
import { createUnauthenticatedConnectionLimiter } from './unauthenticated-connection-limiter.ts'
import { createOriginGuard, type RequestOriginGuard } from './origin-guard.ts'
import { appPageSecurityPolicy, findStaticFileResponse, securityHeaders } from './static-files.ts'
import { rejectUpgrade, requestUrlOf } from './http-requests.ts'
import { connectRendererSocket } from './renderer-socket.ts'

/** The pages, the port and the services of a local web server. */
export interface LocalWebServerOptions {
  readonly services: Pick<Services, 'connect'>
  /** Absolute path of the built renderer. */
  readonly root: string
  /** 0: any free port. */
  readonly port: number
  /** Development: the origin that serves pages instead, `http://host:port`. */
  readonly page?: string
  /** The store of the tokens that admit pages. Absent: a new one. */
  readonly sessionTokens?: PageAccessTokens
  /** Called when a page has exchanged its one-time token for a session token. */
  readonly onSignedIn?: () => void
  /** Takes a line for the log. */
  readonly log?: (line: string) => void
}

/** The running web server, which serves browsers on this machine only. */
export interface LocalWebServer {
  readonly port: number
  /**
   * A new address, which admits one page within a minute. Its one-time token is in the fragment of the address, so no request
   * contains it.
   */
  createSignInUrl(): string
  close(): Promise<void>
}

/** Calls are small, except for the text of a table: in JSON its quotes and backslashes double in length. */
const MAX_MESSAGE_BYTES = 2 * MAX_SAVE_TEXT_LENGTH + 64 * 1024
const MAX_TOKEN_LENGTH = 256
const MAX_SOCKETS = 64
/** Milliseconds for a whole request including its headers, and for the closing handshake of a refused socket. */
const REQUEST_TIMEOUT_MS = 10_000
/** Close code of a host that is full: the page may try again. */
const SERVER_FULL_CODE = 1013

/**
 * Starts a web server at 127.0.0.1, which serves Samsara to browsers on this machine: the page and its files to every
 * request, table data only over a WebSocket with a session token.
 * @throws the system's error if the port is not available
 */
export async function openLocalWebServer(start: LocalWebServerOptions): Promise<LocalWebServer> {
  const {
    services,
    root,
    sessionTokens = createLocalPageSessionTokens(),
    onSignedIn = () => undefined,
    log = () => undefined,
  } = start
  const { guard } = createErrorBoundary('web', log)
  const server = createServer({
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 2000,
  })
  const connections = createUnauthenticatedConnectionLimiter()
  server.on('connection', (socket) => connections.markState(socket, 'idle'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(start.port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port } = server.address() as AddressInfo
  const originGuard = createOriginGuard([`127.0.0.1:${port}`, `localhost:${port}`])
  const policy = appPageSecurityPolicy([`ws://127.0.0.1:${port}`, `ws://localhost:${port}`])
  server.on('request', (request, response) => {
    connections.markState(request.socket, 'receiving')
    response.once('finish', () => connections.markState(request.socket, 'idle'))
    const onReceived = (): void => connections.markState(request.socket, 'answering')
    // A connection that breaks during a request gets no answer.
    serveRequest(request, response, { originGuard, sessionTokens, root, policy, onSignedIn, onReceived }).catch(() =>
      response.destroy(),
    )
  })

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // The session token is not echoed.
    handleProtocols: (offered) => (offered.has(WEBSOCKET_PROTOCOL) ? WEBSOCKET_PROTOCOL : false),
  })
  const inside = new Set<WebSocket>()
  server.on('upgrade', (request, socket, head) => {
    guard(
      () => upgrade(request, socket, head),
      () => socket.destroy(),
    )()
  })
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    connections.markState(request.socket, 'receiving')
    if (requestUrlOf(request)?.pathname !== BRIDGE_WEBSOCKET_PATH || !originGuard.isOwnOrigin(request.headers)) {
      rejectUpgrade(socket)
      return
    }
    // A page is not told why an upgrade failed, but a close has a code: so a socket is opened to be refused.
    sockets.handleUpgrade(request, socket, head, (open) => {
      const ticket = sessionTokenIn(request)
      if (ticket === undefined || !sessionTokens.isSessionToken(ticket)) closeSocketWith(open, NO_SESSION_CLOSE_CODE)
      else if (inside.size >= MAX_SOCKETS) closeSocketWith(open, SERVER_FULL_CODE)
      else {
        connections.markAuthenticated(request.socket)
        inside.add(open)
        open.once('close', () => inside.delete(open))
        connectRendererSocket(open, services, log)
      }
    })
  }
  const origin = start.page ?? `http://127.0.0.1:${port}`
  return {
    port,
    createSignInUrl: () => `${origin}/#key=${sessionTokens.createOneTimeToken()}`,
    async close() {
      for (const open of sockets.clients) open.terminate()
      sockets.close()
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}

interface ServeDeps {
  readonly originGuard: RequestOriginGuard
  readonly sessionTokens: PageAccessTokens
  readonly root: string
  readonly policy: string
  readonly onSignedIn: () => void
  /** Called when the host has all of a request that it answers. */
  readonly onReceived: () => void
}

async function serveRequest(request: IncomingMessage, response: ServerResponse, serving: ServeDeps): Promise<void> {
  const { originGuard, root, policy } = serving
  const url = requestUrlOf(request)
  if (url === undefined || !originGuard.isOwnOrigin(request.headers)) {
    response.writeHead(403).end()
    return
  }
  if (url.pathname === SESSION_TOKEN_PATH) {
    await exchangeToken(request, response, serving)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...securityHeaders(policy), allow: 'GET, HEAD' }).end()
    return
  }
  serving.onReceived()
  const page = await findStaticFileResponse(root, url.pathname, policy)
  if (page === undefined) {
    response.writeHead(404, securityHeaders(policy)).end()
    return
  }
  response.writeHead(200, { ...page.headers, 'content-length': page.body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

/**
 * Exchanges a one-time token for a session token. Browsers name the origin of a POST; a request without one is not from our
 * pages.
 */
async function exchangeToken(
  request: IncomingMessage,
  response: ServerResponse,
  { sessionTokens, policy, onSignedIn, onReceived }: ServeDeps,
): Promise<void> {
  const headers = { ...securityHeaders(policy), 'cache-control': 'no-store' }
  if (request.method !== 'POST') {
    response.writeHead(405, { ...headers, allow: 'POST' }).end()
    return
  }
  const key = request.headers.origin === undefined ? undefined : await readShortBody(request)
  onReceived()
  const exchanged = key === undefined ? undefined : sessionTokens.exchange(key)
  if (exchanged?.ok === true) {
    onSignedIn()
    response.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(exchanged.sessionToken)
  } else {
    // An unread rest of the body would be taken for the next request.
    response.writeHead(403, { ...headers, connection: 'close' }).end()
  }
}

/** @returns undefined if it is longer than any token; the rest is not awaited */
async function readShortBody(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  // Destroyed on return, the request would take its connection along, and the client would get no answer.
  for await (const chunk of request.setEncoding('latin1').iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    if (text.length > MAX_TOKEN_LENGTH) return undefined
  }
  return text
}

function sessionTokenIn({ headers }: IncomingMessage): string | undefined {
  const offered = headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? []
  return offered
    .find((name) => name.startsWith(BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX))
    ?.slice(BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX.length)
}

function closeSocketWith(socket: WebSocket, code: number): void {
  const over = setTimeout(() => socket.terminate(), REQUEST_TIMEOUT_MS)
  socket.once('close', () => clearTimeout(over))
  socket.on('error', () => socket.terminate())
  socket.close(code)
}
