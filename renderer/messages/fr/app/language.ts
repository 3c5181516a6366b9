import type { language as english } from '../../en/app/language.ts'

/** French words of the choice of a language. */
export const language = {
  'settings.language': 'Langue',
  'settings.language.system': 'Comme le système ({language})',
} as const satisfies Readonly<Record<keyof typeof english, string>>
