/**
 * Samsara over http on this machine. The page and its files are no secret: whoever asks for them by our own name gets
 * them. What is at the table comes over the socket only, and that wants a ticket (admission.ts).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { NO_TICKET, PROTOCOL, SOCKET_PATH, TICKET_PATH, TICKET_PROTOCOL } from '../../bridge/door.ts'
import { LARGEST_TEXT } from '../../bridge/files.ts'
import { boundary } from '../resilience/boundary.ts'
import type { Services } from '../services.ts'
import { openAdmission, type Admission } from './admission.ts'
import { openConnections } from './connections.ts'
import { doorkeeper, type Doorkeeper } from './doorkeeper.ts'
import { contentPolicy, readPage, secureHeaders } from './pages.ts'
import { turnAway, urlOf } from './requests.ts'
import { serveSocket } from './socket.ts'

export interface WebHostStart {
  readonly services: Pick<Services, 'connect'>
  /** Absolute path of the built renderer. */
  readonly root: string
  /** 0: any free one. */
  readonly port: number
  /** Development: where pages come from instead, `http://host:port`. */
  readonly page?: string
  /** Absent: those of this run. */
  readonly admission?: Admission
  /** A page has used its key. */
  readonly onEntered?: () => void
  /** Takes what is worth a line. */
  readonly log?: (line: string) => void
}

export interface WebHost {
  readonly port: number
  /** A new address, which lets in one page within a minute. The key is in its fragment: no request ever carries it. */
  newAddress(): string
  close(): Promise<void>
}

/** Calls are small, but for the text of a table: in JSON its quotes and backslashes are twice as long. */
const LARGEST_MESSAGE = 2 * LARGEST_TEXT + 64 * 1024
const LARGEST_KEY = 256
const MOST_SOCKETS = 64
/** Milliseconds for a whole request, its headers too, and for a refused socket to say goodbye. */
const PATIENCE = 10_000
/** The close code of a host that is full: the page may try again. */
const FULL = 1013

/** @throws the system's error when the port cannot be had */
export async function openWebHost(start: WebHostStart): Promise<WebHost> {
  const { services, root, admission = openAdmission(), onEntered = () => undefined, log = () => undefined } = start
  const { guard } = boundary('web', log)
  const server = createServer({ headersTimeout: PATIENCE, requestTimeout: PATIENCE, connectionsCheckingInterval: 2000 })
  const connections = openConnections()
  server.on('connection', (socket) => connections.add(socket))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(start.port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port } = server.address() as AddressInfo
  const door = doorkeeper([`127.0.0.1:${port}`, `localhost:${port}`])
  const policy = contentPolicy([`ws://127.0.0.1:${port}`, `ws://localhost:${port}`])
  server.on('request', (request, response) => {
    connections.asks(request.socket)
    // A line that breaks in the middle of a question has no answer.
    serve(request, response, { door, admission, root, policy, onEntered }).catch(() => response.destroy())
  })

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    // The ticket is not said back.
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })
  const inside = new Set<WebSocket>()
  server.on('upgrade', (request, socket, head) => {
    guard(
      () => upgrade(request, socket, head),
      () => socket.destroy(),
    )()
  })
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    connections.asks(request.socket)
    if (urlOf(request)?.pathname !== SOCKET_PATH || !door.isOwn(request.headers)) {
      turnAway(socket)
      return
    }
    // A page is not told why an upgrade failed, but a close has a code: so a socket is opened to be refused.
    sockets.handleUpgrade(request, socket, head, (open) => {
      const ticket = ticketIn(request)
      if (ticket === undefined || !admission.isTicket(ticket)) refuseSocket(open, NO_TICKET)
      else if (inside.size >= MOST_SOCKETS) refuseSocket(open, FULL)
      else {
        connections.admit(request.socket)
        inside.add(open)
        open.once('close', () => inside.delete(open))
        serveSocket(open, services, log)
      }
    })
  }
  const origin = start.page ?? `http://127.0.0.1:${port}`
  return {
    port,
    newAddress: () => `${origin}/#key=${admission.newKey()}`,
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

interface Serving {
  readonly door: Doorkeeper
  readonly admission: Admission
  readonly root: string
  readonly policy: string
  readonly onEntered: () => void
}

async function serve(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const { door, root, policy } = serving
  const url = urlOf(request)
  if (url === undefined || !door.isOwn(request.headers)) {
    response.writeHead(403).end()
    return
  }
  if (url.pathname === TICKET_PATH) {
    await giveTicket(request, response, serving)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...secureHeaders(policy), allow: 'GET, HEAD' }).end()
    return
  }
  const page = await readPage(root, url.pathname, policy)
  if (page === undefined) {
    response.writeHead(404, secureHeaders(policy)).end()
    return
  }
  response.writeHead(200, { ...page.headers, 'content-length': page.body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

/** Answers a key with a ticket. Browsers name the origin of what is posted; who names none is none of our pages. */
async function giveTicket(
  request: IncomingMessage,
  response: ServerResponse,
  { admission, policy, onEntered }: Serving,
): Promise<void> {
  const headers = { ...secureHeaders(policy), 'cache-control': 'no-store' }
  if (request.method !== 'POST') {
    response.writeHead(405, { ...headers, allow: 'POST' }).end()
    return
  }
  const key = request.headers.origin === undefined ? undefined : await shortText(request)
  const exchanged = key === undefined ? undefined : admission.exchange(key)
  if (exchanged?.ok === true) {
    onEntered()
    response.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(exchanged.ticket)
  } else {
    // What was not read to its end would be taken for the next request.
    response.writeHead(403, { ...headers, connection: 'close' }).end()
  }
}

/** @returns undefined when it is longer than any key; the rest is not waited for */
async function shortText(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const chunk of request.setEncoding('latin1')) {
    text += String(chunk)
    if (text.length > LARGEST_KEY) return undefined
  }
  return text
}

function ticketIn({ headers }: IncomingMessage): string | undefined {
  const offered = headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? []
  return offered.find((name) => name.startsWith(TICKET_PROTOCOL))?.slice(TICKET_PROTOCOL.length)
}

function refuseSocket(socket: WebSocket, code: number): void {
  const over = setTimeout(() => socket.terminate(), PATIENCE)
  socket.once('close', () => clearTimeout(over))
  socket.on('error', () => socket.terminate())
  socket.close(code)
}
