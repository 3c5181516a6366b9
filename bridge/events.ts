import type { VoteUpdate } from './votes.ts'
import type { HostingStatus } from './hosting.ts'
import type { RemoteTableState, NearbyTable } from './remote-tables.ts'
import type { Nudge, TablePresence } from './presence.ts'
import type { ReviewProgress } from './review.ts'
import type { Settings } from './settings.ts'
import type { TableUpdate } from './table-view.ts'
import type { ChatMessage } from './chat.ts'
import type { AppUpdateStatus } from './app-updates.ts'

/** What the host tells renderers without being asked. */
export interface BridgeEvents {
  update: TableUpdate
  settings: Settings
  /** A review has come further. */
  review: ReviewProgress
  /** A menu item of the native menu was chosen. */
  command: MenuCommand
  /** More finished games have been noted: statistics say more. */
  noted: null
  /** The system has handed over files: `desk.arrivals` says what they are. */
  arrived: null
  /** The system has handed over a link to another machine's table: `desk.invitation` says which. */
  invited: null
  /** Who is at a table, or who holds its seats, has changed. */
  people: TablePresence
  said: ChatMessage
  nudged: Nudge
  /** A wish for an undo by consent stands, goes on, or is over. */
  consent: VoteUpdate
  /** How a table is hosted has changed; null: it is hosted no more. The host's alone. */
  hosting: { readonly table: string; readonly hosting: HostingStatus | null }
  /** Other tables have come or gone on the network. */
  nearby: readonly NearbyTable[]
  /** The line of a table of another machine. */
  joined: RemoteTableState
  /** How it stands with a newer version of Samsara. */
  updates: AppUpdateStatus
  /** A table goes on under another id: it was handed over, by this machine or to it. */
  led: { readonly table: string; readonly to: string }
}
export type MenuCommand =
  'home' | 'newTable' | 'library' | 'import' | 'undo' | 'redo' | 'skip' | 'settings' | 'help' | 'report'
