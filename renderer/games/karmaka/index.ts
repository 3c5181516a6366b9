/** The UI of Karmaka: its graphics, click paths and texts. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaView } from '../../../engine/karmaka/index.ts'
import { createSoundLookup } from '../../sound/event-sounds.ts'
import type { GameUi } from '../game-ui.ts'
import { decisionChapters, eventAndPieceSections } from './rulebook-links.ts'
import { createAlertClassifier } from '../alerts.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { seatFigureLines } from './seat-figures.ts'
import { extraChoiceEffects } from './choice-effects.ts'
import { seatResultSummary, deathBannerOfEvents, timelineMark, lifeSentencesOfSeat } from './event-banners.ts'
import { boardLegend } from './legend.ts'
import { gameTutorial } from './tutorial.ts'
import { chanceSentences, readingPauses, eventSentence } from './log-sentences.ts'
import { alertRules } from './alerts.ts'
import { clickPathFor } from './click-paths.ts'
import { buildScene } from './scene.ts'
import { eventSounds } from './event-sounds.ts'
import { choiceLabel } from './choice-labels.ts'

/** The UI of Karmaka. */
export const gameUi: GameUi<KarmakaView, KarmakaAction, VisibleEvent<KarmakaEvent>> = {
  game: karmaka,
  scene: buildScene,
  clickPath: clickPathFor,
  choiceLabel,
  extraChoiceEffects,
  isRoutineAction: (action) => action.do === 'draw',
  eventSentence,
  chanceSentences,
  closeUpPiecesOf,
  readingPauses,
  eventBannerFor: deathBannerOfEvents,
  timelineMark,
  resultSummary: seatResultSummary,
  seatHistory: lifeSentencesOfSeat,
  decisionChapters,
  eventAndPieceSections,
  legend: boardLegend,
  alertFor: createAlertClassifier<KarmakaEvent>(alertRules),
  soundFor: createSoundLookup(eventSounds),
  ambience: 'garden',
  loadPainter: async () => (await import('./art/painter.ts')).painter,
  seatFigureLines,
  tutorial: gameTutorial,
}
