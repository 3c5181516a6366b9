/** Pseudo-random numbers from a text: the same text always gives the same numbers, so that every card keeps its picture. */

/** A generator of pseudo-random numbers: each call gives the next one, at least 0 and less than 1. */
export type SeededRandom = () => number

/**
 * Creates a generator that always gives the same numbers for the same seed.
 * @param seed any text: a card's id, a square of the board
 */
export function createSeededRandom(seed: string): SeededRandom {
  let hash = 2166136261
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
  return () => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Takes the next number of the generator, scaled to the range from `least` up to, but without, `most`. */
export function randomBetween(dice: SeededRandom, least: number, most: number): number {
  return least + (most - least) * dice()
}

/** Returns the item of a list that the next number of the generator picks. */
export function randomItem<T>(dice: SeededRandom, list: readonly [T, ...T[]]): T {
  return list[Math.floor(dice() * list.length)] ?? list[0]
}

/**
 * Returns pseudo-random numbers in ascending order that do not cluster: the range from `from` to `to` is divided into
 * `count` equal parts, and each part has one number.
 */
export function spreadNumbers(dice: SeededRandom, count: number, from: number, to: number): readonly number[] {
  const part = (to - from) / count
  return Array.from({ length: count }, (_, i) => from + part * (i + 0.15 + 0.7 * dice()))
}
