import type { Message } from '../engine/core/contract/game.ts'

/** The answer to every call. A rejection changes nothing and has a message for the user. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Message }
