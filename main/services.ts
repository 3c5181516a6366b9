/**
 * Wires the rooms together: settings, saves, bots, tables, and one connection per renderer. Both entries call it,
 * Electron's and headless; it knows neither.
 */
import { join } from 'node:path'
import type { Command } from '../bridge/events.ts'
import type { Reply } from '../bridge/reply.ts'
import { answer } from './bridge.ts'
import { deskHandlers } from './desk.ts'
import type { Environment } from './environment.ts'
import { Arrivals } from './files/arrivals.ts'
import type { Outside } from './files/outside.ts'
import { elsewhereOf } from './lan/handover/record.ts'
import { Invitations } from './lan/invitations.ts'
import { Lan, type LanParts } from './lan/lan.ts'
import { NO_LAN } from './lan/parts.ts'
import type { LogFile } from './log/log-file.ts'
import { reportHandlers } from './report/calls.ts'
import { finishWrites } from './saves/files.ts'
import { Library } from './saves/library.ts'
import { lockProfile, type Lock } from './saves/lock.ts'
import { tightenProfile } from './saves/private.ts'
import { ReviewService } from './review/review-service.ts'
import { openSettings, type KeyedFile, type SettingsStore } from './settings/settings.ts'
import { Results } from './statistics/results.ts'
import { Statistician } from './statistics/statistician.ts'
import { OpenTables } from './tables/open-tables.ts'
import type { OurWindow } from './window-calls.ts'
import { TableCallHandlers } from './tables/table-call-handlers.ts'
import type { UnsavedChanges } from './tables/autosave.ts'
import type { SendEvent } from './tables/table-client.ts'
import { Updates, type UpdatesParts } from './updates/course.ts'

export interface ServicesStart {
  /** The folder of everything that is kept. */
  readonly profile: string
  /** Opens the settings file; called once the profile is ours alone. */
  readonly file: () => KeyedFile
  readonly environment: Environment
  /** Dialogs and the clipboard, where the host has them. */
  readonly outside?: Outside
  /** The folder in which crashes leave files. Absent: they leave none. */
  readonly crashes?: string
  /** Files that the system hands over. Absent: it hands over none. */
  readonly arrivals?: Arrivals
  /** What has been logged, for bug reports. */
  readonly logFile?: Pick<LogFile, 'end'>
  /** The window that shows the page, where the host has one. */
  readonly window?: OurWindow
  /** What looks for newer versions of Samsara. Absent: nothing does. */
  readonly updates?: UpdatesParts
  /** Links that it hands over, likewise. */
  readonly invitations?: Invitations
  /** The network. Absent: there is none. */
  readonly lan?: LanParts
}

/** One renderer: the window, or one socket. */
export interface Connection {
  /** Answers a call; never rejects. */
  call(name: string, arg: unknown): Promise<Reply<unknown>>
  /** Chosen in the native menu. */
  command(command: Command): void
  /** The renderer is gone: its curtains fall, and it watches no table any more. */
  close(): void
}

export interface Services {
  readonly settings: SettingsStore
  /** The settings file itself, for what is no preference: where the window was. */
  readonly file: KeyedFile
  readonly tables: OpenTables
  /** Which of them are hosted on the network. */
  readonly hosted: Lan['hosted']
  /** @param send pushes events to the renderer; must not throw */
  connect(send: SendEvent): Connection
  /** Packs a bug report, without any save, where a page cannot ask for it. */
  packReport(): Promise<Reply<boolean>>
  /** Whether the end of the process just now might lose something: asked where there is no time to wait. */
  readonly mayLose: boolean
  /** Waits for what is being written and tries once more what could not be. @returns what would be lost still */
  saveAgain(): Promise<readonly UnsavedChanges[]>
  /** After all that is over: installs the newer version of Samsara that somebody wants, if there is one. */
  update(): Promise<void>
  /** Stops bots, waits for what is being written, and frees the profile. @returns what is lost */
  dispose(): Promise<readonly UnsavedChanges[]>
}

/**
 * @returns undefined when another process uses the profile
 * @throws the system's error when the profile's folder cannot be used
 */
export async function createServices(start: ServicesStart): Promise<Services | undefined> {
  const { profile, environment, outside, window, arrivals = new Arrivals(), invitations = new Invitations() } = start
  const { catalogue, pool, replays, log } = environment
  const parts = start.lan ?? NO_LAN
  const lock = await lockProfile(profile)
  if (lock === undefined) return undefined
  const { library, file, settings } = await openProfile(start, lock).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  if (environment.locale !== undefined) settings.change({ locale: environment.locale })
  const results = new Results({ file: join(profile, 'results.json'), mayWrite: () => lock.holds(), log })
  const connected = new Set<SendEvent>()
  const tellAll: SendEvent = (event, value) => {
    for (const send of connected) send(event, value)
  }
  const statistician = new Statistician({ environment, library, results, tell: () => tellAll('noted', null) })
  const tables = new OpenTables({
    environment,
    library,
    settings,
    statistician,
    transferredTo: (save) => elsewhereOf(library.beside(save, 'hand')),
  })
  const files = { environment, library, tables, own: join(profile, 'saves'), outside, arrivals }
  arrivals.listen(() => tellAll('arrived', null))
  invitations.listen(() => tellAll('invited', null))
  const reports = reportHandlers({
    clock: environment.clock,
    library,
    settings,
    logFile: start.logFile,
    outside,
    own: files.own,
    crashes: start.crashes,
  })
  const updates =
    start.updates &&
    new Updates({ ...start.updates, clock: environment.clock, file, log, tell: (now) => tellAll('updates', now) })
  updates?.daily(settings.current.updates)
  settings.listen((now) => updates?.daily(now.updates))
  const reviews = new ReviewService({ environment, library, tables, broadcast: tellAll })
  const mayWrite = (): Promise<boolean> => lock.holds()
  const lan = new Lan({ parts, environment, profile, mayWrite, library, tables, invitations, tellAll })
  const { hosted } = lan
  await lan.open()
  return {
    settings,
    file,
    tables,
    hosted,
    connect(send) {
      connected.add(send)
      const calls = new TableCallHandlers(tables, send)
      const own = lan.connect(send)
      const handlers = {
        table: own.beside(calls.handlers),
        desk: deskHandlers({
          catalogue,
          library,
          settings,
          tables,
          calls,
          statistician,
          reviews,
          files,
          window,
          reports,
          updates,
          hosted,
          lan: own,
          tellAll,
        }),
      }
      return {
        call: (name, arg) => answer(handlers, name, arg, log),
        command(command) {
          send('command', command)
        },
        close() {
          connected.delete(send)
          calls.leaveAll()
          own.close()
          void reviews.stopUnwatched()
        },
      }
    },
    packReport: () => reports.packReport({}),
    get mayLose() {
      return tables.mayBeUnsaved
    },
    saveAgain: () => tables.retrySave(),
    update: async () => updates?.end(),
    async dispose() {
      connected.clear()
      // Guests hear a goodbye before their table is closed.
      await lan.close()
      // Who waits for a save to be opened waits no longer.
      await replays.close()
      await reviews.close()
      const lost = await tables.closeAll()
      await statistician.close()
      await pool.close()
      await library.settle()
      await lock.release()
      return lost
    },
  }
}

async function openProfile({ profile, file, environment }: ServicesStart, lock: Lock) {
  const { clock, openReaders, log } = environment
  await tightenProfile(profile)
  await finishWrites(profile)
  const library = await Library.open(join(profile, 'saves'), {
    mayWrite: () => lock.holds(),
    clock,
    ...(openReaders && { openReaders }),
  })
  const opened = file()
  return { library, file: opened, settings: openSettings(opened, log) }
}
