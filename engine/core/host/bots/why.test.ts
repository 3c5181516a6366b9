import { describe, expect, it } from 'vitest'
import { intoChances, packNet, strengthOf, type Net } from '../../contract/features.ts'
import { seedFromText, streamOf } from '../../contract/random.ts'
import { weigh, type Asker } from './why.ts'

const NAMES = ['gold', 'fear', 'noise']

/** More gold is better, and more fear worse; the hidden units bend both, and noise says nothing. */
const net: Net = {
  players: { min: 2, max: 4 },
  linear: [1.5, -2, 0],
  hidden: [
    { bias: 0.1, weights: [2, -1, 0], out: 0.4 },
    { bias: -0.2, weights: [-1, 1.5, 0], out: -0.6 },
  ],
}

function askerOf(seat: number, sides: readonly number[]): Asker {
  return { net: packNet(net), names: NAMES, unsaid: [], seat, sides }
}

/** The chance of the asker's side. */
function chanceIn({ net: packed, seat, sides }: Asker, rows: Float64Array): number {
  const chances = intoChances(sides.map((_, each) => strengthOf(packed, rows, each * NAMES.length)))
  return chances.reduce((sum, chance, each) => (sides[each] === sides[seat] ? sum + chance : sum), 0)
}

describe('why one position is better than another', () => {
  it('what all features add is the difference of the two chances', () => {
    const random = streamOf(seedFromText('why'), 0)
    for (const sides of [
      [0, 1],
      [0, 1, 2],
      [0, 1, 0, 1],
    ]) {
      const rows = (): Float64Array => Float64Array.from(sides.flatMap(() => NAMES.map(() => random.int(101) / 50 - 1)))
      for (let n = 0; n < 20; n++) {
        const asker = askerOf(n % sides.length, sides)
        const [from, to] = [rows(), rows()]
        const gain = chanceIn(asker, to) - chanceIn(asker, from)
        // The way is walked in steps.
        expect(Math.abs(weigh(asker, to, from).gain - gain)).toBeLessThan(0.01)
      }
    }
  })

  it('names what is more or less, whose it is, and whether it speaks for the choice', () => {
    const asker = askerOf(0, [0, 1])
    const rival = Float64Array.of(0.2, 0.5, 0, 0.2, 0.1, 0)
    const rows = Float64Array.of(0.8, 0.5, 1, 0.2, 0.9, 0)
    expect(weigh(asker, rows, rival).reasons).toEqual([
      { feature: 'fear', seat: 1, way: 'more', speaks: 'for' },
      { feature: 'gold', seat: 0, way: 'more', speaks: 'for' },
    ])
    expect(weigh(asker, rival, rows).reasons).toEqual([
      { feature: 'fear', seat: 1, way: 'less', speaks: 'against' },
      { feature: 'gold', seat: 0, way: 'less', speaks: 'against' },
    ])
  })

  it("a rival's good is the asker's ill, and a partner's is not", () => {
    const rival = new Float64Array(12)
    const rows = Float64Array.of(0, 0, 0, 0, 0, 0, 0.9, 0, 0, 0, 0, 0)
    const speaks = (sides: readonly number[]) => weigh(askerOf(0, sides), rows, rival).reasons
    expect(speaks([0, 1, 2, 3])).toEqual([{ feature: 'gold', seat: 2, way: 'more', speaks: 'against' }])
    expect(speaks([0, 1, 0, 1])).toEqual([{ feature: 'gold', seat: 2, way: 'more', speaks: 'for' }])
  })

  it('tells each feature once, of whom it weighs most, and nothing that hardly counts', () => {
    const asker = askerOf(0, [0, 1])
    const rival = new Float64Array(6)
    const reasons = weigh(asker, Float64Array.of(0.9, 0.01, 1, -0.3, 0, -1), rival).reasons
    expect(reasons).toEqual([{ feature: 'gold', seat: 0, way: 'more', speaks: 'for' }])
    expect(weigh(asker, rival, rival).reasons).toEqual([])
  })

  it('weighs what says nothing to a person, and does not tell it', () => {
    const asker = { ...askerOf(0, [0, 1]), unsaid: ['gold'] }
    const weighed = weigh(asker, Float64Array.of(0.9, 0.8, 0, 0, 0, 0), new Float64Array(6))
    expect(weighed.reasons).toEqual([{ feature: 'fear', seat: 0, way: 'more', speaks: 'against' }])
    expect(weighed.gain).toBe(
      weigh({ ...asker, unsaid: [] }, Float64Array.of(0.9, 0.8, 0, 0, 0, 0), new Float64Array(6)).gain,
    )
  })
})
