/** Announcement and discovery over loopback: no packet of these tests leaves the machine. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import multicastDns, { type ResponseOutgoingPacket, type ResponsePacket } from 'multicast-dns'
import { afterEach, expect, test } from 'vitest'
import type { NearbyTable } from '../../bridge/remote-tables.ts'
import { APP_VERSION, PROTOCOL_VERSION } from '../../bridge/versions.ts'
import { createManualClock } from '../testing/test-host.ts'
import { createTableAnnouncer, type AnnouncedTable } from './table-announcer.ts'
import { openMdnsSocket } from './mdns-socket.ts'
import { browseTablesByMdns, parseAnnouncement } from './mdns-table-browser.ts'

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
  const logged: string[] = []
  const waiting: {
    fits: (nearby: readonly NearbyTable[]) => boolean
    resolve: (nearby: readonly NearbyTable[]) => void
  }[] = []
  const all: (readonly NearbyTable[])[] = []
  const stop = browseTablesByMdns({
    addresses,
    clock,
    port,
    log: (line) => logged.push(line),
    onChanged(nearby) {
      all.push(nearby)
      for (const { fits, resolve } of waiting) if (fits(nearby)) resolve(nearby)
    },
  })
  ends.push(stop)
  const until = (fits: (nearby: readonly NearbyTable[]) => boolean) =>
    new Promise<readonly NearbyTable[]>((resolve) => waiting.push({ fits, resolve }))
  return { clock, all, logged, until }
}

function announcing(port: number) {
  const failed: string[] = []
  const logged: string[] = []
  const clock = createManualClock()
  const announce = createTableAnnouncer({
    label: 'Living room',
    fingerprint: 'ab'.repeat(32),
    randomBytes,
    clock,
    log: (line) => logged.push(line),
    port,
    networks: () => [],
    onFailed: (code) => failed.push(code),
  })
  return { announce, failed, logged, clock }
}

test('finds an announced table, its change and its goodbye, without flickering', async () => {
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

test('a later browser queries and gets an answer; a table that does not answer two queries disappears', async () => {
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

/** Sends and hears whole packets on the loopback network. */
async function wire(port: number) {
  const mdns = multicastDns({ port, interface: '127.0.0.1', bind: '0.0.0.0' })
  const responses: ResponsePacket[] = []
  const waiting: { fits: (packet: ResponsePacket) => boolean; resolve: (packet: ResponsePacket) => void }[] = []
  mdns.on('response', (packet) => {
    responses.push(packet)
    for (const { fits, resolve } of waiting) if (fits(packet)) resolve(packet)
  })
  ends.push(
    () =>
      new Promise<void>((resolve) => {
        mdns.destroy(resolve)
      }),
  )
  await once(mdns, 'ready')
  return {
    mdns,
    responses,
    heard: (fits: (packet: ResponsePacket) => boolean) =>
      new Promise<ResponsePacket>((resolve) => waiting.push({ fits, resolve })),
    respond: (packet: ResponseOutgoingPacket) =>
      new Promise<void>((resolve) => {
        mdns.respond(packet, () => resolve())
      }),
  }
}

type DnsRecord = ResponseOutgoingPacket['answers'][number]

const SERVICE = '_samsara._tcp.local'
/** Names, times and texts of records. */
const shortened = (records: readonly DnsRecord[] = []) =>
  records.map((record) => {
    const { type, name } = record
    if (record.type === 'OPT') return [type, name]
    return [type, name, record.ttl, record.type === 'TXT' ? [record.data].flat().map(String) : record.data]
  })
const isGoodbye = ({ answers = [] }: ResponsePacket) => answers.some((one) => one.type === 'PTR' && one.ttl === 0)
const isAnnouncement = (packet: ResponsePacket) => (packet.answers?.length ?? 0) > 1 && !isGoodbye(packet)

test('announces records in the form that other versions read, and withdraws them with the goodbye', async () => {
  const port = await freePort()
  const { mdns, heard } = await wire(port)
  const first = heard(isAnnouncement)
  const announcement = announcing(port).announce(announced)
  ends.push(() => announcement.close())
  const { answers = [], additionals } = await first
  const instance = answers.flatMap((one) => (one.type === 'SRV' ? one.name : []))[0] ?? ''
  expect(instance).toMatch(/^samsara-[0-9a-f]{12}-1\._samsara\._tcp\.local$/)
  const host = `${instance.slice(0, 'samsara-'.length + 12)}.local`
  const texts = [
    `p=${PROTOCOL_VERSION}`,
    `v=${APP_VERSION}`,
    'game=chakra',
    'seats=4',
    'free=3',
    'host=Living room',
    'print=NENT-QAXB',
    'n=1',
  ]
  const place = { port: 4712, target: host, priority: 0, weight: 0 }
  const ofInstance = [
    ['SRV', instance, 120, place],
    ['TXT', instance, 4500, texts],
  ]
  const ofHost = ['A', host, 120, '127.0.0.1']
  expect(shortened(answers)).toEqual([
    ['PTR', SERVICE, 28_800, instance],
    ...ofInstance,
    ['PTR', '_services._dns-sd._udp.local', 120, SERVICE],
    ofHost,
  ])
  expect(additionals).toEqual([])

  const answered = heard((packet) => packet.answers?.length === 1)
  mdns.query([{ name: SERVICE.toUpperCase(), type: 'PTR' }])
  const answer = await answered
  expect(shortened(answer.answers)).toEqual([['PTR', SERVICE, 28_800, instance]])
  expect(shortened(answer.additionals)).toEqual([...ofInstance, ofHost])
  const resolved = heard((packet) => packet.answers?.every(({ type }) => type === 'A') ?? false)
  mdns.query([{ name: host, type: 'A' }])
  expect(shortened((await resolved).answers)).toEqual([ofHost])

  const gone = heard(isGoodbye)
  await announcement.close()
  expect(shortened((await gone).answers)).toEqual([
    ['PTR', SERVICE, 0, instance],
    ['SRV', instance, 0, place],
    ['TXT', instance, 0, texts],
  ])
})

test('repeats an announcement at growing intervals until it is closed', async () => {
  const port = await freePort()
  const { heard, responses } = await wire(port)
  const first = heard(isAnnouncement)
  const { announce, clock } = announcing(port)
  const announcement = announce(announced)
  ends.push(() => announcement.close())
  await first
  const count = () => responses.filter(isAnnouncement).length
  for (const [index, wait] of [3000, 9000, 27_000].entries()) {
    clock.advance(wait - 1)
    const again = heard(isAnnouncement)
    clock.advance(1)
    await again
    expect(count()).toBe(index + 2)
  }
  const gone = heard(isGoodbye)
  await announcement.close()
  await gone
  clock.advance(3_600_000)
  const { mdns } = await wire(port)
  const echo = heard(({ answers }) => answers?.some(({ name }) => name === 'echo.local') ?? false)
  mdns.respond([{ name: 'echo.local', type: 'A', data: '127.0.0.1' }])
  await echo
  expect(count()).toBe(4)
})

test('of several quick updates only the last stays announced', async () => {
  const port = await freePort()
  const { mdns, heard, responses } = await wire(port)
  const { announce } = announcing(port)
  const goodbyes = heard(() => responses.filter(isGoodbye).length === 3)
  const announcement = announce(announced)
  ends.push(() => announcement.close())
  for (const free of [2, 1, 0]) announcement.update({ ...announced, free })
  await goodbyes
  responses.length = 0
  const answered = heard((packet) => packet.answers?.length === 1)
  mdns.query([{ name: SERVICE, type: 'PTR' }])
  const [, text] = (await answered).additionals ?? []
  expect(text && shortened([text])[0]?.[3]).toContain('free=0')
  const gone = heard(isGoodbye)
  await announcement.close()
  await gone
  expect(responses).toHaveLength(2)
})

/** A table as any program may announce it. */
function foreignTable(texts: Readonly<Record<string, string>>, more: Partial<Record<'ttl' | 'port', number>> = {}) {
  const instance = `Attic.${SERVICE}`
  const { ttl = 120, port = 4713 } = more
  const data = Object.entries({ ...txt, ...texts }).map(([key, value]) => `${key}=${value}`)
  return {
    answers: [{ name: SERVICE, type: 'PTR', ttl, data: instance }],
    additionals: [
      { name: instance, type: 'SRV', ttl, data: { port, target: 'attic.local' } },
      { name: instance.toLowerCase(), type: 'TXT', ttl, data },
      { name: 'ATTIC.local', type: 'A', ttl, data: '127.0.0.9' },
    ],
  } satisfies ResponseOutgoingPacket
}

test('a changed record changes the table; a table without a valid text record is not listed', async () => {
  const port = await freePort()
  const { all, until } = looking(port)
  const { respond } = await wire(port)
  const expected = async (packet: ResponseOutgoingPacket, fits: (nearby: readonly NearbyTable[]) => boolean) => {
    const found = until(fits)
    await respond(packet)
    return found
  }
  const [table] = await expected(foreignTable({ host: 'Attic' }), (nearby) => nearby.length === 1)
  expect(table).toMatchObject({ host: 'Attic', addresses: ['127.0.0.9:4713'], free: 3 })
  await expected(foreignTable({ host: 'Attic', free: '2' }), ([one]) => one?.free === 2)
  await expected(foreignTable({}, { port: 4714 }), ([one]) => one?.addresses[0] === '127.0.0.9:4714')
  await expected(foreignTable({ game: '../x' }), (nearby) => nearby.length === 0)
  await expected(foreignTable({}), (nearby) => nearby.length === 1)
  await expected(foreignTable({}, { ttl: 0 }), (nearby) => nearby.length === 0)
  // Neither of these is a whole announcement.
  const whole = foreignTable({})
  for (const left of ['SRV', 'TXT', 'PTR'])
    await respond({
      answers: [...whole.answers, ...whole.additionals].filter(({ type }) => type !== left),
    })
  await expected(foreignTable({ host: 'Cellar' }), (nearby) => nearby.length === 1)
  expect(all.map(([one]) => one?.host)).toEqual(['Attic', 'Attic', 'desk', undefined, 'desk', undefined, 'Cellar'])
})

test('lists at most 64 announced tables', async () => {
  const port = await freePort()
  const { all, until } = looking(port)
  const { respond } = await wire(port)
  const full = until((nearby) => nearby.length === 64)
  for (let first = 1; first <= 1000; first += 10)
    await respond({
      answers: Array.from({ length: 10 }, (_, index) => {
        const { answers, additionals } = foreignTable({}, { port: first + index })
        const renamed = (name: string) => name.replace(/attic/i, `attic-${first + index}`)
        return [...answers, ...additionals].map((record): DnsRecord =>
          record.type === 'PTR'
            ? { ...record, data: renamed(record.data) }
            : { ...record, name: record.type === 'A' ? record.name : renamed(record.name) },
        )
      }).flat(),
    })
  await full
  expect(Math.max(...all.map((nearby) => nearby.length))).toBe(64)
})

test('L11: announcements contain no code, no player name and no host name of the machine', async () => {
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

/** Sends datagrams as they are to all that listen on loopback. */
async function sendRaw(port: number, datagrams: readonly Buffer[]): Promise<void> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  socket.setMulticastInterface('127.0.0.1')
  for (const datagram of datagrams)
    await new Promise<void>((resolve, reject) =>
      socket.send(datagram, port, '224.0.0.251', (error) => {
        if (error === null) setImmediate(resolve)
        else reject(error)
      }),
    )
  socket.close()
}

/** Each datagram cut off at every place, and with every byte turned into others. */
const spoiled = (datagrams: readonly Buffer[]): readonly Buffer[] =>
  datagrams.flatMap((datagram) =>
    [...datagram].flatMap((byte, at) => [
      datagram.subarray(0, at),
      ...[0, 0xc0, 0xff, byte ^ 0xff].map((other) => {
        const copy = Buffer.from(datagram)
        copy[at] = other
        return copy
      }),
    ]),
  )

test('malformed packets do not stop announcing, answering or finding tables', async () => {
  const port = await freePort()
  const { logged, until } = looking(port)
  const { announce, failed, logged: loggedByHost } = announcing(port)
  // The packets really sent: an announcement, a query, an answer and a goodbye.
  const ear = createSocket({ type: 'udp4', reuseAddr: true })
  ear.bind(port, '0.0.0.0')
  await once(ear, 'listening')
  ear.addMembership('224.0.0.251', '127.0.0.1')
  const packets: Buffer[] = []
  ear.on('message', (data) => packets.push(data))
  const gone = until((nearby) => nearby.length === 0)
  const { until: untilLate } = looking(port)
  const late = untilLate((nearby) => nearby.length === 1)
  const before = announce({ ...announced, port: 4711 })
  await late
  await before.close()
  await gone
  ear.close()
  expect(packets.length).toBeGreaterThan(2)

  const announcement = announce(announced)
  ends.push(() => announcement.close())
  const garbage = [
    Buffer.alloc(0),
    Buffer.alloc(12, 0xff),
    Buffer.from('ff'.repeat(40), 'hex'),
    // A response that is cut off.
    Buffer.from('000084000000000100000000', 'hex'),
    // A name that is a pointer to itself.
    Buffer.from('000084000001000000000000c00c000c0001', 'hex'),
    // 65535 of everything, and nothing there.
    Buffer.from('00008400ffffffffffffffff', 'hex'),
    Buffer.from(Array.from({ length: 9000 }, (_, index) => (index * 7919) % 251)),
  ]
  await sendRaw(port, [...garbage, ...spoiled(packets)])
  const isTable = ({ nearby, free }: NearbyTable) => nearby === 'NENT-QAXB-4712' && free === 1
  const found = until((nearby) => nearby.some(isTable))
  announcement.update({ ...announced, free: 1 })
  await found
  const later = looking(port)
  await later.until((nearby) => nearby.some(isTable))
  expect([failed, logged, loggedByHost]).toEqual([[], [], []])
})

test('an error while a packet is handled is logged, and later packets are handled', async () => {
  const port = await freePort()
  const logged: string[] = []
  const clock = createManualClock()
  const calls: (readonly NearbyTable[])[] = []
  let both = (): void => undefined
  const told = new Promise<void>((resolve) => {
    both = resolve
  })
  ends.push(
    browseTablesByMdns({
      addresses,
      clock,
      port,
      log: (line) => logged.push(line),
      onChanged(nearby) {
        calls.push(nearby)
        if (calls.length === 2) both()
        throw new Error('of the page')
      },
    }),
  )
  const announcement = announcing(port).announce(announced)
  ends.push(() => announcement.close())
  announcement.update({ ...announced, free: 1 })
  await told
  expect(calls.map(([one]) => one?.free)).toEqual([3, 1])
  expect(logged[0]).toMatch(/^lan: an mDNS packet: Error/)
})

test('reports a network on which the socket cannot be opened', async () => {
  // A process that has the port exclusively shares it with no other.
  const alone = createSocket('udp4').bind(0)
  ends.push(() => alone.close())
  await once(alone, 'listening')
  const failed = new Promise((resolve) =>
    ends.push(
      openMdnsSocket({
        address: '127.0.0.1',
        port: alone.address().port,
        clock: createManualClock(),
        log: () => undefined,
        onFailed: resolve,
      }).close,
    ),
  )
  expect(await failed).toBe('EADDRINUSE')
})

const txt = { p: '1', v: '0.1.0', game: 'chakra', seats: '4', free: '3', host: 'desk', print: 'ABCD-EFGH', n: '1' }
const service = { port: 4712, addresses: ['10.0.0.1', '192.168.1.7', 'fd00::7'], txt, sender: '192.168.1.7' }

test('lists the sender’s address first, cleans the host name, and tells who must update for another protocol', () => {
  const read = (more: object) => parseAnnouncement({ ...service, txt: { ...txt, ...more } })?.nearby
  expect(read({})?.addresses).toEqual(['192.168.1.7:4712', '10.0.0.1:4712', '[fd00::7]:4712'])
  expect(read({ host: 'a\u202Eb\u0000c' })?.host).toBe('abc')
  expect(read({ p: '2', v: '9.9' })?.other?.values).toEqual({ who: 'guest', version: '9.9' })
  expect(read({ p: '0' })?.other?.values).toMatchObject({ who: 'host' })
  expect(parseAnnouncement({ ...service, addresses: [] })?.nearby.addresses).toEqual(['192.168.1.7:4712'])
})

test.each([
  { txt: {} },
  { txt: { ...txt, game: '../x' } },
  { txt: { ...txt, seats: '99' } },
  { txt: { ...txt, print: '<b>' } },
  { port: 0 },
  { port: 70_000 },
])('does not list an invalid announcement: %j', (more) =>
  expect(parseAnnouncement({ ...service, ...more })).toBeUndefined(),
)
