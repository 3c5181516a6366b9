/** What a choice leads to, as the Sage says it (engine/rauha/consequences.ts): short, without a subject, true of any player. */
import type { RauhaAdviceConsequenceKind } from '../../../../engine/rauha/index.ts'
import { messageGroup } from '../../catalogue-builders.ts'

export const reasons = messageGroup('rauha.reason', {
  energy: 'gains {count} energy this turn',
  crystals: 'gains {count, plural, one {# crystal} other {# crystals}}: {total} in hand',
  crystalsLeft: 'keeps {count, plural, one {# crystal} other {# crystals}}',
  wins: 'wins {entity}',
  winsFrom: 'wins {entity} from {rival}',
  mayWin: 'can win {entity} with it',
  mayWinFrom: 'can win {entity} from {rival} with it',
  nearly: 'one more tile wins {entity}',
  mayNearly: 'then one more tile wins {entity}',
  scoring: 'a scoring now brings {count} energy',
  lines: 'the lines to come bring {count} energy',
  mayLines: 'up to {count} more energy from the lines to come',
  mayCrystals: 'up to {count, plural, one {# more crystal} other {# more crystals}} from the lines to come',
  maySpore: 'a spore for {count, plural, one {# crystal} other {# crystals}} whenever it is activated',
  mayWater: 'brings {count, plural, one {# water source} other {# water sources}}',
  spores: '{count, plural, one {# spore more} other {# spores more}} to activate at each scoring',
  water: '{count} water sources: {energy} energy at each scoring',
  animals: '{count, plural, one {brings # animal} other {brings # animals}}',
} satisfies Record<RauhaAdviceConsequenceKind, string>)
