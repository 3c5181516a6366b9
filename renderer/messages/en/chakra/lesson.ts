/** English words of Chakra's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'chakra.lesson.lift.title': 'Take from the Lotus',
  'chakra.lesson.lift':
    'Most points win: each Chakra in harmony scores, and each black energy that sinks into the Earth. Harmony takes three energies of the Chakra’s own colour. Nine drift through the Lotus in three flows: take a purple one for your Crown, the topmost Chakra.',
  'chakra.lesson.lift.instead': 'Each flow shows a purple energy now, and the Crown is the nearest Chakra to reach.',
  'chakra.lesson.lift.purple': 'Purple is in your hand. It belongs to the Crown.',
  'chakra.lesson.lift.other': 'That one will find its Chakra too; it only has further to go.',

  'chakra.lesson.place.title': 'Where they wait',
  'chakra.lesson.place':
    'From the same flow you may add other colours, one of each: add one, and no more for now. The bubbles above your column take both in for nothing; their third space is wanted later.',
  'chakra.lesson.place.instead':
    'A landing on a Chakra costs a token, and we come to that in a moment. The bubbles cost nothing, and two of their three spaces are enough for now.',
  'chakra.lesson.place.bubbles': 'They wait above your column now, and cost you nothing.',
  'chakra.lesson.place.chakra': 'They went straight onto a Chakra, and a token of yours lies in its notch.',

  'chakra.lesson.land.title': 'The short way',
  'chakra.lesson.land':
    'Take purple once more, and set it down right on the Crown. That saves a journey, but one of your five tokens stays in the notch until the Crown is whole.',
  'chakra.lesson.land.instead':
    'Only one landing fits beside each Chakra: it is worth most for a colour that is at home there.',
  'chakra.lesson.land.notch': 'One energy is home. Your token comes back with the harmony.',

  'chakra.lesson.gather.title': 'The third one',
  'chakra.lesson.gather':
    'Take the last purple. The notch of the Crown is taken, so this one has to wait in the bubbles. You never own more than three of a colour: these three are all you need.',
  'chakra.lesson.gather.instead': 'A purple energy is still to be had, and it may be gone when your turn comes again.',
  'chakra.lesson.gather.three': 'Well gathered. Now they must come down.',

  'chakra.lesson.channel.title': 'Let them sink',
  'chakra.lesson.channel':
    'Put a token on an Inspiration space to move energies along your column. The space that moves three down by one empties your bubbles at a stroke.',
  'chakra.lesson.channel.instead': 'Other spaces carry your purple past the Crown, or leave it where it is.',
  'chakra.lesson.channel.paid': 'The token is spent for now, and the space with it. Make its moves in any order.',

  'chakra.lesson.harmony.title': 'Harmony',
  'chakra.lesson.harmony':
    'A Chakra with three energies of its own colour is in harmony, and nothing can break that. Bring down first what is at home on the one in the dashed frame: a Chakra in harmony is skipped by all that follow.',
  'chakra.lesson.harmony.instead': 'First what is at home there: anything else would take up its room.',
  'chakra.lesson.harmony.home': 'A Chakra in harmony, for good. What it is worth lies face down beside the Lotus.',

  'chakra.lesson.meditate.title': 'Breathe',
  'chakra.lesson.meditate':
    'Meditating brings back every token from your Inspiration spaces. It also lets you look under one Plenitude token: choose a colour that you might go for next.',
  'chakra.lesson.meditate.instead': 'Tokens are your breath: without them nothing lands and nothing moves.',
  'chakra.lesson.meditate.looked': 'Now you know what that Chakra would bring you.',

  'chakra.lesson.goal.title': 'Where it leads',
  'chakra.lesson.goal':
    'With five harmonies somebody calls the last round. Black energies that sink into the Earth give a point each, and the longest run of harmonies from the Root upwards gives two.',
  'chakra.lesson.goal.instead': 'Any way is open to you now.',
} as const
