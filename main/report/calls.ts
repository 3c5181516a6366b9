/** What this machine's own window asks about bug reports. */
import type { DeskBridge } from '../../bridge/calls.ts'
import type { REPORT_CALLS } from '../../bridge/report.ts'
import type { Clock } from '../clock.ts'
import { copyBeside, writeChosen } from '../files/exports.ts'
import type { Outside } from '../files/outside.ts'
import type { LogFile } from '../log/log-file.ts'
import { done, reject } from '../reply.ts'
import { codeOf } from '../saves/atomic.ts'
import type { Library } from '../saves/library.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { crashFilesIn } from './crash-files.ts'
import { reportName, reportOf } from './report.ts'

export interface ReportCallsStart {
  readonly clock: Pick<Clock, 'now'>
  readonly library: Pick<Library, 'textOf'>
  readonly settings: Pick<SettingsStore, 'current'>
  /** Absent: nothing is kept. */
  readonly logFile: Pick<LogFile, 'end'> | undefined
  readonly outside: Outside | undefined
  /** Crashpad's database; undefined: crashes leave no files here. */
  readonly crashes: string | undefined
  /** The folder of the saves: nothing is written into it. */
  readonly own: string
}

/** Bytes of the log in a report. */
const MOST_LOG = 256 * 1024

export function reportHandlers(start: ReportCallsStart): Pick<DeskBridge, keyof typeof REPORT_CALLS> {
  const { clock, library, settings, logFile, outside, own, crashes } = start

  const crashFiles = () => (crashes === undefined ? Promise.resolve([]) : crashFilesIn(crashes))

  async function textWith(save: string | undefined, withCrash = false) {
    const whole = save === undefined ? undefined : await library.textOf(save)
    if (whole?.ok === false) return whole
    const log = (await logFile?.end(MOST_LOG)) ?? ''
    const said = { now: clock.now(), settings: settings.current, log, crashes: await crashFiles(), withCrash }
    return done(reportOf({ ...said, ...(whole && { save: whole.text }) }))
  }

  return {
    async lastCrash() {
      const [last] = await crashFiles()
      return done(last === undefined ? null : { at: last.at, bytes: last.bytes })
    },

    async packReport({ save, crash }) {
      if (outside === undefined) return reject('files.refused.dialog')
      const [last] = crash === true ? await crashFiles() : []
      const text = await textWith(save, last !== undefined)
      if (!text.ok) return text
      const chosen = await outside.chooseTarget(reportName(clock.now()), 'report')
      if (chosen === undefined) return done(false)
      const refused = await writeChosen(chosen, '.txt', text.value, own)
      if (refused !== undefined || last === undefined) return refused ?? done(true)
      try {
        await copyBeside(last.file, chosen, '.dmp')
        return done(true)
      } catch (error) {
        return reject('files.refused.disk', { code: codeOf(error) })
      }
    },

    async reportText({ save }) {
      if (outside !== undefined) return reject('bridge.refused.unknown')
      const text = await textWith(save)
      return text.ok ? done({ name: reportName(clock.now()), text: text.value }) : text
    },
  }
}
