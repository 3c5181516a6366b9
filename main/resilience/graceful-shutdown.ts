/** Without Electron nobody can be asked: an error that nobody catches ends the process, in order and with a word. */
import type { Clock } from '../base/clock.ts'
import type { Log } from '../log/log.ts'
import type { Services } from '../services.ts'
import { listenForUncaughtErrors, createUncaughtErrorHandler } from './uncaught-errors.ts'

/** What is to be ended; filled in as it begins. */
export interface RunningProcess {
  services?: Pick<Services, 'saveAgain'>
  /** Ends it in order. */
  stop?: () => void
}

/** The part of a process that it ends by. */
type ExitableProcess = Pick<NodeJS.Process, 'exit' | 'exitCode'> &
  NodeJS.EventEmitter & { readonly stderr: { write(text: string): unknown } }

/** Milliseconds for an end in order. */
const SHUTDOWN_TIMEOUT_MS = 10_000

export function shutdownOnUncaughtError(
  { file, line }: Log,
  clock: Clock,
  on: ExitableProcess = process,
): RunningProcess {
  const running: RunningProcess = {}
  const handle = createUncaughtErrorHandler({
    clock,
    log: line,
    save: () => running.services?.saveAgain() ?? Promise.resolve([]),
    ends: () => Promise.resolve(true),
    end() {
      on.stderr.write(`Samsara failed, and ends. Where it failed stands in ${file.folder}\n`)
      on.exitCode = 1
      file.writeNow()
      if (running.stop === undefined) on.exit(1)
      clock.after(SHUTDOWN_TIMEOUT_MS, () => on.exit(1))
      running.stop()
    },
  })
  listenForUncaughtErrors(handle, on)
  return running
}
