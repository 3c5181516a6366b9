/** Lets a moment stay after it has been shown, until it can have been read. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ReadingPause } from '../../games/game-ui.ts'

/** Milliseconds: for what a look tells; to find where the words are; for each word; and never more than that. */
export const GLANCE = 450
const BEGIN = 250
const WORD = 220
const MOST = 8000
/** Milliseconds for each word of a sentence that the log keeps: it is followed, not studied. */
const FOLLOWED = 120

/** Milliseconds for a great moment that waits for no player. */
const PASSING = 2000

/** How fast this screen goes. */
export interface Tempo {
  /** The setting of motion: 1 as designed, 0 nothing is waited for. */
  readonly motion: number
  /** How much faster what needs no reading goes while more waits to be shown. */
  readonly haste: number
  /** Nobody sits at this screen: words are hurried too. */
  readonly unread: boolean
}

/** How long words take to be read at the usual speed, in milliseconds. */
export function readingTime(text: string): number {
  const count = wordsIn(text)
  return count === 0 ? 0 : Math.min(BEGIN + WORD * count, MOST)
}

/** How long a moment stays, in milliseconds: words at reading pace however much waits. */
export function stayOf(reading: readonly ReadingPause[], words: (message: Message) => string, tempo: Tempo): number {
  const { motion, haste, unread } = tempo
  if (motion <= 0 || reading.length === 0) return 0
  const text = reading.map((each) => (each === 'glance' ? '' : words(each))).join(' ')
  return Math.max(GLANCE / haste, readingTime(text) / (unread ? haste : 1)) / motion
}

/**
 * How long a moment stays so that the sentence that tells it can be followed, in milliseconds.
 * @param stood how long it has stood already. Bots go on meanwhile: nobody waits twice.
 */
export function followingTime(text: string, stood: number, { motion, unread }: Tempo): number {
  const count = wordsIn(text)
  if (motion <= 0 || unread || count === 0) return 0
  return Math.max(0, Math.min(BEGIN + FOLLOWED * count, MOST) / motion - stood)
}

/**
 * How long a great moment stays that waits for no player, in milliseconds.
 * @param motion the setting: slower motion leaves more time. Without motion the words stay as long as usual.
 */
export function passingTime(motion: number): number {
  return motion <= 0 ? PASSING : PASSING / motion
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

export class Dwell {
  #timer: ReturnType<typeof setTimeout> | undefined
  #key: number | undefined
  readonly #over: (key: number) => void

  /** @param over is told the key of the moment whose time is up */
  constructor(over: (key: number) => void) {
    this.#over = over
  }

  /**
   * The moment of that key has been shown. One that is overtaken is not told any more.
   * @param time milliseconds
   */
  begin(key: number, time: number): void {
    this.end()
    if (time <= 0) {
      this.#over(key)
      return
    }
    this.#key = key
    this.#timer = setTimeout(() => this.hurry(), time)
  }

  /** It has been read. @returns whether there was something to read */
  hurry(): boolean {
    const key = this.#key
    this.end()
    if (key !== undefined) this.#over(key)
    return key !== undefined
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#key = undefined
  }
}
