/** Damaged and forged saves: damage by a disk or in transit, and forgeries by an attacker with knowledge of the format. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../engine/core/contract/json.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { parseSave, serializeSaveReplacingHeader, type SavedTable } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'

const FIXTURES = join(import.meta.dirname, '../../engine/fixtures')

/** Recorded games of all kinds, including older rules. @param most log entries of each that are kept */
export async function loadRecordedSaves(most = Infinity): Promise<readonly SavedTable[]> {
  const names = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.samsara'))
  const saves: SavedTable[] = []
  for (const name of names.sort()) {
    const parsed = parseSave(readFileSync(join(FIXTURES, name), 'utf8'))
    if (parsed.ok) saves.push(await truncateSave(parsed.saved, most))
  }
  return saves
}

/** The same game at an earlier time, with a header as real tables have one. */
async function truncateSave(saved: SavedTable, most: number): Promise<SavedTable> {
  const game = await loadGame(saved.game)
  const seats = Array.from({ length: saved.players }, (_, seat) => ({ kind: 'person', name: `P${seat}`, colour: seat }))
  const header = { title: 'Recorded', seats, savedAt: 5, over: false }
  const { players, options, seed, practice, base, log } = saved
  // Of older rules only the snapshot has the state.
  if (game?.info.rules !== saved.rules || base !== null || log.length <= most) return { ...saved, header }
  const start = { game, config: { players, options }, seed, practice }
  const { table } = Table.replay(start, log.slice(0, most))
  const snapshot = { state: table.state as Json, events: table.randomEventCount }
  return { ...saved, header, log: [...table.log], held: null, snapshot }
}

type ForgeSave = (body: Record<string, Json>, random: Random) => void
type DamageText = (text: string, random: Random) => string

const randomIndex = (text: string, random: Random): number => random.int(text.length)

/** Accidental damage of a file in transit or on disk. */
const ACCIDENTS: Readonly<Record<string, DamageText>> = {
  'bits are flipped': (text, random) => {
    const bytes = Buffer.from(text)
    for (let n = random.int(8); n >= 0; n--) {
      const at = random.int(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(8))
    }
    return bytes.toString('utf8')
  },
  'it is cut off': (text, random) => text.slice(0, randomIndex(text, random)),
  'its beginning is gone': (text, random) => text.slice(randomIndex(text, random)),
  'a part stands twice': (text, random) => {
    const [from, to] = [randomIndex(text, random), randomIndex(text, random)].sort((a, b) => a - b)
    return text.slice(0, to) + text.slice(from)
  },
  'parts have changed places': (text, random) => {
    const [a = 0, b = 0, c = 0] = [
      randomIndex(text, random),
      randomIndex(text, random),
      randomIndex(text, random),
    ].sort((x, y) => x - y)
    return text.slice(0, a) + text.slice(b, c) + text.slice(a, b) + text.slice(c)
  },
  'a part is nought': (text, random) => {
    const at = randomIndex(text, random)
    return text.slice(0, at) + '\0'.repeat(random.int(4096)) + text.slice(at + random.int(4096))
  },
}

const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  2 ** 53,
  '',
  '__proto__',
  'x'.repeat(300),
  [],
  {},
  [[]],
  [null],
]

/** Changes one value anywhere within. */
const changeAnyValue =
  (part: string): ForgeSave =>
  (body, random) => {
    let at: Json = body
    let key = part
    for (;;) {
      const next: Json = (at as Record<string, Json>)[key] ?? null
      const keys: readonly string[] = typeof next === 'object' && next !== null ? Object.keys(next) : []
      // Replaces an empty value, or occasionally a whole part.
      if (keys.length === 0 || random.int(12) === 0) break
      at = next
      key = random.pick(keys)
    }
    const holder = at as Record<string, Json>
    const old = holder[key]
    const near = typeof old === 'number' ? [old + 1, old - 1, 0] : []
    holder[key] = random.pick([...near, ...near, ...JUNK])
  }

const changeLog = (change: (log: Json[], random: Random) => void): ForgeSave => {
  return (body, random) => {
    const log = [...(body['log'] as readonly Json[])]
    if (log.length > 0) change(log, random)
    body['log'] = log
  }
}

/** Changes by an attacker with knowledge of the format: the checksum is correct again afterwards. */
const FORGERIES: Readonly<Record<string, ForgeSave>> = {
  'an entry is gone': changeLog((log, random) => log.splice(random.int(log.length), 1)),
  'an entry stands twice': changeLog((log, random) => {
    const at = random.int(log.length)
    log.splice(at, 0, log[at] ?? null)
  }),
  'entries have changed places': changeLog((log, random) => {
    const [one, other] = [random.int(log.length), random.int(log.length)]
    ;[log[one], log[other]] = [log[other] ?? null, log[one] ?? null]
  }),
  'the log is in another order': changeLog((log, random) => {
    log.splice(0, log.length, ...random.shuffle([...log]))
  }),
  'an entry stands many times': changeLog((log, random) => {
    const at = random.int(log.length)
    log.splice(at, 0, ...Array.from({ length: random.int(4000) }, () => log[at] ?? null))
  }),
  'an entry says more of itself': changeLog((log, random) => {
    const at = random.int(log.length)
    const mark = random.pick(['auto', 'confirmed', 'withdrawn'])
    log[at] = { ...(log[at] as Record<string, Json>), [mark]: true }
  }),
  'it ends in the middle': changeLog((log, random) => log.splice(random.int(log.length))),
  'something in the log is another': changeAnyValue('log'),
  'something in the header is another': changeAnyValue('header'),
  'something in the snapshot is another': changeAnyValue('snapshot'),
  'it begins at the snapshot': (body) => {
    body['base'] = structuredClone(body['snapshot'] ?? null)
    body['log'] = []
  },
  'it begins at a forged snapshot': (body, random) => {
    changeAnyValue('snapshot')(body, random)
    body['base'] = structuredClone(body['snapshot'] ?? null)
    body['log'] = []
  },
  'it is of older rules, and its snapshot is forged': (body, random) => {
    changeAnyValue('snapshot')(body, random)
    body['rules'] = 0
  },
  'its luck is another': (body, random) => {
    body['seed'] = Array.from({ length: 32 }, () => random.int(16).toString(16)).join('')
  },
  'more sit at it': (body) => {
    body['players'] = (body['players'] as number) + 1
  },
  'more sit at it, with names': (body) => {
    body['players'] = (body['players'] as number) + 1
    const header = body['header'] as { readonly seats: readonly Json[] }
    body['header'] = { ...header, seats: [...header.seats, { kind: 'person', name: 'One more', colour: 0 }] }
  },
  'something of it is another': (body, random) => {
    changeAnyValue(random.pick(['players', 'practice', 'seed', 'held', 'rules', 'game', 'base', 'version']))(
      body,
      random,
    )
  },
  'its options are others': changeAnyValue('options'),
  'it has a variant that nobody knows': (body) => {
    body['options'] = { ...(body['options'] as Record<string, Json>), nobodyKnows: true }
  },
  'another turn waits': (body, random) => {
    body['held'] = random.int(9)
  },
  'it is of other rules': (body, random) => {
    body['rules'] = random.int(4)
  },
}

export const DAMAGE_KINDS = [...Object.keys(ACCIDENTS), ...Object.keys(FORGERIES)]

/** Whether the damage is accidental: any difference from the saved content must then be detected. */
export const isAccidentalDamage = (kind: string): boolean => kind in ACCIDENTS

/** @param seed determines the damage, whatever the kind */
export function damageSave(saved: SavedTable, kind: string, seed: number): string {
  const random = createRandomStream(seedFromText(`damage ${seed}`), kind)
  const text = serializeSaveReplacingHeader(saved, saved.header)
  const damage = ACCIDENTS[kind]
  if (damage !== undefined) return damage(text, random)
  const body = JSON.parse(text) as Record<string, Json>
  FORGERIES[kind]?.(body, random)
  return serializeSaveReplacingHeader(body as unknown as SavedTable, body['header'] ?? null)
}
