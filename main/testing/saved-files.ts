/** Helpers for the files of tables on disk. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseSave, serializeSaveReplacingHeader, type SavedTable } from '../../engine/core/host/save.ts'
import { personSeat } from './test-host.ts'

export function savePathOf(profile: string, table: string): string {
  return join(profile, 'saves', `${table}.samsara`)
}

/** Number of entries in the log on disk. */
export function savedLogLength(profile: string, table: string): number {
  const parsed = parseSave(readFileSync(savePathOf(profile, table), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  return parsed.saved.log.length
}

/**
 * Stores a recorded game (engine/fixtures) in the library of a profile, with people at all seats.
 * @param recorded `GAME/NAME`, without its extension
 * @returns the id of the save
 */
export function installRecordedSave(profile: string, recorded: string): string {
  const parsed = parseSave(
    readFileSync(join(import.meta.dirname, '../../engine/fixtures', `${recorded}.samsara`), 'utf8'),
  )
  if (!parsed.ok) throw new Error(parsed.reason.id)
  const { saved } = parsed
  const seats = Array.from({ length: saved.players }, (_, seat) => personSeat(`P${String(seat)}`))
  const save = basename(recorded)
  mkdirSync(join(profile, 'saves'), { recursive: true })
  const header = { title: saved.game, seats, savedAt: 5, over: !save.startsWith('runs-') }
  writeFileSync(savePathOf(profile, save), serializeSaveReplacingHeader(saved, header))
  return save
}

/** Changes a save as by hand, with a checksum that fits. */
export function forgeSave(text: string, change: (saved: Record<string, unknown>) => void): string {
  const saved = JSON.parse(text) as SavedTable & Record<string, unknown>
  change(saved)
  return serializeSaveReplacingHeader(saved, saved.header)
}

/** Every file under a folder with its content, by relative path. */
export function readAllFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const read = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [relative(folder, file), readFileSync(file, 'utf8')] as const
  })
  return Object.fromEntries(read)
}
