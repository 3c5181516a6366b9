/**
 * Restricts requests to pages that this host served itself. A request with a foreign Host or Origin is refused (a page elsewhere
 * that connects to 127.0.0.1, or a name made to point there).
 */
import type { IncomingHttpHeaders } from 'node:http'

/** Recognises requests from pages that this web server has served itself, by their headers. */
export interface RequestOriginGuard {
  /** Whether the header `Host`, and `Origin` if there is one, name this host. */
  isOwnOrigin(headers: IncomingHttpHeaders): boolean
}

/**
 * Creates the guard that tells whether a request to the server comes from one of the server's own pages. It compares the
 * request's Host and Origin headers with the names of this host.
 * @param hosts the names of this host with their port, as an address has them: `127.0.0.1:80`, `[fd00::7]:80`
 */
export function createOriginGuard(hosts: readonly string[]): RequestOriginGuard {
  const origins = hosts.map((host) => `http://${host}`)
  return {
    isOwnOrigin: ({ host, origin }) =>
      host !== undefined && hosts.includes(host) && (origin === undefined || origins.includes(origin)),
  }
}
