/** Time asleep does not count, with a clock whose timers run only while the machine is awake. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TablePresence } from '../../bridge/presence.ts'
import { createAwakeClock, MIN_SLEEP_GAP_MS } from './awake-clock.ts'
import { joinAsGuest, openToGuests, type TestGuest } from '../testing/test-guest.ts'
import {
  createManualClock,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const [SECOND, HOUR] = [1000, 3_600_000]

/** A machine that is awake, or sleeps: its timers wait, and its clock goes on. */
function machine() {
  const clock = createManualClock()
  return {
    clock,
    awake: createAwakeClock(clock),
    wakes(milliseconds: number): void {
      for (let passed = 0; passed < milliseconds; passed += SECOND)
        clock.advance(Math.min(SECOND, milliseconds - passed))
    },
    sleeps: (milliseconds: number): void => clock.advance(milliseconds),
  }
}

test.each([45 * SECOND, 8 * HOUR, 30 * 24 * HOUR])(
  'public 21: a sleep of %i ms adds nothing to awake time and calls the wake listener once',
  (sleep) => {
    const { awake, wakes, sleeps } = machine()
    let told = 0
    const stop = awake.onWake(() => (told += 1))
    const before = awake.now()
    wakes(60 * SECOND)
    sleeps(sleep)
    wakes(60 * SECOND)
    expect(awake.now() - before).toBe(120 * SECOND)
    expect(told).toBe(1)
    stop()
  },
)

test('public 21: the first call of now() after a sleep leaves the sleep out, before any timer fires', () => {
  let now = 0
  const awake = createAwakeClock({ now: () => now, after: () => () => undefined })
  awake.onWake(() => undefined)
  now = 8 * HOUR
  expect(awake.now()).toBe(0)
})

test('public 21: a system clock set back does not reduce awake time, and one set forward does not add to it', () => {
  let now = 10 * HOUR
  const awake = createAwakeClock({ now: () => now, after: () => () => undefined })
  awake.onWake(() => undefined)
  const before = awake.now()
  for (const step of [-5 * HOUR, SECOND, 3 * HOUR, SECOND]) {
    now += step
    awake.now()
  }
  expect(awake.now() - before).toBe(2 * SECOND)
})

test('public 21: a slow process does not count as asleep, and without a wake listener no timer runs', () => {
  const { awake, clock, sleeps } = machine()
  const before = awake.now()
  const stop = awake.onWake(() => expect.unreachable())
  sleeps(MIN_SLEEP_GAP_MS)
  expect(awake.now() - before).toBe(MIN_SLEEP_GAP_MS)
  stop()
  sleeps(HOUR)
  // A listener that comes later begins then.
  awake.onWake(() => expect.unreachable())
  clock.advance(SECOND)
})

let profile: ReturnType<typeof createTemporaryFolder>
beforeEach(() => (profile = createTemporaryFolder()))
afterEach(() => profile.remove())

test.each([45 * SECOND, 8 * HOUR])(
  'public 21: a host that sleeps %i ms adds that time to no thinking time, absence or time played',
  async (sleep) => {
    const { clock, awake, wakes, sleeps } = machine()
    const catalogue = createFixtureCatalogue(createFixtureGame('hand'))
    const host: TestHost = await openTestHost({ catalogue, profile: profile.path, pace: 0, clock, awake })
    const page = host.renderer()
    const { table } = (await page.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])).info
    const open = await openToGuests(host, table)
    await page.get('table.sit', { table, seats: [0] })
    const ben = await joinAsGuest(open, 'Ben')
    const cleo = await joinAsGuest(open, 'Cleo')
    await ben.requestSeats([1])
    await ben.people()
    cleo.connection.close()
    await page.now(table)
    await page.act(table, { do: 'mark' })
    wakes(20 * SECOND)
    sleeps(sleep)
    wakes(10 * SECOND)
    const told = await ben.people()
    expect(told.waiting).toEqual([{ seat: 0, since: 30 * SECOND }])
    expect(told.parties.find(({ name }) => name === 'Cleo')?.away).toBe(30 * SECOND)
    // Screens count on by themselves: they hear it without asking.
    expect(toldTo(ben)?.waiting).toEqual([{ seat: 0, since: expect.any(Number) as number }])
    expect(toldTo(ben)?.waiting[0]?.since).toBeLessThan(30 * SECOND)
    await page.act(table, { do: 'mark' })
    const [save] = await page.get<readonly { readonly played?: number }[]>('desk.saves')
    expect(save?.played).toBeLessThanOrEqual(30 * SECOND)
    await host.services.dispose()
  },
)

function toldTo({ received }: TestGuest): TablePresence | undefined {
  return received
    .map((text) => JSON.parse(text) as { event?: string; value: TablePresence })
    .findLast(({ event }) => event === 'people')?.value
}
