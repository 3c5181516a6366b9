/**
 * Writes a table in a given position into the library of a profile before the app starts: a save whose log begins at a given
 * state. The app validates it like any other save: if the position breaks an invariant, it does not open and the spec fails.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../build/lib/project.mjs'

export interface PreparedTable {
  /** Id of the game, and its title on Home. */
  readonly game: string
  readonly title: string
  /** The version of its rules. */
  readonly rules: number
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Names of the human players, from seat 0 on; the other seats are bots. */
  readonly people: readonly string[]
  readonly players: number
  readonly state: unknown
}

/** Writes the table into the saves of a profile. Home then offers to continue it. */
export function writePreparedTable(userData: string, prepared: PreparedTable): void {
  const { title, people, players } = prepared
  const seats = Array.from({ length: players }, (_, colour) => {
    const name = people[colour]
    if (name !== undefined) return { kind: 'person', name, colour }
    return { kind: 'bot', name: `Bot ${String(colour)}`, colour, level: 'adept' }
  })
  writePreparedSave(userData, 'prepared', prepared, { title, seats, savedAt: 0, over: false })
}

/** Writes a save with any header. @param name of the save */
export function writePreparedSave(
  userData: string,
  name: string,
  { game, rules, options, players, state }: Omit<PreparedTable, 'title' | 'people'>,
  header: unknown,
): void {
  const base = { state, events: 1 }
  const body = {
    format: 'samsara-table',
    version: 1,
    game,
    rules,
    header,
    players,
    options,
    seed: '5a'.repeat(16),
    practice: false,
    base,
    log: [],
    held: null,
    snapshot: base,
  }
  writeSealedSave(userData, name, body)
}

/** JSON with sorted keys, the input of a save's checksum. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}

/**
 * Writes a recorded game (engine/fixtures) into the saves of a profile, with another header.
 * @param recorded `rauha/end-energy-2`
 * @param cut number of final entries to remove, so that they can be played again
 */
export function writeRecordedSave(userData: string, name: string, recorded: string, header: unknown, cut = 0): void {
  const text = readFileSync(join(ROOT, 'engine/fixtures', `${recorded}.samsara`), 'utf8')
  const { checksum: _, log, ...body } = JSON.parse(text) as { readonly checksum: string; readonly log: unknown[] }
  writeSealedSave(userData, name, { ...body, header, log: log.slice(0, log.length - cut) })
}

/** Adds the checksum and writes the save into the saves of a profile. */
function writeSealedSave(userData: string, name: string, body: unknown): void {
  const checksum = createHash('sha256').update(canonicalJson(body)).digest('hex')
  const folder = join(userData, 'saves')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.samsara`), `${JSON.stringify({ ...(body as object), checksum })}\n`)
}
