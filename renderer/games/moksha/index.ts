/** Moksha at the table: how it looks, how it is clicked, and how it speaks. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { hears } from '../../sound/table.ts'
import type { GameFace } from '../face.ts'
import { chapters, tells } from './chapters.ts'
import { misses } from '../missed.ts'
import { closeUp } from './close-up.ts'
import { figures } from './figures.ts'
import { foretells } from './foretells.ts'
import { ghosts } from './ghosts.ts'
import { cameTo, decidedBy, great, mark } from './great.ts'
import { legend } from './legend.ts'
import { guided } from './lesson.ts'
import { came, places, reading, sentence } from './log.ts'
import { gainPieces } from './floats.ts'
import { path } from './paths.ts'
import { scene } from './scene.ts'
import { series } from './series.ts'
import { sounds } from './sounds.ts'
import { choice, group, price } from './words.ts'

export const face: GameFace<MokshaView, MokshaAction, VisibleEvent<MokshaEvent>> = {
  game: moksha,
  scene,
  path,
  choice,
  foretells,
  group,
  price,
  series,
  sentence,
  came,
  places,
  ghosts,
  closeUp,
  floats: gainPieces,
  reading,
  great,
  mark,
  cameTo,
  decidedBy,
  followsActing: true,
  chapters,
  tells,
  legend,
  guided,
  misses: misses<MokshaEvent>({ last: { lastTurns: true }, done: { converted: 'whose' } }),
  hears: hears(sounds),
  ambience: 'river',
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
}
