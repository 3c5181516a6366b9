/**
 * Which key an event means, on every keyboard layout. What a key writes comes first; where the key is on the keyboard comes
 * second, for layouts that write something else there: signs in the upper row (AZERTY, Czech), or letters that are not Latin.
 */

/** Signs that layouts without Latin letters write where others have a letter: Hebrew, Greek, Bulgarian. No Latin layout does. */
const SIGNS_AT: Readonly<Record<string, string>> = { KeyQ: '/;:,', KeyW: "'" }

/**
 * Whether the key belongs to an input method that is composing text: Japanese, Chinese, Korean, some accents. Safari ends the
 * composition first and then sends its Enter with key code 229, so both signs are asked.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // Only this deprecated property tells Safari's events apart.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229
}

/**
 * What a key press can mean, the likeliest first: a handler takes the first that it knows. Letters are in lower case.
 * @returns the name of the space bar or of a key that writes nothing (`Enter`, `ArrowUp`), whatever modifiers are held; of a key
 * that writes, up to two characters, and none with Ctrl, Alt or Cmd; nothing for a dead key or while text is composed
 */
export function keyMeaningsOf(event: KeyboardEvent): readonly string[] {
  const { key } = event
  if (isComposing(event) || key === 'Dead' || key === 'Unidentified' || key === 'Process') return []
  if (!writesCharacter(key) || key === ' ') return [key]
  const written = foldLetter(key)
  // AltGr writes: what it writes may be meant (`?`), but no letter or digit of the key itself.
  if (hasAltGr(event)) return /^[a-z\d]$/.test(written) ? [] : [written]
  if (event.ctrlKey || event.metaKey || event.altKey) return []
  const placed = latinKeyAt(event)
  return placed === undefined || placed === written ? [written] : [written, placed]
}

/** The likeliest meaning of a key press: for handlers that know keys which write nothing, and the space bar. `''`: none. */
export function mainKeyOf(event: KeyboardEvent): string {
  return keyMeaningsOf(event)[0] ?? ''
}

/** @returns the Latin letter that is pressed together with Ctrl or Cmd, on every layout; undefined: it is no such shortcut */
export function commandLetterOf(event: KeyboardEvent): string | undefined {
  const { key } = event
  if (isComposing(event) || !writesCharacter(key) || hasAltGr(event)) return undefined
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const written = foldLetter(key)
  if (/^[a-z]$/.test(written)) return written
  const placed = latinKeyAt(event)
  return placed !== undefined && /^[a-z]$/.test(placed) ? placed : undefined
}

/**
 * Keeps the keys of a composition from every handler of the page: its Enter, Escape and arrows belong to the input method.
 * To be called before anything else listens. @returns how to stop
 */
export function blockCompositionKeys(page: Window = window): () => void {
  const shield = (event: KeyboardEvent): void => {
    if (!isComposing(event)) return
    event.stopImmediatePropagation()
    // A form is not sent by it either. The input method has taken the key before.
    if (event.key === 'Enter') event.preventDefault()
  }
  page.addEventListener('keydown', shield, true)
  return () => {
    page.removeEventListener('keydown', shield, true)
  }
}

/** Whether a key writes a character: the names of others are Latin words (`Enter`). Arabic writes two letters with one key. */
function writesCharacter(key: string): boolean {
  return key !== '' && !/^[A-Za-z][A-Za-z\d]+$/.test(key)
}

/** In lower case, and the two Turkish letters i as one. */
function foldLetter(key: string): string {
  const lower = key.toLowerCase()
  return lower === 'ı' || lower === 'i\u0307' ? 'i' : lower
}

/** Windows tells of AltGr as Ctrl and Alt. */
function hasAltGr(event: KeyboardEvent): boolean {
  return event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)
}

/** What a keyboard of Latin letters has at the place of this key, where its layout writes something else there. */
function latinKeyAt({ code, key, shiftKey }: KeyboardEvent): string | undefined {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? []
  // With Shift the upper row is meant for its signs: `?` is one on a Russian keyboard.
  if (digit !== undefined) return shiftKey || /^\d$/.test(key) ? undefined : digit
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter !== undefined && isNotLatin(key, code) ? letter.toLowerCase() : undefined
}

function isNotLatin(key: string, code: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(key) ? !/\p{Script=Latin}/u.test(key) : (SIGNS_AT[code]?.includes(key) ?? false)
}
