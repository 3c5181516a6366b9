/** Numbers that look like luck and are always the same for the same words: every card has its own picture. */

/** Each call gives the next number, from 0 up to 1. */
export type SeededRandom = () => number

/** @param seed any words: a card's id, a square of the board */
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

export function randomBetween(dice: SeededRandom, least: number, most: number): number {
  return least + (most - least) * dice()
}

/** One of a list. */
export function randomItem<T>(dice: SeededRandom, list: readonly [T, ...T[]]): T {
  return list[Math.floor(dice() * list.length)] ?? list[0]
}

/** As many numbers as wanted, spread over a width without clumps: each within its own part of it. */
export function spreadNumbers(dice: SeededRandom, count: number, from: number, to: number): readonly number[] {
  const part = (to - from) / count
  return Array.from({ length: count }, (_, i) => from + part * (i + 0.15 + 0.7 * dice()))
}
