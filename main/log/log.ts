/** The log of a process: every line is written to stderr at once, and to the profile's log file. */
import { RotatingLog } from './log-file.ts'
import { systemClock } from '../base/clock.ts'

/** The log of this process, which writes every entry to stderr and to the log file of the profile. */
export interface Log {
  readonly file: RotatingLog
  /** Writes an entry to stderr and to the file; never throws, and never blocks. */
  readonly write: (entry: string) => void
}

/**
 * Creates the log of this process: every entry goes to stderr at once, and to the log file in the profile folder,
 * which keeps the app's files. Entries for the file are buffered until `file.open` is called.
 * @param profile the profile folder
 */
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
