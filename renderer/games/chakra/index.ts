/** Chakra at the table: how it looks, how it is clicked, and how it speaks. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import { hears } from '../../sound/table.ts'
import type { GameFace } from '../face.ts'
import { chapters, tells } from './chapters.ts'
import { misses } from '../missed.ts'
import { figures } from './figures.ts'
import { foretells } from './foretells.ts'
import { ghosts } from './ghosts.ts'
import { cameTo, great, mark } from './great.ts'
import { legend } from './legend.ts'
import { guided } from './lesson.ts'
import { came, sentence } from './log.ts'
import { path } from './paths.ts'
import Private from './Private.svelte'
import { scene } from './scene.ts'
import { sounds } from './sounds.ts'
import { choice } from './words.ts'

export const face: GameFace<ChakraView, ChakraAction, VisibleEvent<ChakraEvent>> = {
  game: chakra,
  scene,
  path,
  choice,
  foretells,
  sentence,
  came,
  ghosts,
  great,
  mark,
  cameTo,
  followsActing: true,
  chapters,
  tells,
  legend,
  misses: misses<ChakraEvent>({ last: { lastRound: true } }),
  hears: hears(sounds),
  ambience: 'temple',
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
  Private,
  guided,
}
