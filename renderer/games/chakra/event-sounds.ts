/** The sounds of Chakra's events: stones, and a singing bowl for each harmony. */
import type { ChakraEvent } from '../../../engine/chakra/index.ts'
import { SILENT_BEGINS, SILENT_COVERED, type EventSoundTable } from '../../sound/event-sounds.ts'

/** The table of Chakra's sounds: for each kind of event its sound, or the reason why it has none. */
export const eventSounds: EventSoundTable<ChakraEvent> = {
  turn: SILENT_BEGINS,
  moved: SILENT_COVERED,
  received: 'stone',
  channelled: 'wood',
  stepped: 'stone',
  exchanged: 'coin',
  meditated: 'wind',
  looked: 'peek',
  harmonized: 'harmony',
  alleviated: 'drop',
  refilled: SILENT_COVERED,
  bagEmpty: 'shuffle',
  lastRound: 'last',
  ended: 'end',
}
