import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSeed, seedFromBytes, seedFromText, createRandomStream } from './random.ts'

const SEED = seedFromText('lotus')

describe('seeds', () => {
  it('from text are the same for the same text, in every version', () => {
    expect(seedFromText('lotus')).toBe('6013de0381f648b7f21518885c02b40b')
    expect(seedFromText('')).toBe('e3b0c44298fc1c149afbf4c8996fb924')
    expect(seedFromText('Lotus')).not.toBe(SEED)
  })

  it('from bytes are the hexadecimal form of exactly 16 bytes', () => {
    expect(seedFromBytes(Uint8Array.from({ length: 16 }, (_, i) => i * 17))).toBe('00112233445566778899aabbccddeeff')
    expect(() => seedFromBytes(new Uint8Array(15))).toThrow(RangeError)
  })

  it('are 32 lower-case hexadecimal digits', () => {
    expect(isSeed(SEED)).toBe(true)
    for (const text of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED.slice(1)}g`, ` ${SEED.slice(1)}`])
      expect(isSeed(text), text).toBe(false)
  })
})

describe('random streams', () => {
  it('give the same numbers in every version, since saves depend on them', () => {
    const stream = createRandomStream(SEED, 0)
    expect(Array.from({ length: 12 }, () => stream.int(100))).toEqual([26, 44, 83, 15, 83, 56, 54, 70, 74, 82, 93, 6])
    expect(createRandomStream(SEED, 1).shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 8, 6, 5, 4, 7, 3])
    expect(createRandomStream(SEED, 'walk').int(2 ** 40)).toBe(452446363396)
  })

  it('depend only on the seed and the event', () => {
    const first = (seed: string, event: number | string) => createRandomStream(seed, event).int(2 ** 50)
    expect(first(SEED, 3)).toBe(first(SEED, 3))
    const streams = [first(SEED, 3), first(SEED, 4), first(SEED, 'x'), first(seedFromText('other'), 3)]
    expect(new Set(streams).size).toBe(streams.length)
  })

  it('do not influence each other', () => {
    const alone = createRandomStream(SEED, 7)
    const expected = Array.from({ length: 20 }, () => alone.int(1000))
    const beside = createRandomStream(SEED, 8)
    const together = createRandomStream(SEED, 7)
    const met = Array.from({ length: 20 }, () => {
      beside.int(1000)
      return together.int(1000)
    })
    expect(met).toEqual(expected)
  })

  it('report whether a number was drawn from them', () => {
    const stream = createRandomStream(SEED, 0)
    expect(stream.wasUsed).toBe(false)
    expect(stream.shuffle(['only'])).toEqual(['only'])
    expect(stream.wasUsed).toBe(false)
    stream.int(6)
    expect(stream.wasUsed).toBe(true)
  })

  it('return integers below the bound, and refuse invalid bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.nat(), (bound, event) => {
        const n = createRandomStream(SEED, event).int(bound)
        return Number.isSafeInteger(n) && n >= 0 && n < bound
      }),
      { seed: 1, numRuns: 300 },
    )
    for (const bound of [0, -1, 1.5, NaN, Infinity, 2 ** 53])
      expect(() => createRandomStream(SEED, 0).int(bound), String(bound)).toThrow(RangeError)
    expect(() => createRandomStream(SEED, 0).pick([])).toThrow(RangeError)
  })

  it('are uniform: chi-squared of 12,000 throws of a die, from one stream and as first draws of many streams', () => {
    const inOne = createRandomStream(SEED, 'die')
    const draws = [() => inOne.int(6), (event: number) => createRandomStream(SEED, event).int(6)]
    for (const draw of draws) {
      const counts = [0, 0, 0, 0, 0, 0]
      for (let i = 0; i < 12_000; i++) {
        const eyes = draw(i)
        counts[eyes] = (counts[eyes] ?? 0) + 1
      }
      const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
      expect(chi).toBeLessThan(20.5) // 0.1 % for 5 degrees of freedom
    }
  })

  it('shuffle into every order equally often, and lose no item', () => {
    const counts = new Map<string, number>()
    const stream = createRandomStream(SEED, 'orders')
    for (let i = 0; i < 12_000; i++) {
      const order = stream.shuffle(['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    expect(chi).toBeLessThan(49.7) // 0.1 % for 23 degrees of freedom
  })
})
