/** Karmaka at the table: how it looks, how it is clicked, and how it speaks. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaView } from '../../../engine/karmaka/index.ts'
import { hears } from '../../sound/table.ts'
import type { GameFace } from '../face.ts'
import { chapters, tells } from './chapters.ts'
import { misses } from '../missed.ts'
import { closeUp } from './close-up.ts'
import { figures } from './figures.ts'
import { foretells } from './foretells.ts'
import { cameTo, great, mark, recount } from './great.ts'
import { legend } from './legend.ts'
import { guided } from './lesson.ts'
import { came, reading, sentence } from './log.ts'
import { missed } from './missed.ts'
import { path } from './paths.ts'
import { scene } from './scene.ts'
import { sounds } from './sounds.ts'
import { choice } from './words.ts'

export const face: GameFace<KarmakaView, KarmakaAction, VisibleEvent<KarmakaEvent>> = {
  game: karmaka,
  scene,
  path,
  choice,
  foretells,
  sentence,
  came,
  closeUp,
  reading,
  great,
  mark,
  cameTo,
  recount,
  chapters,
  tells,
  legend,
  misses: misses<KarmakaEvent>(missed),
  hears: hears(sounds),
  ambience: 'garden',
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
  guided,
}
