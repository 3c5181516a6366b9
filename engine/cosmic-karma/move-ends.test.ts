import { describe, expect, test } from 'vitest'
import { createEventRecorder, noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { unmetReturnConditionsOf } from './account.ts'
import { promptFor } from './prompts.ts'
import { cosmicKarma } from './index.ts'
import { possibleMoveOutcomesForCount, pendingMoveEnds } from './move-ends.ts'
import type { CosmicEvent } from './state.ts'
import {
  freeWillCardAction,
  decider,
  PEG_COUNTS_OF_ALL_TOOLS,
  play,
  createPlayer,
  createPosition,
  rollAndGo,
  stepToAction,
} from './testing.ts'

describe('reachable spaces of a move', () => {
  test('pendingMoveEnds is empty at the start of a turn, then follows laid out cards, dice and the fork', () => {
    const state = createPosition({ players: [{ at: 'e1-01', freeWill: [3, 6] }, {}] })
    expect(pendingMoveEnds(state)).toEqual([])
    play(state, freeWillCardAction(3))
    expect(pendingMoveEnds(state).map(({ space }) => space)).toEqual(['e1-04'])
    play(state, freeWillCardAction(6))
    expect(pendingMoveEnds(cosmicKarma.view(state, 1)).map(({ space }) => space)).toEqual(['e1-10'])
    const thrown = createPosition({ players: [{ at: 'e2-06' }, {}] })
    rollAndGo(thrown, 6)
    expect(pendingMoveEnds(thrown).map(({ route, space }) => [route[0], space])).toEqual([
      ['e2-10', 'e2-12'],
      ['torch-1', 'torch-3'],
    ])
    play(thrown, stepToAction('e2-10'))
    expect(decider(thrown)).toBe(1)
    expect(pendingMoveEnds(thrown)).toEqual([])
  })

  test('moveEndsWithCount lists karmic majorities at the end and counts passed Free Will Card spaces', () => {
    const players = [{ at: 'e1-07', beads: { green: 1 } } as const, { at: 'e1-10', rings: { green: 2 } } as const]
    expect(possibleMoveOutcomesForCount(createPosition({ players }), 0, 3)).toEqual([
      {
        route: ['e1-08', 'e1-09', 'e1-10'],
        space: 'e1-10',
        passed: 1,
        wins: false,
        majorities: [{ of: 1, green: 2, orange: 0, item: 'ring', colour: 'green' }],
      },
    ])
  })

  test('moveEndsWithCount follows arrows, stops at stop spaces and marks winning moves', () => {
    const arrow = possibleMoveOutcomesForCount(createPosition({ players: [{ at: 'e4-07' }, {}] }), 0, 2)
    expect(arrow.map(({ route, space }) => [route.at(-1), space])).toEqual([['e4-09', 'e4-05']])
    const stopped = possibleMoveOutcomesForCount(createPosition({ players: [{ at: 'e4-14' }, {}] }), 0, 9)
    expect(stopped.map(({ space, wins }) => [space, wins])).toEqual([['s-01', false]])
    const home = possibleMoveOutcomesForCount(
      createPosition({ players: [{ at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] }),
      0,
      9,
    )
    expect(home.map(({ space, wins }) => [space, wins])).toEqual([['e4-15', true]])
    const own = { at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS, beads: { green: 1 } } as const
    const made = possibleMoveOutcomesForCount(
      createPosition({ players: [own, { at: 'e4-15', rings: { green: 1 } }] }),
      0,
      1,
    )
    expect(made.map(({ wins }) => wins)).toEqual([true])
  })

  test('pendingMoveEnds predicts landings, majorities and wins of random games', () => {
    const random = createRandomStream(seedFromText('reach'), 0)
    let met = 0
    for (let game = 0; game < 3; game++) {
      const state = cosmicKarma.setup({ players: 4, options: {} }, random, noopEventSink)
      for (let action = 0; action < 500 && state.winner === null; action++) {
        const seat = decider(state)
        const [only, ...others] = promptFor(state, seat)?.kind === 'rolled' ? pendingMoveEnds(state) : []
        const { emit, report } = createEventRecorder(() => undefined)
        cosmicKarma.play(state, seat, random.pick(cosmicKarma.choices(state, seat)), random, emit)
        if (only === undefined || others.length > 0) continue
        if (only.wins) {
          expect(state.winner).toBe(seat)
          continue
        }
        const events = report.facts as CosmicEvent[]
        const at = events.findIndex((event) => event.kind === 'landed' && event.space === only.space)
        expect(at).toBeGreaterThanOrEqual(0)
        const told = events.slice(at + 1, at + 1 + only.majorities.length)
        expect(told).toEqual(only.majorities.map((majority) => ({ kind: 'majority', seat, ...majority })))
        expect(events[at + 1 + told.length]?.kind).not.toBe('majority')
        met += told.length
      }
    }
    expect(met).toBeGreaterThan(10)
  })
})

describe('missing items', () => {
  test('unmetReturnConditionsOf counts the pegs, beads and habits between a player and being ready', () => {
    const missing = unmetReturnConditionsOf(
      createPlayer({ pegs: { torch: 2, wand: 1 }, beads: { orange: 2 }, habits: { green: 1 } }),
    )
    expect(missing).toEqual({
      pegs: { torch: 0, sword: 2, wand: 1 },
      beads: { green: 0, orange: 2 },
      habits: { green: 1, orange: 0 },
      ready: false,
    })
    expect(unmetReturnConditionsOf(createPlayer({ pegs: PEG_COUNTS_OF_ALL_TOOLS, rings: { green: 3 } })).ready).toBe(
      true,
    )
  })
})
