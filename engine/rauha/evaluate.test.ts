import { describe, expect, test } from 'vitest'
import { createGreedyBot } from '../core/host/bots/greedy.ts'
import { randomBot } from '../core/host/bots/random.ts'
import { letBotsFinishTable } from '../core/host/playout.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { createTestTable } from '../core/invariants/test-helpers.ts'
import { rauha } from './index.ts'
import { createPosition } from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const stands = (own: PlayerSketch, other: PlayerSketch = {}, at = 10): number =>
  rauha.evaluate(createPosition({ position: at, players: [own, other] }))[0] ?? 0

describe('evaluate', () => {
  test('is between 0 and 1, and near 0.5 in even positions', () => {
    for (const at of [1, 6, 12, 16]) {
      const [worth = 0, other = 0] = rauha.evaluate(createPosition({ position: at, step: 'keep', players: [{}, {}] }))
      // Their pools differ, and who plays first.
      expect(Math.abs(worth - 0.5)).toBeLessThan(0.1)
      expect(worth + other).toBeCloseTo(1)
    }
    expect(stands({ energy: 300 })).toBeLessThanOrEqual(1)
    expect(stands({}, { energy: 300 })).toBeGreaterThanOrEqual(0)
  })

  test('rises with energy, crystals, spores, entities, water and a better card', () => {
    const plain = stands({ kept: 'A2-28' })
    // A single point also makes one the first to play.
    for (const more of [{ energy: 3 }, { crystals: 6 }, { spores: [0] }, { entities: ['kiteet'] as const }])
      expect(stands({ kept: 'A2-28', ...more })).toBeGreaterThan(plain)
    expect(stands({ kept: 'A2-28', tiles: { 0: 'A1-28' } })).toBeGreaterThan(plain)
    expect(stands({ kept: 'A2-09' })).toBeGreaterThan(stands({ kept: 'A2-36' }))
  })

  test('counts only energy after the end (RAU-95)', () => {
    const over = (own: PlayerSketch) => {
      const state = createPosition({ position: 16, players: [own, { energy: 5 }] })
      state.stack = []
      return rauha.evaluate(state)
    }
    expect(over({ energy: 5, crystals: 30, spores: [0, 1, 2], entities: ['kiteet'] })).toEqual([0.5, 0.5])
    expect(over({ energy: 6 })).toEqual([1, 0])
  })

  test('a greedy bot beats random bots with more than 1.5 times their energy', () => {
    const greedy = createGreedyBot({ determinizations: 1, nodes: 60 })
    for (const players of [2, 4]) {
      const table = createTestTable(rauha, { players, seed: 'duel' })
      letBotsFinishTable(table, (seat) => (seat === 1 ? greedy : randomBot), createRandomStream(table.seed, 'bots'))
      const [winner, second] = table.outcome?.ranking ?? []
      expect(winner?.seats).toEqual([1])
      expect(winner?.score ?? 0).toBeGreaterThan(1.5 * (second?.score ?? 0))
    }
  })
})
