/**
 * Who may come in from the network side: only pages that this very host served, opened with the key of this start. A
 * foreign Host or Origin (a page elsewhere that reaches for 127.0.0.1, or a name made to point there) gets nothing.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface Doorkeeper {
  /** Whether Host, and Origin if there is one, are our own. */
  isOwn(headers: IncomingHttpHeaders): boolean
  /** Whether a text is the key, in the same time whatever it is. */
  isKey(text: string | null | undefined): boolean
  /** Whether the cookie that the first page set is there. */
  hasCookie(headers: IncomingHttpHeaders): boolean
  /** The cookie that lets a page's own files follow it; gone with the browser. */
  readonly cookie: string
}

export function doorkeeper(port: number, key: string): Doorkeeper {
  const hosts = [`127.0.0.1:${String(port)}`, `localhost:${String(port)}`]
  const origins = hosts.map((host) => `http://${host}`)
  // Cookies do not know ports: two hosts on one machine need two names.
  const name = `samsara-${String(port)}`
  const digest = digestOf(key)
  const isKey = (text: string | null | undefined): boolean =>
    typeof text === 'string' && timingSafeEqual(digestOf(text), digest)
  return {
    isOwn: ({ host, origin }) =>
      host !== undefined && hosts.includes(host) && (origin === undefined || origins.includes(origin)),
    isKey,
    hasCookie: ({ cookie = '' }) =>
      cookie.split(';').some((pair) => {
        const [left, ...right] = pair.trim().split('=')
        return left === name && isKey(right.join('='))
      }),
    cookie: `${name}=${key}; HttpOnly; SameSite=Strict; Path=/`,
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
