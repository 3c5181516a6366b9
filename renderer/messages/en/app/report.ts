/** English words of the bug report. */
export const report = {
  'report.heading': 'Pack a bug report',
  'report.text':
    'One text file for whoever mends Samsara: versions, settings without your name, and the log. Nothing is sent: you say where it is kept, and you can read it before you give it to anybody.',
  'report.withSave': 'Put this table in, too',
  'report.withSaveHint':
    'It helps if something went wrong in the game. But it shows whoever reads it everything that is hidden at this table: all hands, all that is still to come, and your names.',
  'report.withCrash': 'Put the last crash file beside it, too',
  'report.withCrashHint':
    'It was written {when} ({size, number, ::.0} MB) and helps to find out why Samsara crashed. It holds parts of its memory: perhaps hidden cards, names and words that were typed. You cannot read it before you give it away.',
  'report.save': 'Save the report …',
  'report.download': 'Download the report',
  'report.cancel': 'Cancel',
  'report.done': 'The report is saved. Nothing was sent.',
  'report.hint': 'If something goes wrong: versions and log in one file, which nobody gets but by you.',
  'report.open': 'Pack a bug report …',
  'report.row': 'Bug report',
} as const
