/** A bug report: one text that users can read before they pass it on. It is not sent anywhere. */
import * as v from 'valibot'
import { noArgumentSchema, defineCall } from './call-definition.ts'
import type { TextFileDownload } from './import-export.ts'
import { idSchema } from './refs.ts'

/** `save`: as last written, including all hidden information; absent: the report has no save. */
const BugReportInput = v.strictObject({
  save: v.exactOptional(idSchema),
  /** Stores the newest crash file beside the report, as the player agreed. */
  crash: v.exactOptional(v.literal(true)),
})

/** A file that a crash of the app left on this machine. */
export interface CrashFileInfo {
  /** Time of the crash: milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
}

/**
 * The definitions of the calls about crash files and bug reports, by name. A call is a request from a renderer to its
 * host.
 */
export const BUG_REPORT_CALLS = {
  /** null: there was no crash, or crashes leave no files here. */
  lastCrash: defineCall(noArgumentSchema).gives<CrashFileInfo | null>(),
  /**
   * Writes a report to a place chosen in a dialog; false: the dialog was cancelled. `files.refused.dialog`: there are no dialogs
   * here.
   */
  packReport: defineCall(BugReportInput).gives<boolean>(),
  /** A report that the page offers as a download. Rejected if there are dialogs. */
  reportText: defineCall(BugReportInput).gives<TextFileDownload>(),
}
