/** Who played in a finished game, and which games stand apart. */
import { believableTime } from '../../bridge/time.ts'
import { APART, type Apart } from '../../bridge/statistics.ts'
import type { GameResult } from './record.ts'

/** A person's seat in a finished game. */
export interface Played {
  readonly result: GameResult
  readonly seat: number
  readonly person: string
  readonly name: string
  readonly won: boolean
  readonly score: number | undefined
}

/** What a name counts as: people do not always write themselves alike. */
export function personOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase('en')
}

export function apartOf({ practice, branched, advised }: GameResult): readonly Apart[] {
  const is = { practice, branched, helped: advised?.some((times) => times > 0) === true }
  return APART.filter((each) => is[each])
}

/** Whether a person sat at the table. */
export function hasPeople({ seats }: GameResult): boolean {
  return seats.some(({ kind }) => kind === 'person')
}

/** Whether a seat of that game asked the Sage. */
export function isHelped(result: GameResult): boolean {
  return apartOf(result).includes('helped')
}

export function playedIn(result: GameResult): Played[] {
  return result.seats.flatMap((setup, seat) => {
    if (setup.kind !== 'person') return []
    const standing = result.ranking.find(({ seats }) => seats.includes(seat))
    const { name } = setup
    return [{ result, seat, person: personOf(name), name, won: standing?.place === 1, score: standing?.score }]
  })
}

/**
 * Games in the order in which they ended. One that ended later than now, by a clock that was ahead, has the place in which it was
 * noted.
 * @param noted in the order in which they were noted @param now milliseconds since 1970
 */
export function inOrderOfEnd(noted: readonly GameResult[], now: number): readonly GameResult[] {
  let last = 0
  const timed = noted.map((result) => {
    last = believableTime(result.finishedAt, now) ?? last
    return { result, endedAt: last }
  })
  timed.sort((a, b) => a.endedAt - b.endedAt || (a.result.table < b.result.table ? -1 : 1))
  return timed.map(({ result }) => result)
}

/** What a seat would win if nothing counted but how many sides there are. */
export function fairShare({ ranking }: GameResult): number {
  return 1 / ranking.length
}

/** In the order in which each group was met first. */
export function groupBy<T, K>(items: readonly T[], of: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = of(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
