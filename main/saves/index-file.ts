/**
 * What was found of saves when they were last listed, kept for the next start. It is only ever a cache: whatever is odd
 * about it, it is thrown away whole and made anew.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import * as v from 'valibot'
import { NewTable, type SaveCard } from '../../bridge/desk.ts'
import { id } from '../../bridge/refs.ts'
import { SeatSetup } from '../../bridge/seats.ts'
import { hashOf, writeAtomic, type Disk } from './atomic.ts'
import { plainFile } from './files.ts'
import { SaveHeader } from './header.ts'

/** What a file was when it was listed. */
export interface Known {
  /** Of the file and of the save before it. */
  readonly stamp: string
  readonly card: SaveCard
}

/** To be raised with every change of what a card says, or of how it is found. */
const VERSION = 1
const LARGEST = 32 * 1024 * 1024
const AT_ONCE = 200
const FIRST = new RegExp(`^samsara-index ${VERSION} ([0-9a-f]{64})\n`)

const message = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
const { advice: _, ...header } = SaveHeader.entries
const card = v.strictObject({
  ...header,
  save: id,
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,64}$/)),
  // Nobody sits at what is broken.
  seats: v.pipe(v.array(SeatSetup), v.maxLength(8)),
  rules: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  practice: v.exactOptional(v.boolean()),
  closed: v.exactOptional(v.literal(true)),
  options: v.exactOptional(NewTable.entries.options),
  broken: v.exactOptional(message),
  note: v.exactOptional(message),
})
const Index = v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(300)), card]))

/** No save is called so. */
export const INDEX_NAME = 'index.samsara-cache'

/** @returns by the names of saves; nothing where there is none, or it is not as it was written. Never throws */
export async function readIndex(folder: string): Promise<Map<string, Known>> {
  try {
    const file = join(folder, INDEX_NAME)
    const stat = await plainFile(file)
    if (stat === undefined || stat.size > LARGEST) return new Map()
    const text = await readFile(file, 'utf8')
    const hash = FIRST.exec(text)?.[1]
    const body = text.slice(text.indexOf('\n') + 1)
    if (hash !== hashOf(body)) return new Map()
    const found = v.parse(v.array(v.unknown()), JSON.parse(body))
    const known = new Map<string, Known>()
    for (let at = 0; at < found.length; at += AT_ONCE) {
      const part = v.parse(Index, found.slice(at, at + AT_ONCE), { abortEarly: true })
      for (const [stamp, each] of part) known.set(each.save, { stamp, card: each })
      // Others are answered meanwhile.
      await immediate()
    }
    return known
  } catch {
    return new Map()
  }
}

/** @throws the system's error; then the old one stands */
export async function writeIndex(folder: string, known: ReadonlyMap<string, Known>, disk: Disk): Promise<void> {
  const body = JSON.stringify([...known.values()].map(({ stamp, card: found }) => [stamp, found]))
  await writeAtomic(join(folder, INDEX_NAME), `samsara-index ${VERSION} ${hashOf(body)}\n${body}`, undefined, disk)
}
