import type { language as english } from '../../en/app/language.ts'

/** German words of the choice of a language. */
export const language = {
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie das System ({language})',
} as const satisfies Readonly<Record<keyof typeof english, string>>
