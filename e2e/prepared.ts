/**
 * A table that stands as a spec needs it, in the library of a profile before the app starts: a save whose log begins at
 * a given state. The app believes it no more than any other save: a position that breaks a promise of the rules does not
 * open, and the spec fails.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Prepared {
  /** The id of the game, and its title as Home says it. */
  readonly game: string
  readonly title: string
  /** The version of its rules. */
  readonly rules: number
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Names of the people, from seat 0 on; bots sit on the other seats. */
  readonly people: readonly string[]
  readonly players: number
  readonly state: unknown
}

/** Puts the table into the saves of a profile. Home then offers to continue it. */
export function prepareTable(userData: string, prepared: Prepared): void {
  const { title, people, players } = prepared
  const seats = Array.from({ length: players }, (_, colour) => {
    const name = people[colour]
    if (name !== undefined) return { kind: 'person', name, colour }
    return { kind: 'bot', name: `Bot ${String(colour)}`, colour, level: 'adept' }
  })
  writePrepared(userData, 'prepared', prepared, { title, seats, savedAt: 0, over: false })
}

/** Writes a save of any header; `name` is its own. */
export function writePrepared(
  userData: string,
  name: string,
  { game, rules, options, players, state }: Omit<Prepared, 'title' | 'people'>,
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
  writeBody(userData, name, body)
}

/** A recorded game (a file of engine/fixtures) without its last entries, and with other people. */
export function writeCut(userData: string, name: string, fixture: string, cut: number, header: unknown): void {
  const { checksum: _, ...body } = JSON.parse(readFileSync(join('engine', 'fixtures', fixture), 'utf8')) as {
    readonly checksum: string
    readonly log: readonly unknown[]
  }
  writeBody(userData, name, { ...body, header, log: body.log.slice(0, -cut) })
}

function writeBody(userData: string, name: string, body: object): void {
  const checksum = createHash('sha256').update(canonical(body)).digest('hex')
  const folder = join(userData, 'saves')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.samsara`), `${JSON.stringify({ ...body, checksum })}\n`)
}

/** JSON with sorted keys, as a save's checksum reads it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
