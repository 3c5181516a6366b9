/** Undo by vote at a table with guests, at a shared screen, and among bots. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { VotedUndoRecord } from '../../engine/core/contract/log.ts'
import { sealedFixtureGame } from '../../engine/core/invariants/fixture-games/index.ts'
import { VOTE_TIMEOUT_MS, MAX_OLD_GUEST_VOTE_TIME_LEFT_MS, type VoteUpdate, type UndoVote } from '../../bridge/votes.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { savePathOf, savedLogLength } from '../testing/saved-files.ts'
import { ManualBotPool } from '../testing/manual-bot-pool.ts'
import { rejoinAsGuest, joinAsGuest, openToGuests, requireOpenTable, type TestGuest } from '../testing/test-guest.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createFixtureCatalogue, createFixtureGame, type FixtureGameState } from '../testing/fixture-game.ts'
import type { OpenTable } from './open-table.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let ana: TestRenderer
let ben: TestGuest
let cleo: TestGuest
let table: string
let open: OpenTable
let pool: ManualBotPool

const opened = (): Promise<TestHost> =>
  openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand'), sealedFixtureGame),
    profile: profile.path,
    pace: 0,
    pool,
  })

beforeEach(async () => {
  profile = createTemporaryFolder()
  pool = new ManualBotPool()
  host = await opened()
  ana = host.renderer()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

/** Ana at the host's screen, Ben and Cleo at devices of their own. */
async function three(game = 'toy-hand', ...others: readonly SeatSetup[]): Promise<void> {
  const seats = [personSeat('Ana'), personSeat('Ben'), personSeat('Cleo'), ...others]
  table = (await ana.startTable(game, seats)).info.table
  open = await openToGuests(host, table)
  await ana.get('table.sit', { table, seats: [0] })
  ben = await joinAsGuest(open, 'Ben')
  cleo = await joinAsGuest(open, 'Cleo')
  await ben.requestSeats([1])
  await cleo.requestSeats([2])
  for (const each of [ana, ben, cleo]) await each.now(table)
}

/** Everything about consent that a screen was told, without how much time was left. */
function heard({ received }: TestRenderer): readonly VoteUpdate[] {
  return received
    .map((text) => JSON.parse(text) as { event?: string; value: VoteUpdate })
    .flatMap(({ event, value }) => (event === 'consent' ? [value] : []))
}

function wishOf(renderer: TestRenderer): UndoVote {
  const last = heard(renderer).at(-1)
  if (last === undefined || !('wish' in last) || last.wish.kind !== 'undo') throw new Error('no wish stands')
  return last.wish
}

const marks = (): readonly number[] => (open.table.state as FixtureGameState).marks
const over = (renderer: TestRenderer): unknown => heard(renderer).at(-1)
const wishes = (renderer: TestRenderer, seat: number) => renderer.call('table.wishUndo', { table, seat })
const says = (renderer: TestRenderer, seat: number, yes: boolean, wish = wishOf(renderer).wish) =>
  renderer.call('table.agree', { table, seat, wish, yes })

/** Marks, and passes, with the turn ended. */
async function turn(renderer: TestRenderer, seat: number): Promise<void> {
  await renderer.act(table, { do: 'mark' })
  await renderer.act(table, { do: 'pass' })
  if (open.table.unconfirmed === seat) await renderer.get('table.endTurn', { table, seat })
}

describe('people on devices of their own', () => {
  beforeEach(async () => {
    await three()
    await turn(ana, 0)
    await turn(ben, 1)
  })

  test('every client learns of the undo vote who asks, what is undone and who votes, and nothing about cards', async () => {
    expect(await ana.rejectionId('table.undo', { table, seat: 0 })).toBe('table.undo.other')
    expect(await wishes(ana, 0)).toEqual({ ok: true, value: null })
    const wish = {
      table,
      kind: 'undo',
      by: 0,
      entries: 3,
      dropped: [0, 1],
      known: [],
      asked: [1],
      agreed: [],
      wish: 1,
      left: MAX_OLD_GUEST_VOTE_TIME_LEFT_MS,
      remains: VOTE_TIMEOUT_MS,
    }
    for (const each of [ana, ben, cleo]) expect(heard(each)).toEqual([{ table, wish }])
  })

  test('once all agree the entries are undone and recorded in the log, and saved before clients are informed', async () => {
    await wishes(ana, 0)
    const lengths: number[] = []
    cleo.onEvent = (event) => {
      if (event === 'update' || event === 'consent') lengths.push(savedLogLength(profile.path, table))
    }
    expect(open.table.log).toHaveLength(4)
    expect(await says(ben, 1, true)).toMatchObject({ ok: true })
    expect(lengths).toEqual([1, 1])
    expect(open.table.log).toHaveLength(1)
    const note: VotedUndoRecord = {
      at: 1,
      by: 0,
      agreed: [1],
      dropped: [
        { seat: 0, entries: 1 },
        { seat: 1, entries: 2 },
      ],
    }
    for (const each of [ana, ben, cleo]) {
      const { status, history } = await each.now(table)
      expect(status.takenBack).toEqual([note])
      expect(history).toHaveLength(2)
      expect(over(each)).toEqual({ table, over: 'done', by: 0 })
    }
    expect((await ana.now(table)).status.decision?.seat).toBe(0)
    expect(JSON.parse(readFileSync(savePathOf(profile.path, table), 'utf8'))).toMatchObject({ consentNotes: [note] })
  })

  test('a vote of two seats continues until both have agreed, in any order', async () => {
    await turn(cleo, 2)
    await wishes(ana, 0)
    expect(wishOf(ben).asked).toEqual([1, 2])
    host.clock.advance(4000)
    await says(cleo, 2, true)
    expect(wishOf(ana)).toMatchObject({
      agreed: [2],
      left: MAX_OLD_GUEST_VOTE_TIME_LEFT_MS,
      remains: VOTE_TIMEOUT_MS - 4000,
    })
    expect(marks()).toEqual([1, 1, 1])
    await says(cleo, 2, true)
    expect(wishOf(ana).agreed).toEqual([2])
    await says(ben, 1, true)
    expect(over(cleo)).toMatchObject({ over: 'done' })
    expect(marks()).toEqual([1, 0, 0])
  })

  test('one no ends the vote, and nothing changes', async () => {
    await wishes(ana, 0)
    const before = open.table.log
    await says(ben, 1, false)
    for (const each of [ana, ben, cleo]) expect(over(each)).toEqual({ table, over: 'refused', by: 1 })
    expect(open.table.log).toEqual(before)
    expect((await ana.now(table)).status.takenBack).toBeUndefined()
    expect(await says(ben, 1, true, 1)).toMatchObject({ reason: { id: 'table.refused.stale' } })
  })

  test('B4-3: a vote without an answer ends after two minutes', async () => {
    await wishes(ana, 0)
    host.clock.advance(119_999)
    await ana.now(table)
    expect(heard(ana).every((each) => 'wish' in each)).toBe(true)
    host.clock.advance(1)
    await ana.now(table)
    expect(over(ana)).toEqual({ table, over: 'late' })
    expect(await says(ben, 1, true, 1)).toMatchObject({ reason: { id: 'table.refused.stale' } })
  })

  test('the timeout of an ended vote does not end the next vote', async () => {
    await turn(cleo, 2)
    await wishes(ana, 0)
    const ended = [says(ben, 1, false), wishes(ben, 1)]
    host.clock.advance(VOTE_TIMEOUT_MS)
    await Promise.all(ended)
    expect(wishOf(cleo)).toMatchObject({ by: 1, wish: 2 })
    await ana.now(table)
    expect(open.votes.isActive).toBe(true)
  })

  test('a seat whose client disconnects before the vote starts starts no vote', async () => {
    const gone = wishes(ana, 0)
    ana.close()
    expect(await gone).toMatchObject({ reason: { id: 'table.undo.absent', values: { seats: [{ seat: 0 }] } } })
    expect(heard(ben)).toEqual([])
  })

  test('a voter that disconnects counts as a no, also after a yes', async () => {
    await turn(cleo, 2)
    await wishes(ana, 0)
    await says(cleo, 2, true)
    cleo.connection.close()
    const absent = { id: 'table.undo.absent', values: { seats: [{ seat: 2 }], count: 1 } }
    expect(over(ana)).toEqual({ table, over: 'refused', by: 2, why: absent })
    host.clock.advance(VOTE_TIMEOUT_MS)
    expect(await wishes(ana, 0)).toEqual({ ok: false, reason: absent })
    await rejoinAsGuest(open, cleo.token)?.now(table)
    expect(await wishes(ana, 0)).toMatchObject({ ok: true })
  })

  test('a voter that leaves the table during the vote counts as a no', async () => {
    await wishes(ana, 0)
    await ben.get('table.leave', { table })
    expect(over(ana)).toMatchObject({ over: 'refused', by: 1 })
  })

  test('only the seat that asked can cancel the vote; its disconnection cancels it too', async () => {
    await wishes(ana, 0)
    expect(await ben.rejectionId('table.dropWish', { table, seat: 1 })).toBe('table.refused.stale')
    expect(await ben.rejectionId('table.dropWish', { table, seat: 0 })).toBe('table.refused.notYourSeat')
    await ana.get('table.dropWish', { table, seat: 0 })
    expect(over(ben)).toEqual({ table, over: 'dropped', by: 0 })
    host.clock.advance(VOTE_TIMEOUT_MS)
    await turn(cleo, 2)
    await wishes(ben, 1)
    expect(wishOf(ana).by).toBe(1)
    ben.connection.close()
    expect(over(ana)).toEqual({ table, over: 'dropped', by: 1 })
  })

  test('an action of another seat ends the vote', async () => {
    await wishes(ana, 0)
    await cleo.act(table, { do: 'mark' })
    for (const each of [ana, ben, cleo]) expect(over(each)).toEqual({ table, over: 'changed' })
    expect(await says(ben, 1, true, 1)).toMatchObject({ reason: { id: 'table.refused.stale' } })
  })

  test('a random event ends the vote, and its entries can no longer be undone', async () => {
    await wishes(ana, 0)
    await cleo.act(table, { do: 'draw' })
    expect(over(ana)).toEqual({ table, over: 'changed', why: { id: 'table.undo.drawn' } })
    host.clock.advance(VOTE_TIMEOUT_MS)
    expect(await ana.rejectionId('table.wishUndo', { table, seat: 0 })).toBe('table.undo.drawn')
  })

  test('giving a voter’s seat to another party ends the vote for good, since the party sees what the seat knows', async () => {
    await wishes(ana, 0)
    await ana.get('desk.giveSeat', { table, seat: 1, party: cleo.party })
    expect(over(ben)).toMatchObject({ over: 'changed', why: { id: 'table.undo.sealed' } })
    expect(open.votes.isActive).toBe(false)
  })

  test('only one vote runs at a time, and the same seat cannot ask again at once', async () => {
    await wishes(ana, 0)
    expect(await wishes(ana, 0)).toMatchObject({ reason: { id: 'table.refused.wish' } })
    await turn(cleo, 2)
    expect(over(ana)).toMatchObject({ over: 'changed' })
    expect(await wishes(ana, 0)).toMatchObject({ reason: { id: 'table.refused.often' } })
    expect(await wishes(ben, 1)).toMatchObject({ ok: true })
    await says(cleo, 2, false)
    host.clock.advance(10_000)
    expect(await wishes(ana, 0)).toMatchObject({ ok: true })
  })

  test('rejects votes for another seat and votes of a seat that is not asked', async () => {
    expect(await cleo.rejectionId('table.wishUndo', { table, seat: 0 })).toBe('table.refused.notYourSeat')
    await wishes(ana, 0)
    expect(await says(cleo, 1, true)).toMatchObject({ reason: { id: 'table.refused.notYourSeat' } })
    expect(await says(cleo, 2, true)).toMatchObject({ reason: { id: 'table.refused.notYourChoice' } })
    expect(await says(ben, 1, true, 7)).toMatchObject({ reason: { id: 'table.refused.stale' } })
    expect(marks()[0]).toBe(1)
    expect(wishOf(ben).agreed).toEqual([])
  })

  test('an entry that the seat can undo alone is undone without a vote', async () => {
    await cleo.act(table, { do: 'mark' })
    await cleo.get('table.wishUndo', { table, seat: 2 })
    expect(marks()).toEqual([1, 1, 0])
    expect(heard(ana)).toEqual([])
    expect((await ana.now(table)).status.takenBack).toBeUndefined()
  })

  test('a client that joins during the vote is informed of it', async () => {
    await wishes(ana, 0)
    const late = await joinAsGuest(open, 'Dora')
    await late.now(table)
    expect(heard(late)).toEqual([{ table, wish: wishOf(ana) }])
    await says(ben, 1, true)
    expect(over(late)).toMatchObject({ over: 'done' })
  })

  test('closing the table ends the vote without a further event', async () => {
    await wishes(ana, 0)
    await open.close(true)
    host.clock.advance(VOTE_TIMEOUT_MS)
    expect(heard(ana)).toHaveLength(1)
    expect(await says(ana, 1, true, 1)).toMatchObject({ ok: false })
  })

  test('after a restart the host still knows what a vote can undo, and the log has its undo records', async () => {
    await wishes(ana, 0)
    await says(ben, 1, true)
    await turn(ana, 0)
    await turn(ben, 1)
    const before = { log: open.table.log, notes: open.table.consentNotes }
    await host.services.dispose()
    host = await opened()
    ana = host.renderer()
    await ana.get('desk.openSave', { save: table })
    await ana.now(table)
    open = requireOpenTable(host, table)
    expect({ log: open.table.log, notes: open.table.consentNotes }).toEqual(before)
    expect(open.table.undoProposalFor(0)).toMatchObject({ ok: true, asked: [1] })
  })
})

describe('bots', () => {
  test('are not asked, and wait while a vote runs', async () => {
    await three('toy-hand', botSeat('Bot'))
    await turn(ana, 0)
    await turn(ben, 1)
    await cleo.act(table, { do: 'mark' })
    await cleo.act(table, { do: 'pass' })
    await wishes(ben, 1)
    // The turn that is ended drops nothing else than before: the wish stands.
    await cleo.get('table.endTurn', { table, seat: 2 })
    await ana.now(table)
    expect([open.table.deciders, pool.questions]).toEqual([[3], []])
    expect(wishOf(ana).asked).toEqual([2])
    await says(cleo, 2, false)
    await pool.waitForQuestions(1)
    await wishes(ana, 0)
    expect(pool.signals[0]?.aborted).toBe(true)
    host.clock.advance(VOTE_TIMEOUT_MS)
    await pool.waitForQuestions(2)
    const played = ana.nextUpdate(({ status }) => status.length === 7)
    pool.answer(1, { do: 'mark' })
    await played
    await wishes(cleo, 2)
    expect([over(ana), open.table.log.at(-1)]).toMatchObject([{ over: 'done', by: 2 }, { seat: 2 }])
  })

  test('lose their entries at once without a vote, any number of times, and the log records it', async () => {
    const now = await ana.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot')])
    ;({ table } = now.info)
    open = requireOpenTable(host, table)
    for (const times of [1, 2]) {
      await turn(ana, 0)
      // Once for the mark that it makes, and for what it would do then.
      await pool.waitForQuestions(2 * times - 1)
      const played = ana.nextUpdate(({ status }) => status.length === 3)
      pool.answer(2 * times - 2, { do: 'mark' })
      await played
      await ana.get('table.wishUndo', { table, seat: 0 })
      expect(open.table.log).toMatchObject([{ seat: 0, action: { do: 'mark' } }])
      expect(over(ana)).toEqual({ table, over: 'done', by: 0 })
      expect((await ana.now(table)).status.takenBack).toHaveLength(times)
      expect(await ana.call('table.undo', { table, seat: 0 })).toMatchObject({ ok: true })
    }
  })

  test('that stand in for a player count as absent: a vote that needs that seat is rejected', async () => {
    await three()
    await turn(ana, 0)
    await turn(ben, 1)
    await ana.get('desk.standIn', { table, seat: 1, on: true })
    expect(await ana.rejectionId('table.wishUndo', { table, seat: 0 })).toBe('table.undo.absent')
    await ben.get('table.sitAgain', { table, seat: 1 })
    expect(await wishes(ana, 0)).toMatchObject({ ok: true })
    await ana.get('desk.standIn', { table, seat: 1, on: true })
    expect(over(ana)).toMatchObject({ over: 'refused', by: 1 })
  })
})

describe('one screen for all', () => {
  test('the asked player votes there without a curtain', async () => {
    const now = await ana.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])
    ;({ table } = now.info)
    open = requireOpenTable(host, table)
    await ana.play(table, { do: 'mark' }, { do: 'pass' }, { do: 'mark' }, { do: 'pass' })
    expect(await wishes(ana, 0)).toMatchObject({ ok: true })
    expect(wishOf(ana)).toMatchObject({ by: 0, asked: [1] })
    expect(await says(ana, 0, true)).toMatchObject({ reason: { id: 'table.refused.notYourChoice' } })
    await says(ana, 1, true)
    expect(marks()).toEqual([1, 0])
    const { status } = await ana.now(table)
    expect([status.viewer, status.curtain]).toEqual(['table', 0])
  })

  test('a player can undo own entries only while the own curtain is lifted', async () => {
    const now = await ana.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])
    ;({ table } = now.info)
    await ana.play(table, { do: 'mark' })
    await ana.get('table.lowerCurtain', { table })
    expect(await ana.rejectionId('table.wishUndo', { table, seat: 0 })).toBe('table.refused.curtain')
  })
})

describe('simultaneous choices', () => {
  /** The first choice open to a seat now. */
  const pickOf = (seat: number): unknown => open.table.decision(seat)?.choices[0]

  test('a secretly changed choice neither ends a vote nor reveals the change', async () => {
    await three('toy-sealed')
    for (const [seat, each] of [ana, ben, cleo].entries()) await each.act(table, pickOf(seat))
    await ana.act(table, pickOf(0))
    await ben.act(table, pickOf(1))
    // The round before is over, and all have seen its cards.
    expect(await wishes(cleo, 2)).toMatchObject({ ok: true })
    const before = heard(cleo).length
    await ana.act(table, pickOf(0))
    expect(heard(cleo)).toHaveLength(before)
    await says(ana, 0, true)
    await says(ben, 1, true)
    expect(over(cleo)).toMatchObject({ over: 'done' })
  })
})
