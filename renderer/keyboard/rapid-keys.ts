/**
 * Keys that are hammered. A key that is pressed again at once, or held, is no second thought: it plays nothing that is laid
 * on the board, whatever has the focus.
 */
import { mainKeyOf } from './key-events.ts'

/** A press within so many milliseconds of the same key's last press is hammered. */
const RAPID_KEY_MS = 500

interface KeyPress {
  readonly key: string
  readonly at: number
  readonly hammered: boolean
}

/** The last press of any key on the page. */
let last: KeyPress | undefined

/**
 * Follows the keys of the page. To be called before anything else listens, as the handlers of a press ask whether it is
 * hammered. @returns how to stop
 */
export function watchRapidKeys(page: Window = window): () => void {
  const note = (event: KeyboardEvent): void => {
    const key = mainKeyOf(event) || event.code
    const soon = last?.key === key && event.timeStamp - last.at < RAPID_KEY_MS
    last = { key, at: event.timeStamp, hammered: soon || event.repeat }
  }
  page.addEventListener('keydown', note, true)
  return () => {
    page.removeEventListener('keydown', note, true)
    last = undefined
  }
}

/**
 * @param event a key press, or the click that a browser makes of Enter or Space on a button
 * @returns whether its key was hammered
 */
export function isRapidKey({ timeStamp }: Event): boolean {
  return last?.hammered === true && timeStamp - last.at < RAPID_KEY_MS
}
