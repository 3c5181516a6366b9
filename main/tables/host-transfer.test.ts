/** A table whose players have agreed to a host transfer is frozen until it is known which machine owns it. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VOTE_TIMEOUT_MS, MAX_OLD_GUEST_VOTE_TIME_LEFT_MS, type VoteUpdate } from '../../bridge/votes.ts'
import { joinAsGuest, openToGuests, type TestGuest } from '../testing/test-guest.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { createGuestGateway } from './guest-gateway.ts'
import type { OpenTable } from './open-table.ts'
import {
  createInitialSeating,
  seatingAfterGivingSeat,
  seatingAfterHostTransfer,
  addGuestWithoutSeat,
  setStandIn,
} from './seating.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let ana: TestRenderer
let ben: TestGuest
let cleo: TestGuest
let table: string
let open: OpenTable
let begun: number

beforeEach(async () => {
  profile = createTemporaryFolder()
  begun = 0
  host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    pace: 0,
  })
  ana = host.renderer()
  table = (
    await ana.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo'), botSeat('Heron')])
  ).info.table
  open = await openToGuests(host, table)
  await ana.get('table.sit', { table, seats: [0] })
  ben = await joinAsGuest(open, 'Ben')
  cleo = await joinAsGuest(open, 'Cleo', 'browser')
  await ben.requestSeats([1])
  await cleo.requestSeats([2])
  for (const each of [ana, ben, cleo]) await each.now(table)
})
afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

const wish = () => open.hostTransfer.propose(ben.party, () => (begun += 1))
const says = (who: TestRenderer, seat: number, yes = true) => who.call('table.agree', { table, seat, wish: 1, yes })
function heard({ received }: TestRenderer): readonly VoteUpdate[] {
  const all = received.map((text) => JSON.parse(text) as { event?: string; value: VoteUpdate })
  return all.flatMap(({ event, value }) => (event === 'consent' ? [value] : []))
}

test('a transfer asks all seats on other devices, including the receiver’s, and neither the host nor bots', async () => {
  expect(await wish()).toMatchObject({ ok: true })
  const told = {
    kind: 'hand',
    to: ben.party,
    asked: [1, 2],
    agreed: [],
    left: MAX_OLD_GUEST_VOTE_TIME_LEFT_MS,
    remains: VOTE_TIMEOUT_MS,
  }
  for (const each of [ana, ben, cleo]) expect(heard(each)).toMatchObject([{ wish: told }])
  await says(ben, 1)
  expect(begun).toBe(0)
  await says(cleo, 2)
  expect(begun).toBe(1)
  expect(heard(cleo).at(-1)).toEqual({ table, over: 'done' })
})

test('a no, a timeout, a guest that leaves or the host’s cancellation ends the vote and changes nothing', async () => {
  await wish()
  await says(cleo, 2, false)
  expect(heard(ana).at(-1)).toEqual({ table, over: 'refused', by: 2 })
  host.clock.advance(60_000)
  await wish()
  host.clock.advance(VOTE_TIMEOUT_MS)
  await expect.poll(() => heard(ana).at(-1)).toEqual({ table, over: 'late' })
  host.clock.advance(60_000)
  await wish()
  expect(await ana.call('desk.keepTable', { table })).toMatchObject({ ok: true })
  expect(heard(ben).at(-1)).toEqual({ table, over: 'dropped' })
  host.clock.advance(60_000)
  await wish()
  ben.connection.close()
  expect(heard(cleo).at(-1)).toMatchObject({ over: 'refused', by: 1 })
  expect(begun).toBe(0)
  expect(await ana.act(table, { do: 'mark' })).toMatchObject({ ok: true })
})

test('a frozen table rejects actions, seat changes, names and new guests until it is unfrozen', async () => {
  await wish()
  await says(ben, 1)
  await says(cleo, 2)
  const before = JSON.stringify([open.table.log, open.people.parties.seating])
  expect(await ana.act(table, { do: 'mark' })).toMatchObject({ ok: false, reason: { id: 'table.refused.handing' } })
  for (const [who, call, more] of [
    [ana, 'table.undo', { seat: 0 }],
    [ana, 'table.past', { entry: 0 }],
    [ana, 'desk.giveSeat', { seat: 1, party: 'host' }],
    [ana, 'desk.standIn', { seat: 1, on: true }],
    [ana, 'desk.removeParty', { party: cleo.party }],
    [cleo, 'table.leave', {}],
    [cleo, 'table.sit', { seats: [] }],
  ] as const)
    expect(await who.rejectionId(call, { table, ...more })).toBe('table.refused.handing')
  expect(await ana.rejectionId('desk.renameSave', { save: table, name: 'Ours' })).toBe('table.refused.handing')
  expect(await createGuestGateway(open).join({ kind: 'app', name: 'Dora' })).toMatchObject({ ok: false })
  expect((await cleo.now(table)).status.notice).toEqual({ id: 'table.notice.handing' })
  expect(JSON.stringify([open.table.log, open.people.parties.seating])).toBe(before)
  open.hostTransfer.unfreeze()
  expect((await cleo.now(table)).status.notice).toEqual({ id: 'table.notice.stays' })
  expect(await ana.act(table, { do: 'mark' })).toMatchObject({ ok: true })
  expect((await cleo.now(table)).status.notice).toBeUndefined()
})

test('seatingAfterHostTransfer swaps host and receiver in the seating, also with a stand-in; other seats keep their holders', () => {
  const guest = (id: string, kind: 'app' | 'browser') => ({ id, name: id, kind, digest: id.repeat(16) })
  let seating = createInitialSeating([personSeat('Ana'), personSeat('Ben'), personSeat('Cleo'), botSeat('Heron')])
  seating = addGuestWithoutSeat(addGuestWithoutSeat(seating, guest('ben', 'app')), guest('cleo', 'browser'))
  for (const [seat, party] of [
    [1, 'ben'],
    [2, 'cleo'],
  ] as const) {
    const now = seatingAfterGivingSeat(seating, seat, party)
    if (now.ok) ({ seating } = now)
  }
  const away = setStandIn(seating, 0, true)
  if (away.ok) ({ seating } = away)
  const after = seatingAfterHostTransfer(seating, 'ben', guest('ana', 'app'))
  expect(after.holders).toEqual([
    { by: 'standIn', party: 'ana' },
    { by: 'party', party: 'host' },
    { by: 'party', party: 'cleo' },
    { by: 'bot' },
  ])
  expect(after.guests.map(({ id }) => id)).toEqual(['cleo', 'ana'])
})
