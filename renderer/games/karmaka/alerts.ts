/**
 * Alerts about actions of rivals that the affected player must not miss: each is shown once, by the game event that says
 * most of it.
 */
import { CARD_DATA, type EffectStep } from '../../../engine/karmaka/data.ts'
import type { KarmakaEvent } from '../../../engine/karmaka/index.ts'
import type { AlertRules } from '../alerts.ts'

/** Steps of an ability that have a fact of their own among `done`. */
const STEPS_WITH_OWN_EVENT: readonly EffectStep['op'][] = [
  'takeExposedDeed',
  'stealFutureTop',
  'lookAtHand',
  'takePicked',
]

export const alertRules: AlertRules<KarmakaEvent> = {
  affectedSeatField: {
    targeted: 'at',
    stored: 'whose',
    robbed: 'whose',
    stole: 'whose',
    swindled: 'whose',
    peeked: 'at',
  },
  announcements: { targeted: ({ card }) => CARD_DATA[card].effect.some(({ op }) => STEPS_WITH_OWN_EVENT.includes(op)) },
}
