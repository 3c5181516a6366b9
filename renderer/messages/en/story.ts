/** English words of the end of a game as its story. */
export const story = {
  'story.heading': '{title}, at a table of Samsara',
  'story.place': '{place}: {who}',
  'story.placePoints': '{place}: {who}, {points, plural, one {# point} other {# points}}',
  'story.bot': '{name} (bot, {level})',
  'story.earned': 'Records and achievements',
  'story.record': 'A record here: {record}, {value}',
  'story.achieved': '{seats}: {name} ({how})',
  'story.share': 'Share',
  'story.shareHint': 'Made on this machine. Nothing is sent anywhere.',
  'story.picture': 'Save as a picture',
  'story.text': 'Copy as text',
  'story.copied': 'Copied: paste it wherever you like.',
  'story.byHand': 'Copy this text',
  'story.noPicture': 'The picture could not be painted here.',
  'story.file': 'samsara-{game}.png',
} as const
