/** A bug report: one text that people can read before they give it to somebody. Nothing sends it anywhere. */
import * as v from 'valibot'
import { noArgument, defineCall } from './call-definition.ts'
import type { TextFile } from './import-export.ts'
import { idSchema } from './refs.ts'

/** `save`: as it was written last, with all that is hidden in it; absent: no save is in the report. */
const BugReportInput = v.strictObject({
  save: v.exactOptional(idSchema),
  /** The newest crash file lies beside the report, as the player agreed. */
  crash: v.exactOptional(v.literal(true)),
})

/** The newest file that a crash of the app left on this machine. */
export interface CrashFileInfo {
  /** When it was written: milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
}

export const BUG_REPORT_CALLS = {
  /** null: nothing has crashed, or crashes leave no files here. */
  lastCrash: defineCall(noArgument).gives<CrashFileInfo | null>(),
  /**
   * Writes a report where somebody says in a dialog; false: nobody chose a place. `files.refused.dialog`: there are no
   * dialogs here.
   */
  packReport: defineCall(BugReportInput).gives<boolean>(),
  /** A report for a page to offer as a download. Refused where there are dialogs. */
  reportText: defineCall(BugReportInput).gives<TextFile>(),
}
