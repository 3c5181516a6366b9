/** What of Template Game is heard. */
import type { TemplateGameFact } from '../../../engine/template-game/index.ts'
import { begins, withAnother, type SoundTable } from '../../../../../../renderer/sound/table.ts'

export const sounds: SoundTable<TemplateGameFact> = {
  turn: begins,
  moved: withAnother,
  round: 'bell',
  chose: 'card',
  turnedUp: 'card',
  won: 'gain',
  tookBack: 'card',
  drew: 'card',
  ended: 'end',
}
