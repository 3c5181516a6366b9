/** Sounds of Template Game's events. */
import type { TemplateGameEvent } from '../../../engine/template-game/index.ts'
import { SILENT_BEGINS, SILENT_COVERED, type EventSoundTable } from '../../../../../../renderer/sound/event-sounds.ts'

export const eventSounds: EventSoundTable<TemplateGameEvent> = {
  turn: SILENT_BEGINS,
  moved: SILENT_COVERED,
  round: 'bell',
  chose: 'card',
  turnedUp: 'card',
  won: 'gain',
  tookBack: 'card',
  drew: 'card',
  ended: 'end',
}
