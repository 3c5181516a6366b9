/** English words of Cosmic Karma's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'cosmic-karma.lesson.way.title': 'The way home',
  'cosmic-karma.lesson.way':
    'Whoever comes back to the centre first has won: with three master tools, no loose bead and no habit. Your account counts what is still to go. Throw the dice, and see where this life begins.',
  'cosmic-karma.lesson.way.instead': 'There is nothing else to move by yet.',
  'cosmic-karma.lesson.way.gain': 'A good beginning: one thing less to go.',
  'cosmic-karma.lesson.way.burden': 'That will cost you something. Every life begins so.',
  'cosmic-karma.lesson.way.other': 'You are on your way.',

  'cosmic-karma.lesson.karma.title': 'Beads and rings',
  'cosmic-karma.lesson.karma':
    'Beads are bad karma, rings are good. A ring takes a loose bead of its own colour away with it. But the third loose bead of a colour makes a habit, and there no ring reaches it.',
  'cosmic-karma.lesson.karma.instead':
    'A ring only helps in the colour of your loose beads, and a third bead of a colour makes a habit.',
  'cosmic-karma.lesson.karma.habit':
    'Three of a colour: a habit. Only a Master Sword loosens it, in the Temple of the Sword.',
  'cosmic-karma.lesson.karma.cancelled': 'The ring and your bead are gone, both.',
  'cosmic-karma.lesson.karma.bead': 'A bead more. A ring of its colour will take it away.',
  'cosmic-karma.lesson.karma.kept': 'Nothing to take away: this ring waits for your next bead of its colour.',

  'cosmic-karma.lesson.tools.title': 'Three tools',
  'cosmic-karma.lesson.tools':
    'Two pegs of a kind are a master tool, yours for good: the Torch for Choice Cards, the Sword against habits, the Wand into the Dharma Wheels. To go home you need all three.',
  'cosmic-karma.lesson.tools.instead': 'A peg is hard to come by: most beads go away with time.',
  'cosmic-karma.lesson.tools.loosened':
    'Your Master Sword at work: in this temple it loosens a habit, and two of its beads are loose again.',
  'cosmic-karma.lesson.tools.master': 'A master tool, and it is never lost.',
  'cosmic-karma.lesson.tools.peg': 'A peg. One more of its kind makes a master tool.',

  'cosmic-karma.lesson.company.title': 'Who is there already',
  'cosmic-karma.lesson.company':
    'Karma rubs off. Stop where your rival stands, and whichever of the two coloured numbers is farther from zero decides: above zero you take a ring of that colour, below zero a bead.',
  'cosmic-karma.lesson.company.instead': 'Another way would have brought you something that you still need.',
  'cosmic-karma.lesson.company.ring': 'Good company: a ring came to you, and your rival has lost nothing.',
  'cosmic-karma.lesson.company.bead': 'A bead rubbed off on you, and your rival still has theirs.',
  'cosmic-karma.lesson.company.neutral': 'Good and bad in equal parts: nothing rubbed off.',
  'cosmic-karma.lesson.company.alone': 'Nobody was there this time.',

  'cosmic-karma.lesson.card.title': 'Free will',
  'cosmic-karma.lesson.card':
    'In place of the dice, Free Will Cards move you by exactly their sum. Lay out the one that glows: the board shows where it leads, and something that you need is there. Then go.',
  'cosmic-karma.lesson.card.instead':
    'Dice lead anywhere. The card that glowed would have led to something that you need.',
  'cosmic-karma.lesson.card.went':
    'You chose where to stop. That card is spent; others lie on the Free Will Card spaces, even in passing.',

  'cosmic-karma.lesson.fork.title': 'Two ways',
  'cosmic-karma.lesson.fork':
    'Here the way divides: along the ring, or through a temple, where pegs of its tool are to be had. Point at each way to see where you would stop, and take the better end.',
  'cosmic-karma.lesson.fork.instead': 'The other way would have ended at something that you need.',
  'cosmic-karma.lesson.fork.temple': 'Through the temple: the Torch saves you a space, the Sword costs you one.',
  'cosmic-karma.lesson.fork.ring': 'Along the ring. The temple is there again in your next life.',

  'cosmic-karma.lesson.end.title': 'Hanging On',
  'cosmic-karma.lesson.end':
    'From Hanging On, whoever is ready goes home and wins. You are not ready yet, so this life ends one space further, in Past Life Review: every move stops there.',
  'cosmic-karma.lesson.end.instead': 'Another choice would have brought you something to take along.',
  'cosmic-karma.lesson.end.over': 'Past Life Review: the turn is over, whatever was left of it.',
  'cosmic-karma.lesson.end.nearer': 'Not quite the end yet. Take along what you can.',

  'cosmic-karma.lesson.clouds.title': 'Between two lives',
  'cosmic-karma.lesson.clouds':
    'That was a life, and your account goes with you. Here the way runs the other way round, nobody rubs off on you, and five clouds give pegs: nowhere else do so many lie side by side.',
  'cosmic-karma.lesson.clouds.instead': 'A card that leads to a peg is well spent here.',
  'cosmic-karma.lesson.clouds.peg': 'A peg for the next life.',
  'cosmic-karma.lesson.clouds.other': 'On to Future Life Planning, the next stop sign.',

  'cosmic-karma.lesson.planning.title': 'Same soul, new plan',
  'cosmic-karma.lesson.planning':
    'Live again by dice or cards, from the first space on. Or, while your rival is on Earth, join them there, and take what their karma and their space bring. You may also wait, but what for?',
  'cosmic-karma.lesson.planning.instead': 'A turn spent waiting brings nothing, unless your rival is about to move on.',
  'cosmic-karma.lesson.planning.joined': 'Born right beside your rival.',
  'cosmic-karma.lesson.planning.reborn': 'A new life, and you bring along all that you had.',
} as const
