/** The log of a process: every line is written to stderr at once, and to the profile's log file. */
import { RotatingLog } from './log-file.ts'
import { systemClock } from '../base/clock.ts'

/** The log of this process, which writes every entry to stderr and to the log file of the profile. */
export interface Log {
  readonly file: RotatingLog
  /** Writes an entry to stderr and to the file; never throws, and never blocks. */
  readonly write: (entry: string) => void
}

/** Creates the log of a profile folder. Its file is written only after `file.open`. */
export function createLog(profile: string): Log {
  const file = new RotatingLog(profile, systemClock)
  return {
    file,
    write(entry) {
      process.stderr.write(`samsara: ${entry}\n`)
      file.write(entry)
    },
  }
}
