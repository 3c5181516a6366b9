/**
 * The text of a bug report. In English, like the log: it is for the developers. It begins with an explanation for every reader.
 */
import { arch, platform, release } from 'node:os'
import type { Settings } from '../../bridge/settings.ts'
import { APP_VERSION } from '../../bridge/versions.ts'
import { nativeText } from '../messages/index.ts'
import type { CrashFile } from './crash-files.ts'

/** The data that one bug report contains. */
export interface BugReportContent {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly settings: Settings
  /** The end of the log. */
  readonly log: string
  /** A save as text, if the user agreed. */
  readonly save?: string
  /** The files that crashes left, newest first. */
  readonly crashes?: readonly CrashFile[]
  /** Whether the newest of them is stored beside the report. */
  readonly withCrash?: boolean
}

/**
 * Builds the text of a bug report: versions, settings, crashes, the end of the log, and a save if one is given. From
 * the settings it leaves out the player's name and the line-ups (the last setup of a table of each game). The text of
 * the save is included unchanged.
 */
export function formatBugReport({
  now,
  settings,
  log,
  save,
  crashes = [],
  withCrash = false,
}: BugReportContent): string {
  // Names of players are of no use in a report.
  const { name: _, lineUps: __, ...told } = settings
  return [
    `Samsara ${APP_VERSION}, ${new Date(now).toISOString()}`,
    nativeText(save === undefined ? 'reportIs' : 'reportIsWithSave'),
    section('Versions', versionLines().join('\n')),
    section('Settings', JSON.stringify(told, undefined, 2)),
    section(
      'Crashes',
      [...crashes.map(crashLine), ...(withCrash ? [nativeText('reportCrash')] : [])].join('\n') || 'none',
    ),
    section('Log', log === '' ? '(empty)' : log.trimEnd()),
    ...(save === undefined ? [] : [section('Save', save)]),
  ].join('\n\n')
}

function crashLine({ at, bytes }: CrashFile): string {
  return `${new Date(at).toISOString()}, ${String(bytes)} bytes`
}

/** The versions of Samsara, of its runtimes (Electron, Chromium, Node) and of the operating system, one line each. */
export function versionLines(): readonly string[] {
  const { electron, chrome, node } = process.versions as Readonly<Record<string, string | undefined>>
  return [
    `Samsara ${APP_VERSION}`,
    `Electron ${electron ?? 'none'}`,
    ...(chrome === undefined ? [] : [`Chromium ${chrome}`]),
    `Node ${String(node)}`,
    `${platform()} ${release()} ${arch()}`,
  ]
}

/**
 * The file name of a bug report, with the day in UTC: `samsara-report-2026-11-24.txt`.
 * @param now milliseconds since 1970
 */
export function bugReportFileName(now: number): string {
  return `samsara-report-${new Date(now).toISOString().slice(0, 10)}.txt`
}

function section(heading: string, text: string): string {
  return `== ${heading} ==\n${text}\n`
}
