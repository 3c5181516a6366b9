/**
 * Decisions of other players in the middle of a turn: no player is asked to end a turn, and the device is passed on only as often
 * as needed.
 */
import { expect, test } from 'vitest'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { CATALOGUE } from '../../engine/index.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import { botSeat, openTestHost, personSeat, createTemporaryFolder } from '../testing/test-host.ts'

interface Stacked {
  readonly stack: readonly { readonly kind: string; readonly seat: number }[]
}

/** Plays Karmaka with many abilities. @returns what turns were asked to end, and the answers that were asked */
async function playThrough(seats: readonly SeatSetup[]) {
  const profile = createTemporaryFolder()
  const host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, pace: 0, seed: 'midway' })
  const renderer = host.renderer()
  const { info } = await renderer.startTable('karmaka', seats)
  const { table } = info
  const random = createRandomStream(seedFromText('midway'), 0)
  const confirmed: { readonly seat: number; readonly over: boolean | undefined; readonly ended: boolean }[] = []
  for (let i = 0; i < 250; i++) {
    const { status, moment } = await renderer.get<TableSnapshot>('table.current', { table })
    const { stack } = moment.view as unknown as Stacked
    if (status.outcome !== null) break
    if (status.curtain !== undefined) await renderer.get('table.liftCurtain', { table, seat: status.curtain })
    else if (status.unconfirmed !== undefined) {
      // Turns go round: the seat before the one whose turn it is has ended its own.
      const ended = stack.length === 1 && stack[0]?.seat === (status.unconfirmed + 1) % seats.length
      confirmed.push({ seat: status.unconfirmed, over: status.turnOver, ended })
      await renderer.get('table.endTurn', { table, seat: status.unconfirmed })
    } else if (status.decision !== undefined) {
      const { choices } = status.decision
      const abilities = choices.filter((choice) => (choice as { way?: string }).way === 'ability')
      await renderer.act(table, random.pick(abilities.length > 0 && random.int(4) > 0 ? abilities : choices))
    } else await renderer.nextUpdate()
  }
  await host.services.dispose()
  profile.remove()
  return confirmed
}

test.each([2, 3, 4])('with %i people the table asks players to end only turns that are over', async (count) => {
  const confirmed = await playThrough(['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, count).map(personSeat))
  expect(confirmed.length).toBeGreaterThan(5)
  for (const { over, ended } of confirmed) expect(over).toBe(ended)
  expect(confirmed.filter(({ over }) => over === true).length).toBeGreaterThan(3)
})

test('alone among bots a player ends neither an unfinished turn nor another seat’s turn after an answer', async () => {
  const confirmed = await playThrough([personSeat('Ana'), botSeat('Bot'), botSeat('Bit')])
  for (const { over, ended } of confirmed) expect([over, ended]).toEqual([true, true])
})
