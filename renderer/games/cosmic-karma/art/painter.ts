/** The painter of Cosmic Karma: draws its sprite specs. Loaded with Pixi. */
import { drawSeatBackdrop } from '../../../art/seat-backdrop.ts'
import { createBoardPainter, type BoardPainterDefinition } from '../../../art/painter.ts'
import { KARMA_COLOURS } from '../../../../engine/cosmic-karma/data.ts'
import type { GameSpritePainter } from '../../../stage/painter.ts'
import { drawSeatBoardHeader, drawNeededPieceCount, drawColourScore } from './account.ts'
import { drawBackground } from './background.ts'
import {
  drawBank,
  drawBranchStartMark,
  drawFreeWillCardsOfNumber,
  drawPack,
  drawRouteSpaceMark,
  drawPawn,
  drawReachableSpaceMark,
  drawSpaceIcon,
} from './board.ts'
import { drawCardInUse, drawCardSideChoiceFrame } from './card.ts'
import { boardColoursInTheme } from './colours.ts'
import {
  drawPawnEventLabel,
  drawSpaceGainsLabel,
  drawGainOrLossLabel,
  drawEncounteredPawnLabel,
  drawSpaceCloseUp,
} from './ghosts.ts'
import { mandalaLayerDrawFns } from './mandala.ts'
import {
  drawFreeWillField,
  drawLoseTurnCardCount,
  drawToolField,
  drawPegToken,
  drawKarmaShelf,
  drawShelfToken,
} from './shelves.ts'
import { drawMoveDistance, drawDie, drawReachableSpaceRow, drawTray } from './table.ts'
import type { CosmicSpriteSpec } from '../sprite-specs.ts'

const ART: BoardPainterDefinition<CosmicSpriteSpec>['art'] = {
  mandala: mandalaLayerDrawFns,
  space: drawSpaceIcon,
  pawn: drawPawn,
  pack: drawPack,
  bank: drawBank,
  reach: drawReachableSpaceMark,
  passing: drawRouteSpaceMark,
  fork: drawBranchStartMark,
  panel: drawSeatBackdrop,
  header: drawSeatBoardHeader,
  missing: drawNeededPieceCount,
  score: drawColourScore,
  shelf: drawKarmaShelf,
  pegs: drawToolField,
  token: drawShelfToken,
  peg: drawPegToken,
  hand: drawFreeWillField,
  freeWill: drawFreeWillCardsOfNumber,
  lost: drawLoseTurnCardCount,
  tray: drawTray,
  die: drawDie,
  count: drawMoveDistance,
  row: drawReachableSpaceRow,
  card: drawCardInUse,
  side: drawCardSideChoiceFrame,
  gain: drawGainOrLossLabel,
  brings: drawSpaceGainsLabel,
  met: drawEncounteredPawnLabel,
  befell: drawPawnEventLabel,
  near: drawSpaceCloseUp,
}

const BLEED: BoardPainterDefinition<CosmicSpriteSpec>['bleed'] = {
  mandala: [0.03, 10],
  space: [0.9, 4],
  pawn: [0.4, 4],
  pack: [0.15, 3],
  bank: [0.2, 4],
  reach: [0.4, 4],
  fork: [0.5, 4],
  panel: [0, 22],
  missing: [0.4, 4],
  freeWill: [0.1, 3],
  die: [0.2, 4],
  card: [0.1, 8],
  gain: [0.3, 4],
  brings: [0.3, 4],
  met: [0.3, 4],
  befell: [0.3, 4],
  near: [0, 32],
}

/** The painter of Cosmic Karma: it paints the sprites of the pieces, and the background. */
export const painter: GameSpritePainter = createBoardPainter<CosmicSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ['space', 'pawn', 'reach', 'fork', 'passing', 'die'],
  patterns: {
    token: ({ colour }) => KARMA_COLOURS.indexOf(colour),
    shelf: ({ colour }) => KARMA_COLOURS.indexOf(colour),
    score: ({ colour }) => KARMA_COLOURS.indexOf(colour),
  },
  materials: boardColoursInTheme,
  background: drawBackground,
})
