/** The AppApi: games, saves and settings, for the local window. */
import type { GameCatalogue, GameCatalogueEntry } from '../engine/index.ts'
import type { AppApi } from '../bridge/calls.ts'
import type { GameListEntry, NewTableInput } from '../bridge/games-and-saves.ts'
import type { TableRef } from '../bridge/refs.ts'
import type { Result } from '../bridge/result.ts'
import { createFileHandlers, type FileHandlersDeps } from './files/file-handlers.ts'
import type { LanService, RendererLanAccess } from './lan/lan-service.ts'
import { ok, reject } from './base/result.ts'
import type { createBugReportHandlers } from './report/bug-report-handlers.ts'
import { createLibraryHandlers } from './saves/library-handlers.ts'
import type { SaveLibrary } from './saves/save-library.ts'
import { markOldRules } from './saves/mark-old-rules.ts'
import type { ReviewService } from './review/review-service.ts'
import type { SettingsStore } from './settings/settings-store.ts'
import { createStatisticsHandlers } from './statistics/statistics-handlers.ts'
import type { StatisticsService } from './statistics/statistics-service.ts'
import type { OpenTables } from './tables/open-tables.ts'
import { createWindowHandlers, type AppWindow } from './window-handlers.ts'
import type { OpenTable } from './tables/open-table.ts'
import { createUpdateHandlers } from './updates/update-handlers.ts'
import type { UpdateService } from './updates/update-service.ts'
import type { SendEvent, TableViewer } from './tables/table-client.ts'
import type { TableSource } from './tables/table-endpoint.ts'

/** The parts of the host that the handlers of one renderer's AppApi use. */
export interface AppHandlersDeps {
  readonly catalogue: GameCatalogue
  readonly library: SaveLibrary
  readonly settings: SettingsStore
  readonly tables: OpenTables
  /** The tables of this host and of other hosts. */
  readonly allTables: Pick<TableSource, 'leave'>
  /** This renderer, with the tables that it watches. */
  readonly viewer: TableViewer
  readonly statistician: StatisticsService
  readonly reviews: ReviewService
  /** Sends an event to every connected renderer of this machine. */
  readonly tellAll: SendEvent
  readonly files: FileHandlersDeps
  /** Absent: the page is in a browser. */
  readonly window: AppWindow | undefined
  readonly reports: ReturnType<typeof createBugReportHandlers>
  /** Absent: this host offers no updates. */
  readonly updates: UpdateService | undefined
  readonly hosted: LanService['hosted']
  /** This renderer's access to other machines. */
  readonly lan: RendererLanAccess
}

/** Creates the AppApi of one renderer: the calls about games, saves, settings, files, statistics, updates and the LAN. */
export function createAppHandlers({
  catalogue,
  library,
  settings,
  tables,
  allTables,
  viewer,
  statistician,
  reviews,
  files,
  window,
  reports,
  updates,
  hosted,
  lan,
  tellAll,
}: AppHandlersDeps): AppApi {
  /** Called when a table was opened: its former guests may reconnect. */
  async function begun(reply: Result<OpenTable>): Promise<Result<TableRef>> {
    if (!reply.ok) return reply
    await hosted.opened(reply.value.id)
    return ok({ table: reply.value.id })
  }

  /** Stores the line-up: the next new table of this game proposes the same seats and variants. */
  function rememberLineUp({ game, seats, options }: NewTableInput): void {
    const { lineUps } = settings.current
    tellAll('settings', settings.change({ lineUps: { ...lineUps, [game]: { seats, options } } }))
  }

  return {
    games: () => Promise.resolve(ok(catalogue.map(gameListEntryOf))),
    async newTable(call) {
      const reply = await begun(await tables.create(call))
      if (reply.ok && call.guided === undefined) rememberLineUp(call)
      return reply
    },
    branch: async (call) => begun(await tables.branch(call)),
    saves: async () => ok(lan.marked(markOldRules(await library.list(), catalogue))),
    openSave: async ({ save }) => begun(await tables.open(save)),

    binnedSaves: async () => ok(markOldRules(await library.binned(), catalogue)),

    guide: async ({ table, guided }) =>
      tables.at(table)?.metaEditor.setTutorialProgress(guided) ?? reject('table.refused.unknown'),

    async leave({ table, lose = false }) {
      const left = await allTables.leave(table, viewer, lose)
      await reviews.stopUnwatched()
      return left
    },

    settings: () => Promise.resolve(ok(settings.current)),

    changeSettings(change) {
      const changed = settings.change(change)
      tellAll('settings', changed)
      return Promise.resolve(ok(changed))
    },

    ...createStatisticsHandlers(statistician, tables),
    ...createLibraryHandlers({ library, tables }),
    ...createFileHandlers(files),
    ...createWindowHandlers({ window, saves: files.own, settings }),
    ...reports,
    ...createUpdateHandlers(updates),
    ...reviews.handlers,
    ...lan.desk,
  }
}

function gameListEntryOf({ info, load, guided }: GameCatalogueEntry): GameListEntry {
  return { info, playable: load !== undefined, ...(guided && { guided: guided.players }) }
}
