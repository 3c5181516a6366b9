/**
 * Detects rapid key presses. A key that is pressed again at once, or held, does not confirm anything: it plays no pending
 * choice, whatever has the focus.
 */
import { mainKeyOf } from './key-events.ts'

/** Maximum time between two presses of the same key that counts as rapid. */
const RAPID_KEY_MS = 500

interface KeyPress {
  readonly key: string
  readonly at: number
  readonly hammered: boolean
}

/** The last press of any key on the page. */
let last: KeyPress | undefined

/**
 * Observes the keys of the page. Call before any other listener is added, since key handlers ask whether a press is rapid.
 * @returns a function that stops it
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
 * @returns whether its key press was rapid
 */
export function isRapidKey({ timeStamp }: Event): boolean {
  return last?.hammered === true && timeStamp - last.at < RAPID_KEY_MS
}
