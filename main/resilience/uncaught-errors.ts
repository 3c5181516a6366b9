/**
 * Handles uncaught errors and unhandled rejections in main. The error is logged, the open tables are saved once more, and the
 * user decides whether Samsara continues. Further errors meanwhile are only logged.
 */
import type { Clock } from '../base/clock.ts'
import { errorSummaryWithoutMessage } from '../log/error-summary.ts'

/** Dependencies of the handler of uncaught errors: they save the tables, ask whether to quit, and end the process. */
export interface UncaughtErrorHandlerDeps {
  readonly clock: Clock
  readonly log: (entry: string) => void
  /** Tries to write unsaved changes. @returns those that would be lost if the process ended now */
  readonly retrySave: () => Promise<readonly unknown[]>
  /** Decides, by asking the user where possible, whether the process ends. @param saved whether all changes are on disk */
  readonly confirmQuit: (saved: boolean) => Promise<boolean>
  /** Ends the process. */
  readonly quit: () => void
}

/** Time limit of the save: the user is waiting to be told of the error. */
const SAVE_TIMEOUT_MS = 5000
/** Limit of errors logged per minute. */
const MAX_LOGGED_PER_MINUTE = 20
const MINUTE_MS = 60_000
/** Limit of places of errors after which the user chose to continue. */
const MAX_IGNORED_ERRORS = 100

/**
 * Creates the handler of uncaught errors. The handler logs the error, tries to write unsaved changes, and ends the
 * process or continues, as `confirmQuit` decides. If `confirmQuit` has decided to continue after an error, further
 * errors at the same place in the code are only logged. The handler never throws.
 */
export function createUncaughtErrorHandler({
  clock,
  log,
  retrySave,
  confirmQuit,
  quit,
}: UncaughtErrorHandlerDeps): (error: unknown) => void {
  let told: readonly number[] = []
  let busy = false
  const known = new Set<string>()

  function tell(where: string): void {
    const now = clock.now()
    told = told.filter((at) => now - at < MINUTE_MS)
    if (told.length >= MAX_LOGGED_PER_MINUTE) return
    told = [...told, now]
    log(
      `nobody caught: ${where}${told.length === MAX_LOGGED_PER_MINUTE ? '\nfurther ones in this minute are not told' : ''}`,
    )
  }

  async function handle(place: string): Promise<void> {
    const lost = await Promise.race([retrySave(), resolveAfter(clock, SAVE_TIMEOUT_MS)]).catch(() => undefined)
    if (!(await confirmQuit(lost?.length === 0))) {
      // The user is asked once per place; the same error is then only logged.
      if (known.size < MAX_IGNORED_ERRORS) known.add(place)
      return
    }
    quit()
  }

  return (error) => {
    try {
      const where = errorSummaryWithoutMessage(error)
      // The call paths differ; the place of the error is the same.
      const place = where.split('\n', 2).join('\n')
      tell(where)
      if (busy || known.has(place) || known.size >= MAX_IGNORED_ERRORS) return
      busy = true
      handle(place)
        // A question that fails does not end the process.
        .catch(() => known.add(place))
        .finally(() => {
          busy = false
        })
    } catch {
      // nothing is left that could be done
    }
  }
}

/** Calls the handler for all uncaught errors and unhandled rejections of this process. */
export function listenForUncaughtErrors(handle: (error: unknown) => void, on: NodeJS.EventEmitter = process): void {
  on.on('uncaughtException', handle)
  on.on('unhandledRejection', handle)
}

function resolveAfter(clock: Clock, wait: number): Promise<undefined> {
  return new Promise((resolve) => {
    clock.after(wait, () => {
      resolve(undefined)
    })
  })
}
