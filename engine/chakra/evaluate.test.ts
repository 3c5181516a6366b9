import { describe, expect, test } from 'vitest'
import { greedyBot } from '../core/host/bots/greedy.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import type { Json } from '../core/contract/json.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { chakra } from './index.ts'
import type { BoardSketch } from './testing.ts'
import { decider, createPosition } from './testing.ts'

/** How well a board stands. */
function worth(board: BoardSketch): number {
  return chakra.evaluate(createPosition({ boards: [board] }))[0] ?? 0
}

describe('evaluate', () => {
  test('is higher for a harmonized Chakra, energies nearer to theirs, black on the Earth and free tokens', () => {
    const better: [BoardSketch, BoardSketch][] = [
      [{ red: 'red red red' }, { red: 'red red', orange: 'red' }],
      [{ green: 'green' }, { blue: 'green' }],
      [{ blue: 'green' }, { bubbles: 'green' }],
      [{ earth: 1 }, { red: 'black' }],
      [{ red: 'black' }, { bubbles: 'black' }],
      [{}, { spaces: [1] }],
      [{ spaces: [1] }, { notches: ['red'] }],
      [{ purple: 'red blue' }, { purple: 'red blue black' }],
    ]
    for (const [more, less] of better) expect(worth(more)).toBeGreaterThan(worth(less))
  })

  test('is between 0 and 1, and divides the win of a finished game among its winners (CHK-64)', () => {
    expect(worth({ notches: ['red', 'blue', 'green', 'orange'], bubbles: 'black black black' })).toBeLessThan(0.5)
    const over = { ...createPosition({ boards: [{ earth: 2 }, { earth: 1 }] }), end: 'harmony' as const, stack: [] }
    expect(chakra.evaluate(over)).toEqual([1, 0])
    const shared = {
      ...createPosition({ boards: [{ earth: 1 }, { earth: 1 }, {}] }),
      end: 'harmony' as const,
      stack: [],
    }
    expect(chakra.evaluate(shared)).toEqual([0.5, 0.5, 0])
  })
})

test.each([2, 3, 4])('the greedy bot ends games in harmony after 20 to 40 rounds (median), %i players', (players) => {
  const turns = Array.from({ length: 5 }, (_, game) => {
    const luck = createRandomStream('1'.repeat(32), game)
    const random = createRandomStream('2'.repeat(32), game)
    const state = chakra.setup({ players, options: {} }, luck, noopEventSink)
    while (state.end === null) {
      const seat = decider(state)
      const choices = chakra.choices(state, seat) as readonly Json[]
      const action = greedyBot({ game: chakra, seat, view: chakra.view(state, seat), choices, random })
      chakra.play(state, seat, action as never, luck, noopEventSink)
    }
    expect(state.end).toBe('harmony')
    return state.rounds
  })
  const median = [...turns].sort((a, b) => a - b)[2]
  expect(median).toBeGreaterThanOrEqual(20)
  expect(median).toBeLessThanOrEqual(40)
})
