import type { Message } from '../engine/core/contract/game.ts'

/**
 * The answer to a call: its value, or the reason of a rejection as a message for the user. A rejected call has changed nothing.
 */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Message }
