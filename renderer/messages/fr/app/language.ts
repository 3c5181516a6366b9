import type { language as english } from '../../en/app/language.ts'
import type { Words } from '../../index.ts'

/** French words of the choice of a language. */
export const language = {
  'settings.language': 'Langue',
  'settings.language.system': 'Celle du système ({language})',
} as const satisfies Words<typeof english>
