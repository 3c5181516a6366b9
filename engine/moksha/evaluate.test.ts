import { describe, expect, test } from 'vitest'
import { greedyBot } from '../core/host/bots/greedy.ts'
import { randomBot } from '../core/host/bots/random.ts'
import { letBotsFinishTable } from '../core/host/playout.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { createTestTable } from '../core/invariants/test-helpers.ts'
import { moksha } from './index.ts'
import type { PlayerSketch } from './testing.ts'
import { createPosition, playerOfSeat } from './testing.ts'

const worth = (own: PlayerSketch, other: PlayerSketch = {}): number =>
  moksha.evaluate(createPosition({ players: [own, other] }))[0] ?? 0

describe('evaluate', () => {
  test('stays within 0 and 1', () => {
    for (const aura of [0, 5, 11, 40]) {
      for (const value of [worth({ aura }), worth({}, { aura })]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }
  })

  test('rises with aura, majorities, gods, karma and tokens, and falls with a rival’s', () => {
    const plain = worth({})
    const better: readonly PlayerSketch[] = [
      { aura: 1 },
      { disciples: { 3: 1 } },
      { ready: 'shiva' },
      { karma: 'kama' },
      { tokens: 'kama5' },
    ]
    for (const own of better) expect(worth(own)).toBeGreaterThan(plain)
    for (const rival of better) expect(worth({}, rival)).toBeLessThan(plain)
    expect(worth({ disciples: { 3: 1, 5: 1 } })).toBeGreaterThan(worth({ disciples: { 3: 2 } }))
    expect(worth({ disciples: { 3: 1 } })).toBeGreaterThan(worth({ disciples: { 3: 1 } }, { disciples: { 3: 2 } }))
  })

  test('MOK-59: is above 0.9 with moksha, and exactly 1 and 0 after the end', () => {
    const state = createPosition({ players: [{ aura: 12, attained: true }, { aura: 11 }], left: [1], seat: 1 })
    expect(moksha.evaluate(state)[0]).toBeGreaterThan(0.9)
    expect(moksha.evaluate(state)[1]).toBeLessThan(0.1)
    state.end = 'alone'
    state.stack = []
    expect(moksha.evaluate(state)).toEqual([1, 0])
    expect(playerOfSeat(state).attained).toBe(true)
  })

  test('greedy bots beat random bots', () => {
    for (const players of [2, 3]) {
      const table = createTestTable(moksha, { players, seed: `greedy ${String(players)}` })
      letBotsFinishTable(
        table,
        (seat) => (seat === 0 ? greedyBot : randomBot),
        createRandomStream(seedFromText('bots'), players),
      )
      expect(table.outcome?.ranking[0]?.seats).toEqual([0])
    }
  })
})
