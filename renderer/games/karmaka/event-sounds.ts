/** The sounds of Karmaka's events: cards, rings, and the ladder. */
import type { KarmakaEvent } from '../../../engine/karmaka/index.ts'
import { SILENT_BEGINS, SILENT_NOTHING, SILENT_COVERED, type EventSoundTable } from '../../sound/event-sounds.ts'

/** The sound of each kind of event, or the reason why it has none. */
export const eventSounds: EventSoundTable<KarmakaEvent> = {
  turn: SILENT_BEGINS,
  moved: SILENT_COVERED,
  drew: 'card',
  played: ({ way }) => (way === 'points' ? 'wood' : 'pluck'),
  stored: 'card',
  passed: 'step',
  declined: 'step',
  targeted: 'drum',
  copied: 'pluck',
  nothing: SILENT_NOTHING,
  ruined: 'loss',
  refilled: 'shuffle',
  dealt: 'card',
  salvaged: 'gain',
  robbed: 'loss',
  recalled: 'card',
  stole: 'loss',
  peeked: 'peek',
  picked: 'peek',
  swindled: 'loss',
  lifted: 'card',
  returned: 'card',
  offered: 'card',
  answered: ({ accepted }) => (accepted ? 'gain' : 'step'),
  unclaimed: 'card',
  scored: 'death',
  spent: 'pay',
  climbed: 'rebirth',
  stayed: ({ ring }) => (ring ? 'coin' : 'loss'),
  reborn: 'shuffle',
  ended: 'end',
}
