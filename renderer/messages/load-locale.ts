/**
 * Words by language. Catalogues lie in `LOCALE/ROOM/FILE.ts` and are found by that: English's are the source of all ids, those of other
 * languages come as they are needed, and what one does not have (a file, an id) is said in English.
 */
import { FALLBACK_LOCALE, PSEUDO_LOCALE, resolveLocaleSetting, type LocaleOrPseudo } from '../../bridge/locales.ts'
import type { Settings } from '../../bridge/settings.ts'
import { addMessages, type MessageCatalogue } from './index.ts'
import { currentLocale, setLocale } from './locale.svelte.ts'

/** All but what the first chunk holds: the app's words and the stages in English. */
const files = import.meta.glob<Readonly<Record<string, MessageCatalogue>>>([
  './*/*/{index,stages,achievements}.ts',
  '!./en/app/index.ts',
  '!./en/*/stages.ts',
])

/** The files needed so far: `ROOM/FILE`. */
const wanted = new Set<string>(['app/index'])
/** The language that was asked for last; it may be on its way still. */
let wish: LocaleOrPseudo = FALLBACK_LOCALE

/** Loads words once for whatever language is spoken, now and later; English words that cannot be loaded are an error. */
export async function loadMessages(...parts: readonly string[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  await Promise.all(parts.flatMap((part) => [loadIn(FALLBACK_LOCALE, part), loadOther(wish, part)]))
}

/**
 * Speaks another language, once its words are there.
 * @param page tells screen readers of it
 */
export async function switchLocale(to: LocaleOrPseudo, page: Document = document): Promise<void> {
  wish = to
  await Promise.all([...wanted].map((part) => loadOther(to, part)))
  if (wish !== to) return
  page.documentElement.lang = to
  if (currentLocale() !== to) setLocale(to)
}

/** Speaks what the settings say. @param page knows which languages its person, or the system, prefers */
export function applyLocaleSetting(setting: Settings['locale'], page: Window = window): Promise<void> {
  return switchLocale(resolveLocaleSetting(setting, page.navigator.languages), page.document)
}

/** English is there for what cannot be loaded. */
async function loadOther(to: LocaleOrPseudo, part: string): Promise<void> {
  if (to !== FALLBACK_LOCALE) await loadIn(to, part).catch(() => undefined)
}

async function loadIn(to: LocaleOrPseudo, part: string): Promise<void> {
  if (to === PSEUDO_LOCALE) {
    const { addPseudoLocale } = await import('./pseudo-locale.ts')
    await loadIn(FALLBACK_LOCALE, part)
    addPseudoLocale()
    return
  }
  const exported = await files[`./${to}/${part}.ts`]?.()
  for (const catalogue of Object.values(exported ?? {})) addMessages(catalogue, to)
}
