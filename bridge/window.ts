/** Calls of a page about its window, and the system around it. A browser's page gets neither from its host. */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { noArgumentSchema, defineCall } from './call-definition.ts'

/**
 * The values of the native window and the system that the page cannot find out itself: full screen or not, and the folder of the
 * saves.
 */
export interface FullScreenAndSavesPath {
  readonly full: boolean
  /** The path of the saves, for display only. Nothing is opened by it. */
  readonly saves: string
}

/**
 * The definitions of the calls about the native window and the system around it, by name. A call is a request from a
 * renderer to its host.
 */
export const WINDOW_AND_SYSTEM_CALLS = {
  /** The present state of the window; null: in a browser, which the host cannot see. */
  window: defineCall(noArgumentSchema).gives<FullScreenAndSavesPath | null>(),
  /** Enters or leaves full screen. */
  fullScreen: defineCall(v.strictObject({ full: v.boolean() })).gives<null>(),
  /** Opens the folder of the saves with the system's own program. */
  openSaves: defineCall(noArgumentSchema).gives<null>(),
  /** Flashes the window in the system's task bar, until it is in front or `on` is false; does nothing if it is in front. */
  flash: defineCall(v.strictObject({ on: v.boolean() })).gives<null>(),
  /** The remedy for damaged settings, for the first caller; null: there was no damage. */
  settingsDamage: defineCall(noArgumentSchema).gives<Message | null>(),
}
