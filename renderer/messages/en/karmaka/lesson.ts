/** English words of Karmaka's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'karmaka.lesson.deed.title': 'A good deed',
  'karmaka.lesson.deed':
    'The first to climb from Dung Beetle to Transcendence wins: that takes four lives with enough points. Each turn you put one card to use. Lay this one on your Deeds: its number counts for the life you are living.',
  'karmaka.lesson.deed.instead': 'Your hand is strongest in one colour, and only the best colour of a life counts.',
  'karmaka.lesson.deed.scored': 'Scored, and there for all to see: the newest deed is the one that others can reach.',

  'karmaka.lesson.future.title': 'Something for later',
  'karmaka.lesson.future':
    'A card that does not suit this life can wait for the next. Lay it face down on your Future Life: after your death those cards are your hand.',
  'karmaka.lesson.future.instead':
    'A card of another colour adds nothing to this life; in the next it may be the beginning.',
  'karmaka.lesson.future.kept': 'Put by. Only you know what lies there.',

  'karmaka.lesson.ability.title': 'What a card can do',
  'karmaka.lesson.ability':
    'Or play a card for its ability: it does what is written on it. Weigh it well, for the one it strikes may keep the card for a life to come.',
  'karmaka.lesson.ability.instead': 'Cards of your best colour are worth more on your Deeds.',
  'karmaka.lesson.ability.cost': 'Done. And your rival keeps the card itself for a life to come: that is the price.',
  'karmaka.lesson.ability.spared':
    'Done. The card itself was offered to your rival, who let it go: another time it may be taken.',

  'karmaka.lesson.offer.title': 'What comes round',
  'karmaka.lesson.offer':
    'That ability was used on you, so its card is offered to you. Take it onto your Future Life: it costs nothing, and next time it serves you.',
  'karmaka.lesson.offer.instead': 'A card you leave goes to the Ruins, and your next life begins with one less.',
  'karmaka.lesson.offer.taken': 'Yours now. What was done to you feeds your next life.',
  'karmaka.lesson.offer.left': 'You let it go to the Ruins.',

  'karmaka.lesson.colour.title': 'One colour',
  'karmaka.lesson.colour':
    'To climb, this life needs four points in a single colour. Add to the colour you began with; anything else is better kept or used.',
  'karmaka.lesson.colour.instead': 'Two colours of two points are worth two; one colour of four climbs.',
  'karmaka.lesson.colour.more': 'That is how a life adds up.',
  'karmaka.lesson.colour.other': 'Another way to spend a turn. Keep an eye on your colour, too.',

  'karmaka.lesson.death.title': 'The last cards',
  'karmaka.lesson.death':
    'When your turn begins with neither Hand nor Deck, this life ends and is weighed. Spend what is left: points if any are missing, the rest for the life after.',
  'karmaka.lesson.death.instead': 'Only Deeds of your colour are weighed, and only your Future Life goes with you.',
  'karmaka.lesson.death.climbed': 'You climbed a rung, and a new life begins.',
  'karmaka.lesson.death.stayed':
    'Not enough to climb, but a ring came to you: it makes up for a missing point in a later life.',

  'karmaka.lesson.rebirth.title': 'Born again',
  'karmaka.lesson.rebirth':
    'The Future Life is now your Hand, and fresh cards make up your Deck. See which colour they speak of before you lay your first deed.',
  'karmaka.lesson.rebirth.instead': 'Any card may begin a life; a strong colour carries it.',

  'karmaka.lesson.ladder.title': 'The way up',
  'karmaka.lesson.ladder':
    'Each rung asks for one point more than the last, and points beyond that are lost. Whoever reaches the top first has won.',
  'karmaka.lesson.ladder.instead': 'Any way is open to you now.',
} as const
