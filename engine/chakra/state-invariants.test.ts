import { describe, expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import type { EventSink } from '../core/contract/game.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { chakra } from './index.ts'
import type { ChakraState } from './state.ts'
import { channelAction, liftAction, legalActions, play, createPosition, withChannelBegun } from './testing.ts'

/** The broken invariants after a change to a sound position. */
function after(
  change: (state: ChakraState) => void,
  state = createPosition({ boards: [{ bubbles: 'red', earth: 1 }] }),
): string {
  expect(chakra.findBrokenInvariants(state)).toEqual([])
  change(state)
  return chakra.findBrokenInvariants(state).join('; ')
}

/** The first board of a state, to be tampered with. */
function first(state: ChakraState): ChakraState['boards'][number] {
  const [board] = state.boards
  if (board === undefined) throw new Error('no board')
  return board
}

describe('findBrokenInvariants reports', () => {
  test('missing or additional energies and unknown colours', () => {
    expect(after((state) => state.bag.red--)).toContain('every red energy is somewhere')
    expect(after((state) => state.spent++)).toContain('every black energy is somewhere')
    expect(after((state) => (state.maya[0] = 'pink' as 'red'))).toContain('nine Maya spaces')
  })

  test('overfull boards, coloured energies on the Earth, a fourth energy of a colour', () => {
    expect(after((state) => first(state).column[0]?.push('blue', 'blue', 'blue'))).toContain('room at position 0')
    expect(after((state) => first(state).column[8]?.push('red'))).toContain('only black on the Earth')
    expect(after((state) => first(state).column[4]?.push('red', 'red', 'red'))).toContain('three energies of red')
  })

  test('missing tokens, five tokens in notches, a token in a harmonized notch', () => {
    expect(after((state) => first(state).available--)).toContain('five Inspiration tokens')
    const five = [true, true, true, true, true, false, false]
    expect(after((state) => Object.assign(first(state), { available: 0, notches: five }))).toContain('four tokens')
    const harmony = createPosition({ boards: [{ purple: 'purple purple purple' }] })
    expect(
      after((state) => {
        Object.assign(first(state), { available: 4 })
        first(state).notches[0] = true
      }, harmony),
    ).toContain('no token in a harmonized notch')
  })

  test('wrong Plenitude and Meditation tokens', () => {
    expect(after((state) => (state.plenitude.red = 1))).toContain('the eight Plenitude tokens')
    expect(after((state) => first(state).meditation.push('purple'))).toContain('Meditation tokens differ')
  })

  test('turns, rounds and ends that contradict each other', () => {
    expect(after((state) => state.turns++)).toContain('the turn goes round clockwise')
    expect(after((state) => state.rounds++)).toContain('rounds follow from turns')
    expect(after((state) => (state.ending = true))).toContain('the last round has its reason')
    expect(after((state) => (state.quiet.standoffRounds = 3))).toContain('idle')
    expect(after((state) => Object.assign(state, { end: 'stall', stack: [] }))).toContain('a stall takes twenty rounds')
  })

  test('pending work that no seat could finish', () => {
    expect(after((state) => state.lifted.push('red'))).toContain('lifted energies belong to a Receive')
    expect(after((state) => state.stack.pop())).toContain('a turn is under way')
    const moving = withChannelBegun(createPosition({ boards: [{ bubbles: 'red' }] }), 7)
    expect(after((state) => (first(state).column[0] = []), moving)).toContain('the deciding seat has a choice')
    expect(after((state) => (state.turns = Number.NaN))).toContain('plain data at .turns')
  })
})

test('findBrokenInvariants reports nothing in random games, at every state and checkpoint', () => {
  for (const players of [2, 3, 4]) {
    for (let game = 0; game < 4; game++) {
      const luck = createRandomStream('d'.repeat(32), `${String(players)}/${String(game)}`)
      const state = chakra.setup({ players, options: {} }, luck, noopEventSink)
      const check = (): void => {
        expect(chakra.findBrokenInvariants(state)).toEqual([])
      }
      const emit = Object.assign(() => undefined, { checkpoint: check, markInformed: () => undefined }) as EventSink
      while (state.end === null) {
        const [seat = 0] = chakra.deciders(state)
        chakra.play(state, seat, luck.pick(chakra.choices(state, seat)), luck, emit)
        check()
      }
      expect(chakra.outcome(state)?.ranking).toHaveLength(players)
    }
  }
})

test('createPosition makes valid positions, also in the middle of a verb', () => {
  const state = createPosition({ boards: [{ earth: 1 }], flows: ['red blue', 'black', 'green'] })
  play(state, liftAction(0, 'red'))
  expect(chakra.findBrokenInvariants(state)).toEqual([])
  const exchanging = createPosition({ boards: [{ earth: 1 }] })
  play(exchanging, channelAction(8))
  expect([chakra.findBrokenInvariants(exchanging), legalActions(exchanging).length]).toEqual([[], 8])
})
