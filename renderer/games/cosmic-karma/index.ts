/** The user interface of Cosmic Karma: its board, clicks and texts. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { cosmicKarma } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicAction, CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { createSoundLookup } from '../../sound/event-sounds.ts'
import type { GameUi } from '../game-ui.ts'
import { decisionChapters, eventAndPieceSections } from './rulebook-links.ts'
import { createAlertClassifier } from '../alerts.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { seatFigureLines } from './seat-figures.ts'
import { extraChoiceEffects } from './choice-effects.ts'
import { extraGhosts } from './extra-ghosts.ts'
import { seatResultSummary, eventBannerOfEvents, timelineMark } from './event-banners.ts'
import { boardLegend } from './legend.ts'
import { gameTutorial } from './tutorial.ts'
import { chanceSentences, readingPauses, eventSentence } from './log-sentences.ts'
import { floatingLabels } from './floating-labels.ts'
import { clickPathFor } from './click-paths.ts'
import { buildScene } from './scene.ts'
import { eventSounds } from './event-sounds.ts'
import { choiceLabel } from './choice-labels.ts'

/**
 * The user interface of the game Cosmic Karma: all functions and data with which the app shows the game, such as its
 * scene, texts, sounds, painter and tutorial.
 */
export const gameUi: GameUi<CosmicView, CosmicAction, VisibleEvent<CosmicEvent>> = {
  game: cosmicKarma,
  scene: buildScene,
  clickPath: clickPathFor,
  choiceLabel,
  extraChoiceEffects,
  isRoutineAction: (action) => action.do === 'go',
  eventSentence,
  chanceSentences,
  extraGhosts,
  closeUpPiecesOf,
  floatingLabels,
  readingPauses,
  eventBannerFor: eventBannerOfEvents,
  timelineMark,
  resultSummary: seatResultSummary,
  decisionChapters,
  eventAndPieceSections,
  legend: boardLegend,
  alertFor: createAlertClassifier<CosmicEvent>({ affectedSeatField: { gift: 'to', swapped: 'other', joined: 'of' } }),
  soundFor: createSoundLookup(eventSounds),
  ambience: 'cosmos',
  loadPainter: async () => (await import('./art/painter.ts')).painter,
  seatFigureLines,
  tutorial: gameTutorial,
}
