/** Without Electron no dialog can be shown: an uncaught error shuts the process down in order, with a message on stderr. */
import type { Clock } from '../base/clock.ts'
import type { Log } from '../log/log.ts'
import type { Services } from '../services.ts'
import { listenForUncaughtErrors, createUncaughtErrorHandler } from './uncaught-errors.ts'

/** The parts of this process that an uncaught error shuts down; the caller adds each one when it has started. */
export interface HeadlessErrorShutdownParts {
  /** Saves the open tables. */
  services?: Pick<Services, 'retrySave'>
  /** Shuts down in order. */
  stop?: () => void
}

/** The part of `process` that ends it. */
type ExitableProcess = Pick<NodeJS.Process, 'exit' | 'exitCode'> &
  NodeJS.EventEmitter & { readonly stderr: { write(text: string): unknown } }

/** Time limit of an orderly shutdown. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/**
 * Listens for uncaught errors from now on, in a process without dialogs. The first error saves the open tables, prints
 * a message on stderr and shuts the process down with exit code 1, at the latest after `SHUTDOWN_TIMEOUT_MS`.
 * @returns an object without entries, to which the caller adds the services that save the tables (`services`) and the
 *   function that shuts the process down in order (`stop`), each as soon as it has started
 */
export function setUpHeadlessErrorShutdown(
  { file, write }: Log,
  clock: Clock,
  on: ExitableProcess = process,
): HeadlessErrorShutdownParts {
  const running: HeadlessErrorShutdownParts = {}
  const handle = createUncaughtErrorHandler({
    clock,
    log: write,
    retrySave: () => running.services?.retrySave() ?? Promise.resolve([]),
    confirmQuit: () => Promise.resolve(true),
    quit() {
      on.stderr.write(`Samsara failed, and ends. Where it failed stands in ${file.folder}\n`)
      on.exitCode = 1
      file.flushSync()
      if (running.stop === undefined) on.exit(1)
      clock.after(SHUTDOWN_TIMEOUT_MS, () => on.exit(1))
      running.stop()
    },
  })
  listenForUncaughtErrors(handle, on)
  return running
}
