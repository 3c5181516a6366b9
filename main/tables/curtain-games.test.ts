/** Whole games at a shared screen: the number of requests to lift the curtain equals the number of player changes. */
import { expect, test } from 'vitest'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { CATALOGUE } from '../../engine/index.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { botSeat, openTestHost, personSeat, createTemporaryFolder } from '../testing/test-host.ts'

/**
 * Plays Karmaka, where bots offer cards to the people between their turns.
 * @returns for whom the curtain was lifted, and how often the same person decided again after bots had acted
 */
async function playThrough(seats: readonly SeatSetup[], seed: string) {
  const profile = createTemporaryFolder()
  const host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, pace: 0, seed })
  const renderer = host.renderer()
  const { info } = await renderer.startTable('karmaka', seats)
  const { table } = info
  const random = createRandomStream(seedFromText(seed), 0)
  const lifted: number[] = []
  let again = 0
  let before: { readonly seat: number; readonly updates: number } | undefined
  for (let i = 0; i < 150; i++) {
    const { status } = await renderer.get<TableSnapshot>('table.current', { table })
    if (status.outcome !== null) break
    if (status.curtain !== undefined) {
      expect(status.viewer).toBe('table')
      lifted.push(status.curtain)
      await renderer.get('table.liftCurtain', { table, seat: status.curtain })
    } else if (status.unconfirmed !== undefined) {
      await renderer.get('table.endTurn', { table, seat: status.unconfirmed })
    } else if (status.decision !== undefined) {
      const { seat, choices } = status.decision
      expect(status.viewer).toBe(seat)
      const since = renderer.updates.slice(before?.updates)
      if (before?.seat === seat && since.some(({ status: { thinking } }) => thinking !== undefined)) again += 1
      before = { seat, updates: renderer.updates.length }
      await renderer.act(table, random.pick(choices))
    } else await renderer.nextUpdate()
  }
  await host.services.dispose()
  profile.remove()
  return { lifted, again }
}

test.each(['one', 'two'])(
  'B10: the curtain does not close between two decisions of one person when only bots acted (%s)',
  async (seed) => {
    const { lifted, again } = await playThrough(
      [personSeat('Ana'), botSeat('Bot'), personSeat('Cleo'), botSeat('Bit')],
      seed,
    )
    expect(again).toBeGreaterThan(0)
    expect(lifted.length).toBeGreaterThan(5)
    expect(lifted.filter((seat, i) => seat === lifted[i - 1])).toEqual([])
  },
)
