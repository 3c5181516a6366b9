/** The DeskBridge: games, saves and settings, for this machine's own window. */
import type { GameCatalogue, GameCatalogueEntry } from '../engine/index.ts'
import type { DeskBridge } from '../bridge/calls.ts'
import type { GameCard, NewTable } from '../bridge/desk.ts'
import type { TableRef } from '../bridge/refs.ts'
import type { Reply } from '../bridge/reply.ts'
import { filesHandlers, type FilesStart } from './files/calls.ts'
import { isElsewhere } from '../bridge/lan.ts'
import type { Lan, LanConnection } from './lan/lan.ts'
import { done, reject } from './reply.ts'
import type { reportHandlers } from './report/calls.ts'
import { libraryHandlers } from './saves/calls.ts'
import type { Library } from './saves/library.ts'
import { withOlder } from './saves/older.ts'
import type { ReviewService } from './review/review-service.ts'
import type { SettingsStore } from './settings/settings.ts'
import { statisticsHandlers } from './statistics/desk.ts'
import type { Statistician } from './statistics/statistician.ts'
import type { OpenTables } from './tables/open-tables.ts'
import type { TableCallHandlers } from './tables/table-call-handlers.ts'
import { windowHandlers, type OurWindow } from './window-calls.ts'
import type { OpenTable } from './tables/open-table.ts'
import { updateHandlers } from './updates/calls.ts'
import type { Updates } from './updates/course.ts'
import type { SendEvent } from './tables/table-client.ts'

export interface DeskStart {
  readonly catalogue: GameCatalogue
  readonly library: Library
  readonly settings: SettingsStore
  readonly tables: OpenTables
  /** The tables that this renderer watches. */
  readonly calls: TableCallHandlers
  readonly statistician: Statistician
  readonly reviews: ReviewService
  readonly tellAll: SendEvent
  readonly files: FilesStart
  readonly window: OurWindow | undefined
  readonly reports: ReturnType<typeof reportHandlers>
  /** Absent: newer versions of Samsara are nothing for this host. */
  readonly updates: Updates | undefined
  readonly hosted: Lan['hosted']
  /** What this renderer has to do with other machines. */
  readonly lan: LanConnection
}

export function deskHandlers({
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
  lan,
  tellAll,
}: DeskStart): DeskBridge {
  /** A table is open now: guests of before may come back to it. */
  async function begun(reply: Reply<OpenTable>): Promise<Reply<TableRef>> {
    if (!reply.ok) return reply
    await hosted.opened(reply.value.id)
    return done({ table: reply.value.id })
  }

  /** The next new table of this game proposes the same seats and variants. */
  function rememberLineUp({ game, seats, options }: NewTable): void {
    const { lineUps } = settings.current
    tellAll('settings', settings.change({ lineUps: { ...lineUps, [game]: { seats, options } } }))
  }

  return {
    games: () => Promise.resolve(done(catalogue.map(cardOf))),
    async newTable(call) {
      const reply = await begun(await tables.create(call))
      if (reply.ok && call.guided === undefined) rememberLineUp(call)
      return reply
    },
    branch: async (call) => begun(await tables.branch(call)),
    saves: async () => done(lan.marked(withOlder(await library.list(), catalogue))),
    openSave: async ({ save }) => begun(await tables.open(save)),

    binnedSaves: async () => done(withOlder(await library.binned(), catalogue)),

    guide: async ({ table, guided }) =>
      tables.at(table)?.metaEditor.setTutorialProgress(guided) ?? reject('table.refused.unknown'),

    async leave({ table, lose = false }) {
      if (isElsewhere(table)) {
        lan.leave(table)
        return done(null)
      }
      const left = await tables.leave(table, calls, lose)
      await reviews.stopUnwatched()
      return left
    },

    settings: () => Promise.resolve(done(settings.current)),

    changeSettings(change) {
      const changed = settings.change(change)
      tellAll('settings', changed)
      return Promise.resolve(done(changed))
    },

    ...statisticsHandlers(statistician, tables),
    ...libraryHandlers({ library, tables }),
    ...filesHandlers(files),
    ...windowHandlers({ window, saves: files.own, settings }),
    ...reports,
    ...updateHandlers(updates),
    ...reviews.handlers,
    ...lan.desk,
  }
}

function cardOf({ info, load, guided }: GameCatalogueEntry): GameCard {
  return { info, playable: load !== undefined, ...(guided && { guided: guided.players }) }
}
