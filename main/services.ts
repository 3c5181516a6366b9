/**
 * Wires the parts together: settings, saves, bots, tables, and one connection per renderer. Called by both entry points,
 * Electron's and headless; independent of both.
 */
import { join } from 'node:path'
import type { MenuCommand } from '../bridge/events.ts'
import type { Result } from '../bridge/result.ts'
import { dispatchCall } from './call-dispatcher.ts'
import { createLocalAppApi } from './app-handlers.ts'
import type { SharedDeps } from './shared-deps.ts'
import { PendingFiles } from './files/pending-files.ts'
import type { NativeDialogsAndClipboard } from './files/native-dialogs.ts'
import { readTransferDestination } from './lan/handover/transfer-record.ts'
import { PendingJoinLink } from './lan/pending-links.ts'
import { LanService, type LanPlatform } from './lan/lan-service.ts'
import { JOIN_ONLY_LAN_PLATFORM } from './lan/lan-platform.ts'
import type { RotatingLog } from './log/log-file.ts'
import { createBugReportHandlers } from './report/bug-report-handlers.ts'
import { recoverWritesOutsideSaves } from './saves/file-utils.ts'
import { SaveLibrary } from './saves/save-library.ts'
import { acquireProfileLock, type ProfileLock } from './saves/profile-lock.ts'
import { restrictProfilePermissions } from './saves/private-permissions.ts'
import { ReviewService } from './review/review-service.ts'
import { createSettingsStore, type KeyValueFile, type SettingsStore } from './settings/settings-store.ts'
import { GameResultsFile } from './statistics/game-results-file.ts'
import { StatisticsService } from './statistics/statistics-service.ts'
import { OpenTables } from './tables/open-tables.ts'
import type { WindowControls } from './window-handlers.ts'
import { TableCallRouter } from './tables/table-call-router.ts'
import type { UnsavedTableChanges } from './tables/autosave.ts'
import type { SendEvent } from './tables/table-client.ts'
import { UpdateService, type UpdatePlatform } from './updates/update-service.ts'

/**
 * Dependencies of `tryCreateServices`, which starts the services of one profile: settings, saves, statistics, tables
 * and the connections of pages. They are the profile folder, the shared resources, and optional parts that depend on
 * how the app was started, such as native dialogs, a window, updates and the network.
 */
export interface ServicesDeps {
  /** The profile folder. */
  readonly profile: string
  /** Opens the settings file; called once this process holds the profile lock. */
  readonly openSettingsFile: () => KeyValueFile
  readonly environment: SharedDeps
  /** Dialogs and the clipboard, if the host has them. */
  readonly dialogs?: NativeDialogsAndClipboard
  /** The folder of crash files. Absent: crashes leave none. */
  readonly crashFolder?: string
  /** Files that the system passes to the app. Absent: it passes none. */
  readonly pendingFiles?: PendingFiles
  /** The log, for bug reports. */
  readonly logFile?: Pick<RotatingLog, 'readTail'>
  /** The window that shows the page, if the host has one. */
  readonly window?: WindowControls
  /** The update platform. Absent: no updates are offered. */
  readonly updatePlatform?: UpdatePlatform
  /** Links that the system passes to the app. Absent: it passes none. */
  readonly pendingLinks?: PendingJoinLink
  /** The network. Absent: there is none. */
  readonly lanPlatform?: LanPlatform
}

/** The connection of one page to the services. The page is the app window, or a browser page over one socket. */
export interface PageConnection {
  /** Answers a call; never rejects. */
  call(name: string, arg: unknown): Promise<Result<unknown>>
  /** Sends a command that was chosen in the native menu. */
  sendCommand(command: MenuCommand): void
  /**
   * To be called when the page is gone: it watches no table any more, and the curtains, which hide the secrets of players who
   * share a screen, are closed.
   */
  close(): void
}

/**
 * The running services of one profile: its settings, its open and hosted tables, the connections of its pages, bug
 * reports, and the way to save and to stop everything.
 */
export interface Services {
  readonly settings: SettingsStore
  /** The settings file itself, for data that is not a setting: the window position. */
  readonly settingsFile: KeyValueFile
  readonly tables: OpenTables
  /** The tables that are hosted on the network. */
  readonly hostedTables: LanService['hostedTables']
  /** Connects a page. @param send sends an event to it; must not throw */
  connect(send: SendEvent): PageConnection
  /** Packs a bug report, without any save, if a page cannot ask for it. */
  saveBugReport(): Promise<Result<boolean>>
  /** Whether ending the process now might lose moves; known at once, where there is no time to wait. */
  readonly mayBeUnsaved: boolean
  /** Waits for writes in progress and retries failed ones. @returns the changes that would still be lost */
  retrySave(): Promise<readonly UnsavedTableChanges[]>
  /** Called last: installs the update that the user agreed to, if there is one. */
  installUpdate(): Promise<void>
  /** Stops bots, waits for writes in progress, and releases the profile. @returns the lost changes */
  dispose(): Promise<readonly UnsavedTableChanges[]>
}

/**
 * Acquires the profile, opens its settings, saves and statistics, and starts the services.
 * @returns undefined if another process uses the profile
 * @throws the system's error if the profile's folder cannot be used
 */
export async function tryCreateServices(start: ServicesDeps): Promise<Services | undefined> {
  const {
    profile,
    environment,
    dialogs,
    window,
    pendingFiles = new PendingFiles(),
    pendingLinks = new PendingJoinLink(),
  } = start
  const { catalogue, botPool, replayPool, log } = environment
  const parts = start.lanPlatform ?? JOIN_ONLY_LAN_PLATFORM
  const lock = await acquireProfileLock(profile)
  if (lock === undefined) return undefined
  const { library, file, settings } = await openProfile(start, lock).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  if (environment.locale !== undefined) settings.change({ locale: environment.locale })
  const results = new GameResultsFile({ file: join(profile, 'results.json'), mayWrite: () => lock.isHeld(), log })
  const connected = new Set<SendEvent>()
  const tellAll: SendEvent = (event, value) => {
    for (const send of connected) send(event, value)
  }
  const statistician = new StatisticsService({
    environment,
    library,
    results,
    onRecorded: () => tellAll('noted', null),
  })
  const tables = new OpenTables({
    environment,
    library,
    settings,
    statistician,
    transferredTo: (save) => readTransferDestination(library.sidecar(save, 'hand')),
  })
  const fileDeps = { environment, library, tables, savesFolder: join(profile, 'saves'), dialogs, pendingFiles }
  pendingFiles.setListener(() => tellAll('arrived', null))
  pendingLinks.setListener(() => tellAll('invited', null))
  const reports = createBugReportHandlers({
    clock: environment.clock,
    library,
    settings,
    logFile: start.logFile,
    dialogs,
    savesFolder: fileDeps.savesFolder,
    crashFolder: start.crashFolder,
  })
  const updates =
    start.updatePlatform &&
    new UpdateService({
      ...start.updatePlatform,
      clock: environment.clock,
      file,
      log,
      onStatusChanged: (now) => tellAll('updates', now),
    })
  updates?.setDailyCheck(settings.current.updates)
  settings.onChange((now) => updates?.setDailyCheck(now.updates))
  const reviews = new ReviewService({ environment, library, tables, broadcast: tellAll })
  const mayWrite = (): Promise<boolean> => lock.isHeld()
  const lan = new LanService({
    platform: parts,
    environment,
    profile,
    mayWrite,
    library,
    tables,
    pendingLinks,
    broadcast: tellAll,
  })
  const { hostedTables } = lan
  await lan.resumeTransfers()
  return {
    settings,
    settingsFile: file,
    tables,
    hostedTables,
    connect(send) {
      connected.add(send)
      const calls = new TableCallRouter(lan.allTables, send)
      const own = lan.connect(send)
      const handlers = {
        table: calls.handlers,
        desk: createLocalAppApi({
          catalogue,
          library,
          settings,
          tables,
          allTables: lan.allTables,
          viewer: calls,
          statistics: statistician,
          reviews,
          fileDeps,
          window,
          bugReportHandlers: reports,
          updates,
          hostedTables,
          lan: own,
          broadcast: tellAll,
        }),
      }
      return {
        call: (name, arg) => dispatchCall(handlers, name, arg, log),
        sendCommand(command) {
          send('command', command)
        },
        close() {
          connected.delete(send)
          calls.disconnectAll()
          own.close()
          void reviews.stopUnwatched()
        },
      }
    },
    saveBugReport: () => reports.packReport({}),
    get mayBeUnsaved() {
      return tables.mayBeUnsaved
    },
    retrySave: () => tables.retrySave(),
    installUpdate: async () => updates?.installPending(),
    async dispose() {
      connected.clear()
      // Guests get a goodbye before their table is closed.
      await lan.close()
      // Cancels pending opens of saves.
      await replayPool.close()
      await reviews.close()
      const lost = await tables.closeAll()
      await statistician.close()
      await botPool.close()
      await library.flushIndex()
      await lock.release()
      return lost
    },
  }
}

async function openProfile({ profile, openSettingsFile, environment }: ServicesDeps, lock: ProfileLock) {
  const { clock, openSaveInspectors, log } = environment
  await restrictProfilePermissions(profile)
  await recoverWritesOutsideSaves(profile)
  const library = await SaveLibrary.open(join(profile, 'saves'), {
    mayWrite: () => lock.isHeld(),
    clock,
    ...(openSaveInspectors && { openSaveInspectors }),
  })
  const opened = openSettingsFile()
  return { library, file: opened, settings: createSettingsStore(opened, log) }
}
