/**
 * A library with tables of every kind: finished and in play, with and without a name, practice, branches, with advice, broken,
 * with six players and long names, one with older rules. Most are only listed and have no position.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LONG_NAMES } from './pictures.ts'
import { writePreparedSave } from './prepared-saves.ts'

const HOUR = 3_600_000
const NAMES = [...LONG_NAMES, 'Theodora Papadopoulou', 'Siddhartha', 'José']
const LEVELS = ['novice', 'adept', 'sage', 'master'] as const

const KINDS = [
  {
    game: 'rauha',
    title: 'Rauha',
    rules: 1,
    players: 3,
    stage: { id: 'rauha.stage', values: { age: 1, round: 2, turn: 3 } },
  },
  {
    game: 'cosmic-karma',
    title: 'Cosmic Karma',
    rules: 2,
    players: 6,
    stage: { id: 'cosmic-karma.stage', values: { turn: 41, life: 3 } },
  },
  { game: 'chakra', title: 'Chakra', rules: 1, players: 2, over: true },
  {
    game: 'karmaka',
    title: 'Karmaka',
    rules: 1,
    players: 4,
    stage: { id: 'karmaka.stage', values: { turn: 23, rung: 2 } },
  },
  { game: 'moksha', title: 'Moksha', rules: 2, players: 5, over: true },
] as const

/** Table id of the nth game. */
export const sampleTableId = (n: number): string => n.toString(16).padStart(32, '0')

const TABLE_NAMES: Readonly<Record<number, string>> = {
  3: 'Evenings with grandmother',
  17: 'A long name that somebody gave to a table on a slow Sunday',
  22: 'Revanche!',
}

/** Index of the table with older rules. */
const OLD_RULES_INDEX = 6

/** Every third table is a branch of the first game, or of a missing one. */
function branchOriginOf(n: number): unknown {
  if (n === 10) return { table: sampleTableId(5), entry: 34, luck: 'same' }
  if (n === 15) return { table: sampleTableId(10), entry: 71, luck: 'new' }
  if (n === 20) return { table: sampleTableId(5), entry: 12, luck: 'new' }
  return n === 25 ? { table: sampleTableId(999), entry: 8, luck: 'same' } : undefined
}

function sampleHeader(n: number, now: number): object {
  const kind = KINDS[n % KINDS.length] ?? KINDS[0]
  const over = 'over' in kind
  const seats = Array.from({ length: kind.players }, (_, seat) => {
    if (seat % 3 !== 1) return { kind: 'person', name: NAMES[(seat + n) % NAMES.length], colour: seat }
    return { kind: 'bot', name: 'Banyan', colour: seat, level: LEVELS[n % LEVELS.length] }
  })
  const result = seats.map((_, seat) => ({ seats: [seat], place: seat + 1, score: 90 - 7 * seat - n }))
  const stand = over ? { turn: [], result } : { stage: kind.stage, turn: n % 2 === 0 ? [0] : seats.map((_, i) => i) }
  const savedAt = now - Math.round(n ** 1.7 * 0.6 * HOUR)
  const origin = branchOriginOf(n)
  return {
    title: kind.title,
    seats,
    savedAt,
    over,
    stand,
    table: sampleTableId(n),
    begunAt: savedAt - 3 * HOUR,
    played: (n + 1) * 640_000,
    ...(TABLE_NAMES[n] === undefined ? {} : { name: TABLE_NAMES[n] }),
    ...(origin === undefined ? {} : { origin }),
    ...(n % 7 === 2 ? { advised: seats.map((_, seat) => (seat === 0 ? 2 : 0)) } : {}),
  }
}

/** @param now milliseconds since 1970 */
export function writeSampleLibrary(userData: string, count: number, now = Date.now()): void {
  for (let n = 0; n < count; n++) {
    const { game, players, ...kind } = KINDS[n % KINDS.length] ?? KINDS[0]
    const rules = n === OLD_RULES_INDEX ? 1 : kind.rules
    writePreparedSave(
      userData,
      `table-${String(n)}`,
      { game, rules, options: {}, players, state: {} },
      sampleHeader(n, now),
    )
  }
  if (count > 0) writeFileSync(join(userData, 'saves', 'rauha-0c91f2.samsara'), 'half a sa')
}
