import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { featureExtractor } from './features.ts'
import { chakra } from './index.ts'
import { channelAction, liftAction, moveAction, play, createPosition } from './testing.ts'
import type { BoardSketch, PositionSketch } from './testing.ts'
import type { ChakraState } from './state.ts'

const WIDTH = featureExtractor.names.length

function rowsOf(state: ChakraState): Float64Array {
  const rows = new Float64Array(state.players * WIDTH)
  featureExtractor.read(state, rows)
  return rows
}

function feature(state: ChakraState, name: string, seat = 0): number {
  const at = featureExtractor.names.indexOf(name)
  if (at < 0) throw new RangeError(`no feature ${name}`)
  return rowsOf(state)[seat * WIDTH + at] ?? NaN
}

/** A feature of seat 0, that has this before it. */
const of = (name: string, own: BoardSketch, other: BoardSketch = {}, sketch: PositionSketch = {}): number =>
  feature(createPosition({ boards: [own, other], ...sketch }), name)

const FOUR: BoardSketch = {
  purple: 'purple purple purple',
  darkBlue: 'darkBlue darkBlue darkBlue',
  blue: 'blue blue blue',
  green: 'green green green',
}
const RED: BoardSketch = { red: 'red red red' }

describe('features', () => {
  test.each<[string, (state: ChakraState) => void]>([
    ['an energy more', ({ boards }) => boards[0]?.column[3]?.push('red')],
    ['another energy', ({ boards }) => boards[0]?.column[1]?.splice(0, 1, 'blue')],
    ['a notch', ({ boards }) => boards[0]?.notches.splice(0, 1, true)],
    ['a token', ({ boards: [own] }) => own !== undefined && own.available--],
    ['a Meditation token', ({ boards }) => boards[0]?.meditation.push('red')],
    ['the value of a harmony', ({ plenitude }) => (plenitude.red = 5 - plenitude.red)],
  ])('are recomputed after %s', (_, change) => {
    const state = createPosition({ boards: [{ ...RED, purple: 'purple' }, {}] })
    const other = createPosition({ boards: [FOUR, FOUR] })
    const before = rowsOf(state)
    change(state)
    const after = rowsOf(state)
    expect(after).not.toEqual(before)
    rowsOf(other)
    expect(rowsOf(state)).toEqual(after)
  })

  test.each<[string, BoardSketch, BoardSketch]>([
    // Each is more for the second board than for the first.
    ['harmonies', {}, RED],
    ['plenitude', { purple: 'purple purple purple' }, { green: 'green green green' }],
    ['earth', {}, { earth: 1 }],
    ['run', { orange: 'orange orange orange' }, RED],
    ['longest', {}, RED],
    ['mayEnd', { ...FOUR, yellow: 'yellow' }, { ...FOUR, yellow: 'yellow yellow', orange: 'yellow' }],
    ['toEnd', { ...RED, green: 'green' }, { green: 'green' }],
    ['nearness', { blue: 'green' }, { green: 'green' }],
    ['nearest', { green: 'green' }, { green: 'green green' }],
    ['secondNearest', { green: 'green green' }, { green: 'green', blue: 'blue' }],
    ['thirdNearest', { green: 'green' }, { green: 'green', blue: 'blue', red: 'red' }],
    ['fourthNearest', { green: 'green' }, { green: 'green', blue: 'blue', red: 'red', orange: 'orange' }],
    ['oneMissing', { green: 'green' }, { green: 'green green' }],
    ['twoMissing', { blue: 'green' }, { green: 'green' }],
    ['allOwned', { blue: 'green green' }, { blue: 'green green', purple: 'green' }],
    ['tooLow', { blue: 'green' }, { yellow: 'green' }],
    ['blocked', { blue: 'green red' }, { blue: 'green red blue' }],
    ['purpleNear', { bubbles: 'purple' }, { purple: 'purple' }],
    ['redNear', { bubbles: 'red' }, { orange: 'red' }],
    ['blackNearness', { bubbles: 'black' }, { orange: 'black' }],
    ['blackAtEarth', { orange: 'black' }, { red: 'black' }],
    ['blackNear', { red: 'black' }, { yellow: 'black' }],
    ['blackFar', { yellow: 'black' }, { purple: 'black' }],
    ['tokens', { spaces: [1] }, {}],
    ['noTokens', { spaces: [1] }, { spaces: [1, 2, 3, 4, 5] }],
    ['tokensBack', { notches: ['red'] }, { spaces: [1] }],
    ['notches', { spaces: [1] }, { notches: ['red'] }],
    ['notchesFull', { notches: ['red', 'blue', 'green'] }, { notches: ['red', 'blue', 'green', 'purple'] }],
    ['notchesWaiting', { notches: ['red'], red: 'red' }, { notches: ['red'] }],
    ['bubbles', {}, { bubbles: 'red' }],
    ['bubblesFull', { bubbles: 'red red' }, { bubbles: 'red red black' }],
    ['known', {}, { meditation: ['red', 'blue'] }],
  ])('%s', (name, less, more) => {
    expect(of(name, more)).toBeGreaterThan(of(name, less))
  })

  test('treat an energy above harmonized Chakras as nearer, since it jumps them (CHK-34)', () => {
    const low = { blue: 'red', ...RED, red: '' }
    const jump = { orange: 'orange orange orange', yellow: 'yellow yellow yellow' }
    expect(of('redNear', { ...low, ...jump })).toBeGreaterThan(of('redNear', low))
    expect(of('blackAtEarth', { green: 'black', ...jump, ...RED })).toBeGreaterThan(0)
  })

  test('compare with the best of the other seats', () => {
    const own = { earth: 1 }
    expect(of('lead', own, { earth: 2 })).toBeLessThan(of('lead', own, { earth: 1 }))
    expect(of('harmonyLead', own, RED)).toBeLessThan(of('harmonyLead', own))
    expect(of('rivalHarmonies', own, RED)).toBeGreaterThan(of('rivalHarmonies', own))
    expect(of('race', own, RED)).toBeLessThan(of('race', own))
    const three = createPosition({ boards: [own, {}, { earth: 3 }] })
    expect(feature(three, 'lead')).toBe(of('lead', own, { earth: 3 }))
    expect(of('longest', RED, { ...RED, orange: 'orange orange orange' })).toBe(0)
  })

  test('show who leads in the last round, and which seat has still to play', () => {
    const sketch: PositionSketch = { boards: [{ earth: 2 }, {}], ending: true, seat: 1 }
    const state = createPosition(sketch)
    expect([feature(state, 'ending', 0), feature(state, 'ending', 1)]).toEqual([1, 1])
    expect(feature(state, 'endingLead')).toBeGreaterThan(0)
    expect([feature(state, 'lastTurn', 0), feature(state, 'lastTurn', 1)]).toEqual([0, 1])
    expect(feature(createPosition({ ...sketch, ending: false }), 'endingLead')).toBe(0)
  })

  test('show a stand-off under way, and which seat plays later in the round', () => {
    const state = createPosition({ boards: [{}, {}], standoffRounds: 1 })
    expect(feature(state, 'standoff')).toBeGreaterThan(feature(createPosition(), 'standoff'))
    expect(feature(state, 'later', 1)).toBeGreaterThan(feature(state, 'later', 0))
  })

  test('show whose turn it is, what the seat has lifted, and the steps it has left', () => {
    const sketch: PositionSketch = { boards: [{ blue: 'green', green: 'red' }, {}], flows: ['red blue', 'red', 'blue'] }
    const lifting = createPosition(sketch)
    expect([feature(lifting, 'toMove', 0), feature(lifting, 'toMove', 1)]).toEqual([1, 0])
    play(lifting, liftAction(0, 'red'))
    expect(feature(lifting, 'lifted')).toBeGreaterThan(0)
    const moving = createPosition(sketch)
    play(moving, channelAction(6))
    const before = feature(moving, 'stepsLeft')
    play(moving, moveAction('green', 'red', 1))
    expect(feature(moving, 'stepsLeft')).toBeLessThan(before)
  })

  test('have absolute values of at most 3 in games of every size', () => {
    let most = 0
    for (let game = 0; game < 9; game++) {
      const random = createRandomStream(seedFromText('features'), game)
      const state = chakra.setup({ players: 2 + (game % 3), options: {} }, random, noopEventSink)
      for (let deciders = chakra.deciders(state); deciders.length > 0; deciders = chakra.deciders(state)) {
        for (const value of rowsOf(state)) if (!(Math.abs(value) <= most)) most = Math.abs(value)
        const seat = deciders[0] ?? 0
        chakra.play(state, seat, random.pick(chakra.choices(state, seat)), random, noopEventSink)
      }
    }
    expect(most).toBeLessThanOrEqual(3)
  })
})
