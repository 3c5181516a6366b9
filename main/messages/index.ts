/**
 * Every word that Electron's main shows by itself: the native menu, and its dialogs and boxes. What a terminal is told (headless.ts,
 * logs, flags) stays English: whoever reads it there reads commands and names of files in English beside it.
 */
import { FALLBACK_LOCALE, PSEUDO_LOCALE, type Locale, type SelectableLocale } from '../../bridge/locales.ts'
import { bidiIsolate } from '../../bridge/names.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type NativeTextId = keyof typeof en

export const NATIVE_TEXT_CATALOGUES: Readonly<Record<Locale, Readonly<Record<NativeTextId, string>>>> = { en, fr, de }

let spoken: SelectableLocale = FALLBACK_LOCALE

/** Speaks another language from now on; what is shown already is the caller's to show anew. */
export function setNativeLocale(to: SelectableLocale): void {
  spoken = to
}

/** The language that is spoken, as pages name it. */
export function currentNativeLocale(): string {
  return spoken === PSEUDO_LOCALE ? FALLBACK_LOCALE : spoken
}

/** @param values fill the `{names}` in the words */
export function nativeText(id: NativeTextId, values: Readonly<Record<string, string>> = {}): string {
  const text = spoken === PSEUDO_LOCALE ? `[${en[id]}]` : NATIVE_TEXT_CATALOGUES[spoken][id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => bidiIsolate(values[name] ?? whole))
}
