/** The words of the rulebook of the Cosmic Karma Game, for en.ts: `cosmic-karma.rules.<section>.<part>`. */
import {
  BEADS_FREED,
  BEADS_PER_HABIT,
  FREE_WILL_COPIES,
  MOST_WAITS,
  START_BEADS,
} from '../../../engine/cosmic-karma/data.ts'
import { EXTRA_BEADS } from '../../../engine/cosmic-karma/info.ts'
import { family } from '../icu.ts'

const MOST_EXTRA = String(EXTRA_BEADS[EXTRA_BEADS.length - 1] ?? 0)

const RULES = {
  intro:
    'You set out from Cosmic Consciousness with a little karma in your pocket. You will live, choose badly, choose well, meet people, die, think it over and be born again, until nothing holds you any more. Whoever comes home first has won.',

  goal: 'The way home',
  'goal.text': 'You are ready to go home when your account shows all of this:',
  'goal.tools': 'three master tools: two pegs each of torch, sword and wand;',
  'goal.beads': 'no loose bead of either colour;',
  'goal.habits': 'no habit.',
  'goal.home':
    'Then any move by dice or cards that reaches Hanging On, the last space on Earth, takes you home at once, with or without spaces to spare, and you win. Only where your count ends there and others stand on it, their karmic majorities come first. Rings left over do not matter.',

  table: 'Your account',
  'table.beads': 'Beads',
  'table.beadsText': `Bad karma: green for how you treat others, orange for how you treat yourself. You begin with ${String(START_BEADS)} of each.`,
  'table.rings': 'Rings',
  'table.ringsText':
    'Good karma, in the same colours. A ring and a loose bead of one colour cancel each other at once, and both are gone. A ring with nothing to cancel waits for the next bead.',
  'table.habits': 'Habits',
  'table.habitsText': `The moment you have ${String(BEADS_PER_HABIT)} loose beads of a colour they turn into a habit on a stick. Rings cannot reach them there, and lie beside it.`,
  'table.tools': 'Tools',
  'table.toolsText':
    'Pegs of three kinds. Two of a kind are a master tool, which is never lost and does something for you. A third is not taken.',
  'table.freeWill': 'Free Will Cards',
  'table.freeWillText': `Numbers from 1 to 6, ${String(FREE_WILL_COPIES)} of each. They lie open, as many as you have collected, and move you in place of the dice.`,
  'table.lostTurns': 'Lose a Turn Cards',
  'table.lostTurnsText': 'As long as you have one, your whole turn is to give one back.',

  turn: 'A turn',
  'turn.begin': 'Who begins',
  'turn.beginText':
    'Everybody throws both dice: the highest total begins, and whoever ties for it throws again. Turns go round clockwise.',
  'turn.count': 'Find your count',
  'turn.countText':
    'Throw both dice, or lay out any number of Free Will Cards instead and add them up; never both. Used cards go under their pack, the lowest number first.',
  'turn.move': 'Move',
  'turn.moveText':
    'Use the whole count: clockwise on Earth, the other way round in the Spirit Realm. Every space counts one, arrows none. Where the way forks, choose. Any number of pawns may share a space. What you pass does nothing, except for Free Will Card spaces, stop signs and Hanging On.',
  'turn.meet': 'Meet',
  'turn.meetText': 'On Earth, first take the karmic majority of everybody who is there already.',
  'turn.land': 'Land',
  'turn.landText':
    'Then do what the space says. Rings come before beads, and one piece after another. On an arrow you follow it first, and land where it ends.',

  majority: 'Karmic majority',
  'majority.text':
    'Company rubs off. Reckon the other player’s two colours: plus one for each ring, minus one for each bead and minus one for each stick, so that a habit is minus four. The colour that is farther from zero decides: you take one ring of it if it is above zero, one bead if it is below. It comes from the bank, and the other player’s account stays as it is.',
  'majority.equal':
    'Two equal scores leave the colour to you. Equally far above and below zero, or nothing at all, is neutral: you take nothing. With several players there, choose where you may; then take all rings, then all beads.',
  'majority.where':
    'It counts for every landing on Earth: by dice, cards, arrows, or joining. In the Spirit Realm nobody rubs off on anybody.',
  'majority.account': 'They have',
  'majority.green': 'Green',
  'majority.orange': 'Orange',
  'majority.taken': 'You take',
  'majority.nothing': 'nothing',
  'majority.either': 'a bead of either colour',
  'majority.habit': '{count, plural, one {a {colour} habit} other {# {colour} habits}}',

  tools: 'Master tools',
  'tools.torch': 'Master Torch',
  'tools.torchText':
    'Intuition. A Choice Card that you draw shows you both sides, and you may use the one that does not lie up.',
  'tools.sword': 'Master Sword',
  'tools.swordText': `Reason. Each time you land in the Temple of the Sword, one of your habits is loosened: the stick and a bead are gone, and ${String(BEADS_FREED)} beads are loose again. Rings of their colour cancel them; with a loose bead that you had already they may form a habit once more. There is no other cure for habits.`,
  'tools.wand': 'Master Wand',
  'tools.wandText': 'Action and direction. It opens the Dharma Wheels.',

  cards: 'Cards',
  'cards.text':
    'Every Land has packs of its own. They are shuffled once, before the game; used cards go under their pack in view of all, so who pays attention knows what will come round again.',
  'cards.choice': 'Choice Cards',
  'cards.choiceText': 'Two ways to meet one situation. Chance decides which side lies up: that is what you did.',
  'cards.karma': 'Karma Cards',
  'cards.karmaText': 'What goes around comes around. Do what the card says.',
  'cards.freeWill': 'Free Will Cards',
  'cards.freeWillText':
    'One for each Free Will Card space that you land on or pass. You may use it from your next turn on. If the pack is empty there is none.',

  places: 'Special places',
  'places.temples': 'Temples',
  'places.templesText':
    'Two ways beside the ring, open to everybody. The Temple of the Torch is a space shorter than the ring beside it, the Temple of the Sword a space longer.',
  'places.wheels': 'Dharma Wheels',
  'places.wheelsText':
    'Four wheels in a circle, one for each Land. With the Master Wand, go in when your move passes the Free Will Card space beside one; a move that begins there goes on along the ring. Stay for as many turns as you like, go round from Land to Land, and step out onto the Free Will Card space beside any of them. In and out bring a card each. One move may use as many wheels as its count allows, and go in again further on; just out of a wheel, it goes on in that Land first.',
  'places.pit': 'The Pit',
  'places.pitText':
    'Slippery Slope and some cards lead here. After the majorities of everybody in it you take a bead of the colour you choose, and your turn is over, even if another should follow. Next turn you climb out as if nothing had been.',
  'places.hangingOn': 'Hanging On',
  'places.hangingOnText':
    'If you are not ready, the way leads on from here to Past Life Review. Landing here exactly you take the majorities, ready or not. If you are ready after them, you are home; if not, you lose a turn. If something makes you ready while you stand here, you go home when your next turn begins.',

  spirit: 'The Spirit Realm',
  'spirit.text':
    'After a life the way leads through the clouds, from Past Life Review to Future Life Planning. Both are stop signs: your turn is over there, whatever count is left. Account and cards go with you into the next life. From Future Life Planning you choose:',
  'spirit.again': 'Live again',
  'spirit.againText': 'Dice or Free Will Cards, as ever; Me, Me, Me is the first space.',
  'spirit.join': 'Join somebody',
  'spirit.joinText':
    'Go to the space of any player on the ring, in a temple or in the Pit, take the majorities of everybody there and what the space gives, but no Free Will Cards in this turn.',
  'spirit.wait': 'Wait',
  'spirit.waitText': `Nothing happens. You may wait up to ${String(MOST_WAITS)} turns in one stay.`,

  end: 'The end',
  'end.text':
    'The first to come home wins, and the game is over at once. The others are listed by their master tools, then by how few beads they carry; that is a courtesy, not a score.',

  variant: 'A heavier start',
  'variant.text': `For a longer road, up to ${MOST_EXTRA} more beads of each colour may be dealt to everybody at the start. Three of a colour become a habit at once.`,

  ours: 'What is ours',
  'ours.text':
    'The published booklet states the rules, but neither the list of spaces nor what stands on the cards is public. So part of this edition is a reconstruction, made to fit those rules.',
  'ours.booklet':
    'From the booklet: the three realms, the four Lands and the directions; beads, rings, habits and tools; the karmic majority with the four cases above; how all kinds of cards are used; what temples, wheels, Pit, stop signs and Future Life Planning do; and the names Me, Me, Me, Hanging On, Past Life Review, Future Life Planning, the Pit, the two temples and the Dharma Wheels.',
  'ours.made':
    'Ours: the order and number of the spaces, and what {spaces} of the {all} do; where the Pit and the Temple of the Torch lie, how long the temples are, that there are four wheels; the figures and texts of all {choice} Choice, {karma} Karma and {freeWill} Free Will Cards; the meaning of the two colours and of the Lands; and all drawings.',
  'ours.players':
    'The game was published for two to four. It works as it is for five and six, and so it is offered. Where the booklet can be read in two ways, this edition has decided; nothing else was changed.',

  spaces: 'All spaces',
  'spaces.name': 'Space',
  'spaces.effect': 'What it does',
  'spaces.temple.torch': 'Temple of the Torch',
  'spaces.temple.sword': 'Temple of the Sword',
  'spaces.wheels': 'Dharma Wheels',
  'spaces.clouds': 'The Spirit Realm',
  'spaces.beside': 'Beside the ring',

  allChoice: 'All Choice Cards',
  allKarma: 'All Karma Cards',
  'cardList.card': 'Card',
  'cardList.one': 'One side',
  'cardList.other': 'The other side',
  'cardList.event': 'What comes back',
}

export function rulesWords() {
  return family('cosmic-karma.rules', RULES)
}
