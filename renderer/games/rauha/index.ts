/** The user interface of Rauha: its board, clicks and texts. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { AVATAR_STOPS } from '../../../engine/rauha/data.ts'
import { rauha } from '../../../engine/rauha/index.ts'
import type { RauhaAction, RauhaEvent, RauhaView } from '../../../engine/rauha/index.ts'
import { createSoundLookup } from '../../sound/event-sounds.ts'
import type { GameUi } from '../game-ui.ts'
import { decisionChapters, eventAndPieceSections } from './rulebook-links.ts'
import { createAlertClassifier } from '../alerts.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { seatFigureLines } from './seat-figures.ts'
import { extraChoiceEffects } from './choice-effects.ts'
import { extraGhosts } from './extra-ghosts.ts'
import { seatResultSummary } from './seat-result-summary.ts'
import { boardLegend } from './legend.ts'
import { gameTutorial } from './tutorial.ts'
import { readingPauses, eventSentence } from './log-sentences.ts'
import { floatingLabels } from './floating-labels.ts'
import { clickPathFor } from './click-paths.ts'
import { buildScene } from './scene.ts'
import { eventSounds } from './event-sounds.ts'
import { shortChoiceLabel, choiceLabel, missingChoiceReasons } from './choice-labels.ts'

/** All parts of Rauha's user interface, for the table screen. */
export const gameUi: GameUi<RauhaView, RauhaAction, VisibleEvent<RauhaEvent>> = {
  game: rauha,
  scene: buildScene,
  clickPath: clickPathFor,
  choiceLabel,
  shortChoiceLabel,
  missingChoiceReasons,
  extraChoiceEffects,
  eventSentence,
  extraGhosts,
  closeUpPiecesOf,
  floatingLabels,
  readingPauses,
  resultSummary: seatResultSummary,
  followsActiveSeat: true,
  decisionChapters,
  eventAndPieceSections,
  legend: boardLegend,
  alertFor: createAlertClassifier<RauhaEvent>({
    endTriggers: { dealt: ({ round }) => round === AVATAR_STOPS.at(-1)?.round },
    affectedSeatField: { welcomed: 'former' },
  }),
  soundFor: createSoundLookup(eventSounds),
  ambience: 'wilds',
  loadPainter: async () => (await import('./art/painter.ts')).painter,
  seatFigureLines,
  tutorial: gameTutorial,
}
