import { beforeEach, expect, test } from 'vitest'
import { testTableStatus } from '../testing/fake-host.ts'
import { LiveTable } from './live-table.svelte.ts'

const DECISION = { seat: 0, id: 4, choices: ['a'] }
const FINAL = { id: 'board.final' } as const
/** A turn of seat 1 begins. */
const TURN = { kind: 'turn', seat: 1 }
let live: LiveTable

beforeEach(() => {
  live = new LiveTable(() => undefined)
  live.status = testTableStatus({ decision: DECISION, undo: { ok: true, seat: 1 } })
  live.latestStatus = testTableStatus({ undo: { ok: true, seat: 0 }, redo: { ok: true, seat: 1 } })
})

test('undo and redo follow the latest status of the host, also before its updates have been shown', () => {
  expect([live.undo, live.redo]).toEqual([
    { ok: true, seat: 0 },
    { ok: true, seat: 1 },
  ])
})

test('refuses undo of a final choice while the shown status still has its decision', () => {
  live.answered = DECISION
  expect(live.undo).toEqual({ ok: true, seat: 0 })
  live.answerFinalReason = FINAL
  live.answered = live.status?.decision
  expect(live.undo).toEqual({ ok: false, reason: FINAL })
  live.status = testTableStatus()
  expect(live.undo).toEqual({ ok: true, seat: 0 })
})

test('takes the moment, the speed and the turn owner from its playback queue', () => {
  live.playback.reset('view', testTableStatus(), [[TURN]])
  expect(live).toMatchObject({
    moment: { view: 'view' },
    pendingCount: 0,
    speedFactor: 1,
    turnOwner: 1,
    statusAfter: undefined,
  })
})
