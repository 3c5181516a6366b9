/** What every host of pages does with a request, whoever may come in to it. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Refuses to make a socket of a request. */
export function rejectUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** The address of a request; undefined where it is none. */
export function requestUrlOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(url, 'http://host') ? new URL(url, 'http://host') : undefined
}
