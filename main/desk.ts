/** The DeskBridge: games, saves and settings, for this machine's own window. */
import type { Catalogue } from '../engine/index.ts'
import type { DeskBridge } from '../bridge/calls.ts'
import type { TableRef } from '../bridge/refs.ts'
import type { Reply } from '../bridge/reply.ts'
import { filesHandlers, type FilesStart } from './files/calls.ts'
import { lanHandlers } from './lan/desk.ts'
import type { Invitations } from './lan/invitations.ts'
import { done, refuse, type Refusal } from './reply.ts'
import { libraryHandlers } from './saves/calls.ts'
import type { Library } from './saves/library.ts'
import { withOlder } from './saves/older.ts'
import type { Reviews } from './review/reviews.ts'
import type { SettingsStore } from './settings/settings.ts'
import { statisticsHandlers } from './statistics/desk.ts'
import type { Statistician } from './statistics/statistician.ts'
import { hostHandlers } from './tables/host-says.ts'
import type { OpenTables } from './tables/open-tables.ts'
import type { TableCalls } from './tables/table-calls.ts'
import type { OpenTable } from './tables/open-table.ts'
import type { Send } from './tables/watcher.ts'

export interface DeskStart {
  readonly catalogue: Catalogue
  readonly library: Library
  readonly settings: SettingsStore
  readonly tables: OpenTables
  /** The tables that this renderer watches. */
  readonly calls: TableCalls
  readonly statistician: Statistician
  readonly reviews: Reviews
  readonly tellAll: Send
  readonly files: FilesStart
  readonly invitations: Invitations
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
  invitations,
  tellAll,
}: DeskStart): DeskBridge {
  return {
    games: () => Promise.resolve(done(catalogue.map(({ info, load }) => ({ info, playable: load !== undefined })))),
    newTable: async (call) => refOf(await tables.create(call)),
    branch: async (call) => refOf(await tables.branch(call)),
    saves: async () => done(withOlder(await library.list(), catalogue)),
    openSave: async ({ save }) => refOf(await tables.open(save)),

    binnedSaves: async () => done(withOlder(await library.binned(), catalogue)),

    async leave({ table, lose = false }) {
      const left = await tables.leave(table, calls, lose)
      await reviews.settle()
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
    ...reviews.handlers,
    ...{ host: notYet, stopHosting: notYet, hosting: notYet },
    ...hostHandlers(tables),
    ...lanHandlers({ invitations }),
  }
}

function refOf(reply: Reply<OpenTable>): Reply<TableRef> {
  return reply.ok ? done({ table: reply.value.id }) : reply
}

const notYet = (): Promise<Refusal> => Promise.resolve(refuse('table.refused.unknown'))
