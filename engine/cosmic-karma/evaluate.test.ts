import { describe, expect, test } from 'vitest'
import { greedyBot } from '../core/host/bots/greedy.ts'
import { randomBot } from '../core/host/bots/random.ts'
import { letBotsFinishTable } from '../core/host/playout.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { createTestTable } from '../core/invariants/test-helpers.ts'
import { evaluate } from './evaluate.ts'
import { cosmicKarma } from './index.ts'
import { freeWillCardAction, PEG_COUNTS_OF_ALL_TOOLS, play, createPosition, rollAndGo } from './testing.ts'
import type { PlayerSketch } from './testing.ts'

const worth = (own: PlayerSketch, other: PlayerSketch = {}): number =>
  evaluate(createPosition({ players: [own, other] }))[0] ?? 0

describe('evaluate', () => {
  test('is between 0 and 1, and exactly 1 and 0 after the end', () => {
    const state = createPosition({ players: [{ at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS }, {}] })
    expect(evaluate(state)[0]).toBeLessThan(1)
    rollAndGo(state, 2)
    expect(evaluate(state)).toEqual([1, 0])
    expect(worth({ habits: { green: 6, orange: 6 } }, { at: 'e4-14', pegs: PEG_COUNTS_OF_ALL_TOOLS })).toBeGreaterThan(
      0,
    )
  })

  test('rises with pegs, rings and cards; falls with beads, habits and lost turns', () => {
    const plain = worth({ at: 'e1-01' })
    for (const better of [{ pegs: { torch: 1 } }, { rings: { green: 1 } }, { freeWill: [3] }])
      expect(worth({ at: 'e1-01', ...better })).toBeGreaterThan(plain)
    for (const worse of [{ beads: { green: 1 } }, { habits: { green: 1 } }, { lostTurns: 1 }])
      expect(worth({ at: 'e1-01', ...worse })).toBeLessThan(plain)
    expect(worth({ beads: { green: 3 - 1 } })).toBeGreaterThan(worth({ habits: { green: 1 } }))
  })

  test('rises as a ready pawn nears Hanging On, and falls when a rival is ready', () => {
    expect(worth({ at: 'e4-10', pegs: PEG_COUNTS_OF_ALL_TOOLS })).toBeGreaterThan(
      worth({ at: 'e1-10', pegs: PEG_COUNTS_OF_ALL_TOOLS }),
    )
    expect(worth({}, { pegs: PEG_COUNTS_OF_ALL_TOOLS })).toBeLessThan(worth({}))
  })

  test('rates laid out cards by the space to which they lead', () => {
    const leading = (number: number) => {
      const state = createPosition({ players: [{ at: 'e1-01', freeWill: [number] }, {}] })
      play(state, freeWillCardAction(number))
      return evaluate(state)[0] ?? 0
    }
    // A torch peg against a green bead.
    expect(leading(4)).toBeGreaterThan(leading(3))
  })

  test('greedy bots beat random bots, in games of fewer than 2000 log entries', () => {
    let wins = 0
    for (let game = 0; game < 6; game++) {
      const table = createTestTable(cosmicKarma, { players: 2 + (game % 3), seed: `greedy ${String(game)}` })
      letBotsFinishTable(
        table,
        (seat) => (seat === 0 ? greedyBot : randomBot),
        createRandomStream(seedFromText('bots'), game),
      )
      if (table.outcome?.ranking[0]?.seats.includes(0) === true) wins++
      expect(table.log.length).toBeLessThan(2000)
    }
    expect(wins).toBeGreaterThanOrEqual(5)
  })
})
