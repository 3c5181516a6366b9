import { expect, test } from 'vitest'
import type { SidecarFileHandle } from '../saves/sidecar-files.ts'
import { botSeat, personSeat } from '../testing/test-host.ts'
import { storeSeatingText, parseSeating, serializeSeatingUnlessInitial } from './seating-record.ts'
import {
  createInitialSeating,
  seatingAfterGivingSeat,
  addGuestWithoutSeat,
  setSeatsOfParty,
  setStandIn,
  type Seating,
} from './seating.ts'

const setups = [personSeat('Ana'), personSeat('Ben'), botSeat('Bot'), personSeat('Cleo')]
const guest = { id: 'guest-1', name: 'Dora', kind: 'browser', digest: 'ab'.repeat(32) } as const
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function seated(): Seating {
  const one = setSeatsOfParty(addGuestWithoutSeat(createInitialSeating(setups), guest), { party: 'host', seats: [0] })
  return setSeatsOfParty(one, { party: 'guest-1', seats: [1] })
}

test('the seating is read back as written, with stand-ins and free seats', () => {
  const stood = setStandIn(seated(), 1, true)
  if (!stood.ok) throw new Error('refused')
  const text = serializeSeatingUnlessInitial(stood.seating)
  expect(parseSeating(bytes(text ?? ''), setups)).toEqual(stood.seating)
  expect(stood.seating.holders).toEqual([
    { by: 'party', party: 'host' },
    { by: 'standIn', party: 'guest-1' },
    { by: 'bot' },
    { by: 'nobody' },
  ])
})

test('the initial seating of a table without guests is not written', () => {
  expect(serializeSeatingUnlessInitial(createInitialSeating(setups))).toBeUndefined()
  expect(
    serializeSeatingUnlessInitial(setSeatsOfParty(createInitialSeating(setups), { party: 'host', seats: [0] })),
  ).toBeDefined()
})

test.each([
  ['nothing', ''],
  ['no seating', '{}'],
  ['another form', JSON.stringify({ guests: [{ ...guest, token: 'x' }], holders: [] })],
  ['a digest that is none', JSON.stringify({ guests: [{ ...guest, digest: 'ab' }], holders: seated().holders })],
  ['a party that nobody knows', JSON.stringify({ guests: [], holders: seated().holders })],
  ['a guest who says to be the host', JSON.stringify({ guests: [{ ...guest, id: 'host' }], holders: [] })],
  ['another table', JSON.stringify({ guests: [guest], holders: seated().holders.slice(1) })],
  [
    'a person where a bot sits',
    JSON.stringify({ guests: [guest], holders: seated().holders.map(() => ({ by: 'nobody' })) }),
  ],
])('parseSeating rejects %s', (_, text) => {
  expect(parseSeating(bytes(text), setups)).toBeUndefined()
})

test('giving a seat removes its new holder’s request for it, and keeps requests of others', () => {
  const wishing = {
    ...seated(),
    asking: [
      { party: 'guest-1', seats: [1, 3] },
      { party: 'guest-2', seats: [3] },
    ],
  }
  const now = seatingAfterGivingSeat(wishing, 3, 'guest-1')
  expect(now).toMatchObject({ ok: true, seating: { asking: [{ party: 'guest-2' }] } })
})

test('storeSeatingText reports a seating that could not be written because the save is gone', async () => {
  const besideWith = (file?: Uint8Array): SidecarFileHandle => ({
    read: () => Promise.resolve(file),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  })
  expect(await storeSeatingText(besideWith(), 'one')).toBe(false)
  expect(await storeSeatingText(besideWith(bytes('one')), 'one')).toBe(true)
  expect(await storeSeatingText(besideWith(), undefined)).toBe(true)
})
