import type { language as english } from '../../en/app/language.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the choice of a language. */
export const language = {
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie das System ({language})',
} as const satisfies TranslationOf<typeof english>
