/**
 * Limits connections to a port that every local process may connect to. A process that opens connections and sends nothing, or
 * that asks slowly, cannot displace the owner: a new connection is always accepted, and the oldest connection in the same state
 * is closed for it. A connection that has shown a session token is never closed here.
 */
import type { Socket } from 'node:net'

/**
 * How many connections without a session token may be in one state. One browser opens at most six to a host. One pass of the
 * event loop accepts up to 511 (the backlog of Node's `listen`) before it reads any of them: a request that follows its
 * connection at once is read before so many newer ones close it.
 */
export const MAX_CONNECTIONS_PER_STATE = 640

/**
 * What a connection without a session token waits for: `idle` for a request, `receiving` for the rest of its request or for its
 * end, `answering` for the host's answer. Clients of one state do not displace those of another: keys that never end
 * (`receiving`) do not close a page that is being read from disk (`answering`).
 */
export type ConnectionState = 'idle' | 'receiving' | 'answering'

/**
 * Closes the oldest connection of a state when there are too many in it. The web server reports the state of each connection to
 * it.
 */
export interface WebConnectionLimiter {
  /** To be called when a connection was made (`idle`) and when its state changes. It becomes the newest one of its state. */
  markState(socket: Socket, state: ConnectionState): void
  /** To be called when a connection has shown a session token: it is no longer limited. */
  markAuthenticated(socket: Socket): void
}

/** Creates the limiter of one server. */
export function createWebConnectionLimiter(): WebConnectionLimiter {
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
      if (group.size <= MAX_CONNECTIONS_PER_STATE || oldest === undefined) return
      group.delete(oldest)
      oldest.destroy()
    },
    markAuthenticated: remove,
  }
}
