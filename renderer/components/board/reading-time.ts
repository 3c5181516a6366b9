/** Lets a moment stay after it has been shown, until it can have been read. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { ReadingPause } from '../../games/game-ui.ts'

/** Milliseconds: for what a look tells; to find where the words are; for each word; and never more than that. */
export const GLANCE_MS = 450
const READING_START_MS = 250
const READING_WORD_MS = 220
const MAX_READING_MS = 8000
/** Milliseconds for each word of a sentence that the log keeps: it is followed, not studied. */
const FOLLOWING_WORD_MS = 120

/** Milliseconds for a great moment that waits for no player. */
const PASSING_HIGHLIGHT_MS = 2000

/** How fast this screen goes. */
export interface PlaybackTempo {
  /** The setting of motion: 1 as designed, 0 nothing is waited for. */
  readonly motion: number
  /** How much faster what needs no reading goes while more waits to be shown. */
  readonly haste: number
  /** Nobody sits at this screen: words are hurried too. */
  readonly unread: boolean
}

/** How long words take to be read at the usual speed, in milliseconds. */
export function readingTimeMs(text: string): number {
  const count = countWords(text)
  return count === 0 ? 0 : Math.min(READING_START_MS + READING_WORD_MS * count, MAX_READING_MS)
}

/** How long a moment stays, in milliseconds: words at reading pace however much waits. */
export function displayTimeMs(
  reading: readonly ReadingPause[],
  words: (message: Message) => string,
  tempo: PlaybackTempo,
): number {
  const { motion, haste, unread } = tempo
  if (motion <= 0 || reading.length === 0) return 0
  const text = reading.map((each) => (each === 'glance' ? '' : words(each))).join(' ')
  return Math.max(GLANCE_MS / haste, readingTimeMs(text) / (unread ? haste : 1)) / motion
}

/**
 * How long a moment stays so that the sentence that tells it can be followed, in milliseconds.
 * @param stood how long it has stood already. Bots go on meanwhile: nobody waits twice.
 */
export function followingTimeMs(text: string, stood: number, { motion, unread }: PlaybackTempo): number {
  const count = countWords(text)
  if (motion <= 0 || unread || count === 0) return 0
  return Math.max(0, Math.min(READING_START_MS + FOLLOWING_WORD_MS * count, MAX_READING_MS) / motion - stood)
}

/**
 * How long a great moment stays that waits for no player, in milliseconds.
 * @param motion the setting: slower motion leaves more time. Without motion the words stay as long as usual.
 */
export function passingHighlightTimeMs(motion: number): number {
  return motion <= 0 ? PASSING_HIGHLIGHT_MS : PASSING_HIGHLIGHT_MS / motion
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

export class ReadingTimer {
  #timer: ReturnType<typeof setTimeout> | undefined
  #key: number | undefined
  readonly #onElapsed: (key: number) => void

  /** @param over is told the key of the moment whose time is up */
  constructor(over: (key: number) => void) {
    this.#onElapsed = over
  }

  /**
   * The moment of that key has been shown. One that is overtaken is not told any more.
   * @param time milliseconds
   */
  begin(key: number, time: number): void {
    this.end()
    if (time <= 0) {
      this.#onElapsed(key)
      return
    }
    this.#key = key
    this.#timer = setTimeout(() => this.hurry(), time)
  }

  /** It has been read. @returns whether there was something to read */
  hurry(): boolean {
    const key = this.#key
    this.end()
    if (key !== undefined) this.#onElapsed(key)
    return key !== undefined
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#key = undefined
  }
}
