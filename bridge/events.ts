import type { Consent } from './consent.ts'
import type { Hosting } from './hosting.ts'
import type { Joined, Nearby } from './lan.ts'
import type { Nudged, People } from './people.ts'
import type { ReviewNow } from './review.ts'
import type { Settings } from './settings.ts'
import type { TableUpdate } from './table.ts'
import type { Said } from './talk.ts'
import type { UpdatesNow } from './updates.ts'

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
  /** The system has handed over a link to another machine's table: `desk.invitation` says which. */
  invited: null
  /** Who is at a table, or who holds its seats, has changed. */
  people: People
  said: Said
  nudged: Nudged
  /** A wish for an undo by consent stands, goes on, or is over. */
  consent: Consent
  /** How a table is hosted has changed; null: it is hosted no more. The host's alone. */
  hosting: { readonly table: string; readonly hosting: Hosting | null }
  /** Other tables have come or gone on the network. */
  nearby: readonly Nearby[]
  /** The line of a table of another machine. */
  joined: Joined
  /** How it stands with a newer version of Samsara. */
  updates: UpdatesNow
  /** A table goes on under another id: it was handed over, by this machine or to it. */
  led: { readonly table: string; readonly to: string }
}
export type Command =
  'home' | 'newTable' | 'library' | 'import' | 'undo' | 'redo' | 'skip' | 'settings' | 'help' | 'report'
