/** English words of the library of tables. */
export const library = {
  'library.heading': 'All tables',
} as const
