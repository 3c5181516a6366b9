import { describe, expect, it } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { seedFromText, createRandomStream } from '../core/contract/random.ts'
import { boardOfSeat } from './board.ts'
import { CHAKRA_COLOURS } from './data.ts'
import type { EnergyColour } from './data.ts'
import { consequences } from './consequences.ts'
import { setup } from './setup.ts'
import type { SeatBoard, ChakraView } from './state.ts'
import { view } from './view.ts'

const SEAT = 0
const start = view(
  setup({ players: 2, options: {} }, createRandomStream(seedFromText('reasons'), 0), noopEventSink),
  SEAT,
)

/** The table with a change of the asker's board. */
function withBoard(change: (board: SeatBoard) => void, from: ChakraView = start): ChakraView {
  const copy = structuredClone(from)
  change(boardOfSeat(copy, SEAT))
  return copy
}
const put =
  (at: number, ...energies: EnergyColour[]) =>
  (board: SeatBoard) => {
    board.column[at] = energies
  }
const told = (before: ChakraView, after: ChakraView) =>
  Object.fromEntries(
    consequences(before, after, SEAT).map(({ what, worth, quantity }) => [
      quantity,
      [what?.id.replace('chakra.reason.', ''), Math.sign(worth)],
    ]),
  )

describe('consequences of Chakra', () => {
  it('A2: an energy on its own Chakra is reported as so many of three in place, whatever other Chakras lack', () => {
    const before = withBoard(put(1, 'purple'))
    const after = withBoard(put(1, 'purple', 'purple'), before)
    expect(told(before, after)).toMatchObject({ purple: ['home', 1] })
    expect(consequences(before, after, SEAT).find(({ quantity }) => quantity === 'purple')?.what?.values).toEqual({
      colour: 'purple',
      count: 2,
      all: 3,
    })
    expect(told(before, after)).not.toHaveProperty('blue')
  })

  it('reasons 4: a colour gives only one reason, and harmony comes before all others', () => {
    const before = withBoard(put(1, 'purple', 'purple'))
    const after = withBoard(put(1, 'purple', 'purple', 'purple'), before)
    expect(told(before, after)).toMatchObject({ purple: ['harmony', 1] })
    expect(consequences(before, after, SEAT).filter(({ quantity }) => quantity === 'purple')).toHaveLength(1)
  })

  it('reasons 3: an energy that moves away from its Chakra is a reason against a choice, a nearer one a reason for it', () => {
    const high = withBoard(put(2, 'red'))
    const low = withBoard(put(5, 'red'))
    expect(told(high, low)).toMatchObject({ red: ['nearer', 1] })
    expect(told(low, high)).toMatchObject({ red: ['farther', -1] })
  })

  it('a Chakra that becomes full without harmony is a reason against a choice', () => {
    const after = withBoard(put(4, 'green', 'black', 'red'))
    expect(told(start, after)).toMatchObject({ green: ['blocked', -1] })
    const full = consequences(start, after, SEAT).find(({ quantity }) => quantity === 'green')
    expect(full?.sparedMessage).toEqual({ id: 'chakra.reason.notBlocked', values: { colour: 'green' } })
  })

  it('tokens are reported by the number that is free afterwards', () => {
    const spent = withBoard((board) => (board.available = 2))
    expect(told(start, spent)).toMatchObject({ tokens: ['tokensFree', 1] })
    expect(told(spent, start)).toMatchObject({ tokens: ['tokensBack', 1] })
  })

  it('taking the last visible energy that a rival lacks is a reason, but not if it came out of the bag', () => {
    const before = structuredClone(start)
    before.maya = before.maya.map((_, at) => (at === 0 ? 'blue' : 'red'))
    put(2, 'blue', 'blue')(boardOfSeat(before, 1))
    const after = withBoard(put(0, 'blue'), before)
    expect(told(before, after)).toHaveProperty('denies blue')
    const exchanged = withBoard((board) => (board.spaces[7] = true), after)
    expect(told(before, exchanged)).not.toHaveProperty('denies blue')
  })

  it('the value of a Plenitude token is never reported, only that the seat will learn it', () => {
    const colour = CHAKRA_COLOURS.find((each) => !boardOfSeat(start, SEAT).meditation.includes(each)) ?? 'red'
    const after = withBoard((board) => board.meditation.push(colour))
    const learned = consequences(start, after, SEAT).find(({ quantity }) => quantity === 'learns')
    expect(learned?.what).toEqual({ id: 'chakra.reason.learns', values: { colour } })
  })
})
