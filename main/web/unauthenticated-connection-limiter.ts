/**
 * Limits connections to a port that every local process may connect to. A process that opens connections and sends nothing, or
 * that asks slowly, cannot displace the owner: a new connection is always accepted, and the oldest connection in the same state
 * is closed for it. A connection that has shown a session token is never closed here.
 */
import type { Socket } from 'node:net'

/**
 * The highest number of connections without a session token that may be in the same state (`idle`, `receiving` or
 * `answering`); beyond it, the oldest connection of that state is closed. A browser needs at most six connections to a
 * host. One pass of the event loop may accept 511 connections (the backlog of Node's `listen`) before it reads any of
 * them; with a limit above 511, newer connections cannot close one whose request has already arrived.
 */
export const MAX_UNAUTHENTICATED_PER_STATE = 640

/**
 * The state of a connection that has shown no session token. `idle`: it waits for a request; `receiving`: a request is
 * arriving; `answering`: the request has arrived and is being answered. The number of connections is limited for each
 * state separately, so that many unfinished requests (`receiving`) cannot cause the limiter to close a connection
 * whose page is being read from disk (`answering`).
 */
export type UnauthenticatedConnectionState = 'idle' | 'receiving' | 'answering'

/**
 * Limits the number of connections that have shown no session token. The web server reports the state of each such
 * connection: it waits for a request, receives one, or is being answered. If too many connections are in the same
 * state, the oldest of them is closed.
 */
export interface UnauthenticatedConnectionLimiter {
  /** To be called when a connection was made (`idle`) and when its state changes. It becomes the newest one of its state. */
  markState(socket: Socket, state: UnauthenticatedConnectionState): void
  /** To be called when a connection has shown a session token: it is no longer limited. */
  markAuthenticated(socket: Socket): void
}

/**
 * Creates a limiter of the number of connections to one web server that have shown no session token. It has no
 * connections at first. If more than `MAX_UNAUTHENTICATED_PER_STATE` of them are in the same state, it closes the
 * oldest connection in that state.
 */
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
