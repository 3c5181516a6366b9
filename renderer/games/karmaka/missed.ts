/** What rivals do to somebody that they must not miss: each deed is told once, by the fact that says most of it. */
import { CARD_DATA, type EffectStep } from '../../../engine/karmaka/data.ts'
import type { KarmakaEvent } from '../../../engine/karmaka/index.ts'
import type { MissedTable } from '../missed.ts'

/** Steps of an ability that have a fact of their own among `done`. */
const TOLD: readonly EffectStep['op'][] = ['takeExposedDeed', 'stealFutureTop', 'lookAtHand', 'takePicked']

export const missed: MissedTable<KarmakaEvent> = {
  done: {
    targeted: 'at',
    stored: 'whose',
    robbed: 'whose',
    stole: 'whose',
    swindled: 'whose',
    peeked: 'at',
  },
  announced: { targeted: ({ card }) => CARD_DATA[card].effect.some(({ op }) => TOLD.includes(op)) },
}
