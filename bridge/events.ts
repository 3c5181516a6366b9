import type { VoteUpdate } from './votes.ts'
import type { HostingStatus } from './hosting.ts'
import type { RemoteTableConnectionState, NearbyTable } from './remote-tables.ts'
import type { Nudge, TablePresence } from './presence.ts'
import type { ReviewWithProgress } from './review.ts'
import type { Settings } from './settings.ts'
import type { TableUpdate } from './table-view.ts'
import type { ChatMessage } from './chat.ts'
import type { AppUpdateSupportAndProgress } from './app-updates.ts'

/**
 * The events that a host sends to renderers. Each key is the name of an event, and its type is the type of the value
 * that the event carries.
 */
export interface BridgeEvents {
  update: TableUpdate
  settings: Settings
  /** A review has progressed. */
  review: ReviewWithProgress
  /** A menu item of the native menu was chosen. */
  command: MenuCommand
  /** More finished games were recorded: the statistics have changed. */
  noted: null
  /** The system has passed files to the app: `desk.arrivals` gives them. */
  arrived: null
  /** The system has passed a link to another machine's table: `desk.invitation` gives it. */
  invited: null
  /** The people at a table, or the owners of its seats, have changed. */
  people: TablePresence
  said: ChatMessage
  nudged: Nudge
  /** A vote is open, has progressed, or has ended. */
  consent: VoteUpdate
  /** The hosting of a table has changed; null: hosting has stopped. Only for the host. */
  hosting: { readonly table: string; readonly hosting: HostingStatus | null }
  /** The tables found on the network have changed. */
  nearby: readonly NearbyTable[]
  /** The connection state of a table of another machine. */
  joined: RemoteTableConnectionState
  /** The update status has changed. */
  updates: AppUpdateSupportAndProgress
  /** A table continues under another id after a host transfer, from this machine or to it. */
  led: { readonly table: string; readonly to: string }
}
/** Commands that the native menu of the window sends to the renderer. */
export type MenuCommand =
  'home' | 'newTable' | 'library' | 'import' | 'undo' | 'redo' | 'skip' | 'settings' | 'help' | 'report'
