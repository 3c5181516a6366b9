/** English words of Cosmic Karma's legend: what lies on its board and accounts. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'cosmic-karma',
  { account: 'On every account', spaces: 'Signs of the spaces', places: 'Special places', table: 'On the board' },
  {
    bead: ['Beads', 'Bad karma, in two colours. Nobody goes home with a loose bead.'],
    ring: ['Rings', 'Good karma. A ring and a loose bead of its colour cancel each other at once.'],
    habit: [
      'Habit',
      'Three loose beads of a colour, on a stick. Rings cannot reach it; the Temple of the Sword can loosen it.',
    ],
    score: [
      'Score',
      'A ring counts 1, a bead −1, a stick −1. Whoever lands beside that person takes a ring or a bead by the stronger colour.',
    ],
    peg: ['Pegs', 'Torch, sword, wand. Two of a kind are a master tool; you need all three.'],
    missing: ['To go', 'So many pegs, beads and habits still stand between you and home.'],
    freeWill: ['Free Will Card', 'Its number moves you in place of the dice, alone or with others.'],
    lost: ['Lose a Turn Card', 'Each costs its owner one whole turn.'],
    takeRing: ['Take a ring', 'Two together: of the colour you choose.'],
    takeBead: ['Take a bead', 'Two together: of the colour you choose.'],
    takePeg: ['Take a peg', 'Of that tool, or of any you choose.'],
    draw: [
      'Draw a card',
      'A Choice Card is chance, unless you have the Master Torch. A Karma Card happens as it stands.',
    ],
    freeSign: ['Free Will Card space', 'Land here or pass, and take one.'],
    loseTurn: ['Lose a turn', 'Take a Lose a Turn Card.'],
    advance: ['Move on', 'So many spaces further, or along the arrow.'],
    change: ['Change', 'Exchange a bead for the other colour, trade places, give away a ring.'],
    calm: ['Quiet', 'Nothing happens.'],
    centre: ['Cosmic Consciousness', 'The beginning, and home.'],
    gate: ['Temple gates', 'Two ways beside the ring: by the Torch a space shorter, by the Sword a space longer.'],
    hangingOn: [
      'Hanging On',
      'Whoever is ready goes home from here, and wins. Whoever is not, and lands here, loses a turn.',
    ],
    pit: ['The Pit', 'A bead, and the turn is over. Next turn you climb out.'],
    wheel: ['Dharma Wheel', 'A short cut from Land to Land, for whoever has the Master Wand.'],
    stop: ['Stop signs', 'A life is over, and the next one planned: each ends the turn.'],
    pawn: ['Pawn', 'Where that person is. Any number may share a space.'],
    reach: ['Where a move ends', 'Choose it here, or from the list beside the board.'],
    fork: ['Fork', 'The way branches: choose the arrow.'],
    pack: ['Packs', 'Choice and Karma Cards of a Land, shuffled once.'],
    bank: ['Bank', 'Beads, rings, sticks and pegs come from here, and go back.'],
    die: ['Dice', 'Both are thrown, and their sum is moved.'],
  },
)
