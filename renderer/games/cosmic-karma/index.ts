/** Cosmic Karma at the table: how it looks, how it is clicked, and how it speaks. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { hears } from '../../sound/table.ts'
import type { GameFace } from '../face.ts'
import { chapters, tells } from './chapters.ts'
import { misses } from '../missed.ts'
import { closeUp } from './close-up.ts'
import { figures } from './figures.ts'
import { foretells } from './foretells.ts'
import { ghosts } from './ghosts.ts'
import { cameTo, great, mark } from './great.ts'
import { legend } from './legend.ts'
import { guided } from './lesson.ts'
import { came, reading, sentence } from './log.ts'
import { floatPieces } from './floats.ts'
import { path } from './paths.ts'
import { scene } from './scene.ts'
import { sounds } from './sounds.ts'
import { choice } from './words.ts'

export const face: GameFace<CosmicView, CosmicAction, VisibleEvent<CosmicEvent>> = {
  game: cosmicKarma,
  scene,
  path,
  choice,
  foretells,
  sentence,
  came,
  ghosts,
  closeUp,
  floats: floatPieces,
  reading,
  great,
  mark,
  cameTo,
  chapters,
  tells,
  legend,
  misses: misses<CosmicEvent>({ done: { gift: 'to', swapped: 'other', joined: 'of' } }),
  hears: hears(sounds),
  ambience: 'cosmos',
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
  guided,
}
