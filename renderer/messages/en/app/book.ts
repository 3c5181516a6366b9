/** English words of the rulebooks' frame: what stands around the rules. */
export const book = {
  'rules.heading': 'Rules',
  'rules.of': 'Rules of {title}',
  'rules.none': 'The rulebook comes with the game.',
  'rules.credit': '{title}: designed by {designers}, published by {publisher}',
  'rules.creditAlone': '{title}: designed by {designers}',
  'rules.contents': 'Contents',
  'rules.find': 'Find in the rules',
  'rules.found':
    '{count, plural, =0 {Nothing in the rules has these words.} one {# place found} other {# places found}}',
  'rules.hits': 'Places found',
  'rules.width': 'Width of the rulebook',
  'rules.step': 'Step {step} of {of}',
  'rules.next': 'Next',
  'rules.again': 'From the beginning',
  'rules.noBoard': 'The picture could not be painted here.',
  'rules.ofLine': 'Rule',
} as const
