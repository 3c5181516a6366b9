/** What stores and functions below the application's state (app-state.svelte.ts) use of it. */
import type { Message } from '../engine/core/contract/game.ts'
import type { BridgeApi } from '../bridge/calls.ts'
import type { GameCatalogueListEntry } from '../bridge/games-and-saves.ts'
import type { SeatSetup } from '../bridge/seats.ts'
import type { AppPage } from './app-page.ts'
import type { TableToExport } from './components/files/table-to-export.ts'
import type { PresenceStore } from './components/lan/presence-store.svelte.ts'
import type { SettingsSection } from './components/settings/settings-sections.ts'
import type { MessageId, PlayerNames } from './messages/index.ts'

/** A temporary overlay over the page. */
export type AppOverlay =
  | { readonly on: 'settings'; readonly section?: SettingsSection }
  | { readonly on: 'about' | 'help' | 'report' | 'import' | 'arrived' }
  | { readonly on: 'export'; readonly tables: readonly TableToExport[] }
  | { readonly on: 'hosting'; readonly presence: PresenceStore; readonly seats: readonly SeatSetup[] }
  /** `onpart`: gives the seats back, after confirmation. */
  | {
      readonly on: 'people'
      readonly presence: PresenceStore
      readonly seats: readonly SeatSetup[]
      readonly onpart: () => void
    }

/** An action of a notice. */
export interface NoticeAction {
  readonly words: MessageId
  readonly run: () => void
}

/** The pages, overlays and notices of the application, the games, and the host's calls. */
export interface AppShell {
  readonly bridge: BridgeApi
  readonly page: AppPage
  readonly overlay: AppOverlay | undefined
  /** Undefined until the first reply. */
  readonly games: readonly GameCatalogueListEntry[] | undefined
  loadGames(): Promise<void>
  go(page: AppPage): void
  /** Opens another page from a table: leaves the table first. */
  leaveFor(page: AppPage): void
  /** Opens an overlay, or closes the open one. */
  openOverlay(overlay: AppOverlay | undefined): void
  /** Shows a notice without interrupting, optionally with an action such as undo. */
  showNotice(message: Message, way?: NoticeAction, names?: PlayerNames): void
}
