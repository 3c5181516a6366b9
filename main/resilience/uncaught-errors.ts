/**
 * What nobody caught: an error in main, or a promise whose failure nobody waited for. It is logged, the open tables are
 * written once more, and somebody says whether Samsara goes on. Whatever fails meanwhile is logged and asks nothing.
 */
import type { Clock } from '../base/clock.ts'
import { errorSummaryOf } from '../log/error-summary.ts'

export interface UncaughtErrorHandlerDeps {
  readonly clock: Clock
  readonly log: (entry: string) => void
  /** Tries to write what is not on disk. @returns what is lost if the process ends now */
  readonly save: () => Promise<readonly unknown[]>
  /** @param saved whether everything is on disk @returns whether the process is to end */
  readonly ends: (saved: boolean) => Promise<boolean>
  readonly end: () => void
}

/** Milliseconds for the disk: whoever waits for it wants to know what has happened. */
const SAVE_TIMEOUT_MS = 5000
/** So many in a minute are told in the log. */
const MAX_LOGGED_PER_MINUTE = 20
const MINUTE_MS = 60_000
/** Places at which somebody has said that Samsara goes on. */
const MAX_IGNORED_ERRORS = 100

/** @returns what to call with whatever was not caught; it never throws */
export function createUncaughtErrorHandler({
  clock,
  log,
  save,
  ends,
  end,
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
    const lost = await Promise.race([save(), resolveAfter(clock, SAVE_TIMEOUT_MS)]).catch(() => undefined)
    if (!(await ends(lost?.length === 0))) {
      // Asked once: the same again is noted, and interrupts nobody.
      if (known.size < MAX_IGNORED_ERRORS) known.add(place)
      return
    }
    end()
  }

  return (error) => {
    try {
      const where = errorSummaryOf(error)
      // The ways there differ; where it arose is one place.
      const place = where.split('\n', 2).join('\n')
      tell(where)
      if (busy || known.has(place) || known.size >= MAX_IGNORED_ERRORS) return
      busy = true
      handle(place)
        // What cannot be asked is no wish to end.
        .catch(() => known.add(place))
        .finally(() => {
          busy = false
        })
    } catch {
      // nothing is left that could be done
    }
  }
}

/** Hears of all that nobody catches in this process. */
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
