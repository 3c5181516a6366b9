/**
 * The boundary around handlers of what another machine or a page sends: sockets, requests, announcements. An error of such a
 * handler stays inside: it reaches neither `uncaughtException` nor an unhandled rejection.
 */
import { errorSummaryOf } from '../log/error-summary.ts'

/** Errors that one boundary writes to the log; a peer could cause them without end. */
const MAX_LOGGED_ERRORS = 5

export interface ErrorBoundary {
  /**
   * Wraps a handler. The wrapped handler never throws, and no promise of it is left rejected.
   * @param failed called after an error of the handler: drops the message, or closes the connection
   */
  guard<Args extends unknown[]>(handler: (...args: Args) => unknown, failed?: () => void): (...args: Args) => void
}

/**
 * @param place what the log calls the place, for example `lan guest`
 * @param log takes a line. The words of an error may quote a peer, so only its kind and its places are logged
 */
export function createErrorBoundary(place: string, log: (line: string) => void): ErrorBoundary {
  let logged = 0

  function note(error: unknown): void {
    logged += 1
    if (logged <= MAX_LOGGED_ERRORS) log(`${place}: ${errorSummaryOf(error)}`)
  }

  function fail(error: unknown, failed: (() => void) | undefined): void {
    try {
      note(error)
      failed?.()
    } catch (second) {
      try {
        note(second)
      } catch {
        // The log itself fails: there is no place left to say so.
      }
    }
  }

  return {
    guard:
      (handler, failed) =>
      (...args) => {
        try {
          const result = handler(...args)
          if (result instanceof Promise) result.catch((error: unknown) => fail(error, failed))
        } catch (error) {
          fail(error, failed)
        }
      },
  }
}
