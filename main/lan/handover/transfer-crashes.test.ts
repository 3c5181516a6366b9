/** A host transfer between two machines, either of which may crash at every write and every message. */
import { describe, expect, test } from 'vitest'
import {
  TRANSFER_ID,
  waitUntilIdle,
  RECEIVER_PARTY,
  TransferSimulation,
  type TransferFault,
} from '../../testing/transfer-simulation.ts'
import { TRANSFER_IDLE_TIMEOUT_MS } from './transfer-sender.ts'

/** Transfers the table with one fault; then all machines reconnect. */
async function handedOver(fault?: { readonly at: number; readonly what: TransferFault }): Promise<TransferSimulation> {
  const machines = new TransferSimulation(fault)
  await machines.startTransfer()
  await machines.settle()
  return machines
}

/** No machine loses a choice, and no second machine can play the table. */
function holds(machines: TransferSimulation): void {
  const { accepted, disks } = machines
  const first = accepted.findIndex(({ by }) => by === 'guest')
  // Once the new host has taken an action the old one never does.
  if (first >= 0) expect(accepted.slice(first).every(({ by }) => by === 'guest')).toBe(true)
  expect([machines.canPlay('host'), machines.canPlay('guest')].filter(Boolean)).toHaveLength(1)
  const log = machines.canPlay('host') ? disks.host.log : disks.guest.log
  expect(log).toBe(`abc${accepted.map(({ entry }) => entry).join('')}`)
  expect(machines.leaks).toEqual([])
  expect(new Set(machines.chunkReceivers)).toEqual(new Set(machines.chunkReceivers.length > 0 ? [RECEIVER_PARTY] : []))
}

const whole = await handedOver()
const steps = Array.from({ length: whole.stepCount }, (_, at) => at + 1)

test('in a transfer the old host stops before the new host accepts actions', () => {
  holds(whole)
  expect(whole.canPlay('guest')).toBe(true)
  expect(whole.accepted.every(({ by }) => by === 'guest')).toBe(true)
  expect(whole.transferredRecord()).toMatchObject({ stand: 'handed', hand: TRANSFER_ID, to: RECEIVER_PARTY })
  expect(steps.length).toBeGreaterThan(15)
})

describe.each(['host', 'guest'] as const)('the %s crashes', (what) => {
  test.each(steps)('at step %i: never two hosts, and one when both are back', async (at) => {
    const machines = await handedOver({ at, what })
    // While one machine is away, the other plays alone, or neither does.
    expect([machines.canPlay('host'), machines.canPlay('guest')].filter(Boolean).length).toBeLessThan(2)
    machines.playEverywhere()
    machines.restart(what)
    await machines.settle()
    machines.playEverywhere()
    holds(machines)
  })

  test.each(steps)('at step %i, and the other when it restarts: never two hosts, and one in the end', async (at) => {
    const machines = await handedOver({ at, what })
    const other = what === 'host' ? 'guest' : 'host'
    machines.kill(other)
    machines.restart(what)
    await waitUntilIdle()
    machines.playEverywhere()
    machines.restart(other)
    await machines.settle()
    machines.playEverywhere()
    holds(machines)
  })
})

test.each(steps)('a message is lost at step %i: never two hosts, and exactly one in the end', async (at) => {
  const machines = await handedOver({ at, what: 'line' })
  machines.playEverywhere()
  holds(machines)
})

test('the guest does not start the table without the host’s permission, however long the host is away', async () => {
  for (const at of steps) {
    const machines = await handedOver({ at, what: 'host' })
    const began = machines.canPlay('guest')
    await machines.settle()
    expect(machines.canPlay('guest')).toBe(began)
    if (began) expect(machines.transferredRecord()).toBeDefined()
  }
})

test('the host waits half a minute for a silent guest, and then continues the table', async () => {
  const machines = new TransferSimulation({ at: 3, what: 'guest' })
  await machines.startTransfer()
  await waitUntilIdle()
  expect(machines.canPlay('host')).toBe(false)
  machines.clock.advance(TRANSFER_IDLE_TIMEOUT_MS)
  await waitUntilIdle()
  expect(machines.canPlay('host')).toBe(true)
})

test.each([
  ['the offer', 'write offered', 'host'],
  ['that it is handed', 'write handed', 'host'],
  ['what was fetched', 'keep waits', 'host'],
  ['a port', 'open', 'host'],
] as const)('the table stays with the host when the disk or the port refuses: %s', async (_, what, plays) => {
  const machines = new TransferSimulation()
  machines.failsWrite = (write) => write === what
  await machines.startTransfer()
  await waitUntilIdle()
  expect(machines.canPlay(plays)).toBe(true)
  expect(machines.disks.guest.taken).toBeUndefined()
  await machines.settle()
  machines.playEverywhere()
  holds(machines)
})

test.each(['keep go', 'library', 'begin'])('a write that fails for a while is tried again: %s', async (what) => {
  const machines = new TransferSimulation()
  machines.failsWrite = (write) => write === what
  await machines.startTransfer()
  await machines.settle()
  expect([machines.canPlay('host'), machines.canPlay('guest')]).toEqual([false, false])
  machines.failsWrite = () => false
  await machines.settle()
  machines.playEverywhere()
  holds(machines)
  expect(machines.canPlay('guest')).toBe(true)
})

test('no other party can fetch, decline or take over the table', async () => {
  const machines = new TransferSimulation({ at: 4, what: 'guest' })
  await machines.startTransfer()
  await waitUntilIdle()
  const place = { addresses: ['10.6.6.6'], port: 1, fingerprint: 'ee'.repeat(32), table: 'toy-6' }
  for (const [party, hand] of [
    ['guest-2', TRANSFER_ID],
    [RECEIVER_PARTY, 'ee'.repeat(16)],
    ['host', TRANSFER_ID],
  ] as const) {
    expect((await machines.receiveCall(party, 'hand.take', { hand, from: 0 })).ok).toBe(false)
    expect(await machines.receiveCall(party, 'hand.ready', { hand, place })).toEqual({ ok: true, value: 'never' })
    await machines.receiveCall(party, 'hand.decline', { hand })
  }
  expect(machines.canPlay('host')).toBe(false)
  expect(machines.transferredRecord()).toBeUndefined()
})

test('S3: the guest gets the key in one reply only, after the host has stored that the table is transferred', () => {
  expect(whole.receivedText.split(whole.key)).toHaveLength(2)
  expect(whole.leaks).toEqual([])
  expect(whole.transferredRecord()).toMatchObject({ begun: true })
  // No guest asks for it any more.
  expect(whole.transferredRecord()).not.toHaveProperty('key')
})

test('S3: a guest that fetches everything and declines can read nothing of it, and the game continues', async () => {
  const machines = new TransferSimulation()
  machines.failsWrite = (write) => write === 'keep waits'
  await machines.startTransfer()
  await waitUntilIdle()
  expect(machines.chunkReceivers.length).toBeGreaterThan(0)
  expect(machines.receivedText).not.toContain(machines.key)
  expect(machines.receivedText).not.toContain('abc')
  expect(machines.canPlay('host')).toBe(true)
  const place = { addresses: ['10.0.0.2'], port: 4712, fingerprint: 'cd'.repeat(32), table: 'toy-2' }
  expect(await machines.receiveCall(RECEIVER_PARTY, 'hand.ready', { hand: TRANSFER_ID, place })).toEqual({
    ok: true,
    value: 'never',
  })
  holds(machines)
})

describe.each(['host', 'guest', 'line'] as const)('S3: the %s fails near the sending of the key', (what) => {
  test.each(steps)(
    'at step %i: the host repeats the key until the table starts, and never sends it before the transfer is stored',
    async (at) => {
      const machines = await handedOver({ at, what })
      for (const who of ['host', 'guest'] as const) {
        machines.kill(who)
        machines.restart(who)
        await machines.settle()
      }
      machines.playEverywhere()
      holds(machines)
      if (machines.transferredRecord() !== undefined) expect(machines.canPlay('guest')).toBe(true)
      if (machines.receivedText.includes(machines.key)) expect(machines.transferredRecord()).toBeDefined()
    },
  )
})

test('S3: a guest whose disk refuses the key for a while gets the same key again', async () => {
  const machines = new TransferSimulation()
  machines.failsWrite = (write) => write === 'keep go'
  await machines.startTransfer()
  await machines.settle()
  machines.kill('guest')
  machines.failsWrite = () => false
  machines.restart('guest')
  await machines.settle()
  expect(machines.canPlay('guest')).toBe(true)
  holds(machines)
})

test('S3: a payload changed on the guest’s disk does not start, and the host’s table is not lost', async () => {
  const machines = new TransferSimulation()
  machines.failsWrite = (write) => write === 'keep go'
  await machines.startTransfer()
  await machines.settle()
  const { guest, host } = machines.disks
  guest.sealed = `${guest.sealed.slice(0, 40)}${guest.sealed[40] === 'A' ? 'B' : 'A'}${guest.sealed.slice(41)}`
  machines.failsWrite = () => false
  await machines.settle()
  expect([machines.canPlay('host'), machines.canPlay('guest')]).toEqual([false, false])
  expect(host.log).toMatch(/^abc/)
  expect(machines.transferredRecord()).toMatchObject({ begun: false, key: machines.key })
})
