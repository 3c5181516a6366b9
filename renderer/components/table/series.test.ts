// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import { createFakeHost, testTableNow, testTableUpdate, type FakeHost } from '../../testing/fake-host.ts'
import { TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { TestAdviceTable, withEffectRoot } from '../../testing/test-advice.svelte.ts'

/** Tokens are laid one after another, each at the top or at the bottom; a view says how many wait. */
const gameUi = {
  choiceLabel: (action: string) => ({ id: action }),
  clickPath: () => ({ steps: [] }),
  choiceSeries: (choices: readonly Json[], view: string) =>
    choices.includes('bottom') ? { words: { id: 'all' }, action: 'bottom', furtherDecisions: Number(view) } : undefined,
} as unknown as GameUi
const decision = (id: number, choices: readonly Json[] = ['top', 'bottom']): PendingDecision => ({
  seat: 0,
  id,
  choices,
})

describe('B1a-9: a series of choices that one button plays', () => {
  let host: FakeHost
  let asker: TestAdviceTable
  let end: () => void
  beforeEach(async () => {
    host = createFakeHost()
    const now = testTableNow({ view: '3', status: { decision: decision(1) } })
    host.answer('table.current', () => ({ ok: true, value: now }))
    const session = new TableSession(host.bridge, 't1', () => undefined)
    await session.resync()
    session.onUpdateShown(session.moment?.key ?? -1)
    ;({ made: asker, end } = withEffectRoot(() => new TestAdviceTable(session, gameUi)))
    flushSync()
  })
  afterEach(() => {
    end()
  })

  /** The host plays what was chosen, and asks again. */
  async function goOn(sequence: number, view: string, asked: PendingDecision): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await tick()
    host.push('update', testTableUpdate(sequence, [view], { decision: asked }))
    flushSync()
    asker.session.onUpdateShown(asker.moment.key)
    flushSync()
  }
  const acts = () =>
    host.asked.flatMap(({ name, arg }) => {
      const { decision: id, action } = arg as { decision: number; action: Json }
      return name === 'table.act' ? [[id, action]] : []
    })

  test('sends each choice when its own decision arrives, up to the last one', async () => {
    asker.asked.startSeries()
    flushSync()
    expect(acts()).toEqual([[1, 'bottom']])
    await goOn(1, '2', decision(2))
    await goOn(2, '1', decision(3))
    await goOn(3, '0', decision(4))
    const all = [1, 2, 3, 4].map((id) => [id, 'bottom'])
    expect(acts()).toEqual(all)
    await goOn(4, '', decision(5, ['other']))
    // The next time it is asked for again.
    await goOn(5, '3', decision(6))
    expect(acts()).toEqual(all)
  })

  test('sends nothing before the button is pressed, and is offered only if decisions follow', async () => {
    expect(asker.asked.offeredSeries?.furtherDecisions).toBe(3)
    await goOn(1, '0', decision(2))
    expect([asker.asked.offeredSeries, acts()]).toEqual([undefined, []])
  })

  test('ends when the player undoes a choice', async () => {
    asker.asked.startSeries()
    await goOn(1, '2', decision(2))
    expect(acts()).toHaveLength(2)
    await goOn(2, '3', decision(3))
    await goOn(3, '2', decision(4))
    expect(acts()).toHaveLength(2)
  })

  test('ends when the host refuses a choice', async () => {
    host.answer('table.act', () => ({ ok: false, reason: { id: 'no' } }))
    asker.asked.startSeries()
    for (let turn = 0; turn < 5; turn++) await tick()
    flushSync()
    expect(acts()).toHaveLength(1)
    await goOn(1, '2', decision(2))
    expect(acts()).toHaveLength(1)
  })
})
