/** English words of the review of a game, and of plots. */
export const review = {
  'plot.figures': 'Figures as a table',
  'plot.figuresOf': 'Figures: {title}',
  'plot.value': '{name}: {value}',

  'table.refused.review': 'A game is reviewed when it is over.',
  'table.menu.review': 'Review',
  'over.review': 'Review',

  'review.title': 'Review',
  'review.opening': 'One moment …',
  'review.estimating': 'A first estimate is being made …',
  'review.estimate': 'Estimate: the Sage has looked at {done} of {of} positions, and played on {games} games.',
  'review.waits': 'Paused. What was found is kept.',
  'review.failed': 'The Sage could not go on. What was found is kept.',
  'review.done': 'The Sage has looked at all {of} positions, and played on {games} games.',
  'review.left': '{minutes, plural, =0 {Less than a minute left.} one {About # min left.} other {About # min left.}}',
  'review.meanwhile': 'You need not wait: it goes on while you do something else at this table.',
  'review.short': 'This game is too short to tell a story.',
  'review.stop': 'Pause',
  'review.goOn': 'Continue',
  'review.progress': 'How much the Sage has looked at',

  'review.curve': 'The chance to win',
  'review.curveOf': 'The chance to win of every seat, turn by turn',
  'review.point': 'Turn {turn}, move {at} of {length}',
  'review.turn': 'Turn {turn}',
  'review.start': 'The beginning',
  'review.end': 'The end',
  'review.points': 'Where in the game',
  'review.percent': '{percent} %',
  'review.signed': '{way, select, up {+} down {−} other {}}{points}',

  'review.turning': 'Where the game turned',
  'review.turning.play':
    'Turn {turn}, {seat}: {made}. The chance fell by {points, plural, one {# point} other {# points}}. Better: {choice}',
  'review.turning.luck':
    'Turn {turn}: {what} Luck {way, select, up {raised} other {lowered}} {seat}’s chance by {points, plural, one {# point} other {# points}}.',
  'review.turning.better':
    'Turn {turn}: {seat}’s chance fell by {points, plural, one {# point} other {# points}}. Better: {choice}',
  'review.turning.chance':
    'Turn {turn}: luck {way, select, up {raised} other {lowered}} {seat}’s chance by {points, plural, one {# point} other {# points}}.',
  'review.turning.both': '{first} {second}',
  'review.mark':
    '{kind, select, play {A choice} other {Luck}}: {seat}, {points, plural, one {# point} other {# points}}',
  'review.none': 'No single choice, and no single stroke of luck, decided this game.',
  'review.noneYet': 'Nothing so far.',

  'review.sums': 'Play and luck',
  'review.sums.estimate': 'Play and luck (estimate)',
  'review.sums.seat': 'Who',
  'review.sums.start': 'Beginning',
  'review.sums.own': 'Own play',
  'review.sums.others': 'Play of others',
  'review.sums.luck': 'Luck',
  'review.sums.end': 'End',
  'review.about':
    'Play is what a choice was worth beside the best, by what its chooser could know then. Luck is all the rest: what was drawn, what came out, and what the Sage cannot tell apart. Both are percentage points of the chance to win; together they are the whole way from beginning to end.',

  'review.card': 'Where the game turned',
  'review.made': 'What was done',
  'review.better': 'What the Sage would have done',
  'review.why': 'What speaks for it',
  'review.step': '{at} of {of}',
  'review.stepBack': 'One step back',
  'review.stepOn': 'One step on',
  'review.back': 'To the review',
  'review.next': 'Next',
  'review.previous': 'Previous',
} as const
