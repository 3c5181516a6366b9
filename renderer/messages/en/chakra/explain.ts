/** What the decisions of Chakra are about, for whoever asks: what is decided, and what usually matters. */
import type { ChakraPromptKind } from '../../../../engine/chakra/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  turn: [
    'You choose one thing for this turn: take energies from the Lotus, move some on your own board, or meditate.',
    'Take colours that you can still bring home, and leave room on the way: a full Chakra blocks what comes after.',
  ],
  meditate: [
    'You take back your tokens from the spaces below, and may look at what one Chakra is worth.',
    'Look where you can still choose: a value of 4 is worth a detour, a value of 1 is not.',
  ],
  black: [
    'This flow shows black, so a black energy comes along with what you take.',
    'Black fills a place until it has sunk to the Earth; there it is worth a point.',
  ],
  receive: [
    'You take another colour of the same flow, or say where those in your hand go.',
    'All of them go to one place. More at once saves turns, but they need as many free places.',
  ],
  place: [
    'You say where all the energies in your hand go: into the bubbles, or together onto one Chakra.',
    'A Chakra costs a token until it is in harmony; the bubbles cost nothing, but lie far from the low Chakras.',
  ],
  channel: [
    'You carry out every move of the space that you have chosen, each with another energy.',
    'Every step must end on a free place; Chakras in harmony are jumped over and cost no step.',
  ],
  either: [
    'You move one energy by one step, in whichever direction you like.',
    'One step is often enough to complete a Chakra, or to free a place for the next energy.',
  ],
  exchange: [
    'You give up an energy on the Earth and take any one out of the bag into your bubbles.',
    'That costs the point on the Earth: take the very colour that a Chakra still lacks.',
  ],
} satisfies Readonly<Record<ChakraPromptKind, ExplanationText>>

export const explain = explanationMessages('chakra', explanations)
