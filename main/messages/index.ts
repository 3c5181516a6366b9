/**
 * Every word that Electron's main shows by itself: the native menu, and its dialogs and boxes. What a terminal is told (headless.ts,
 * logs, flags) stays English: whoever reads it there reads commands and names of files in English beside it.
 */
import { FALLBACK, PSEUDO, type Locale, type Spoken } from '../../bridge/locales.ts'
import { isolated } from '../../bridge/names.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type WordId = keyof typeof en

export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<WordId, string>>>> = { en, fr, de }

let spoken: Spoken = FALLBACK

/** Speaks another language from now on; what is shown already is the caller's to show anew. */
export function speak(to: Spoken): void {
  spoken = to
}

/** The language that is spoken, as pages name it. */
export function language(): string {
  return spoken === PSEUDO ? FALLBACK : spoken
}

/** @param values fill the `{names}` in the words */
export function words(id: WordId, values: Readonly<Record<string, string>> = {}): string {
  const text = spoken === PSEUDO ? `[${en[id]}]` : CATALOGUES[spoken][id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => isolated(values[name] ?? whole))
}
