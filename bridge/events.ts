import type { ReviewNow } from './review.ts'
import type { Settings } from './settings.ts'
import type { TableUpdate } from './table.ts'

/** What the host tells renderers without being asked. */
export interface BridgeEvents {
  update: TableUpdate
  settings: Settings
  /** A review has come further. */
  review: ReviewNow
  /** A menu item of the native menu was chosen. */
  command: Command
  /** More finished games have been noted: statistics say more. */
  noted: null
  /** The system has handed over files: `desk.arrivals` says what they are. */
  arrived: null
}
export type Command = 'home' | 'newTable' | 'library' | 'import' | 'undo' | 'redo' | 'skip' | 'settings' | 'help'
