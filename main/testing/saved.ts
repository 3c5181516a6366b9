/** What of a table is on disk. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSave } from '../../engine/core/host/save.ts'

export function fileOf(profile: string, table: string): string {
  return join(profile, 'saves', `${table}.samsara`)
}

/** How many entries the log on disk holds. */
export function savedLength(profile: string, table: string): number {
  const parsed = parseSave(readFileSync(fileOf(profile, table), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  return parsed.saved.log.length
}
