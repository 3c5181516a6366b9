import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HostingStatus } from '../../bridge/hosting.ts'
import type { TablePresence } from '../../bridge/presence.ts'
import type { TableRef } from '../../bridge/refs.ts'
import { requireOpenTable } from '../testing/test-guest.ts'
import {
  createManualClock,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import type { LocalNetwork } from './network-addresses.ts'
import type { HostedTableServerDeps } from './host/hosted-table-server.ts'
import { JOIN_ONLY_LAN_PLATFORM } from './lan-platform.ts'

const WIFI: LocalNetwork = { name: 'wifi', addresses: ['10.0.0.1', 'fd00::1'] }
const CABLE: LocalNetwork = { name: 'cable', addresses: ['10.1.0.1'] }

interface FakeHost {
  readonly start: HostedTableServerDeps
  addresses: readonly string[]
  closed: string | undefined
}

let folder: ReturnType<typeof createTemporaryFolder>
let networks: readonly LocalNetwork[]
let hosts: FakeHost[]
beforeEach(() => {
  folder = createTemporaryFolder()
  networks = [WIFI]
  hosts = []
})
afterEach(() => folder.remove())

const parts = {
  ...JOIN_ONLY_LAN_PLATFORM,
  label: 'attic',
  networks: () => networks,
  openHostedTableServer(start: HostedTableServerDeps) {
    const fake: FakeHost = { start, addresses: start.addresses, closed: undefined }
    hosts.push(fake)
    return Promise.resolve({
      port: start.port,
      isOnOtherPort: false,
      get addresses() {
        return fake.addresses
      },
      setAddresses(addresses: readonly string[]) {
        fake.addresses = addresses
        return Promise.resolve()
      },
      close(why: { readonly id: string }) {
        fake.closed = why.id
        return Promise.resolve()
      },
    })
  },
}

async function open() {
  const clock = createManualClock()
  const { services } = await host(clock)
  return services
}
const host = (clock = createManualClock()) =>
  openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile: folder.path,
    clock,
    lan: parts,
  })

const TWO = [personSeat('Ana'), personSeat('Ben')]
const last = (): FakeHost => {
  const found = hosts.at(-1)
  if (found === undefined) throw new Error('nothing is hosted')
  return found
}
async function sat(page: TestRenderer, more = {}): Promise<string> {
  return (await page.startTable('toy-none', TWO, more)).info.table
}

test('hosts a table on all networks; its status has codes, addresses and links', async () => {
  const page = (await host()).renderer()
  const table = await sat(page)
  expect(await page.get('desk.hosting', { table })).toBeNull()
  const hosting = await page.get<HostingStatus>('desk.host', { table })
  expect(last().start).toMatchObject({ table, port: 4712, addresses: ['10.0.0.1', 'fd00::1'], label: 'attic' })
  expect(last().start.secrets.codes.app).not.toBe(last().start.secrets.codes.browser)
  expect(hosting.code.replace('-', '')).toBe(last().start.secrets.codes.app)
  expect(hosting.pageCode.replace('-', '')).toBe(last().start.secrets.codes.browser)
  const [first, second] = hosting.addresses
  expect(first).toMatchObject({ address: 'http://10.0.0.1:4712', network: 'wifi', family: 4 })
  expect(second).toMatchObject({ address: 'http://[fd00::1]:4712', family: 6 })
  expect(first?.page).toBe(`http://10.0.0.1:4712/guest#${last().start.secrets.codes.browser}`)
  expect(first?.link).toContain(`f=${last().start.secrets.certificate.fingerprint}`)
  expect(first?.link).not.toContain(last().start.secrets.codes.browser)
  expect(first?.page).not.toContain(last().start.secrets.codes.app)
  expect(hosting).toMatchObject({ byCode: false, sage: false })
  expect(await page.get('desk.hosting', { table })).toEqual(hosting)
})

test('guests can join only while the table is hosted', async () => {
  const page = (await host()).renderer()
  const table = await sat(page)
  await page.get('desk.host', { table })
  const guests = last().start.guests()
  expect(await guests.join({ kind: 'app', name: 'Cleo' })).toMatchObject({ ok: true })
  await page.get('desk.stopHosting', { table })
  expect(last().closed).toBe('lan.over.goodbye')
  expect(await guests.join({ kind: 'app', name: 'Dora' })).toMatchObject({ ok: false })
  expect(page.received.at(-2)).toBe(JSON.stringify({ event: 'hosting', value: { table, hosting: null } }))
})

test('reports that other machines cannot discover the table, also when that is known before hosting begins', async () => {
  let failed = (_: string): void => undefined
  const announce = (_: string, __: string, onFailed: (code: string) => void) => {
    failed = onFailed
    return () => ({ update: () => undefined, close: () => Promise.resolve() })
  }
  const silentHost = (early: boolean) =>
    openTestHost({
      catalogue: createFixtureCatalogue(createFixtureGame('none')),
      profile: folder.path,
      lan: {
        ...parts,
        announce,
        openHostedTableServer(start) {
          if (early) failed('EACCES')
          return parts.openHostedTableServer(start)
        },
      },
    })
  const silent = { id: 'hosting.silent', values: { code: 'EACCES' } }
  const host = await silentHost(true)
  const page = host.renderer()
  const table = await sat(page)
  expect(await page.get('desk.host', { table })).toMatchObject({ silent })
  await host.services.dispose()
  const later = (await silentHost(false)).renderer()
  const other = await sat(later)
  expect(await later.get('desk.host', { table: other })).not.toHaveProperty('silent')
  failed('EACCES')
  failed('ENETDOWN')
  const told = later.received.map((text) => JSON.parse(text) as unknown)
  expect(told.at(-1)).toMatchObject({ event: 'hosting', value: { table: other, hosting: { silent } } })
})

test('changing a hosting option keeps the others and opens no second port', async () => {
  networks = [WIFI, CABLE]
  const page = (await host()).renderer()
  const table = await sat(page)
  await page.get('desk.host', { table, byCode: true, networks: ['cable'], clock: 60 })
  expect(last().addresses).toEqual(['10.1.0.1'])
  const now = await page.get<HostingStatus>('desk.host', { table, sage: true, clock: 0 })
  expect(now).toMatchObject({ byCode: true, sage: true, networks: [{ chosen: false }, { chosen: true }] })
  await page.get('desk.host', { table, networks: ['wifi', 'cable'] })
  expect(last().addresses).toEqual(['10.0.0.1', 'fd00::1', '10.1.0.1'])
  expect(hosts).toHaveLength(1)
})

test('L5: the host follows network changes and listens only on chosen networks', async () => {
  const clock = createManualClock()
  const page = (await host(clock)).renderer()
  const table = await sat(page)
  await page.get('desk.host', { table, networks: ['wifi'] })
  networks = [CABLE]
  clock.advance(5000)
  await expect.poll(() => last().addresses).toEqual([])
  networks = [{ name: 'wifi', addresses: ['10.0.0.7'] }, CABLE]
  clock.advance(5000)
  await expect.poll(() => last().addresses).toEqual(['10.0.0.7'])
  await expect
    .poll(() => JSON.parse(page.received.at(-1) ?? '') as unknown)
    .toMatchObject({ event: 'hosting', value: { hosting: { addresses: [{ address: 'http://10.0.0.7:4712' }] } } })
})

test('public 5: the first address shown is that of the outbound route, and it follows changes of the route', async () => {
  const clock = createManualClock()
  networks = [CABLE, WIFI]
  const findWayOut = (): Promise<void> => Promise.resolve(void (networks = [WIFI, CABLE]))
  const lan = { ...parts, findOutboundAddresses: findWayOut }
  const services = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile: folder.path,
    clock,
    lan,
  })
  const page = services.renderer()
  const table = await sat(page)
  const hosting = await page.get<HostingStatus>('desk.host', { table })
  expect(hosting.addresses[0]?.network).toBe('wifi')
  networks = [CABLE, WIFI]
  clock.advance(5000)
  await expect
    .poll(
      () =>
        (JSON.parse(page.received.at(-1) ?? '') as { value?: { hosting?: HostingStatus } }).value?.hosting
          ?.addresses[0],
    )
    .toMatchObject({ network: 'cable' })
})

test('does not host an unknown table, a practice table, or a table without a usable network', async () => {
  const page = (await host()).renderer()
  expect(await page.rejectionId('desk.host', { table: 'toy-none-1' })).toBe('table.refused.unknown')
  const practice = await sat(page, { practice: true })
  expect(await page.rejectionId('desk.host', { table: practice })).toBe('hosting.refused.practice')
  const table = await sat(page)
  expect(await page.rejectionId('desk.host', { table, networks: ['elsewhere'] })).toBe('hosting.refused.networks')
  networks = []
  expect(await page.rejectionId('desk.host', { table })).toBe('hosting.refused.networks')
  expect(hosts).toEqual([])
})

test('a hosted table stays open for its guests when the host leaves it', async () => {
  const { services, renderer } = await host()
  const page = renderer()
  const table = await sat(page)
  await page.get('desk.host', { table })
  await page.get('desk.leave', { table })
  expect(services.tables.at(table)).toBeDefined()
  expect(last().closed).toBeUndefined()
  expect((await page.now(table)).info.table).toBe(table)
})

test('a table hosted at shutdown is hosted again with the same codes when it is opened; others are not', async () => {
  const services = await open()
  const page = { call: services.connect(() => undefined).call }
  const made = (await page.call('desk.newTable', { game: 'toy-none', seats: TWO, options: {}, practice: false })) as {
    readonly value: TableRef
  }
  const { table } = made.value
  await page.call('desk.host', { table, byCode: true })
  const { secrets } = last().start
  await services.dispose()
  expect(last().closed).toBe('lan.over.goodbye')

  const again = (await host()).renderer()
  await again.get('desk.openSave', { save: table })
  expect(hosts).toHaveLength(2)
  expect(last().start.secrets).toEqual(secrets)
  expect(await again.get('desk.hosting', { table })).toMatchObject({ byCode: true })
  await again.get('desk.stopHosting', { table })
  await again.get('desk.leave', { table })
  await again.get('desk.openSave', { save: table })
  expect(hosts).toHaveLength(2)
  await again.get('desk.host', { table })
  expect(last().start.secrets).toEqual(secrets)
})

test('a locked table stays locked through a restart, until the host unlocks it or stops hosting', async () => {
  const opened = await host()
  const page = opened.renderer()
  const table = await sat(page)
  const isLocked = async (at: TestRenderer): Promise<boolean> =>
    (await at.get<TablePresence>('table.people', { table })).locked
  expect(await page.rejectionId('desk.lock', { table, locked: true })).toBe('table.refused.unknown')
  await page.get('desk.host', { table })
  await page.get('desk.lock', { table, locked: true })
  await page.get('desk.host', { table, byCode: true })
  expect(await isLocked(page)).toBe(true)
  await opened.services.dispose()

  const again = (await host()).renderer()
  await again.get('desk.openSave', { save: table })
  expect(await isLocked(again)).toBe(true)
  expect(await last().start.guests().join({ kind: 'app', name: 'Cleo' })).toMatchObject({
    reason: { id: 'table.refused.locked' },
  })
  await again.get('desk.stopHosting', { table })
  await again.get('desk.host', { table })
  expect(await isLocked(again)).toBe(false)
  await again.get('desk.lock', { table, locked: true })
  await again.get('desk.lock', { table, locked: false })
  expect(await isLocked(again)).toBe(false)
})

test('rejects changes to lock and hosting options while the table is transferred', async () => {
  const opened = await host()
  const page = opened.renderer()
  const table = await sat(page)
  await page.get('desk.host', { table })
  const underWay = vi.spyOn(requireOpenTable(opened, table).hostTransfer, 'isInProgress', 'get').mockReturnValue(true)
  for (const [call, more] of [
    ['desk.lock', { locked: true }],
    ['desk.host', { byCode: true }],
    ['desk.stopHosting', {}],
  ] as const)
    expect(await page.rejectionId(call, { table, ...more })).toBe('hosting.refused.handing')
  expect(await page.get('desk.hosting', { table })).toMatchObject({ byCode: false })
  expect((await page.get<TablePresence>('table.people', { table })).locked).toBe(false)
  underWay.mockRestore()
  expect(await page.call('desk.lock', { table, locked: true })).toMatchObject({ ok: true })
})

test('a copy of a save has its own codes', async () => {
  const page = (await host()).renderer()
  const table = await sat(page)
  await page.get('desk.host', { table })
  const { codes } = last().start.secrets
  const { save: copy } = await page.get<{ save: string }>('desk.duplicateSave', { save: table })
  await page.get('desk.openSave', { save: copy })
  expect(hosts).toHaveLength(1)
  await page.get('desk.host', { table: copy })
  expect(last().start.secrets.codes.app).not.toBe(codes.app)
})
