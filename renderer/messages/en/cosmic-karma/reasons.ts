/** What a choice leads to, as the Sage says it (engine/cosmic-karma/consequences.ts): short, without a subject, true of any player. */
import type { CosmicAdviceConsequenceKind } from '../../../../engine/cosmic-karma/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'

const colour = selectByValue('colour', { green: 'green', orange: 'orange' })
const oneOf = selectByValue('colour', { green: 'a green', orange: 'an orange' })
const tool = selectByValue('tool', { torch: 'torch', sword: 'sword', wand: 'wand' })
const beads = `{count, plural, one {${oneOf} bead} other {# ${colour} beads}}`
const rings = `{count, plural, one {${oneOf} ring} other {# ${colour} rings}}`

export const reasons = messageGroup('cosmic-karma.reason', {
  ready: 'has everything to go home',
  home: 'Hanging On is {count, plural, one {# space} other {# spaces}} away',
  peg: `takes a ${tool} peg: {count} of {all}`,
  master: `completes a master tool: ${tool}`,
  losesPeg: `gives back a ${tool} peg`,
  sparesPeg: `keeps the ${tool} peg`,
  habit: `gets ${oneOf} habit`,
  sparesHabit: `avoids ${oneOf} habit`,
  loosened: `loosens ${oneOf} habit`,
  beadsGone: `gets rid of ${beads}`,
  beads: `takes ${beads}`,
  sparesBeads: `avoids ${beads}`,
  rings: `takes ${rings}`,
  ringsGone: `loses ${rings}`,
  sparesRings: `keeps ${rings}`,
  cards: 'keeps {count, plural, one {# Free Will Card} other {# Free Will Cards}}',
  newCards: 'gains {count, plural, one {# Free Will Card} other {# Free Will Cards}}',
  lostTurn: 'loses {count, plural, one {a turn} other {# turns}}',
  sparesTurn: 'loses no turn',
  again: 'has another turn at once',
  nextPeg: `next throw: {percent} % for a missing ${tool} peg`,
} satisfies Record<CosmicAdviceConsequenceKind, string>)
