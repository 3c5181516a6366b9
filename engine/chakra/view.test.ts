import { describe, expect, test } from 'vitest'
import { canonicalJson, findNonJsonPath } from '../core/contract/json.ts'
import { noopEventSink } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { PLENITUDE_VALUES, CHAKRA_COLOURS } from './data.ts'
import { chakra } from './index.ts'
import type { ChakraState } from './state.ts'
import {
  ALL_MEDITATION_COLOURS,
  channelAction,
  liftAction,
  meditateAction,
  moveAction,
  play,
  createPosition,
} from './testing.ts'

const SEED = 'b'.repeat(32)

/** Freezes a value with all that is in it: writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}

const sketch = { boards: [{ meditation: ['red', 'green'] }, { meditation: ['red'] }] } as const

describe('view', () => {
  test('CHK-13: a seat sees the values of its own colours, no others and not the eighth', () => {
    const state = createPosition(sketch)
    const { plenitude, eighth } = chakra.view(state, 0)
    for (const colour of CHAKRA_COLOURS) {
      expect(plenitude[colour]).toBe(['red', 'green'].includes(colour) ? state.plenitude[colour] : null)
    }
    expect(eighth).toBeNull()
  })

  test('the public view holds no Plenitude value, the open view all of them', () => {
    const state = createPosition(sketch)
    expect(new Set(Object.values(chakra.view(state, 'table').plenitude))).toEqual(new Set([null]))
    expect(chakra.view(state, 'open')).toEqual(state)
  })

  test('all but the Plenitude values is the same for every viewer', () => {
    const state = createPosition(sketch)
    play(state, liftAction(0, 'black'))
    const views = ([0, 1, 'table', 'open'] as const).map((viewer) => {
      const { plenitude: _values, eighth: _eighth, ...rest } = chakra.view(state, viewer)
      return canonicalJson(rest)
    })
    expect(new Set(views).size).toBe(1)
  })

  test('views, determinizations and copies share nothing with their source', () => {
    const state = createPosition({ boards: [{ bubbles: 'red blue' }] })
    play(state, channelAction(2), moveAction('bubbles', 'red', 2))
    const seen = chakra.view(frozen(state), 0)
    const determinized = chakra.determinize(frozen(seen), 0, createRandomStream(SEED, 0))
    const copy = chakra.clone(state)
    for (const other of [determinized, copy]) play(other, moveAction('bubbles', 'blue', 1), meditateAction('red'))
    expect(state.stack).toHaveLength(2)
  })
})

describe('determinize', () => {
  test('keeps what the seat sees, deals the remaining values, and reaches every arrangement', () => {
    const meditation = ALL_MEDITATION_COLOURS.filter((colour) => colour !== 'red' && colour !== 'blue')
    const state = createPosition({ boards: [{ meditation }], plenitude: [1, 2, 3, 4, 1, 2, 3, 4] })
    const seen = chakra.view(state, 0)
    const dealt = new Set<string>()
    for (let i = 0; i < 100; i++) {
      const determinized = chakra.determinize(seen, 0, createRandomStream(SEED, i))
      expect(chakra.view(determinized, 0)).toEqual(seen)
      expect([...Object.values(determinized.plenitude), determinized.eighth].sort()).toEqual(PLENITUDE_VALUES)
      dealt.add([determinized.plenitude.blue, determinized.plenitude.red, determinized.eighth].join(' '))
    }
    expect([...dealt].sort()).toEqual(['3 3 4', '3 4 3', '4 3 3'])
  })

  test('gives a seat that has looked at all seven values the eighth as well', () => {
    const state = createPosition({ boards: [{ meditation: ALL_MEDITATION_COLOURS }] })
    expect(chakra.determinize(chakra.view(state, 0), 0, createRandomStream(SEED, 0))).toEqual(state)
  })
})

test('choices does not change the state, and play and clone leave plain JSON', () => {
  const luck = createRandomStream(SEED, 'plain')
  const state: ChakraState = chakra.setup({ players: 4, options: {} }, luck, noopEventSink)
  for (let turn = 0; turn < 400 && state.end === null; turn++) {
    const before = canonicalJson(state)
    const [seat = 0] = chakra.deciders(state)
    const action = luck.pick(chakra.choices(state, seat))
    expect(canonicalJson(state)).toBe(before)
    expect(chakra.clone(state)).toEqual(state)
    chakra.play(state, seat, action, luck, noopEventSink)
    expect(findNonJsonPath(state)).toBeUndefined()
  }
})
