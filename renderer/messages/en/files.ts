/** English words of what comes in and goes out as files. */
export const files = {
  'files.refused.empty': 'There is nothing in it.',
  'files.refused.foreign': 'It is no table of Samsara. Tables are files that end in .samsara.',
  'files.refused.cut': 'It begins like a table, but part of it is missing. Ask for the whole file once more.',
  'files.refused.damaged': 'It was changed or damaged on its way. Ask for the file once more.',
  'files.refused.newer': 'It comes from a newer Samsara. Get that version to play it; the file stays as it is.',
  'files.refused.newerRules':
    'It was played by newer rules of {title}. Get a newer Samsara to play it; the file stays as it is.',
  'files.refused.game': 'Its game is not known here. A newer Samsara may know it.',
  'files.refused.rules': 'Its position breaks the rules of {title}, so nobody could play it on.',
  'files.refused.large': 'It is too large for a table: none has more than a megabyte.',
  'files.refused.folder': 'It is a folder. Drop or choose the tables in it.',
  'files.refused.plain': 'It is not a plain file. Choose the file itself.',
  'files.refused.unreadable': 'It cannot be read ({code}).',
  'files.refused.many': 'Too many at once. Bring it again when the others are in.',
  'files.refused.gone': 'It does not wait any more. Bring it again.',
  'files.refused.dialog': 'There are no dialogs here.',
  'files.refused.inside': 'That folder is where Samsara keeps its own tables. Choose another one.',
  'files.refused.disk': 'The disk refuses it ({code}).',
} as const
