/**
 * Every text that Electron's main shows itself: the native menu, dialogs and message boxes. Texts for a terminal (headless.ts,
 * logs, flags) stay English, like the commands and file names beside them.
 */
import { FALLBACK_LOCALE, PSEUDO_LOCALE, type Locale, type SelectableLocale } from '../../bridge/locales.ts'
import { isolateBidiText } from '../../bridge/names.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type NativeTextId = keyof typeof en

export const NATIVE_TEXT_CATALOGUES: Readonly<Record<Locale, Readonly<Record<NativeTextId, string>>>> = { en, fr, de }

let spoken: SelectableLocale = FALLBACK_LOCALE

/** Sets the language. The caller refreshes texts that are already shown. */
export function setNativeLocale(to: SelectableLocale): void {
  spoken = to
}

/** The language, as pages name it. */
export function currentNativeLocale(): string {
  return spoken === PSEUDO_LOCALE ? FALLBACK_LOCALE : spoken
}

/** @param values fill the `{names}` in the text */
export function nativeText(id: NativeTextId, values: Readonly<Record<string, string>> = {}): string {
  const text = spoken === PSEUDO_LOCALE ? `[${en[id]}]` : NATIVE_TEXT_CATALOGUES[spoken][id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => isolateBidiText(values[name] ?? whole))
}
