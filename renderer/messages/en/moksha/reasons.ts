/** What a choice leads to, as the Sage says it (engine/moksha/consequences.ts): short, without a subject, true of any player. */
import type { MokshaAdviceConsequenceKind } from '../../../../engine/moksha/index.ts'
import { messageGroup } from '../../catalogue-builders.ts'

export const reasons = messageGroup('moksha.reason', {
  moksha: 'attains moksha',
  aura: 'gains {count} aura: {total} of {target}',
  release: 'the next death attains moksha: {total} of {target} aura as things stand',
  majorities: '{count, plural, one {# majority} other {# majorities}}, worth {aura} aura at a death',
  rivalMajorities: 'loses {count, plural, one {# majority} other {# majorities}}',
  rivalGains: 'gains {count, plural, one {# majority} other {# majorities}}',
  rivalNot: 'gains no majority',
  karma: '{count} karma: enough to be reborn as {caste}',
  rebirth: 'is reborn as {caste}',
  tokens: 'has {count} of the {all} tokens that bring 1 aura',
  colours: 'has karma of {count} of the {all} colours that bring 1 aura',
  god: 'devotes {god}: {count} of {all} gods',
  godReady: '{god} is ready again',
  godUsed: 'uses {god} up',
  godKept: 'keeps {god} ready',
  lives: 'lives {count, plural, one {# more turn} other {# more turns}} without another token',
  disciples: 'places {count, plural, one {# disciple} other {# disciples}}',
  harmony: 'the marker stands where harmony counts {count, plural, one {# point} other {# points}}',
} satisfies Record<MokshaAdviceConsequenceKind, string>)
