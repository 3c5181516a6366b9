/**
 * The meaning of key events on every keyboard layout. The typed character has priority; the physical position is second, for
 * layouts that type something else there: signs in the upper row (AZERTY, Czech), or non-Latin letters.
 */

/** Signs that non-Latin layouts have in place of a letter: Hebrew, Greek, Bulgarian. No Latin layout has them there. */
const SIGNS_AT: Readonly<Record<string, string>> = { KeyQ: '/;:,', KeyW: "'" }

/**
 * Whether an input method is composing text: Japanese, Chinese, Korean, some accents. Safari ends the composition first and
 * then sends its Enter with key code 229, so both signs are checked.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // Only this deprecated property identifies Safari's events.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229
}

/**
 * Possible meanings of a key press, the likeliest first: a handler takes the first that it knows. Letters are in lower case.
 * @returns the name of the space bar or of a non-printing key (`Enter`, `ArrowUp`), with any modifiers; for a printing key up
 * to two characters, and none with Ctrl, Alt or Cmd; nothing for a dead key or during composition
 */
export function keyMeaningsOf(event: KeyboardEvent): readonly string[] {
  const { key } = event
  if (isComposing(event) || key === 'Dead' || key === 'Unidentified' || key === 'Process') return []
  if (!writesCharacter(key) || key === ' ') return [key]
  const written = foldLetter(key)
  // AltGr types characters: these may be meant (`?`), but not the letter or digit of the key itself.
  if (hasAltGr(event)) return /^[a-z\d]$/.test(written) ? [] : [written]
  if (event.ctrlKey || event.metaKey || event.altKey) return []
  const placed = latinKeyAt(event)
  return placed === undefined || placed === written ? [written] : [written, placed]
}

/** The likeliest meaning of a key press: for handlers of non-printing keys and the space bar. `''` if there is none. */
export function mainKeyOf(event: KeyboardEvent): string {
  return keyMeaningsOf(event)[0] ?? ''
}

/** @returns the Latin letter pressed together with Ctrl or Cmd, on every layout, or undefined */
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
 * Hides the keys of a composition from all handlers of the page: its Enter, Escape and arrows belong to the input method.
 * Call before any other listener is added. @returns a function that stops it
 */
export function blockCompositionKeys(page: Window = window): () => void {
  const shield = (event: KeyboardEvent): void => {
    if (!isComposing(event)) return
    event.stopImmediatePropagation()
    // It does not submit a form either. The input method has handled the key before.
    if (event.key === 'Enter') event.preventDefault()
  }
  page.addEventListener('keydown', shield, true)
  return () => {
    page.removeEventListener('keydown', shield, true)
  }
}

/** Whether a key types a character: names of other keys are Latin words (`Enter`). One Arabic key types two letters. */
function writesCharacter(key: string): boolean {
  return key !== '' && !/^[A-Za-z][A-Za-z\d]+$/.test(key)
}

/** In lower case, and the two Turkish letters i as one. */
function foldLetter(key: string): string {
  const lower = key.toLowerCase()
  return lower === 'ı' || lower === 'i\u0307' ? 'i' : lower
}

/** Windows reports AltGr as Ctrl and Alt. */
function hasAltGr(event: KeyboardEvent): boolean {
  return event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)
}

/** The character of a Latin keyboard at the position of this key, if its layout types something else there. */
function latinKeyAt({ code, key, shiftKey }: KeyboardEvent): string | undefined {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? []
  // With Shift the upper row types its signs: `?` is one on a Russian keyboard.
  if (digit !== undefined) return shiftKey || /^\d$/.test(key) ? undefined : digit
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter !== undefined && isNotLatin(key, code) ? letter.toLowerCase() : undefined
}

function isNotLatin(key: string, code: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(key) ? !/\p{Script=Latin}/u.test(key) : (SIGNS_AT[code]?.includes(key) ?? false)
}
