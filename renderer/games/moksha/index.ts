/** Moksha at the table: how it looks, how it is clicked, and how it speaks. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaFact, MokshaView } from '../../../engine/moksha/index.ts'
import { hears } from '../../sound/table.ts'
import type { GameFace } from '../face.ts'
import { closeUp } from './close-up.ts'
import { chapters } from './chapters.ts'
import { figures } from './figures.ts'
import { ghosts } from './ghosts.ts'
import { cameTo, great, mark } from './great.ts'
import { places, reading, sentence } from './log.ts'
import { gainPieces } from './floats.ts'
import { path } from './paths.ts'
import { scene } from './scene.ts'
import { sounds } from './sounds.ts'
import { choice } from './words.ts'

export const face: GameFace<MokshaView, MokshaAction, SeenFact<MokshaFact>> = {
  game: moksha,
  scene,
  path,
  choice,
  sentence,
  places,
  ghosts,
  closeUp,
  floats: gainPieces,
  reading,
  great,
  mark,
  cameTo,
  followsActing: true,
  hears: hears(sounds),
  ambience: 'river',
  chapters,
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
  factLines: 12,
}
