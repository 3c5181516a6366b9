/**
 * Limits connections to a port that every local process may connect to. A process that opens connections and sends nothing, or
 * that asks slowly, cannot displace the owner: a new connection is always accepted, and the oldest connection that has shown no
 * session token is closed for it. A connection that has shown one is never closed here.
 */
import type { Socket } from 'node:net'

/**
 * How many connections may be open that have sent no request. One pass of the event loop accepts up to 511 (the backlog of Node's
 * `listen`) before it reads any of them: a request that follows its connection at once is read before so many newer ones close
 * it.
 */
export const MAX_SILENT_CONNECTIONS = 640
/** How many connections may be open that have sent a request but no session token. One browser opens at most six to a host. */
export const MAX_UNAUTHENTICATED_CONNECTIONS = 128

/**
 * Closes the oldest connection that has shown no session token when there are too many of them. The web server reports the events
 * of each connection to it.
 */
export interface WebConnectionLimiter {
  /** To be called when a connection was made. */
  add(socket: Socket): void
  /** To be called when a connection has sent the headers of a request. */
  markRequested(socket: Socket): void
  /** To be called when a connection has shown a session token: it is no longer limited. */
  markAuthenticated(socket: Socket): void
}

/** Creates the limiter of one server. */
export function createWebConnectionLimiter(): WebConnectionLimiter {
  // A set keeps its order: the first is the oldest.
  const silent = new Set<Socket>()
  const asking = new Set<Socket>()
  function remove(socket: Socket): void {
    silent.delete(socket)
    asking.delete(socket)
  }
  function enter(group: Set<Socket>, socket: Socket, max: number): void {
    group.add(socket)
    const [oldest] = group
    if (group.size <= max || oldest === undefined) return
    group.delete(oldest)
    oldest.destroy()
  }
  return {
    add(socket) {
      socket.once('close', () => remove(socket))
      enter(silent, socket, MAX_SILENT_CONNECTIONS)
    },
    markRequested(socket) {
      // The last one that asked is the newest.
      remove(socket)
      enter(asking, socket, MAX_UNAUTHENTICATED_CONNECTIONS)
    },
    markAuthenticated: remove,
  }
}
