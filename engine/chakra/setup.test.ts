import { describe, expect, test } from 'vitest'
import { createEventRecorder, noopEventSink } from '../core/contract/game-events.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { bagEnergyCount } from './bag.ts'
import {
  CHAKRA_DATA,
  ENERGY_COLOURS,
  ENERGIES_PER_COLOUR_PER_PLAYER,
  MEDITATION_TOKENS_PER_COLOUR,
  PLENITUDE_VALUES,
  CHAKRA_COLOURS,
} from './data.ts'
import { chakra } from './index.ts'
import type { ChakraEvent, ChakraState } from './state.ts'
import { liftAction, meditateAction, legalActions, placeAction, play, createPosition } from './testing.ts'

const COUNTS = [2, 3, 4]
const SEED = 'a'.repeat(32)

function begin(players: number, game = 0): ChakraState {
  return chakra.setup({ players, options: {} }, createRandomStream(SEED, game), noopEventSink)
}

/** Some hundred first states. */
function beginnings(players: number): ChakraState[] {
  return Array.from({ length: 300 }, (_, game) => begin(players, game))
}

describe('set-up', () => {
  test('CHK-1: 12 energies of each of 8 colours make 96', () => {
    expect(ENERGY_COLOURS).toHaveLength(8)
    expect(ENERGIES_PER_COLOUR_PER_PLAYER * 4).toBe(12)
    expect(ENERGIES_PER_COLOUR_PER_PLAYER * 4 * ENERGY_COLOURS.length).toBe(96)
  })

  test('CHK-2: bag and Maya spaces hold 3 energies of every colour per player: 48, 72, 96', () => {
    const totals = COUNTS.map((players) => {
      const { bag, maya } = begin(players)
      for (const colour of ENERGY_COLOURS) {
        expect(bag[colour] + maya.filter((energy) => energy === colour).length).toBe(3 * players)
      }
      return bagEnergyCount(bag) + maya.length
    })
    expect(totals).toEqual([48, 72, 96])
  })

  test('CHK-3: nothing but the number of energies and boards changes with the number of players', () => {
    const [two, three, four] = COUNTS.map((players) => begin(players))
    for (const state of [three, four]) {
      expect(state?.maya).toHaveLength(two?.maya.length ?? 0)
      expect(state?.boards.map((board) => ({ ...board, meditation: [] }))).toEqual(
        state?.boards.map(() => ({ ...two?.boards[0], meditation: [] })),
      )
    }
  })

  test('CHK-4: three bubbles hold one energy each', () => {
    const state = createPosition({ boards: [{ bubbles: 'red blue' }], flows: ['green yellow', '', ''] })
    play(state, liftAction(0, 'green'))
    expect(legalActions(state)).toContainEqual(placeAction('bubbles'))
    const full = createPosition({ boards: [{ bubbles: 'red blue' }], flows: ['green yellow', '', ''] })
    play(full, liftAction(0, 'green'), liftAction(0, 'yellow'))
    expect(legalActions(full)).not.toContainEqual(placeAction('bubbles'))
  })

  test('CHK-5: seven Chakras with an empty notch each; a fourth energy finds no room', () => {
    const state = createPosition({
      boards: [{ bubbles: 'red red red', purple: 'blue blue' }],
      flows: ['green yellow', '', ''],
    })
    expect(state.boards[0]?.notches).toEqual(CHAKRA_DATA.map(() => false))
    play(state, liftAction(0, 'green'))
    expect(legalActions(state)).toContainEqual(placeAction('purple'))
    play(state, liftAction(0, 'yellow'))
    expect(legalActions(state)).not.toContainEqual(placeAction('purple'))
  })

  test('CHK-6: the Earth takes any number of energies', () => {
    const state = createPosition({ boards: [{ red: 'black', earth: 5 }], flows: ['red', '', ''] })
    play(state, { do: 'channel', space: 7 }, { do: 'move', from: 7, colour: 'black', step: 1 })
    expect(state.boards[0]?.column[8]).toHaveLength(6)
    expect(chakra.findBrokenInvariants(state)).toEqual([])
  })

  test('CHK-7: nine Maya spaces in three flows of three', () => {
    expect(begin(2).maya).toHaveLength(9)
    const state = createPosition({ flows: ['red blue green', 'yellow', 'orange'] })
    expect(state.maya).toEqual(['red', 'yellow', 'orange', 'blue', null, null, 'green', null, null])
    const flow = legalActions(state).filter((action) => action.do === 'lift' && action.flow === 0)
    expect(flow).toEqual([liftAction(0, 'red'), liftAction(0, 'blue'), liftAction(0, 'green')])
  })

  test('CHK-8: eight Plenitude tokens show 1, 1, 2, 2, 3, 3, 4, 4', () => {
    expect(PLENITUDE_VALUES).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    for (const { plenitude, eighth } of beginnings(2)) {
      expect([...Object.values(plenitude), eighth].sort()).toEqual(PLENITUDE_VALUES)
    }
  })

  test('CHK-9: each Chakra colour has a random Plenitude value, and no viewer sees the eighth', () => {
    for (const colour of CHAKRA_COLOURS) {
      expect(new Set(beginnings(2).map((state) => state.plenitude[colour])).size).toBe(4)
    }
    expect(new Set(beginnings(2).map((state) => state.eighth)).size).toBe(4)
    for (const viewer of [0, 1, 'table'] as const) expect(chakra.view(begin(2), viewer).eighth).toBeNull()
  })

  test('CHK-10: each player starts with five available tokens', () => {
    for (const { boards } of beginnings(4)) expect(boards.map((board) => board.available)).toEqual([5, 5, 5, 5])
  })

  test('CHK-11: nine energies out of the bag fill the Maya spaces', () => {
    for (const players of COUNTS) {
      const { maya, bag } = begin(players)
      expect(maya).not.toContain(null)
      expect(bagEnergyCount(bag)).toBe(24 * players - 9)
    }
  })

  test('CHK-12: each player draws one random Meditation token of four per colour; two players may draw the same', () => {
    expect(MEDITATION_TOKENS_PER_COLOUR * CHAKRA_COLOURS.length).toBe(28)
    const drawn = beginnings(4).map(({ boards }) => boards.map((board) => board.meditation))
    expect(drawn.every((tokens) => tokens.every((token) => token.length === 1))).toBe(true)
    expect(new Set(drawn.flat(2)).size).toBe(7)
    expect(drawn.some((tokens) => new Set(tokens.flat()).size < 4)).toBe(true)
  })

  test('CHK-13: a player sees the values of the owned colours, and learns the first at setup', () => {
    const { emit, report } = createEventRecorder(() => undefined)
    const state = chakra.setup({ players: 3, options: {} }, createRandomStream(SEED, 0), emit)
    const looks = (report.facts as ChakraEvent[]).filter((event) => event.kind === 'looked')
    expect(looks).toHaveLength(3)
    state.boards.forEach((board, seat) => {
      const [colour = 'red'] = board.meditation
      const value = state.plenitude[colour]
      expect(looks).toContainEqual({ kind: 'looked', seat, colour, secret: { to: [seat], values: { value } } })
      const seen = Object.entries(chakra.view(state, seat).plenitude).filter(([, known]) => known !== null)
      expect(seen).toEqual([[colour, value]])
    })
  })

  test('CHK-14: the first player is chosen at random, and turns pass clockwise', () => {
    expect(new Set(beginnings(4).map((state) => state.firstSeat))).toEqual(new Set([0, 1, 2, 3]))
    const state = createPosition({ players: 3, firstSeat: 2 })
    const order = (['red', 'red', 'red', 'blue'] as const).map((colour) => {
      const [seat = -1] = chakra.deciders(state)
      play(state, meditateAction(colour))
      return seat
    })
    expect(order).toEqual([2, 0, 1, 2])
  })
})
