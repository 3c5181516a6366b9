import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { CARDS_DEALT_PER_SATELLITE } from './data.ts'
import { rauha } from './index.ts'
import type { RauhaState } from './state.ts'
import { endActivationAction, play, createPosition, createStartState, eventsOfKind } from './testing.ts'
import type { PlayerSketch } from './testing.ts'

/** The last scoring, played to its end without activating anything more. */
function finish(...players: PlayerSketch[]): RauhaState {
  const state = createPosition({ position: 16, players: players.map((player) => ({ spores: [6], ...player })) })
  while (rauha.outcome(state) === null) play(state, endActivationAction)
  return state
}

/** A whole game at random, and what each state on the way says. */
function random(players: number, seed: string, each: (state: RauhaState) => void): RauhaState {
  const luck = createRandomStream(seedFromText(seed), 'end')
  const state = createStartState(players, seed, players % 2 === 0 ? 'A' : 'B')
  for (let seat = rauha.deciders(state)[0]; seat !== undefined; seat = rauha.deciders(state)[0]) {
    rauha.play(state, seat, luck.pick(rauha.choices(state, seat)), luck, noopEventSink)
    each(state)
  }
  return state
}

describe('the end', () => {
  test('RAU-92: the game ends after the scoring of round 4', () => {
    const state = createPosition({ position: 16, players: [{ spores: [6] }, { spores: [6], energy: 3 }] })
    play(state, endActivationAction)
    expect([rauha.outcome(state), rauha.deciders(state)]).toEqual([null, [1]])
    const events = play(state, endActivationAction)
    expect(eventsOfKind(events, 'ended')).toEqual([{ kind: 'ended', winners: [1], energy: 3 }])
    expect([rauha.deciders(state), rauha.choices(state, 0)]).toEqual([[], []])
    expect(rauha.outcome(state)).not.toBeNull()
  })

  test('RAU-93, RAU-101: the player with the most energy wins; each total is broken down into its sources', () => {
    const state = finish({ energy: 30 }, { energy: 33 }, { energy: 29, entities: ['vuori'] })
    const lines = (tiles: number, water: number) => [
      { id: 'rauha.score.tiles', points: tiles },
      { id: 'rauha.score.entities', points: 0 },
      { id: 'rauha.score.water', points: water },
    ]
    expect(rauha.outcome(state)).toEqual({
      reason: { id: 'rauha.end.energy', values: { seat: { seat: 1 } } },
      ranking: [
        { seats: [1], rank: 1, score: 33, lines: lines(33, 0) },
        { seats: [2], rank: 2, score: 32, lines: lines(29, 3) },
        { seats: [0], rank: 3, score: 30, lines: lines(30, 0) },
      ],
    })
  })

  test('RAU-94, RAU-101: a tie is a shared victory, whichever token is on top; equal totals share a rank', () => {
    const outcome = rauha.outcome(finish({ energy: 20, crystals: 9 }, { energy: 41 }, { energy: 41 }, { energy: 20 }))
    expect(outcome?.reason).toEqual({ id: 'rauha.end.shared', values: { seats: [{ seat: 1 }, { seat: 2 }] } })
    expect(outcome?.ranking.map(({ seats, rank }) => [seats, rank])).toEqual([
      [[1], 1],
      [[2], 1],
      [[0], 3],
      [[3], 3],
    ])
  })

  test('RAU-95: crystals, spores and entities are worth nothing', () => {
    const rich = { crystals: 20, spores: [0, 1, 2, 6], entities: ['kiteet', 'maa', 'taivas'] } as const
    const outcome = rauha.outcome(finish({ ...rich, energy: 11 }, { energy: 12 }))
    expect(outcome?.ranking[0]).toMatchObject({ seats: [1], score: 12 })
  })

  test('RAU-96: energy never decreases, and has no limit', () => {
    for (const players of [2, 5]) {
      let before = Array.from({ length: players }, () => 0)
      random(players, 'never down', ({ players: now }) => {
        now.forEach(({ energy, crystals }, seat) => {
          expect(energy).toBeGreaterThanOrEqual(before[seat] ?? 0)
          expect(crystals).toBeGreaterThanOrEqual(0)
        })
        before = now.map(({ energy }) => energy)
      })
    }
    const high = createPosition({ position: 16, players: [{ energy: 299, entities: ['kiteet'] }, {}] })
    play(high, { do: 'activateEntity', entity: 'kiteet' })
    expect(high.players[0]?.energy).toBe(302)
  })

  test('RAU-16, RAU-21: all 16 cards per player end on boards, covered or in the black hole', () => {
    for (const players of [2, 3, 4, 5]) {
      const state = random(players, 'sixteen', () => undefined)
      const placed = state.players.reduce(
        (sum, { tiles, covered }) => sum + covered.length + tiles.filter((card) => card !== null).length,
        0,
      )
      expect(placed + rauha.view(state, 'table').blackHole.count).toBe(16 * players)
      expect(state.deals).toHaveLength(4 * players)
      expect(state.deals.flat()).toHaveLength(4 * CARDS_DEALT_PER_SATELLITE * players)
      expect(rauha.view(state, 'open').blackHole.known).toHaveLength(rauha.view(state, 'table').blackHole.count)
    }
  })
})
