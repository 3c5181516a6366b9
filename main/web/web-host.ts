/** Samsara over http on this machine: the page, its files, and the socket, behind the doorkeeper. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Services } from '../services.ts'
import { doorkeeper, type Doorkeeper } from './doorkeeper.ts'
import { contentPolicy, readPage, secureHeaders } from './pages.ts'
import { serveSocket } from './socket.ts'

export interface WebHostStart {
  readonly services: Pick<Services, 'connect'>
  /** Absolute path of the built renderer. */
  readonly root: string
  /** 0: any free one. */
  readonly port: number
  /** What a page must show to be let in; 128 random bits as text. */
  readonly key: string
}

export interface WebHost {
  readonly port: number
  /** The address that lets a browser in. */
  readonly address: string
  close(): Promise<void>
}

/** Calls are small: a new table is the largest. */
const LARGEST_MESSAGE = 64 * 1024

const NO_KEY = 'Samsara opens with the address that it printed when it started, key and all.\n'

/** @throws the system's error when the port cannot be had */
export async function openWebHost({ services, root, port: wanted, key }: WebHostStart): Promise<WebHost> {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port } = server.address() as AddressInfo
  const door = doorkeeper(port, key)
  const policy = contentPolicy([`ws://127.0.0.1:${String(port)}`, `ws://localhost:${String(port)}`])
  server.on('request', (request, response) => {
    void serve(request, response, { door, root, policy })
  })
  server.on('upgrade', (request, socket, head) => {
    const url = urlOf(request)
    const welcome =
      url?.pathname === '/bridge' && door.isOwn(request.headers) && door.isKey(url.searchParams.get('key'))
    if (!welcome) {
      turnAway(socket)
      return
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      serveSocket(open, services)
    })
  })
  return {
    port,
    address: `http://127.0.0.1:${String(port)}/?key=${key}`,
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
  readonly root: string
  readonly policy: string
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { door, root, policy }: Serving,
): Promise<void> {
  const url = urlOf(request)
  if (url === undefined || !door.isOwn(request.headers)) {
    response.writeHead(403).end()
    return
  }
  const keyed = door.isKey(url.searchParams.get('key'))
  if (!keyed && !door.hasCookie(request.headers)) {
    response.writeHead(403, { ...secureHeaders(policy), 'content-type': 'text/plain; charset=utf-8' }).end(NO_KEY)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const page = await readPage(root, url.pathname, policy)
  if (page === undefined) {
    response.writeHead(404, secureHeaders(policy)).end()
    return
  }
  response.writeHead(200, {
    ...page.headers,
    'content-length': page.body.byteLength,
    ...(keyed ? { 'set-cookie': door.cookie } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

function turnAway(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(url, 'http://host') ? new URL(url, 'http://host') : undefined
}
