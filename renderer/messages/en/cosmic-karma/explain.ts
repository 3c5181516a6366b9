/** What the decisions of Cosmic Karma are about, for whoever asks: what is decided, and what usually matters. */
import type { CosmicPromptKind } from '../../../../engine/cosmic-karma/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  sitOut: [
    'You give back a Lose a Turn Card, and that is your whole turn.',
    'There is nothing to choose; each such card costs one turn.',
  ],
  home: [
    'Nothing holds you any more: this move takes you home, and wins.',
    'Whoever is home first has won; rings left over do not matter.',
  ],
  roll: [
    'You throw both dice, and your pawn moves by their sum.',
    'There is nothing to choose yet. Seven spaces are thrown most often: look where that would lead.',
  ],
  start: [
    'You throw the dice, or lay out Free Will Cards and move by exactly their sum.',
    'A card is worth most where one space would change much: a temple, a peg that you lack, or Hanging On.',
  ],
  planning: [
    'You begin the next life: by a throw, by cards, on the space of somebody else, or after a wait.',
    'Joining brings what their karma rubs off on you and what their space gives: join whoever is rich in rings.',
  ],
  cards: [
    'You move by the cards that lie there, or add one more.',
    'Their whole sum is moved, and a card laid out is gone: add one only for a space that is worth it.',
  ],
  rolled: [
    'Your pawn moves by what you threw.',
    'What counts is where you stop, and who stands there already. Of what you pass, few places do anything.',
  ],
  fork: [
    'The way branches, and you choose on which branch you go on.',
    'Compare the two spaces where your move would end, and how long each way is.',
  ],
  dual: [
    'Both colours of the one you met weigh alike, so you choose the colour of what you take.',
    'A ring helps in the colour of your loose beads; a bead does least harm where a ring waits for it.',
  ],
  side: [
    'Your Master Torch shows both sides of the card: you choose which one happens.',
    'Look at your account first: a ring helps only in the colour of your loose beads.',
  ],
  colour: [
    'You choose the colour of the piece that you take.',
    'A ring cancels a loose bead of its own colour at once. Three loose beads of one colour become a habit.',
  ],
  discard: [
    'You may give back loose beads.',
    'Give back as many as you can: with a loose bead nobody goes home. Begin with the colour nearest to three.',
  ],
  recolour: [
    'You may turn one loose bead into the other colour.',
    'Turn it where a ring waits to cancel it, and never into the third of its colour.',
  ],
  takePeg: [
    'You choose which tool you take a peg of.',
    'You need two of each. The second of a kind makes a master tool, which is never lost and helps at once.',
  ],
  losePeg: [
    'You choose which peg you give back.',
    'Master tools are safe; give up the single peg that is easiest to get again.',
  ],
  swap: [
    'You may trade places with somebody.',
    'You only gain by where you stand next: think of your way to what you still lack, and of theirs.',
  ],
  loosen: [
    'You choose which habit is loosened: its stick and one bead go, two beads are loose again.',
    'Take the colour of your rings: they cancel the loose beads at once.',
  ],
  gift: [
    'You choose who else takes a ring of this colour.',
    'Whoever is nearest to home profits most: give it to somebody else.',
  ],
} satisfies Readonly<Record<CosmicPromptKind, ExplanationText>>

export const explain = explanationMessages('cosmic-karma', explanations)
