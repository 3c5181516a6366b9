/** What of Chakra is heard: stones, and a bowl for each harmony. */
import type { ChakraEvent } from '../../../engine/chakra/index.ts'
import { begins, withAnother, type SoundTable } from '../../sound/table.ts'

export const sounds: SoundTable<ChakraEvent> = {
  turn: begins,
  moved: withAnother,
  received: 'stone',
  channelled: 'wood',
  stepped: 'stone',
  exchanged: 'coin',
  meditated: 'wind',
  looked: 'peek',
  harmonized: 'harmony',
  alleviated: 'drop',
  refilled: withAnother,
  bagEmpty: 'shuffle',
  lastRound: 'last',
  ended: 'end',
}
