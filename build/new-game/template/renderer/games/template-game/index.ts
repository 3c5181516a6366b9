/** Template Game's UI: its board, click paths and texts. */
import type { VisibleEvent } from '../../../../../../engine/core/contract/game-events.ts'
import { templateGame } from '../../../engine/template-game/index.ts'
import type { TemplateGameAction, TemplateGameEvent, TemplateGameView } from '../../../engine/template-game/index.ts'
import type { GameUi } from '../../../../../../renderer/games/game-ui.ts'
import { createSoundLookup } from '../../../../../../renderer/sound/event-sounds.ts'
import { decisionChapters } from './rulebook-links.ts'
import { seatFigureLines } from './seat-figures.ts'
import { boardLegend } from './legend.ts'
import { readingPauses, eventSentence } from './log-sentences.ts'
import { clickPathFor } from './click-paths.ts'
import { buildScene } from './scene.ts'
import { eventSounds } from './event-sounds.ts'
import { seatResultSummary, choiceLabel } from './choice-labels.ts'

export const gameUi: GameUi<TemplateGameView, TemplateGameAction, VisibleEvent<TemplateGameEvent>> = {
  game: templateGame,
  scene: buildScene,
  clickPath: clickPathFor,
  choiceLabel,
  eventSentence,
  readingPauses,
  resultSummary: seatResultSummary,
  decisionChapters,
  legend: boardLegend,
  soundFor: createSoundLookup(eventSounds),
  ambience: 'temple',
  loadPainter: async () => (await import('./art/painter.ts')).painter,
  seatFigureLines,
}
