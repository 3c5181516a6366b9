/**
 * Seeded randomness. A table's seed is 128 bits, written as 32 hexadecimal digits. Every random event of a table (an
 * action that draws at all) has its own stream, derived from the seed and the number of random events before it. So
 * undo and redo reproduce the same draws, and an action without randomness in between does not shift them.
 *
 * Generator: xoroshiro128+ (Blackman and Vigna 2018) from pure-rand; derivation: SHA-256 from @noble/hashes.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** The random source that a game or a bot draws from. */
export interface Random {
  /**
   * A uniform integer, 0 <= n < bound.
   * @throws RangeError unless bound is an integer of at least 1
   */
  int(bound: number): number
  /**
   * A uniformly chosen item.
   * @throws RangeError if the list is empty
   */
  pick<T>(items: readonly T[]): T
  /**
   * Shuffles in place (Fisher-Yates).
   * @returns the same array
   */
  shuffle<T>(items: T[]): T[]
}

/** A random source that also tells whether anything was drawn from it since it was created (`wasUsed`). */
export interface UseTrackingRandom extends Random {
  readonly wasUsed: boolean
}

/** The seed of random streams: 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string

const SEED_PATTERN = /^[0-9a-f]{32}$/

/** Whether a text has the format of a `Seed`: 32 lower-case hexadecimal digits. */
export function isSeed(text: string): boolean {
  return SEED_PATTERN.test(text)
}

/**
 * Makes a `Seed` from 16 bytes of the operating system's generator.
 * @throws RangeError for another number of bytes
 */
export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 16) throw new RangeError(`a seed is 16 bytes, not ${bytes.length}`)
  return bytesToHex(bytes)
}

/**
 * Makes a `Seed` from a text that a person typed: its SHA-256, truncated to 128 bits. Any text is accepted; the same text
 * gives the same seed.
 */
export function seedFromText(text: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16))
}

/**
 * Creates the random stream of one random event (an action that draws), or of one other purpose. Equal arguments give
 * equal draws. The generator is made at the first draw, since most actions do not draw.
 * @param seed the seed of a table, a bot or a test
 * @param event the number of random events before this one, or a label that separates streams of one seed
 * @returns the stream; its `wasUsed` tells whether anything was drawn from it
 */
export function createRandomStream(seed: Seed, event: number | string): UseTrackingRandom {
  let generator: ReturnType<typeof xoroshiro128plusFromState> | undefined
  const int = (bound: number): number => {
    if (!Number.isSafeInteger(bound) || bound < 1) throw new RangeError(`no whole number below ${bound}`)
    generator ??= createGenerator(seed, event)
    return bound === 1 ? 0 : uniformInt(generator, 0, bound - 1)
  }
  return {
    get wasUsed() {
      return generator !== undefined
    },
    int,
    pick<T>(items: readonly T[]): T {
      return items[int(items.length)] as T
    },
    shuffle<T>(items: T[]): T[] {
      for (let last = items.length - 1; last > 0; last--) {
        const other = int(last + 1)
        const moved = items[last] as T
        items[last] = items[other] as T
        items[other] = moved
      }
      return items
    },
  }
}

function createGenerator(seed: Seed, event: number | string) {
  const digest = sha256(utf8ToBytes(`${seed}/${event}`))
  const words = new DataView(digest.buffer, digest.byteOffset)
  const state = [0, 4, 8, 12].map((offset) => words.getInt32(offset))
  return xoroshiro128plusFromState(state)
}
