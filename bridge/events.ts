import type { Settings } from './settings.ts'
import type { TableUpdate } from './table.ts'

/** What the host tells renderers without being asked. */
export interface BridgeEvents {
  update: TableUpdate
  settings: Settings
  /** A menu item of the native menu was chosen. */
  command: Command
}
export type Command = 'home' | 'newTable' | 'library' | 'undo' | 'redo' | 'skip' | 'settings' | 'help'
