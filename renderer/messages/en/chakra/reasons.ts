/** What a choice leads to, as the Sage says it (engine/chakra/consequences.ts): short, without a subject, true of any player. */
import type { ChakraAdviceConsequenceKind } from '../../../../engine/chakra/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'

const COLOURS = {
  purple: 'purple',
  darkBlue: 'dark blue',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
}
const CHAKRAS = {
  purple: 'the Crown',
  darkBlue: 'the Third Eye',
  blue: 'the Throat',
  green: 'the Heart',
  yellow: 'the Solar Plexus',
  orange: 'the Sacral',
  red: 'the Root',
}
const colour = selectByValue('colour', COLOURS)
const chakra = selectByValue('colour', CHAKRAS)
const steps = '{steps, plural, one {# step} other {# steps}}'

export const reasons = messageGroup('chakra.reason', {
  harmony: `brings ${chakra} into harmony`,
  home: `${colour}: {count} of {all} in place`,
  owned: `owns {count} of {all} ${colour}`,
  nearer: `${colour} ${steps} nearer to its Chakra`,
  farther: `${colour} ${steps} farther from its Chakra`,
  earth:
    '{count, plural, one {# black energy reaches the Earth: # point} other {# black energies reach the Earth: # points}}',
  blackNearer: `black ${steps} nearer to the Earth`,
  tokensBack: '{back, plural, one {# token comes} other {# tokens come}} back: {count} free',
  tokensFree: 'keeps {count, plural, one {# token} other {# tokens}} free',
  learns: `learns what ${chakra} is worth`,
  bubbles: 'keeps {count, plural, one {# bubble} other {# bubbles}} free',
  blocked: `fills ${chakra} without harmony`,
  notBlocked: `leaves room in ${chakra}`,
  unblocked: `makes room in ${chakra}`,
  longestRun: 'has the longest run from the Root: 2 points',
  lastRound: 'a fifth harmony: the last round begins, with the lead',
  denies: `takes the last ${colour} on show, which {rival} needs`,
} satisfies Record<ChakraAdviceConsequenceKind, string>)
