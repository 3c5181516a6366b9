/** The sounds of events in Rauha: cards that become land, crystals, spores, and water. */
import type { RauhaEvent } from '../../../engine/rauha/index.ts'
import { SILENT_BEGINS, SILENT_NOTHING, SILENT_COVERED, type EventSoundTable } from '../../sound/event-sounds.ts'

/** The sound of each kind of event in Rauha, and which kinds are silent. */
export const eventSounds: EventSoundTable<RauhaEvent> = {
  turn: SILENT_BEGINS,
  part: SILENT_BEGINS,
  moved: SILENT_COVERED,
  dealt: 'shuffle',
  drafting: 'card',
  looked: 'peek',
  chose: 'card',
  kept: SILENT_COVERED,
  leftOver: 'card',
  placed: 'wood',
  discarded: 'card',
  welcomed: 'awakening',
  gained: ({ amount, what }) => (amount === 0 ? 'step' : what === 'crystals' ? 'coin' : 'gain'),
  spored: 'stone',
  stopped: SILENT_NOTHING,
  advanced: 'step',
  scoring: 'bell',
  water: 'drop',
  ended: 'end',
}
