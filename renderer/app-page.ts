/** The pages of the app. */
import type { SeatSetup } from '../bridge/seats.ts'

export type AppPage =
  | { readonly at: 'home' }
  | { readonly at: 'library' }
  /** `seats`: who sat here before, for another game of the same people. */
  | { readonly at: 'newTable'; readonly game: string; readonly seats?: readonly SeatSetup[] }
  /** `entry`: looks back to that entry of its log when it opens. `hosting`: with the panel that lets others in. */
  | { readonly at: 'table'; readonly table: string; readonly entry?: number; readonly hosting?: boolean }
  | { readonly at: 'statistics' }
  /** `address`: what was handed over, or chosen before. */
  | { readonly at: 'join'; readonly address?: string }
