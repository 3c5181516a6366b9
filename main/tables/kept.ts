/** What is kept of an open table beside its log: who sits there, which game it is, and what people call it. */
import type { Table } from '../../engine/core/host/table.ts'
import type { Guided } from '../../bridge/guided.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { AwakeTime } from '../awake.ts'
import type { SaveHeader } from '../saves/header.ts'
import { timesOf, type Advised } from './advising.ts'
import { TimePlayed } from './time-played.ts'
import { standOf } from './stand.ts'

/** What a table is opened with: of a new one all of it is known, of an older save some is not. */
export type KeptStart = Pick<
  SaveHeader,
  'seats' | 'table' | 'name' | 'begunAt' | 'played' | 'origin' | 'guided' | 'advice' | 'advised'
>

export interface Kept {
  /** Everybody reads them here: people who sit down may be called otherwise. */
  readonly seats: SeatSetup[]
  readonly advised: Advised
  readonly played: TimePlayed
  /** The game itself, whatever its file is called. */
  readonly table: string
  name: string | undefined
  /** Undefined: it is no guided first game. */
  guided: Guided | undefined
  readonly begun: Pick<SaveHeader, 'begunAt' | 'origin'>
}

export function keptOf(
  { seats, advice = true, advised, ...start }: KeptStart & { table: string },
  awake: Pick<AwakeTime, 'now'>,
): Kept {
  const { table, name, guided, played, begunAt, origin } = start
  return {
    seats: [...seats],
    table,
    name,
    guided,
    played: new TimePlayed(awake, played),
    advised: { isAllowed: advice, times: [...(advised ?? seats.map(() => 0))] },
    begun: { ...(begunAt !== undefined && { begunAt }), ...(origin && { origin }) },
  }
}

/** The header of its save as it stands now. */
export function headerFor(
  table: Table,
  { seats, advised, played, table: id, name, guided, begun }: Kept,
  now: number,
): SaveHeader {
  const { title } = table.game.info
  const stand = standOf(table)
  const times = timesOf(advised)
  const { milliseconds } = played
  return {
    title,
    seats: [...seats],
    savedAt: headerTime(now),
    over: table.outcome !== null,
    table: id,
    ...begun,
    ...(name !== undefined && { name }),
    ...(guided && { guided }),
    ...(milliseconds !== undefined && { played: milliseconds }),
    ...(stand && { stand }),
    ...(!advised.isAllowed && { advice: false }),
    ...(times && { advised: [...times] }),
  }
}

/** Milliseconds since 1970 as a header keeps them, by a clock that may stand before it. */
export function headerTime(now: number): number {
  return Math.max(0, Math.round(now))
}
