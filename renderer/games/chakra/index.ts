/** The UI of Chakra: its graphics, click paths and texts. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { chakra } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import { createSoundLookup } from '../../sound/event-sounds.ts'
import type { GameUi } from '../game-ui.ts'
import { decisionChapters, eventAndPieceSections } from './rulebook-links.ts'
import { createAlertClassifier } from '../alerts.ts'
import { seatFigureLines } from './seat-figures.ts'
import { extraChoiceEffects } from './choice-effects.ts'
import { extraGhosts } from './extra-ghosts.ts'
import { seatResultSummary, eventBannerOfEvents, timelineMark } from './event-banners.ts'
import { boardLegend } from './legend.ts'
import { gameTutorial } from './tutorial.ts'
import { chanceSentences, eventSentence } from './log-sentences.ts'
import { clickPathFor } from './click-paths.ts'
import PrivatePanel from './PrivatePanel.svelte'
import { buildScene } from './scene.ts'
import { eventSounds } from './event-sounds.ts'
import { choiceLabel } from './choice-labels.ts'

/**
 * The user interface of the game Chakra: all functions and data with which the app shows the game, such as its scene,
 * texts, sounds, painter and tutorial.
 */
export const gameUi: GameUi<ChakraView, ChakraAction, VisibleEvent<ChakraEvent>> = {
  game: chakra,
  scene: buildScene,
  clickPath: clickPathFor,
  choiceLabel,
  extraChoiceEffects,
  eventSentence,
  chanceSentences,
  extraGhosts,
  eventBannerFor: eventBannerOfEvents,
  timelineMark,
  resultSummary: seatResultSummary,
  followsActiveSeat: true,
  decisionChapters,
  eventAndPieceSections,
  legend: boardLegend,
  alertFor: createAlertClassifier<ChakraEvent>({ endTriggers: { lastRound: true } }),
  soundFor: createSoundLookup(eventSounds),
  ambience: 'temple',
  loadPainter: async () => (await import('./art/painter.ts')).painter,
  seatFigureLines,
  PrivatePanel,
  tutorial: gameTutorial,
}
