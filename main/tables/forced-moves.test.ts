import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from '../../engine/core/contract/game.ts'
import type { ActionLogEntry } from '../../engine/core/host/table.ts'
import { MAX_LISTED_FORCED_MOVES, type TableSnapshot } from '../../bridge/table-view.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { createTemporaryFolder, openTestHost, personSeat } from '../testing/test-host.ts'
import { latestForcedMovesOfSeats, seatsWhoseForcedMovesMayShow } from './forced-moves.ts'

/** A log by its seats; a star marks what the table chose. Each action is the number of its entry. */
function log(seats: string): readonly ActionLogEntry[] {
  return [...seats.matchAll(/(\d)(\*?)/g)].map(([, seat, auto], at) => ({
    seat: Number(seat),
    action: at,
    ...(auto === '*' ? { auto: true as const } : {}),
  }))
}

const groups = (seats: string, ...own: readonly Seat[]): readonly number[] =>
  latestForcedMovesOfSeats(log(seats), own).map(({ group }) => group)

describe('C3: forced moves in a table’s status', () => {
  it('C3: are those of the given seats, by their groups of the log', () => {
    expect(groups('0 0* 1 1* 0*', 0)).toEqual([2, 5])
    expect(groups('0 0* 1 1* 0*', 1)).toEqual([4])
    expect(groups('0 0* 1 1* 0*', 0, 1)).toEqual([2, 4, 5])
    expect(groups('0 0* 1 1* 0*')).toEqual([])
  })

  it('C3: name the choice of the same seat that they follow, and none across another seat’s move', () => {
    expect(latestForcedMovesOfSeats(log('0 0* 0* 1 0*'), [0])).toEqual([
      { seat: 0, group: 2, action: 1, after: 1 },
      { seat: 0, group: 3, action: 2, after: 1 },
      { seat: 0, group: 5, action: 4 },
    ])
    expect(latestForcedMovesOfSeats(log('0* 0*'), [0])).toEqual([
      { seat: 0, group: 1, action: 0 },
      { seat: 0, group: 2, action: 1 },
    ])
  })

  it('C3: are the latest ones, if there are too many', () => {
    const long = latestForcedMovesOfSeats(log('0*'.repeat(MAX_LISTED_FORCED_MOVES + 2)), [0])
    expect(long).toHaveLength(MAX_LISTED_FORCED_MOVES)
    expect(long.at(-1)?.group).toBe(MAX_LISTED_FORCED_MOVES + 2)
  })

  it('C3: are known of the seat whose hand is shown, and in games without hands of all seats at the screen', () => {
    const known = (secrets: string, viewer: Seat | 'table'): readonly Seat[] =>
      seatsWhoseForcedMovesMayShow({ game: { info: { secrets } } as AnyGame }, { mine: [0, 2] }, viewer)
    expect(known('hand', 2)).toEqual([2])
    expect(known('hand', 'table')).toEqual([])
    expect(known('small', 'table')).toEqual([0, 2])
    expect(known('none', 'table')).toEqual([0, 2])
  })
})

it('C3: a host tells of them behind the curtain of their seat alone, and still after a restart', async () => {
  const profile = createTemporaryFolder()
  const start = { catalogue: CATALOGUE, profile: profile.path, pace: 0, seed: 'forced' }
  const host = await openTestHost(start)
  const renderer = host.renderer()
  const { info } = await renderer.startTable('karmaka', ['Ana', 'Ben'].map(personSeat))
  const { table } = info
  const forced = async (of = renderer) => (await of.get<TableSnapshot>('table.current', { table })).status.forced
  expect(await forced()).toBeUndefined()
  await renderer.get('table.liftCurtain', { table, seat: 1 })
  expect(await forced()).toBeUndefined()
  await renderer.get('table.liftCurtain', { table, seat: 0 })
  const firstDraw = [{ seat: 0, group: 1, action: { do: 'draw' } }]
  expect(await forced()).toEqual(firstDraw)
  await host.services.dispose()

  const later = await openTestHost(start)
  const another = later.renderer()
  await another.get('desk.openSave', { save: table })
  await another.get('table.liftCurtain', { table, seat: 0 })
  expect(await forced(another)).toEqual(firstDraw)
  await later.services.dispose()
  profile.remove()
})
