/**
 * Error boundary around handlers of input from another machine or a client: sockets, requests, announcements. It contains an
 * error of such a handler: it reaches neither `uncaughtException` nor an unhandled rejection.
 */
import { errorSummaryWithoutMessage } from '../log/error-summary.ts'

/** Limit of logged errors per boundary: a peer could cause any number of them. */
const MAX_LOGGED_ERRORS = 5

/** Wraps handlers of untrusted input, so that an error of one handler cannot end the process. */
export interface ErrorBoundary {
  /**
   * Wraps a handler. The wrapped handler never throws, and no promise of it is left rejected.
   * @param failed called after an error of the handler: drops the message, or closes the connection
   */
  guard<Args extends unknown[]>(handler: (...args: Args) => unknown, failed?: () => void): (...args: Args) => void
}

/**
 * Creates an error boundary, which wraps handlers so that an error of a handler is logged instead of thrown. Only the
 * first errors of the boundary are logged, up to a limit.
 * @param place name of the place in the log, for example `lan guest`
 * @param log writes a line to the log. The line has only the kind of the error and its stack locations, since an error
 *   message may contain text of a remote machine
 */
export function createErrorBoundary(place: string, log: (line: string) => void): ErrorBoundary {
  let logged = 0

  function note(error: unknown): void {
    logged += 1
    if (logged <= MAX_LOGGED_ERRORS) log(`${place}: ${errorSummaryWithoutMessage(error)}`)
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
