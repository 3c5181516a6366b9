/** The user interface of Moksha: its board, clicks and texts. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { createSoundLookup } from '../../sound/event-sounds.ts'
import type { GameUi } from '../game-ui.ts'
import { decisionChapters, eventAndPieceSections } from './rulebook-links.ts'
import { createAlertClassifier } from '../alerts.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { seatFigureLines } from './seat-figures.ts'
import { extraChoiceEffects } from './choice-effects.ts'
import { extraGhosts } from './extra-ghosts.ts'
import { seatResultSummary, labelledFinalAuraOf, eventBannerOfEvents, timelineMark } from './event-banners.ts'
import { boardLegend } from './legend.ts'
import { gameTutorial } from './tutorial.ts'
import { chanceSentences, eventPlaces, readingPauses, eventSentence } from './log-sentences.ts'
import { floatingLabels } from './floating-labels.ts'
import { clickPathFor } from './click-paths.ts'
import { buildScene } from './scene.ts'
import { drawnTokenPlacementSeriesOf } from './choice-series.ts'
import { eventSounds } from './event-sounds.ts'
import { choiceLabel, choiceGroupHeadingFor, walkCostSpriteSpec } from './choice-labels.ts'

/** All parts of Moksha's user interface, for the table screen. */
export const gameUi: GameUi<MokshaView, MokshaAction, VisibleEvent<MokshaEvent>> = {
  game: moksha,
  scene: buildScene,
  clickPath: clickPathFor,
  choiceLabel,
  extraChoiceEffects,
  choiceGroupHeading: choiceGroupHeadingFor,
  choiceCost: walkCostSpriteSpec,
  choiceSeries: drawnTokenPlacementSeriesOf,
  eventSentence,
  chanceSentences,
  eventPlaces,
  extraGhosts,
  closeUpPiecesOf,
  floatingLabels,
  readingPauses,
  eventBannerFor: eventBannerOfEvents,
  timelineMark,
  resultSummary: seatResultSummary,
  decidingFigure: labelledFinalAuraOf,
  followsActiveSeat: true,
  decisionChapters,
  eventAndPieceSections,
  legend: boardLegend,
  tutorial: gameTutorial,
  alertFor: createAlertClassifier<MokshaEvent>({
    endTriggers: { lastTurns: true },
    affectedSeatField: { converted: 'whose' },
  }),
  soundFor: createSoundLookup(eventSounds),
  ambience: 'river',
  loadPainter: async () => (await import('./art/painter.ts')).painter,
  seatFigureLines,
}
