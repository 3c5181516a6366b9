/** A table is handed over between two machines, either of which may die at every write and every message. */
import { describe, expect, test } from 'vitest'
import { HAND, settled, TO, TwoMachines, type Fault } from '../../testing/two-machines.ts'
import { PATIENCE } from './giving.ts'

/** Hands over with one fault; then all come back. */
async function handedOver(fault?: { readonly at: number; readonly what: Fault }): Promise<TwoMachines> {
  const machines = new TwoMachines(fault)
  await machines.handOver()
  await machines.settle()
  return machines
}

/** Nobody loses anything, and nobody plays anywhere else. */
function holds(machines: TwoMachines): void {
  const { accepted, disks } = machines
  const first = accepted.findIndex(({ by }) => by === 'guest')
  // Once the new host has taken an action the old one never does.
  if (first >= 0) expect(accepted.slice(first).every(({ by }) => by === 'guest')).toBe(true)
  expect([machines.plays('host'), machines.plays('guest')].filter(Boolean)).toHaveLength(1)
  const log = machines.plays('host') ? disks.host.log : disks.guest.log
  expect(log).toBe(`abc${accepted.map(({ entry }) => entry).join('')}`)
  expect(new Set(machines.told)).toEqual(new Set(machines.told.length > 0 ? [TO] : []))
}

const whole = await handedOver()
const steps = Array.from({ length: whole.steps }, (_, at) => at + 1)

test('a table is handed over: the old host has stopped before the new one plays', () => {
  holds(whole)
  expect(whole.plays('guest')).toBe(true)
  expect(whole.accepted.every(({ by }) => by === 'guest')).toBe(true)
  expect(whole.handed()).toMatchObject({ stand: 'handed', hand: HAND, to: TO })
  expect(steps.length).toBeGreaterThan(15)
})

describe.each(['host', 'guest'] as const)('the %s dies', (what) => {
  test.each(steps)('at step %i: never two hosts, and one when both are back', async (at) => {
    const machines = await handedOver({ at, what })
    // While it is away the other plays alone, or nobody does.
    expect([machines.plays('host'), machines.plays('guest')].filter(Boolean).length).toBeLessThan(2)
    machines.play()
    machines.restart(what)
    await machines.settle()
    machines.play()
    holds(machines)
  })

  test.each(steps)('at step %i, and the other one as it comes back', async (at) => {
    const machines = await handedOver({ at, what })
    const other = what === 'host' ? 'guest' : 'host'
    machines.kill(other)
    machines.restart(what)
    await settled()
    machines.play()
    machines.restart(other)
    await machines.settle()
    machines.play()
    holds(machines)
  })
})

test.each(steps)('what is said is lost at step %i: never two hosts, and one in the end', async (at) => {
  const machines = await handedOver({ at, what: 'line' })
  machines.play()
  holds(machines)
})

test('without the word of the host nothing is begun, however long it is away', async () => {
  for (const at of steps) {
    const machines = await handedOver({ at, what: 'host' })
    const began = machines.plays('guest')
    await machines.settle()
    expect(machines.plays('guest')).toBe(began)
    if (began) expect(machines.handed()).toBeDefined()
  }
})

test('a guest that says nothing is waited for half a minute, and the table goes on', async () => {
  const machines = new TwoMachines({ at: 3, what: 'guest' })
  await machines.handOver()
  await settled()
  expect(machines.plays('host')).toBe(false)
  machines.clock.advance(PATIENCE)
  await settled()
  expect(machines.plays('host')).toBe(true)
})

test.each([
  ['the offer', 'write offered', 'host'],
  ['that it is handed', 'write handed', 'host'],
  ['what was fetched', 'keep waits', 'host'],
  ['a port', 'open', 'host'],
] as const)('a disk that refuses %s leaves the table where it is', async (_, what, plays) => {
  const machines = new TwoMachines()
  machines.refuses = (write) => write === what
  await machines.handOver()
  await settled()
  expect(machines.plays(plays)).toBe(true)
  expect(machines.disks.guest.taken).toBeUndefined()
  await machines.settle()
  machines.play()
  holds(machines)
})

test.each(['keep go', 'library', 'begin'])('a disk that refuses to %s for a while is tried again', async (what) => {
  const machines = new TwoMachines()
  machines.refuses = (write) => write === what
  await machines.handOver()
  await machines.settle()
  expect([machines.plays('host'), machines.plays('guest')]).toEqual([false, false])
  machines.refuses = () => false
  await machines.settle()
  machines.play()
  holds(machines)
  expect(machines.plays('guest')).toBe(true)
})

test('nobody else is given anything, or can take the table', async () => {
  const machines = new TwoMachines({ at: 4, what: 'guest' })
  await machines.handOver()
  await settled()
  const place = { addresses: ['10.6.6.6'], port: 1, fingerprint: 'ee'.repeat(32), table: 'toy-6' }
  for (const [party, hand] of [
    ['guest-2', HAND],
    [TO, 'ee'.repeat(16)],
    ['host', HAND],
  ] as const) {
    expect((await machines.hear(party, 'hand.take', { hand, from: 0 })).ok).toBe(false)
    expect(await machines.hear(party, 'hand.ready', { hand, place })).toEqual({ ok: true, value: 'never' })
    await machines.hear(party, 'hand.decline', { hand })
  }
  expect(machines.plays('host')).toBe(false)
  expect(machines.handed()).toBeUndefined()
})
