/**
 * A table with a guest at each seat and one spectator, without disk or network. Records every message that each of them received
 * while a script is played. For tests of secrecy.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import { REVIEW_POINT_BUDGET } from '../../engine/core/host/review/review-point-analysis.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { PlayTimeTracker } from '../tables/play-time-tracker.ts'
import { createInitialSeating } from '../tables/seating.ts'
import { createTableMeta } from '../tables/table-meta.ts'
import { TableRecordHolder } from '../tables/open-table-record.ts'
import { OpenTable } from '../tables/open-table.ts'
import { joinAsGuest, type TestGuest } from './test-guest.ts'
import { deterministicBytes, createManualClock, personSeat, type ManualClock, alwaysAwake } from './test-host.ts'
import { createInProcessBotPool, createInProcessReplayPool } from './in-process-pools.ts'

/** An action of a participant in a script. */
export type ScriptedMove =
  | { readonly do: 'act'; readonly seat: Seat; readonly action: Json }
  | { readonly do: 'endTurn' | 'undo'; readonly seat: Seat }

export interface InMemoryTable {
  readonly table: Table
  /** By seat; the last one is a spectator. */
  readonly guests: readonly TestGuest[]
  readonly clock: ManualClock
}

/** The host's own screen shows the public view. */
export async function openInMemoryTable(table: Table): Promise<InMemoryTable> {
  const clock = createManualClock()
  const seats = Array.from({ length: table.config.players }, (_, seat) => personSeat(`P${String(seat)}`))
  const meta = createTableMeta({ seats, table: '0'.repeat(32) })
  const open = new OpenTable({
    id: 'one',
    table,
    record: new TableRecordHolder({ seating: createInitialSeating(seats), meta, hosting: undefined }),
    playTime: new PlayTimeTracker(clock, 0),
    note: undefined,
    environment: {
      awake: alwaysAwake(clock),
      catalogue: [],
      clock,
      randomBytes: deterministicBytes(),
      botPool: createInProcessBotPool(),
      replayPool: createInProcessReplayPool(),
      isPonderingEnabled: false,
      reviewBudget: REVIEW_POINT_BUDGET,
      pace: 0,
      seed: undefined,
      log: () => undefined,
    },
    settings: { current: DEFAULT_SETTINGS },
    botSeed: seedFromText('bots'),
    saveSeating: () => Promise.resolve(true),
    save: () => Promise.resolve(undefined),
  })
  await open.begin()
  await open.people.setHosting({ byCode: true, sage: false })
  await open.people.parties.requestSeats({ party: 'host', seats: [] })
  const guests: TestGuest[] = []
  for (const seat of [...seats.keys(), undefined]) {
    const guest = await joinAsGuest(open, seat === undefined ? 'Watcher' : `Guest ${String(seat)}`)
    if (seat !== undefined) await guest.requestSeats([seat])
    guests.push(guest)
  }
  for (const guest of guests) {
    await guest.now('one')
    await guest.people()
  }
  return { table, guests, clock }
}

/**
 * Performs a scripted move; then time passes, and each guest makes allowed and forbidden requests.
 * @returns false if the move is not possible
 */
export async function playScriptedMove({ table, guests, clock }: InMemoryTable, deed: ScriptedMove): Promise<boolean> {
  const guest = guests[deed.seat]
  const { seat } = deed
  const id = table.decision(seat)?.id ?? 0
  const arg = { table: 'one', seat, ...(deed.do === 'act' && { decision: id, action: deed.action }) }
  const reply = await guest?.call(`table.${deed.do}`, arg)
  clock.advance(500)
  const { length } = table.log
  for (const each of guests) {
    const next = (seat + 1) % table.config.players
    await each.call('table.past', { table: 'one', entry: length - (length % 3) })
    await each.call('table.act', { table: 'one', seat: next, decision: table.decision(next)?.id ?? 0, action: 'none' })
    await each.call('table.nudge', { table: 'one', seat: next })
    await each.call('table.say', { table: 'one', saying: { kind: 'phrase', phrase: 'hello' } })
  }
  return reply?.ok === true
}

/** A random next move, or undefined if the game is over. Occasionally a secret choice is made again, or undone. */
export function randomScriptedMove(table: Table, random: Random): ScriptedMove | undefined {
  if (table.outcome !== null) return undefined
  const { unconfirmed } = table
  const all = Array.from({ length: table.config.players }, (_, seat) => seat)
  const undoes = random.int(8) === 0 ? all.find((seat) => table.checkUndo(seat).ok) : undefined
  if (undoes !== undefined) return { do: 'undo', seat: undoes }
  if (unconfirmed !== undefined) return { do: 'endTurn', seat: unconfirmed }
  const others = all.filter((seat) => table.decision(seat) !== undefined && !table.deciders.includes(seat))
  const seat = random.pick(others.length > 0 && random.int(3) === 0 ? others : table.deciders)
  const action = random.pick(table.decision(seat)?.choices ?? [])
  return { do: 'act', seat, action }
}

/** Plays at random until a number of moves is reached, or the game is over. @returns the moves */
export async function playRandomMoves(
  gathered: InMemoryTable,
  label: string,
  most: number,
): Promise<readonly ScriptedMove[]> {
  const random = createRandomStream(seedFromText(label), 'gathered')
  const script: ScriptedMove[] = []
  while (script.length < most) {
    const deed = randomScriptedMove(gathered.table, random)
    if (deed === undefined) break
    if (!(await playScriptedMove(gathered, deed))) throw new Error(`refused: ${JSON.stringify(deed)}`)
    script.push(deed)
  }
  return script
}
