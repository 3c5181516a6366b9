/** English words of the end of a game as its story. */
export const story = {
  'story.heading': '{title}, at a table of Samsara',
  'story.place': '{place}: {who}',
  'story.placePoints': '{place}: {who}, {points, plural, one {# point} other {# points}}',
  'story.bot': '{name} (bot, {level})',
  'story.body': 'How it went',
  'story.moments': 'Where the game turned',
  'story.estimate': 'The Sage is still looking: {done} of {of}.',
  'story.ask': 'How did the chances go?',
  'story.askHint': 'Once the Sage has told, the end cannot be taken back.',
  'story.swing':
    'Turn {turn}: {what} {seat}’s chance {way, select, up {rose} other {fell}} by {points, plural, one {# point} other {# points}}.',
  'story.share': 'Share',
  'story.shareHint': 'Made on this machine. Nothing is sent anywhere.',
  'story.picture': 'Save as a picture',
  'story.text': 'Copy as text',
  'story.copied': 'Copied: paste it wherever you like.',
  'story.byHand': 'Copy this text',
  'story.noPicture': 'The picture could not be painted here.',
  'story.file': 'samsara-{game}.png',
} as const
