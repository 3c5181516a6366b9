/** What of Rauha is heard: cards that become land, crystals, spores, and water. */
import type { RauhaEvent } from '../../../engine/rauha/index.ts'
import { begins, nothing, withAnother, type SoundTable } from '../../sound/table.ts'

export const sounds: SoundTable<RauhaEvent> = {
  turn: begins,
  part: begins,
  moved: withAnother,
  dealt: 'shuffle',
  drafting: 'card',
  looked: 'peek',
  chose: 'card',
  kept: withAnother,
  leftOver: 'card',
  placed: 'wood',
  discarded: 'card',
  welcomed: 'awakening',
  gained: ({ amount, what }) => (amount === 0 ? 'step' : what === 'crystals' ? 'coin' : 'gain'),
  spored: 'stone',
  stopped: nothing,
  advanced: 'step',
  scoring: 'bell',
  water: 'drop',
  ended: 'end',
}
