/** The pages of the app. */
import type { SeatSetup } from '../bridge/seats.ts'

export type AppPage =
  | { readonly at: 'home' }
  | { readonly at: 'library' }
  /** `seats`: the seats of the previous table, for another game of the same players. */
  | { readonly at: 'newTable'; readonly game: string; readonly seats?: readonly SeatSetup[] }
  /** `entry`: starts a replay at that entry of its log. `hosting`: opens the host's panel. */
  | { readonly at: 'table'; readonly table: string; readonly entry?: number; readonly hosting?: boolean }
  | { readonly at: 'statistics' }
  /** `address`: passed to the page, or chosen before. */
  | { readonly at: 'join'; readonly address?: string }
