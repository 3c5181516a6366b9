import type { Message } from '../engine/core/contract/game.ts'

/** The answer to every call. A refusal loses nothing and carries words for people. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Message }
