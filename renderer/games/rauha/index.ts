/** Rauha at the table: how it looks, how it is clicked, and how it speaks. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { AVATAR_PATH } from '../../../engine/rauha/data.ts'
import { rauha } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaEvent, RauhaView } from '../../../engine/rauha/index.ts'
import { hears } from '../../sound/table.ts'
import type { GameFace } from '../face.ts'
import { chapters, tells } from './chapters.ts'
import { misses } from '../missed.ts'
import { closeUp } from './close-up.ts'
import { figures } from './figures.ts'
import { foretells } from './foretells.ts'
import { ghosts } from './ghosts.ts'
import { cameTo } from './great.ts'
import { legend } from './legend.ts'
import { guided } from './lesson.ts'
import { reading, sentence } from './log.ts'
import { gainPieces } from './floats.ts'
import { path } from './paths.ts'
import { scene } from './scene.ts'
import { sounds } from './sounds.ts'
import { brief, choice, withheld } from './words.ts'

export const face: GameFace<RauhaView, RauhaAction, VisibleEvent<RauhaEvent>> = {
  game: rauha,
  scene,
  path,
  choice,
  brief,
  withheld,
  foretells,
  sentence,
  ghosts,
  closeUp,
  floats: gainPieces,
  reading,
  cameTo,
  followsActing: true,
  chapters,
  tells,
  legend,
  misses: misses<RauhaEvent>({
    last: { dealt: ({ round }) => round === AVATAR_PATH.at(-1)?.round },
    done: { welcomed: 'former' },
  }),
  hears: hears(sounds),
  ambience: 'wilds',
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
  guided,
}
