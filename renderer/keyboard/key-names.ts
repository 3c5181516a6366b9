/** Names of keys, in the current language and for the system of the page. */
import type { ShortcutName } from '../../bridge/settings.ts'
import type { MessageId } from '../messages/index.ts'
import { translate } from '../messages/index.ts'
import { keyForShortcut } from './shortcuts.svelte.ts'

const KEY_NAME_IDS: Readonly<Record<string, MessageId>> = {
  Enter: 'key.enter',
  Escape: 'key.escape',
  ' ': 'key.space',
  Delete: 'key.delete',
  Home: 'key.home',
  End: 'key.end',
  PageUp: 'key.pageUp',
  PageDown: 'key.pageDown',
  Shift: 'key.shift',
  Control: 'key.control',
  Alt: 'key.alt',
}
const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
/** Mac keyboards have signs for these in every language. */
const MAC_KEY_SIGNS: Readonly<Record<string, string>> = { Control: '⌃', Alt: '⌥', Shift: '⇧', Meta: '⌘' }

/** @param key a `KeyboardEvent.key` value. @returns its name as printed on the keyboard */
export function keyDisplayName(key: string, mac = isMac()): string {
  const sign = ARROWS[key] ?? (mac ? MAC_KEY_SIGNS[key] : undefined)
  if (sign !== undefined) return sign
  const id = KEY_NAME_IDS[key]
  if (id !== undefined) return translate(id)
  const upper = key.toUpperCase()
  return upper.length === key.length ? upper : key
}

/** @returns the tooltip of a control with a shortcut, including its key if it has one at present */
export function tooltipWithKey(what: string, shortcut: ShortcutName): string {
  const key = keyForShortcut(shortcut)
  return key === undefined ? what : translate('key.tip', { what, key: keyDisplayName(key) })
}

/** @param key of a shortcut with the system's command key. @returns its full name: Ctrl+Shift+Z, ⇧⌘Z */
export function commandKeyDisplayName(key: string, shift = false, mac = isMac()): string {
  const held = mac ? [...(shift ? ['Shift'] : []), 'Meta'] : ['Control', ...(shift ? ['Shift'] : [])]
  return [...held, key].map((each) => keyDisplayName(each, mac)).join(mac ? '' : '+')
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
