/** English words of the choice of a language. */
export const language = {
  'settings.language': 'Language',
  'settings.language.system': 'As the system has it ({language})',
} as const
