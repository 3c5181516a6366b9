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
  expect(machines.leaks).toEqual([])
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

test('S3: the guest’s machine hears the key in one answer only, once the host’s disk says that the table is handed', () => {
  expect(whole.heard.split(whole.key)).toHaveLength(2)
  expect(whole.leaks).toEqual([])
  expect(whole.handed()).toMatchObject({ begun: true })
  // No guest asks for it any more.
  expect(whole.handed()).not.toHaveProperty('key')
})

test('S3: a guest that fetches all of it and declines can read nothing of it, and the table goes on', async () => {
  const machines = new TwoMachines()
  machines.refuses = (write) => write === 'keep waits'
  await machines.handOver()
  await settled()
  expect(machines.told.length).toBeGreaterThan(0)
  expect(machines.heard).not.toContain(machines.key)
  expect(machines.heard).not.toContain('abc')
  expect(machines.plays('host')).toBe(true)
  const place = { addresses: ['10.0.0.2'], port: 4712, fingerprint: 'cd'.repeat(32), table: 'toy-2' }
  expect(await machines.hear(TO, 'hand.ready', { hand: HAND, place })).toEqual({ ok: true, value: 'never' })
  holds(machines)
})

describe.each(['host', 'guest', 'line'] as const)('S3: the %s fails around the key', (what) => {
  test.each(steps)(
    'at step %i: it is told again until the table is begun, and never before it is handed',
    async (at) => {
      const machines = await handedOver({ at, what })
      for (const who of ['host', 'guest'] as const) {
        machines.kill(who)
        machines.restart(who)
        await machines.settle()
      }
      machines.play()
      holds(machines)
      if (machines.handed() !== undefined) expect(machines.plays('guest')).toBe(true)
      if (machines.heard.includes(machines.key)) expect(machines.handed()).toBeDefined()
    },
  )
})

test('S3: a disk of the guest that refuses the key for a while is tried again with the same key', async () => {
  const machines = new TwoMachines()
  machines.refuses = (write) => write === 'keep go'
  await machines.handOver()
  await machines.settle()
  machines.kill('guest')
  machines.refuses = () => false
  machines.restart('guest')
  await machines.settle()
  expect(machines.plays('guest')).toBe(true)
  holds(machines)
})

test('S3: a parcel that was changed on the guest’s disk is not begun, and the host’s table is not lost', async () => {
  const machines = new TwoMachines()
  machines.refuses = (write) => write === 'keep go'
  await machines.handOver()
  await machines.settle()
  const { guest, host } = machines.disks
  guest.sealed = `${guest.sealed.slice(0, 40)}${guest.sealed[40] === 'A' ? 'B' : 'A'}${guest.sealed.slice(41)}`
  machines.refuses = () => false
  await machines.settle()
  expect([machines.plays('host'), machines.plays('guest')]).toEqual([false, false])
  expect(host.log).toMatch(/^abc/)
  expect(machines.handed()).toMatchObject({ begun: false, key: machines.key })
})
