/** Handlers of a local page's calls about bug reports. */
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { BUG_REPORT_CALLS } from '../../bridge/bug-report.ts'
import type { Clock } from '../base/clock.ts'
import { copyFileBesideChosenFile, writeToChosenPath } from '../files/save-export.ts'
import type { NativeDialogsAndClipboard } from '../files/native-dialogs.ts'
import type { RotatingLog } from '../log/log-file.ts'
import { ok, reject } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { findCrashFiles } from './crash-files.ts'
import { bugReportFileName, formatBugReport } from './bug-report.ts'

/** Dependencies of the calls about bug reports: the sources of a report, and the dialogs to store it. */
export interface BugReportHandlersDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly library: Pick<SaveLibrary, 'load'>
  readonly settings: Pick<SettingsStore, 'current'>
  /** Undefined: no log is kept. */
  readonly logFile: Pick<RotatingLog, 'readTail'> | undefined
  /** The native dialogs and clipboard. Undefined: no report can be stored. */
  readonly dialogs: NativeDialogsAndClipboard | undefined
  /** Crashpad's database; undefined: crashes leave no files here. */
  readonly crashFolder: string | undefined
  /** The folder of the saves: no report is written into it. */
  readonly savesFolder: string
}

/** Bytes of the log in a report. */
const MAX_LOG_BYTES = 256 * 1024

/**
 * Creates the handlers of one client's calls about bug reports: storing a report, and returning the time and size of
 * the last crash file.
 */
export function createBugReportHandlers(
  start: BugReportHandlersDeps,
): Pick<LocalAppApi, keyof typeof BUG_REPORT_CALLS> {
  const { clock, library, settings, logFile, dialogs, savesFolder, crashFolder } = start

  const crashFiles = () => (crashFolder === undefined ? Promise.resolve([]) : findCrashFiles(crashFolder))

  async function textWith(save: string | undefined, withCrash = false) {
    const whole = save === undefined ? undefined : await library.load(save)
    if (whole?.ok === false) return whole
    const log = (await logFile?.readTail(MAX_LOG_BYTES)) ?? ''
    const said = { now: clock.now(), settings: settings.current, log, crashes: await crashFiles(), withCrash }
    return ok(formatBugReport({ ...said, ...(whole && { save: whole.text }) }))
  }

  return {
    async lastCrash() {
      const [last] = await crashFiles()
      return ok(last === undefined ? null : { at: last.at, bytes: last.bytes })
    },

    async packReport({ save, crash }) {
      if (dialogs === undefined) return reject('files.refused.dialog')
      const [last] = crash === true ? await crashFiles() : []
      const text = await textWith(save, last !== undefined)
      if (!text.ok) return text
      const chosen = await dialogs.chooseSavePath(bugReportFileName(clock.now()), 'report')
      if (chosen === undefined) return ok(false)
      const refused = await writeToChosenPath(chosen, '.txt', text.value, savesFolder)
      if (refused !== undefined || last === undefined) return refused ?? ok(true)
      try {
        await copyFileBesideChosenFile(last.file, chosen, '.dmp')
        return ok(true)
      } catch (error) {
        return reject('files.refused.disk', { code: errorCodeOf(error) })
      }
    },

    async reportText({ save }) {
      if (dialogs !== undefined) return reject('bridge.refused.unknown')
      const text = await textWith(save)
      return text.ok ? ok({ name: bugReportFileName(clock.now()), text: text.value }) : text
    },
  }
}
