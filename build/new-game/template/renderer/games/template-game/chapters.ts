/** Which part of the rulebook tells of what. */
import type { TemplateGameAskKind } from '../../../engine/template-game/index.ts'
import type { Chapters } from '../../../../../../renderer/games/chapters.ts'

export const chapters: Chapters<string, TemplateGameAskKind> = {
  otherwise: 'round',
  facts: {},
  asks: { recover: 'lost' },
  looks: {},
}
