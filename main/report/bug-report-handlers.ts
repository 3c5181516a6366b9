/** IPC handlers of the local window for bug reports. */
import type { AppApi } from '../../bridge/calls.ts'
import type { BUG_REPORT_CALLS } from '../../bridge/bug-report.ts'
import type { Clock } from '../base/clock.ts'
import { copyToChosenFolder, writeToChosenPath } from '../files/save-export.ts'
import type { NativeDialogs } from '../files/native-dialogs.ts'
import type { LogFile } from '../log/log-file.ts'
import { ok, reject } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { findCrashFiles } from './crash-files.ts'
import { bugReportFileName, formatBugReport } from './bug-report.ts'

/** Dependencies of the calls about bug reports: the sources of a report, and the dialogs to store it. */
export interface BugReportHandlersDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly library: Pick<SaveLibrary, 'textOf'>
  readonly settings: Pick<SettingsStore, 'current'>
  /** Absent: no log is kept. */
  readonly logFile: Pick<LogFile, 'end'> | undefined
  /** The native dialogs and clipboard. Absent: no report can be stored. */
  readonly outside: NativeDialogs | undefined
  /** Crashpad's database; undefined: crashes leave no files here. */
  readonly crashes: string | undefined
  /** The folder of the saves: no report is written into it. */
  readonly own: string
}

/** Bytes of the log in a report. */
const MAX_LOG_BYTES = 256 * 1024

/** Creates one client's calls about bug reports: storing one, and telling of the last crash. */
export function createBugReportHandlers(start: BugReportHandlersDeps): Pick<AppApi, keyof typeof BUG_REPORT_CALLS> {
  const { clock, library, settings, logFile, outside, own, crashes } = start

  const crashFiles = () => (crashes === undefined ? Promise.resolve([]) : findCrashFiles(crashes))

  async function textWith(save: string | undefined, withCrash = false) {
    const whole = save === undefined ? undefined : await library.textOf(save)
    if (whole?.ok === false) return whole
    const log = (await logFile?.end(MAX_LOG_BYTES)) ?? ''
    const said = { now: clock.now(), settings: settings.current, log, crashes: await crashFiles(), withCrash }
    return ok(formatBugReport({ ...said, ...(whole && { save: whole.text }) }))
  }

  return {
    async lastCrash() {
      const [last] = await crashFiles()
      return ok(last === undefined ? null : { at: last.at, bytes: last.bytes })
    },

    async packReport({ save, crash }) {
      if (outside === undefined) return reject('files.refused.dialog')
      const [last] = crash === true ? await crashFiles() : []
      const text = await textWith(save, last !== undefined)
      if (!text.ok) return text
      const chosen = await outside.chooseTarget(bugReportFileName(clock.now()), 'report')
      if (chosen === undefined) return ok(false)
      const refused = await writeToChosenPath(chosen, '.txt', text.value, own)
      if (refused !== undefined || last === undefined) return refused ?? ok(true)
      try {
        await copyToChosenFolder(last.file, chosen, '.dmp')
        return ok(true)
      } catch (error) {
        return reject('files.refused.disk', { code: errorCodeOf(error) })
      }
    },

    async reportText({ save }) {
      if (outside !== undefined) return reject('bridge.refused.unknown')
      const text = await textWith(save)
      return text.ok ? ok({ name: bugReportFileName(clock.now()), text: text.value }) : text
    },
  }
}
