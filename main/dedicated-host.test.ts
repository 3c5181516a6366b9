import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDedicatedHosting } from './dedicated-host.ts'
import { JOIN_ONLY_LAN_PLATFORM } from './lan/lan-platform.ts'
import type { HostedTableServerDeps } from './lan/host/hosted-table-server.ts'
import { createGuestGateway } from './tables/guest-gateway.ts'
import { TestGuest, requireOpenTable } from './testing/test-guest.ts'
import { openTestHost, personSeat, createTemporaryFolder, type TestHost } from './testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from './testing/fixture-game.ts'

let folder: ReturnType<typeof createTemporaryFolder>
let hosts: HostedTableServerDeps[]
let host: TestHost
let printed: string[]
/** Whether a port is available. */
let free: boolean

beforeEach(async () => {
  folder = createTemporaryFolder()
  hosts = []
  printed = []
  free = true
  host = await start()
})
afterEach(async () => {
  await host.services.dispose()
  folder.remove()
})

function start(): Promise<TestHost> {
  const networks = [
    { name: 'wifi', addresses: ['10.0.0.1'] },
    { name: 'cable', addresses: ['10.1.0.1'] },
  ]
  const lan = {
    ...JOIN_ONLY_LAN_PLATFORM,
    label: 'attic',
    networks: () => networks,
    openHostedTableServer(start: HostedTableServerDeps) {
      if (!free) return Promise.reject(new Error('taken'))
      hosts.push(start)
      const { port, addresses } = start
      return Promise.resolve({
        port,
        addresses,
        isOnOtherPort: false,
        setAddresses: () => Promise.resolve(),
        close: () => Promise.resolve(),
      })
    },
  }
  return openTestHost({ catalogue: createFixtureCatalogue(createFixtureGame('hand')), profile: folder.path, lan })
}

/** A table that was left. */
async function left(): Promise<string> {
  const page = host.renderer()
  const { table } = (await page.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])).info
  await page.get('desk.leave', { table })
  page.close()
  return table
}

const dedicated = (lan: Parameters<typeof startDedicatedHosting>[1]) =>
  startDedicatedHosting(host.services, lan, (line) => printed.push(line))

test('--lan --table opens and hosts the table at once with all seats free, and a guest can take a seat', async () => {
  const table = await left()
  expect(await dedicated({ table })).toBeUndefined()
  expect(hosts).toMatchObject([{ table, addresses: ['10.0.0.1', '10.1.0.1'] }])
  const open = requireOpenTable(host, table)
  expect(open.people.parties.seating.holders).toEqual([{ by: 'nobody' }, { by: 'nobody' }])
  const entered = await createGuestGateway(open).join({ kind: 'browser', name: 'Cleo' })
  if (!entered.ok) throw new Error(entered.reason.id)
  const guest = new TestGuest(open, entered.party, entered.token)
  await guest.requestSeats([1])
  expect((await guest.people()).holders[1]).toEqual({ by: 'party', party: guest.party })
})

test('the terminal shows both join codes, and an address and a link for each network', async () => {
  const table = await left()
  await dedicated({ table })
  const [{ codes } = { codes: undefined }] = hosts.map(({ secrets }) => secrets)
  const said = printed.join('\n').replaceAll('-', '')
  expect(said).toContain(`Hosting ${table}`.replaceAll('-', ''))
  expect(said).toContain(`Samsara: code ${codes?.app ?? '?'}`)
  expect(said).toContain(`Browsers: code ${codes?.browser ?? '?'}`)
  for (const [network, address] of [
    ['wifi', '10.0.0.1'],
    ['cable', '10.1.0.1'],
  ]) {
    expect(said).toContain(`${network}: http://${address}:4712/guest#${codes?.browser}`)
    expect(said).toMatch(new RegExp(`${network}: samsara://join/.*&c=${codes?.app}`))
  }
})

test('without a table name every table is hosted on the chosen networks as soon as a page opens it', async () => {
  expect(await dedicated({ networks: ['cable'] })).toBeUndefined()
  expect(hosts).toEqual([])
  const page = host.renderer()
  const { table } = (await page.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])).info
  expect(hosts).toMatchObject([{ table, addresses: ['10.1.0.1'] }])
  // A player uses that page: its seats belong to the page.
  expect((await page.now(table)).info.mine).toEqual([0, 1])
  expect(printed[0]).toContain(`Hosting ${table}`)
})

test('returns a message of one sentence when the table cannot be opened or hosted', async () => {
  const table = await left()
  expect(await dedicated({ table: 'toy-hand-none' })).toMatch(/^The save toy-hand-none cannot be opened \(save\./)
  free = false
  expect(await dedicated({ table })).toBe(`The table ${table} cannot be hosted here`)
  free = true
  expect(await dedicated({ table, networks: ['none'] })).toBe(`The table ${table} cannot be hosted here`)
  expect(printed).toEqual([])
})

test('after a restart the codes are the same, guests have their seats, and the host has no seat', async () => {
  const table = await left()
  await dedicated({ table })
  const entered = await createGuestGateway(requireOpenTable(host, table)).join({ kind: 'app', name: 'Cleo' })
  if (!entered.ok) throw new Error(entered.reason.id)
  await new TestGuest(requireOpenTable(host, table), entered.party, entered.token).requestSeats([0])
  const codes = hosts[0]?.secrets.codes
  await host.services.dispose()
  host = await start()
  await dedicated({ table })
  expect(hosts[1]?.secrets.codes).toEqual(codes)
  const open = requireOpenTable(host, table)
  expect(createGuestGateway(open).partyForToken(entered.token, 'app')).toBe(entered.party)
  expect(open.people.parties.seating.holders).toEqual([{ by: 'party', party: entered.party }, { by: 'nobody' }])
})
