/**
 * Seedable luck. A table's seed is 128 bits, written as 32 hexadecimal digits. Every random event of a table (an
 * action that draws at all) has a stream of its own, derived from the seed and the number of events before it: undo
 * and redo meet the same luck, and an action without luck in between does not shift it.
 *
 * Generator: xoroshiro128+ (Blackman and Vigna 2018) from pure-rand; derivation: SHA-256 from @noble/hashes.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** What a game draws from. */
export interface Random {
  /** A uniform whole number, 0 <= n < bound. @throws RangeError unless bound is a whole number of at least 1 */
  int(bound: number): number
  /** A uniform item. @throws RangeError when there is none */
  pick<T>(items: readonly T[]): T
  /** Puts the items into a uniform random order, in place (Fisher and Yates). Returns the same array. */
  shuffle<T>(items: T[]): T[]
}

/** A stream that remembers whether it was drawn from. */
export interface RandomStream extends Random {
  readonly wasUsed: boolean
}

/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string

const SEED_PATTERN = /^[0-9a-f]{32}$/

/** Whether a text has the form of a Seed. */
export function isSeed(text: string): boolean {
  return SEED_PATTERN.test(text)
}

/** A Seed from 16 bytes of the system's own generator. @throws RangeError for another length */
export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 16) throw new RangeError(`a seed is 16 bytes, not ${bytes.length}`)
  return bytesToHex(bytes)
}

/** A Seed from words that a person typed: their SHA-256, cut to 128 bits. Any text will do. */
export function seedFromText(text: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16))
}

/**
 * The stream of one event. Derived only when first drawn from, since most actions need no luck.
 * @param seed the table's, a bot's or a test's seed
 * @param event the number of random events before this one, or a label that keeps streams apart
 */
export function createRandomStream(seed: Seed, event: number | string): RandomStream {
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
