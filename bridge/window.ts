/** What a page asks of the window that it is in, and of the system around it. A browser's page has neither from its host. */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { noArgument, defineCall } from './call-definition.ts'

export interface WindowStatus {
  readonly full: boolean
  /** Where saves live: a path, for people only. Nothing is opened by it. */
  readonly saves: string
}

export const WINDOW_CALLS = {
  /** The window as it is now; null: a browser's, of which the host knows nothing. */
  window: defineCall(noArgument).gives<WindowStatus | null>(),
  /** Fills the screen with the window, or does so no more. */
  fullScreen: defineCall(v.strictObject({ full: v.boolean() })).gives<null>(),
  /** Opens the folder of the saves with the system's own program. */
  openSaves: defineCall(noArgument).gives<null>(),
  /** The window flashes where the system lists it, until it is in front or that is over; nothing where it is in front. */
  flash: defineCall(v.strictObject({ on: v.boolean() })).gives<null>(),
  /** What became of settings that were damaged, for whoever asks first; null: nothing was. */
  settingsDamage: defineCall(noArgument).gives<Message | null>(),
}
