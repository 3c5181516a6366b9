/** The log of a process: every line is written to stderr at once, and to the profile's log file. */
import { LogFile } from './log-file.ts'
import { systemClock } from '../base/clock.ts'

export interface Log {
  readonly file: LogFile
  /** Adds an entry; never throws, and never blocks. */
  readonly write: (entry: string) => void
}

export function createLog(profile: string): Log {
  const file = new LogFile(profile, systemClock)
  return {
    file,
    write(entry) {
      process.stderr.write(`samsara: ${entry}\n`)
      file.write(entry)
    },
  }
}
