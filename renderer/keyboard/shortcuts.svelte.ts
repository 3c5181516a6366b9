/** Single-key shortcuts: the present key of each shortcut, and the shortcut of a key press. */
import {
  DEFAULT_SETTINGS,
  SHORTCUT_NAMES,
  shortcutKeySchema,
  type Settings,
  type ShortcutName,
} from '../../bridge/settings.ts'
import * as v from 'valibot'
import { keyMeaningsOf } from './key-events.ts'

type KeySettings = Pick<Settings, 'singleKeys' | 'keys'>

/** The default key of each shortcut. */
export const DEFAULT_SHORTCUT_KEYS: Readonly<Record<ShortcutName, string>> = {
  undo: 'u',
  redo: 'r',
  endTurn: 'e',
  skip: 's',
  log: 'l',
  since: 'w',
  advice: 'a',
  why: 'q',
  legend: 'i',
  replay: 'p',
  search: '/',
  help: '?',
}

let current = $state.raw<KeySettings>(DEFAULT_SETTINGS)

/** Applies the keys of the settings. */
export function applyShortcutSettings({ singleKeys, keys }: KeySettings): void {
  current = { singleKeys, keys }
}

/** Whether single keys are active, including digits. */
export function areSingleKeysEnabled(): boolean {
  return current.singleKeys
}

/** @returns the key of a shortcut, in lower case; undefined if single keys are off, or another shortcut has it */
export function keyForShortcut(shortcut: ShortcutName): string | undefined {
  return current.singleKeys ? resolveShortcutKeys(current.keys)[shortcut] : undefined
}

/** @returns the value of `aria-keyshortcuts` for a shortcut */
export function ariaKeyForShortcut(shortcut: ShortcutName): string | undefined {
  const key = keyForShortcut(shortcut)
  return key === '+' ? 'Plus' : key?.toUpperCase()
}

/** @returns the shortcut of a key press, or undefined */
export function shortcutForEvent(event: KeyboardEvent): ShortcutName | undefined {
  if (!current.singleKeys) return undefined
  const keys = resolveShortcutKeys(current.keys)
  for (const pressed of keyMeaningsOf(event)) {
    const found = SHORTCUT_NAMES.find((shortcut) => keys[shortcut] === pressed)
    if (found !== undefined) return found
  }
  return undefined
}

/** @returns the digit of a key press, 0 to 9, or undefined */
export function digitForEvent(event: KeyboardEvent): number | undefined {
  if (!current.singleKeys) return undefined
  const digit = keyMeaningsOf(event).find((key) => /^\d$/.test(key))
  return digit === undefined ? undefined : Number(digit)
}

/** @returns the key of every shortcut that has one: custom keys first, and no key twice */
function resolveShortcutKeys(chosen: Settings['keys']): Partial<Readonly<Record<ShortcutName, string>>> {
  const keys: Partial<Record<ShortcutName, string>> = {}
  const give = (shortcut: ShortcutName, key: string | undefined): void => {
    if (key !== undefined && keys[shortcut] === undefined && !Object.values(keys).includes(key)) keys[shortcut] = key
  }
  for (const shortcut of SHORTCUT_NAMES) give(shortcut, chosen[shortcut])
  for (const shortcut of SHORTCUT_NAMES) give(shortcut, DEFAULT_SHORTCUT_KEYS[shortcut])
  return keys
}

/** Result of assigning a pressed key to a shortcut. */
export type ShortcutKeyChangeResult =
  | { readonly ok: true; readonly keys: Settings['keys'] }
  /** `taken`: another shortcut has it; `digit`: digits are for choices; `unfit`: it types no character. */
  | { readonly ok: false; readonly why: 'taken'; readonly by: ShortcutName }
  | { readonly ok: false; readonly why: 'digit' | 'unfit' }

/** @returns the keys with this one assigned, or the reason of a failure */
export function changeShortcutKey(
  chosen: Settings['keys'],
  shortcut: ShortcutName,
  event: KeyboardEvent,
): ShortcutKeyChangeResult {
  const pressed = keyMeaningsOf(event)
  if (pressed.some((key) => /^\p{N}$/u.test(key))) return { ok: false, why: 'digit' }
  const taken = SHORTCUT_NAMES.find(
    (other) => other !== shortcut && pressed.includes(resolveShortcutKeys(chosen)[other] ?? ''),
  )
  if (taken !== undefined) return { ok: false, why: 'taken', by: taken }
  // On a non-Latin layout the Latin letter is stored: it works on both layouts.
  const key = pressed.at(-1) ?? ''
  if (/^[A-Za-z][A-Za-z\d]+$/.test(key) || !v.is(shortcutKeySchema, key)) return { ok: false, why: 'unfit' }
  const { [shortcut]: _before, ...others } = chosen
  return { ok: true, keys: key === DEFAULT_SHORTCUT_KEYS[shortcut] ? others : { ...others, [shortcut]: key } }
}
