/** Computes how long to hold an update on screen so that its text can be read. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { TextToReadOrGlance } from '../../games/game-ui.ts'

/**
 * Minimum time for which the board shows an update before the next one, in milliseconds at the usual speed.
 * `displayTimeOfUpdateMs` uses it: an update with only `glance` to read is shown for this time, and an update with
 * nothing to read is not held.
 */
export const MIN_UPDATE_DISPLAY_TIME_MS = 450
/** Milliseconds to find the text; per word; and the maximum. */
const READING_START_MS = 250
const READING_WORD_MS = 220
const MAX_READING_MS = 8000
/** Milliseconds per word of a sentence that the log keeps: it is skimmed, not studied. */
const FOLLOWING_WORD_MS = 120

/** Time for which an event banner that closes by itself is shown at the usual speed; milliseconds. */
const PASSING_EVENT_BANNER_MS = 2000

/** How fast updates are shown at this screen. */
export interface PlaybackTempo {
  /** The motion setting: 1 as designed, 0 without waiting. */
  readonly motion: number
  /** Speed-up of updates without text while more updates are queued. */
  readonly haste: number
  /** No player sits at this screen: the reading times of texts are shortened too. */
  readonly hasNoReader: boolean
}

/** Time to read a text at the usual speed, in milliseconds; 0 for a text without words. */
export function readingTimeMs(text: string): number {
  const count = countWords(text)
  return count === 0 ? 0 : Math.min(READING_START_MS + READING_WORD_MS * count, MAX_READING_MS)
}

/**
 * Computes how long an update is shown before the next one, in milliseconds: the reading time of its texts, but at
 * least `MIN_UPDATE_DISPLAY_TIME_MS`, divided by the motion setting. While more updates are queued, `haste` shortens
 * the minimum. It shortens the reading time too if no player sits at this screen.
 * @param reading the texts to read; `'glance'` stands for no text and requires only the minimum
 * @param words translates a message
 * @param tempo how fast updates are shown at this screen
 * @returns 0 if the motion setting is 0, or if `reading` is empty: the update is not held
 */
export function displayTimeOfUpdateMs(
  reading: readonly TextToReadOrGlance[],
  words: (message: Message) => string,
  tempo: PlaybackTempo,
): number {
  const { motion, haste, hasNoReader } = tempo
  if (motion <= 0 || reading.length === 0) return 0
  const text = reading.map((each) => (each === 'glance' ? '' : words(each))).join(' ')
  return Math.max(MIN_UPDATE_DISPLAY_TIME_MS / haste, readingTimeMs(text) / (hasNoReader ? haste : 1)) / motion
}

/**
 * Computes how much longer an update is shown so that its sentences in the log can be skimmed, in milliseconds. Unlike
 * `displayTimeOfUpdateMs`, it ignores `haste`.
 * @param text the log's sentences about the update
 * @param stood how long the update has been shown already, in milliseconds, including the time in which bots think
 * @returns 0 if the text has no words, the motion setting is 0, no player sits at this screen, or the time is over
 */
export function remainingLogReadingMs(text: string, stood: number, { motion, hasNoReader }: PlaybackTempo): number {
  const count = countWords(text)
  if (motion <= 0 || hasNoReader || count === 0) return 0
  return Math.max(0, Math.min(READING_START_MS + FOLLOWING_WORD_MS * count, MAX_READING_MS) / motion - stood)
}

/**
 * The time for which an event banner that closes by itself is shown, in milliseconds. An event banner announces an
 * important event over the board.
 * @param motion the motion setting (animation speed): 1 is as designed, a smaller value gives more time; 0 (no
 *   animation) gives the same time as 1
 */
export function passingBannerMsAtSpeed(motion: number): number {
  return motion <= 0 ? PASSING_EVENT_BANNER_MS : PASSING_EVENT_BANNER_MS / motion
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/**
 * Calls a function when the time for reading the text of the shown update of a board is over, or ended early. At most
 * one update is timed: if the next one starts before, the replaced update is not reported.
 */
export class ReadingTimer {
  #timer: ReturnType<typeof setTimeout> | undefined
  #key: number | undefined
  readonly #onElapsed: (key: number) => void

  /** @param over called with the key of the update whose time is over */
  constructor(over: (key: number) => void) {
    this.#onElapsed = over
  }

  /**
   * The update with this key has been shown. An update that is replaced is not reported.
   * @param time milliseconds
   */
  start(key: number, time: number): void {
    this.cancel()
    if (time <= 0) {
      this.#onElapsed(key)
      return
    }
    this.#key = key
    this.#timer = setTimeout(() => this.finishNow(), time)
  }

  /** Ends the reading time early. @returns whether there was text to read */
  finishNow(): boolean {
    const key = this.#key
    this.cancel()
    if (key !== undefined) this.#onElapsed(key)
    return key !== undefined
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#key = undefined
  }
}
