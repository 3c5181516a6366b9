/** Template Game at the table: how it looks, how it is clicked, and how it speaks. */
import type { VisibleEvent } from '../../../../../../engine/core/contract/game-events.ts'
import { templateGame } from '../../../engine/template-game/index.ts'
import type { TemplateGameAction, TemplateGameFact, TemplateGameView } from '../../../engine/template-game/index.ts'
import type { GameFace } from '../../../../../../renderer/games/face.ts'
import { hears } from '../../../../../../renderer/sound/table.ts'
import { chapters } from './chapters.ts'
import { figures } from './figures.ts'
import { legend } from './legend.ts'
import { reading, sentence } from './log.ts'
import { path } from './paths.ts'
import { scene } from './scene.ts'
import { sounds } from './sounds.ts'
import { cameTo, choice } from './words.ts'

export const face: GameFace<TemplateGameView, TemplateGameAction, VisibleEvent<TemplateGameFact>> = {
  game: templateGame,
  scene,
  path,
  choice,
  sentence,
  reading,
  cameTo,
  chapters,
  legend,
  hears: hears(sounds),
  ambience: 'temple',
  painter: async () => (await import('./art/painter.ts')).painter,
  figures,
}
