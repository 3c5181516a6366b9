/** The LocalAppApi: games, saves and settings, for the local window. */
import type { GameCatalogue, GameCatalogueEntry } from '../engine/index.ts'
import type { LocalAppApi } from '../bridge/calls.ts'
import type { GameCatalogueListEntry, NewTableInput } from '../bridge/games-and-saves.ts'
import type { TableRef } from '../bridge/refs.ts'
import type { Result } from '../bridge/result.ts'
import { createFileHandlers, type FileHandlersDeps } from './files/file-handlers.ts'
import type { LanService, ClientLanAccess } from './lan/lan-service.ts'
import { ok, reject } from './base/result.ts'
import type { createBugReportHandlers } from './report/bug-report-handlers.ts'
import { createLibraryHandlers } from './saves/library-handlers.ts'
import type { SaveLibrary } from './saves/save-library.ts'
import { withOlderRulesMarked } from './saves/mark-old-rules.ts'
import type { ReviewService } from './review/review-service.ts'
import type { SettingsStore } from './settings/settings-store.ts'
import { createStatisticsHandlers } from './statistics/statistics-handlers.ts'
import type { StatisticsService } from './statistics/statistics-service.ts'
import type { OpenTables } from './tables/open-tables.ts'
import { createWindowHandlers, type WindowControls } from './window-handlers.ts'
import type { OpenTable } from './tables/open-table.ts'
import { createUpdateHandlers } from './updates/update-handlers.ts'
import type { UpdateService } from './updates/update-service.ts'
import type { SendEvent, ClientTableSubscriptions } from './tables/table-client.ts'
import type { LeavableTableDirectory } from './tables/table-connection.ts'

/**
 * Dependencies of `createLocalAppApi`: the parts of the host that handle one renderer's calls about games, saves,
 * settings, files, statistics, updates and the LAN.
 */
export interface LocalAppApiDeps {
  readonly catalogue: GameCatalogue
  readonly library: SaveLibrary
  readonly settings: SettingsStore
  readonly tables: OpenTables
  /** The tables of this host and of other hosts. */
  readonly allTables: Pick<LeavableTableDirectory, 'leave'>
  /** This renderer, with the tables that it watches. */
  readonly viewer: ClientTableSubscriptions
  readonly statistics: StatisticsService
  readonly reviews: ReviewService
  /** Sends an event to every connected renderer of this machine. */
  readonly broadcast: SendEvent
  readonly fileDeps: FileHandlersDeps
  /** Undefined: the page is in a browser. */
  readonly window: WindowControls | undefined
  readonly bugReportHandlers: ReturnType<typeof createBugReportHandlers>
  /** Undefined: this host offers no updates. */
  readonly updates: UpdateService | undefined
  readonly hostedTables: LanService['hostedTables']
  /** This renderer's access to other machines. */
  readonly lan: ClientLanAccess
}

/**
 * Creates the LocalAppApi of one renderer of this machine. Its methods answer the renderer's calls about games, saves,
 * settings, files, statistics, updates and the LAN. Guests do not have this API.
 */
export function createLocalAppApi({
  catalogue,
  library,
  settings,
  tables,
  allTables,
  viewer,
  statistics,
  reviews,
  fileDeps,
  window,
  bugReportHandlers,
  updates,
  hostedTables,
  lan,
  broadcast,
}: LocalAppApiDeps): LocalAppApi {
  /** Called when a table was opened: its former guests may reconnect. */
  async function begun(reply: Result<OpenTable>): Promise<Result<TableRef>> {
    if (!reply.ok) return reply
    await hostedTables.onTableOpened(reply.value.id)
    return ok({ table: reply.value.id })
  }

  /** Stores the line-up: the next new table of this game proposes the same seats and variants. */
  function rememberLineUp({ game, seats, options }: NewTableInput): void {
    const { lineUps } = settings.current
    broadcast('settings', settings.change({ lineUps: { ...lineUps, [game]: { seats, options } } }))
  }

  return {
    games: () => Promise.resolve(ok(catalogue.map(gameListEntryOf))),
    async newTable(call) {
      const reply = await begun(await tables.create(call))
      if (reply.ok && call.guided === undefined) rememberLineUp(call)
      return reply
    },
    branch: async (call) => begun(await tables.branch(call)),
    saves: async () => ok(lan.markTransferredInList(withOlderRulesMarked(await library.list(), catalogue))),
    openSave: async ({ save }) => begun(await tables.open(save)),

    binnedSaves: async () => ok(withOlderRulesMarked(await library.listBin(), catalogue)),

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
      broadcast('settings', changed)
      return Promise.resolve(ok(changed))
    },

    ...createStatisticsHandlers(statistics, tables),
    ...createLibraryHandlers({ library, tables }),
    ...createFileHandlers(fileDeps),
    ...createWindowHandlers({ window, savesFolder: fileDeps.savesFolder, settings }),
    ...bugReportHandlers,
    ...createUpdateHandlers(updates),
    ...reviews.handlers,
    ...lan.appHandlers,
  }
}

function gameListEntryOf({ info, load, guided }: GameCatalogueEntry): GameCatalogueListEntry {
  return { info, playable: load !== undefined, ...(guided && { guided: guided.players }) }
}
