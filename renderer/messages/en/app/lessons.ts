/** English words of guided first games: the ways in, the card that speaks beside the board, and the ways out. */
export const lessons = {
  'home.learn': 'Learn by playing',
  'home.learnGame': 'Learn by playing: {title}',
  'library.mark.guided': 'First game',
  'library.mark.guidedHint': 'A guided game: it goes on at the lesson where you left it.',

  'lesson.card': 'Your first game',
  'lesson.at': 'Lesson {at} of {count}',
  'lesson.free': 'This one is up to you.',
  'lesson.others':
    '{more, select, true {It is not your turn. Watch the board; the next lesson is ‘{lesson}’.} other {It is not your turn. Watch the board until you are asked.}}',
  'lesson.done':
    '{more, select, true {Your turn is complete: end it. The next lesson is ‘{lesson}’.} other {Your turn is complete: end it.}}',
  'lesson.read': 'Read what happened, then choose ‘{button}’.',
  'lesson.ended': 'Nothing on offer leads to ‘{lesson}’ now, so that lesson ends here. You will meet it as you play.',
  'lesson.meant': 'suggested by the lesson',
  'lesson.back': 'Take it back',
  'lesson.skip': 'Skip this lesson',
  'lesson.more': 'More',
  'lesson.leave': 'Play on without lessons',
  'lesson.again': 'Start over',
  'lesson.end.title': 'You know enough',
  'lesson.end':
    'All the rest you will meet as you play. The game goes on from here, and your rival plays as a novice does.',
  'lesson.end.go': 'Play on',
} as const
