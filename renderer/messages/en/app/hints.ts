/** English words around what explains a table: why at every decision, hints, the legend. */
export const hints = {
  'why.button': 'What do I decide here?',
  'why.title': 'What you decide',
  'why.first': 'New to you',
  'why.rules': 'In the rules',
  'help.why': 'what you decide here, and what usually matters',

  'settings.hints': 'Explain what is new to me',
  'settings.hintsHint':
    'The first time a game asks something, it says what that is about; and until you have finished it once, things under the pointer say what they are for.',

  'legend.title': 'What is what',
  'legend.menu': 'What is what',
  'legend.list': 'Everything on this board, with its picture',
  'help.legend': 'what everything on the board is',
} satisfies Readonly<Record<string, string>>
