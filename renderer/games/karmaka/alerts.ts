/** Alerts about actions of rivals that affect a player. Each action leads to one alert, by the event that describes it best. */
import { CARD_DATA, type EffectStep } from '../../../engine/karmaka/data.ts'
import type { KarmakaEvent } from '../../../engine/karmaka/index.ts'
import type { AlertRules } from '../alerts.ts'

/** Steps of an ability that report an event of their own, which describes the action better than `targeted`. */
const STEPS_WITH_OWN_EVENT: readonly EffectStep['op'][] = [
  'takeExposedDeed',
  'stealFutureTop',
  'lookAtHand',
  'takePicked',
]

/**
 * The rules for which events of Karmaka alert a player: events that affect the player's seat, and announcements of a
 * card's ability.
 */
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
