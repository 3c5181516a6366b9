/**
 * Limits connections to a port that every local process may connect to. A process that opens connections and sends nothing, or
 * that asks slowly, cannot displace the owner: a new connection is always accepted, and the oldest connection in the same state
 * is closed for it. A connection that has shown a session token is never closed here.
 */
import type { Socket } from 'node:net'

/**
 * The highest number of connections without a session token that may be in the same state. A browser needs at most six
 * connections to a host. One pass of the event loop may accept 511 connections (the backlog of Node's `listen`) before
 * it reads any of them. The limit is higher, so that a request that follows its connection at once is read before
 * newer connections can close the connection.
 */
export const MAX_UNAUTHENTICATED_PER_STATE = 640

/**
 * The state of a connection without a session token. It waits in `idle` for a request, in `receiving` for the rest of a request,
 * in `answering` for the host's answer. Each state has a limit of its own. Requests that never end (`receiving`) thus do not close the
 * connection of a page that is being read from disk (`answering`).
 */
export type UnauthenticatedConnectionState = 'idle' | 'receiving' | 'answering'

/**
 * Limits the connections that have shown no session token. If too many of them are in one state, it closes the oldest of that
 * state. The web server reports the state of each connection to it.
 */
export interface UnauthenticatedConnectionLimiter {
  /** To be called when a connection was made (`idle`) and when its state changes. It becomes the newest one of its state. */
  markState(socket: Socket, state: UnauthenticatedConnectionState): void
  /** To be called when a connection has shown a session token: it is no longer limited. */
  markAuthenticated(socket: Socket): void
}

/** Creates the limiter of those connections to one web server that have shown no session token. */
export function createUnauthenticatedConnectionLimiter(): UnauthenticatedConnectionLimiter {
  // A set keeps its order: the first is the oldest.
  const groups = { idle: new Set<Socket>(), receiving: new Set<Socket>(), answering: new Set<Socket>() }
  const known = new WeakSet<Socket>()
  function remove(socket: Socket): void {
    for (const group of Object.values(groups)) group.delete(socket)
  }
  return {
    markState(socket, state) {
      if (socket.destroyed) return
      if (!known.has(socket)) {
        known.add(socket)
        socket.once('close', () => remove(socket))
      }
      remove(socket)
      const group = groups[state]
      group.add(socket)
      const [oldest] = group
      if (group.size <= MAX_UNAUTHENTICATED_PER_STATE || oldest === undefined) return
      group.delete(oldest)
      oldest.destroy()
    },
    markAuthenticated: remove,
  }
}
