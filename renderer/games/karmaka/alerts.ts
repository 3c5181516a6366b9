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
 * The rules that say which events of Karmaka alert a player: those that affect the player's seat, given by the event
 * field that names it. A `targeted` event (a card's ability gets its target) gives no alert if the ability has a step
 * with an event of its own, which describes the action better.
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
