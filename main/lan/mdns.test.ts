/** Announcement and discovery over loopback: no packet of these tests leaves the machine. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import { createManualClock } from '../testing/test-host.ts'
import { createAnnouncer, type AnnouncedTable } from './table-announcer.ts'
import { browseMdns, openMdnsSocket, parseAnnouncement } from './mdns.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const addresses = ['127.0.0.1']
const announced: AnnouncedTable = { port: 4712, addresses, game: 'chakra', seats: 4, free: 3 }

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return port
}

function looking(port: number) {
  const clock = createManualClock()
  const waiting: {
    fits: (nearby: readonly NearbyTable[]) => boolean
    resolve: (nearby: readonly NearbyTable[]) => void
  }[] = []
  const all: (readonly NearbyTable[])[] = []
  const stop = browseMdns({
    addresses,
    clock,
    port,
    log: () => undefined,
    changed(nearby) {
      all.push(nearby)
      for (const { fits, resolve } of waiting) if (fits(nearby)) resolve(nearby)
    },
  })
  ends.push(stop)
  const until = (fits: (nearby: readonly NearbyTable[]) => boolean) =>
    new Promise<readonly NearbyTable[]>((resolve) => waiting.push({ fits, resolve }))
  return { clock, all, until }
}

function announcing(port: number) {
  const failed: string[] = []
  const announce = createAnnouncer({
    label: 'Living room',
    fingerprint: 'ab'.repeat(32),
    randomBytes,
    port,
    networks: () => [],
    onFailed: (code) => failed.push(code),
  })
  return { announce, failed }
}

test('an announced table is found, changes, and is gone at its goodbye, without flickering between', async () => {
  const port = await freePort()
  const { all, until } = looking(port)
  const { announce, failed } = announcing(port)
  const found = until((nearby) => nearby.length === 1)
  const announcement = announce(announced)
  ends.push(() => announcement.close())
  expect(await found).toEqual([
    {
      nearby: 'NENT-QAXB-4712',
      host: 'Living room',
      game: 'chakra',
      seats: 4,
      free: 3,
      addresses: ['127.0.0.1:4712'],
      fingerprint: 'NENT-QAXB',
    },
  ])
  const fewer = until(([one]) => one?.free === 1)
  announcement.update({ ...announced, free: 1 })
  expect(await fewer).toHaveLength(1)
  const gone = until((nearby) => nearby.length === 0)
  await announcement.close()
  await gone
  expect(all.map((nearby) => nearby.length)).toEqual([1, 1, 0])
  expect(failed).toEqual([])
})

test('who came later asks, and is answered; what has not answered for two rounds is gone', async () => {
  const port = await freePort()
  const { announce } = announcing(port)
  const announcement = announce(announced)
  ends.push(() => announcement.close())
  const first = looking(port)
  await first.until((nearby) => nearby.length === 1)
  announcement.update({ ...announced, free: 0 })
  await first.until(([one]) => one?.free === 0)
  const { clock, until } = looking(port)
  await until(([one]) => one?.free === 0)
  const gone = until((nearby) => nearby.length === 0)
  // Two rounds at once: nothing has had the time to answer.
  clock.advance(5000)
  clock.advance(5000)
  await gone
})

test('L11: what goes over the wire names neither a code, nor a person, nor what the system calls this machine', async () => {
  const port = await freePort()
  const ear = createSocket({ type: 'udp4', reuseAddr: true })
  ear.bind(port, '0.0.0.0')
  await once(ear, 'listening')
  ear.addMembership('224.0.0.251', '127.0.0.1')
  let text = ''
  const told = new Promise<void>((resolve) =>
    ear.on('message', (data) => {
      text += data.toString('latin1')
      if (text.includes('print=NENT-QAXB')) resolve()
    }),
  )
  const announcement = announcing(port).announce(announced)
  await told
  await announcement.close()
  ear.close()
  const keys = [...text.matchAll(/([a-z]+)=/g)].map(([, key]) => key)
  expect([...new Set(keys)].sort()).toEqual(['free', 'game', 'host', 'n', 'p', 'print', 'seats', 'v'])
  expect(text).not.toContain(hostname())
})

test('packets that make no sense break nobody, and a network that cannot be spoken into is told once', async () => {
  const port = await freePort()
  const { until } = looking(port)
  const bad = createSocket('udp4')
  const ptr = '0000840000000001000000000' // cut off
  for (const packet of [
    Buffer.alloc(0),
    Buffer.from('ff'.repeat(40), 'hex'),
    Buffer.from(ptr, 'hex'),
    randomBytes(1200),
  ])
    bad.send(packet, port, '127.0.0.1')
  const found = until((nearby) => nearby.length === 1)
  const announcement = announcing(port).announce(announced)
  ends.push(() => announcement.close())
  await found
  bad.close()
  // Whoever has the port for itself shares it with nobody.
  const alone = createSocket('udp4').bind(0)
  ends.push(() => alone.close())
  await once(alone, 'listening')
  const failed = new Promise((resolve) =>
    ends.push(openMdnsSocket({ address: '127.0.0.1', port: alone.address().port, onFailed: resolve }).close),
  )
  expect(await failed).toBe('EADDRINUSE')
})

const txt = { p: '1', v: '0.1.0', game: 'chakra', seats: '4', free: '3', host: 'desk', print: 'ABCD-EFGH', n: '1' }
const referer = { address: '192.168.1.7', family: 'IPv4' as const, port: 5353, size: 1 }
const service = { port: 4712, addresses: ['10.0.0.1', '192.168.1.7', 'fd00::7'], txt, referer }

test('the address that a packet came from stands first; names are cleaned; another protocol says who must update', () => {
  const read = (more: object) => parseAnnouncement({ ...service, txt: { ...txt, ...more } })?.nearby
  expect(read({})?.addresses).toEqual(['192.168.1.7:4712', '10.0.0.1:4712', '[fd00::7]:4712'])
  expect(read({ host: 'a\u202Eb\u0000c' })?.host).toBe('abc')
  expect(read({ p: '2', v: '9.9' })?.other?.values).toEqual({ who: 'guest', version: '9.9' })
  expect(read({ p: '0' })?.other?.values).toMatchObject({ who: 'host' })
  expect(parseAnnouncement({ ...service, addresses: [] })?.nearby.addresses).toEqual(['192.168.1.7:4712'])
})

test.each([
  { txt: undefined },
  { txt: { ...txt, game: '../x' } },
  { txt: { ...txt, seats: '99' } },
  { txt: { ...txt, print: '<b>' } },
  { port: 0 },
  { port: 70_000 },
])('what is none of ours is not listed: %j', (more) =>
  expect(parseAnnouncement({ ...service, ...more })).toBeUndefined(),
)
