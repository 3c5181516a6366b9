/** The text of a save as a table that can be opened, or why it cannot. */
import type { Message } from '../../engine/core/contract/game.ts'
import { parseSave, type SavedTable } from '../../engine/core/host/save.ts'
import { refuse, type Refusal } from '../reply.ts'
import { headerOf, type SaveHeader } from './header.ts'

export type Read =
  | {
      readonly ok: true
      readonly saved: SavedTable
      readonly header: SaveHeader
      /** The file was broken, and this is the save before it: `save.note.backup`. */
      readonly note?: Message
    }
  | Refusal

/** What the file before it can stand in for: damage, but neither a newer Samsara's file nor a passing refusal. */
const DAMAGED = ['json', 'format', 'schema', 'checksum', 'header', 'large'].map((what) => `save.broken.${what}`)

/** @param text what the file holds, or why it could not be read */
export function readSave(text: string | Message): Read {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const parsed = parseSave(text)
  if (!parsed.ok) return parsed
  const header = headerOf(parsed.saved)
  return header === undefined ? refuse('save.broken.header') : { ok: true, saved: parsed.saved, header }
}

export function isDamaged(read: Read): boolean {
  return !read.ok && DAMAGED.includes(read.reason.id)
}
