/** What of a table is on disk. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSave, withHeader, type SavedTable } from '../../engine/core/host/save.ts'

export function fileOf(profile: string, table: string): string {
  return join(profile, 'saves', `${table}.samsara`)
}

/** How many entries the log on disk holds. */
export function savedLength(profile: string, table: string): number {
  const parsed = parseSave(readFileSync(fileOf(profile, table), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  return parsed.saved.log.length
}

/** A save that somebody has changed by hand, with a checksum that fits. */
export function forged(text: string, change: (saved: Record<string, unknown>) => void): string {
  const saved = JSON.parse(text) as SavedTable & Record<string, unknown>
  change(saved)
  return withHeader(saved, saved.header)
}

/** Every file under a folder with what it holds, by its way from there. */
export function allFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const read = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [relative(folder, file), readFileSync(file, 'utf8')] as const
  })
  return Object.fromEntries(read)
}
