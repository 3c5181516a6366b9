import { describe, expect, test } from 'vitest'
import { createEventRecorder, type GameEvent } from '../core/contract/game-events.ts'
import { createTableConfig } from '../core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { deathForecastFor, rescuingTokenRegionsByMethod, majorityComparisonsOf } from './death-forecast.ts'
import { moksha } from './index.ts'
import type { MokshaEvent, MokshaState } from './index.ts'
import { createPosition, type PlayerSketch } from './testing.ts'

/** Forecast for the first seat in its next turn. */
function rescue(own: PlayerSketch, piles: Readonly<Record<number, string>>, other: PlayerSketch = {}) {
  return rescuingTokenRegionsByMethod(createPosition({ players: [own, other], piles }), 0)
}

describe('M6: deathForecastFor', () => {
  test('gives majorities, aura, kept disciples, returned pieces and the next caste (MOK-55, MOK-57, MOK-61, MOK-62)', () => {
    const state = createPosition({
      players: [
        {
          occupation: 'farmer',
          stage: 3,
          aura: 4,
          tokens: 'kama5 artha10',
          karma: 'dharma kama kama artha artha',
          disciples: { 1: 2, 2: 1, 5: 1, 8: 1 },
        },
        { disciples: { 1: 2, 2: 2 } },
      ],
    })
    expect(deathForecastFor(state, 0)).toEqual({
      vitality: 35,
      need: 15,
      regions: [1, 5, 8],
      aura: 1,
      total: 5,
      target: 12,
      attainsMoksha: false,
      disciples: 5,
      stay: 3,
      tokens: 2,
      karma: 4,
      kept: 1,
      caste: 'brahmin',
    })
    expect(majorityComparisonsOf(state, 0)).toEqual([
      { region: 1, own: 2, bestRival: 2 },
      { region: 2, own: 1, bestRival: 2 },
      { region: 5, own: 1, bestRival: 0 },
      { region: 8, own: 1, bestRival: 0 },
    ])
  })

  test('says whether the aura is enough for moksha (MOK-58)', () => {
    const near = (aura: number) =>
      deathForecastFor(createPosition({ players: [{ aura, disciples: { 1: 1, 2: 1 } }, {}] }), 0).attainsMoksha
    expect([near(10), near(11)]).toEqual([false, true])
  })

  test.each([2, 5])(
    'predicts aura, caste and kept disciples of every death in a random game of %i players',
    (players) => {
      const configured = createTableConfig(moksha.info, players, {})
      if (!configured.ok) throw new Error(configured.reason.id)
      const state = moksha.setup(
        configured.config,
        createRandomStream(seedFromText('deaths'), 0),
        createEventRecorder(() => undefined).emit,
      )
      const random = createRandomStream(seedFromText('deaths'), 1)
      const seen = { deaths: 0, rebirths: 0 }
      let told: ReturnType<typeof deathForecastFor> | undefined
      for (let n = 0; n < 900 && moksha.outcome(state) === null; n++) {
        const { emit, report } = createEventRecorder<MokshaState>(() => structuredClone(state))
        const [seat = 0] = moksha.deciders(state)
        moksha.play(state, seat, random.pick(moksha.choices(state, seat)), random, emit)
        // The death tells itself first and beats: what is told there stands before anything of it has happened.
        for (const beat of report.checkpoints) {
          for (const event of beat.facts as MokshaEvent[])
            if (event.kind === 'died') told = deathForecastFor(beat.state, event.seat)
        }
        for (const event of report.facts as readonly GameEvent[] as MokshaEvent[]) {
          if (event.kind === 'aura' && event.source === 'majorities') {
            seen.deaths += 1
            expect(told).toMatchObject({ aura: event.amount, total: event.total })
          }
          if (event.kind === 'reborn') {
            seen.rebirths += 1
            expect(told).toMatchObject({ caste: event.caste, kept: event.kept.length, karma: event.karma.length })
            expect(state.players[event.seat]?.disciples.reduce((sum, count) => sum + count, 0)).toBe(told?.stay)
          }
        }
      }
      expect(Math.min(seen.deaths, seen.rebirths)).toBeGreaterThan(players)
    },
  )
})

describe('M6: rescuingTokenRegionsByMethod', () => {
  const weak = { region: 7, occupation: 'dalit', stage: 3 } as const

  test('lists own and adjacent regions whose top token gives enough vitality (MOK-22, MOK-50)', () => {
    expect(rescue(weak, { 7: 'kama5', 10: 'artha10', 4: 'dharma5 kama10', 1: 'kama10' })).toEqual({
      regions: [4, 7, 10],
      vishnu: [],
    })
    expect(rescue({ ...weak, stage: 4 }, { 7: 'kama5', 10: 'artha10', 4: 'kama10 dharma5' }).regions).toEqual([10])
  })

  test('replaces the lowest token when all slots are full (MOK-27)', () => {
    const full = { region: 7, occupation: 'dalit', stage: 6, tokens: 'kama5 kama5 artha10 artha10' } as const
    expect(rescue(full, { 7: 'kama10' }).regions).toEqual([7])
    expect(rescue(full, { 7: 'kama5' }).regions).toEqual([])
  })

  test('leaves out closed regions (MOK-24), and lists any region for a ready Vishnu (MOK-77)', () => {
    const other = { occupation: 'landholder', land: 10 } as const
    const piles = { 1: 'kama10', 10: 'artha10' }
    expect(rescue({ ...weak, stage: 4 }, piles, other)).toEqual({ regions: [], vishnu: [] })
    expect(rescue({ ...weak, stage: 4, ready: 'vishnu' }, piles, other).vishnu).toEqual([1, 10])
  })

  test('is empty when the life continues anyway or ends in any case (MOK-53)', () => {
    const piles = { 7: 'kama10' }
    expect(rescue({ ...weak, stage: 1 }, piles).regions).toEqual([])
    expect(rescue({ ...weak, stage: 8 }, piles).regions).toEqual([])
  })
})
