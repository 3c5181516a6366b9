/** The text of a save as a table that can be opened, or why it cannot. */
import type { Message } from '../../engine/core/contract/game.ts'
import { MAX_SAVE_BYTES, parseSave, type SavedTable } from '../../engine/core/host/save.ts'
import type { SaveCard } from '../../bridge/desk.ts'
import { reject, hostMessage, type Rejection } from '../reply.ts'
import { lookTwice, plainFile } from './files.ts'
import { cardOf, headerOf, type SaveHeader } from './header.ts'

export type Read =
  | {
      readonly ok: true
      readonly saved: SavedTable
      readonly header: SaveHeader
    }
  | Rejection

/** What the file before it can stand in for: damage, but neither a newer Samsara's file nor a passing refusal. */
const DAMAGED = ['json', 'format', 'schema', 'checksum', 'header', 'large'].map((what) => `save.broken.${what}`)

/** @param text what the file holds, or why it could not be read */
export function readSave(text: string | Message): Read {
  if (typeof text !== 'string') return { ok: false, reason: text }
  const parsed = parseSave(text)
  if (!parsed.ok) return parsed
  const header = headerOf(parsed.saved)
  return header === undefined ? reject('save.broken.header') : { ok: true, saved: parsed.saved, header }
}

export function isDamage({ id }: Message): boolean {
  return DAMAGED.includes(id)
}

/** A save by name, and what its file holds. */
export interface SaveText {
  readonly save: string
  readonly text: string
}

/** What a list shows of a save, or why it shows nothing. */
export type Looked = SaveCard | Message

/** Looks at a save as thoroughly as if it were to be opened, but for its moves. */
export function lookAt({ save, text }: SaveText): Looked {
  const read = readSave(text)
  return read.ok ? cardOf(save, read.saved, read.header) : read.reason
}

/** Reads a file whole. */
export type ReadFile = (file: string) => Promise<string>

/** @returns what a file holds, if it can be a save; else why it cannot be read. Never throws */
export async function textAt(file: string, readFile: ReadFile): Promise<string | Message> {
  try {
    const stat = await plainFile(file)
    if (stat === undefined) return hostMessage('save.missing')
    if (stat.size > MAX_SAVE_BYTES) return hostMessage('save.broken.large')
    return await lookTwice(() => readFile(file))
  } catch {
    return hostMessage('save.broken.unreadable')
  }
}
