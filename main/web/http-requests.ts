/** HTTP helpers of every server of pages, independent of admission. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a request to upgrade to a WebSocket with status 403 and closes its socket. */
export function rejectUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** The URL of an HTTP request, or undefined if it is invalid. Only path and query are meaningful; the host is a placeholder. */
export function requestUrlOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(url, 'http://host') ? new URL(url, 'http://host') : undefined
}
