/** English words of Moksha's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'moksha.lesson.wander.title': 'Where to?',
  'moksha.lesson.wander':
    'Die with 12 aura and you attain moksha: that wins the game. But first you wander: stay, or go next door. You take the token on top there; it keeps you alive, and pushes your marker to what you gather.',
  'moksha.lesson.wander.instead': 'Go where there is a token, and where it lets you gather something.',
  'moksha.lesson.wander.gathered':
    'The token is yours. It pushed your marker, and you gathered what the hex there shows.',

  'moksha.lesson.mobilize.title': 'Spreading out',
  'moksha.lesson.mobilize':
    'When you die, every two regions where nobody has more disciples than you bring 1 aura. At a temple a token or karma moves disciples across a border. Give one, then send a disciple to where you have none yet.',
  'moksha.lesson.mobilize.instead':
    'Four disciples in one region count no more than one alone. Spread them while your life does not hang on what you give.',
  'moksha.lesson.mobilize.moved': 'Done. You may do so at any temple, once a turn.',

  'moksha.lesson.harmony.title': 'The harmony grid',
  'moksha.lesson.harmony':
    'A yellow arrow or dot pushes your marker up, blue down to the right, red down to the left. In the middle wait disciples, along the edge karma. Point at a region to see where you would end, then go where you gather most.',
  'moksha.lesson.harmony.instead': 'Point at the regions next door: elsewhere the marker would come to a better hex.',
  'moksha.lesson.harmony.disciples':
    'New disciples stand with you. A region holds four, no matter whose; more are lost.',
  'moksha.lesson.harmony.karma': 'Karma pays for sacrifices, or for the caste of your next life.',

  'moksha.lesson.devote.title': 'The favour of a god',
  'moksha.lesson.devote':
    'In a sanctuary a token or karma wins you its god, who helps you once when you call, in this life or a later one. Go to one, and give what you can spare.',
  'moksha.lesson.devote.instead': 'A god who is with you waits even through your death, and the fourth brings 2 aura.',
  'moksha.lesson.devote.won': 'The god is with you and waits on your sheet.',

  'moksha.lesson.god.title': 'Calling on a god',
  'moksha.lesson.god':
    'You may call at nearly any moment of your turn: that is why you are asked now. Ganesha, for one, gives you 2 karma of a colour. Call: a god who has helped can be won anew.',
  'moksha.lesson.god.instead': 'You may keep a god for later, too. You will be asked again at every such moment.',
  'moksha.lesson.god.helped': 'That was the help of a god. The marker is turned over until you win it anew.',

  'moksha.lesson.occupation.title': 'Your occupation',
  'moksha.lesson.occupation':
    'Each life has an occupation. Its card, in the dashed frame, says what you may do once a turn: a Merchant, for one, gives 1 karma for up to 2 more disciples. To try it, click what glows.',
  'moksha.lesson.occupation.instead': 'It is yours for this life only; what it gives is mostly worth its price.',
  'moksha.lesson.occupation.earned': 'You may do that again in your next turn. Your next life brings something else.',

  'moksha.lesson.age.title': 'Growing older',
  'moksha.lesson.age':
    'At the end of each turn your vitality, caste and tokens together, must reach what the next stage asks for. The heart on your sheet shows both. If it falls short, you die. So keep taking tokens, and mind what you give away.',
  'moksha.lesson.age.instead': 'Where no token lies, you only come closer to your death.',
  'moksha.lesson.age.older': 'You live on. The older you die, the more disciples stay on the map for your next life.',

  'moksha.lesson.death.title': 'A good death',
  'moksha.lesson.death':
    'Every life ends, and that is when most aura comes. Your sheet tells what dying now would bring. Until then be ahead, or level, in as many regions as you can, and gather karma: it pays for the caste of your next life.',
  'moksha.lesson.death.instead':
    'What counts is in how many regions you are ahead or level, not how many you have there.',
  'moksha.lesson.death.aura': 'Your regions have brought you aura, and nothing takes it away again.',
  'moksha.lesson.death.none': 'Too few regions this time: two would have brought 1 aura.',

  'moksha.lesson.rebirth.title': 'What stays',
  'moksha.lesson.rebirth':
    'After a death as many disciples stay on the map as you had reached stages: take back those that decide nothing. Aura, gods and the marker stay too. Tokens go, and karma buys the caste of your new life: its card is in the dashed frame.',
  'moksha.lesson.rebirth.instead': 'Whoever stays keeps as many regions as can be, for your next death.',

  'moksha.lesson.goal.title': 'Free of the wheel',
  'moksha.lesson.goal':
    'Here is how far all have come. 12 aura, counted only when you die, are moksha, and then the others have one turn left. If several attain it, the marker nearest to the centre wins. Four tokens at once, or karma of all three colours, bring aura too.',
  'moksha.lesson.goal.instead': 'Any way is open to you now.',
} as const
