/**
 * Every text that Electron's main shows itself: the native menu, dialogs and message boxes. Texts for a terminal (headless.ts,
 * logs, flags) stay English, like the commands and file names beside them.
 */
import { FALLBACK_LOCALE, PSEUDO_LOCALE, type Locale, type LocaleOrPseudo } from '../../bridge/locales.ts'
import { isolateBidiText } from '../../bridge/names.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The ids of the texts that Electron's main shows itself. */
export type NativeTextId = keyof typeof en

/** The texts of the native menu, dialogs and message boxes, by language and id. */
export const NATIVE_TEXT_CATALOGUES: Readonly<Record<Locale, Readonly<Record<NativeTextId, string>>>> = { en, fr, de }

let spoken: LocaleOrPseudo = FALLBACK_LOCALE

/** Sets the language of the native texts. The caller refreshes texts that are already shown. */
export function setNativeLocale(to: LocaleOrPseudo): void {
  spoken = to
}

/**
 * The locale code of the native texts, for the `lang` attribute of a page. For the pseudo-locale of tests it is the fallback's.
 */
export function currentNativeLocale(): string {
  return spoken === PSEUDO_LOCALE ? FALLBACK_LOCALE : spoken
}

/**
 * The text in the current language, with its values filled in.
 * @param values by name: each replaces its `{name}` in the text
 */
export function nativeText(id: NativeTextId, values: Readonly<Record<string, string>> = {}): string {
  const text = spoken === PSEUDO_LOCALE ? `[${en[id]}]` : NATIVE_TEXT_CATALOGUES[spoken][id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => isolateBidiText(values[name] ?? whole))
}
