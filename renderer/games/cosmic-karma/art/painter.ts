/** The painter of Cosmic Karma: draws its sprite specs. Loaded with Pixi. */
import { drawSeatPlate } from '../../../art/seat-plate.ts'
import { createPainter, type DrawTable } from '../../../art/painter.ts'
import { KARMA_COLOURS } from '../../../../engine/cosmic-karma/data.ts'
import type { BoardPainter } from '../../../stage/painter.ts'
import { header, drawMissingPieces, score } from './account.ts'
import { background } from './background.ts'
import { bank, fork, freeWill, pack, drawPassedSpace, pawn, drawReachableSpace, space } from './board.ts'
import { card, side } from './card.ts'
import { materials } from './colours.ts'
import { drawBefallenEvent, drawSpaceGains, gain, drawMetMajority, drawSpaceCloseUp } from './ghosts.ts'
import { mandala } from './mandala.ts'
import { hand, drawLostTurnCards, pegs, pegToken, shelf, token } from './shelves.ts'
import { count, die, row, tray } from './table.ts'
import type { CosmicSpriteSpec } from '../sprite-specs.ts'

const ART: DrawTable<CosmicSpriteSpec>['art'] = {
  mandala,
  space,
  pawn,
  pack,
  bank,
  reach: drawReachableSpace,
  passing: drawPassedSpace,
  fork,
  panel: drawSeatPlate,
  header,
  missing: drawMissingPieces,
  score,
  shelf,
  pegs,
  token,
  peg: pegToken,
  hand,
  freeWill,
  lost: drawLostTurnCards,
  tray,
  die,
  count,
  row,
  card,
  side,
  gain,
  brings: drawSpaceGains,
  met: drawMetMajority,
  befell: drawBefallenEvent,
  near: drawSpaceCloseUp,
}

const BLEED: DrawTable<CosmicSpriteSpec>['bleed'] = {
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

/** Draws every kind of sprite on the board of Cosmic Karma, and its background. */
export const painter: BoardPainter = createPainter<CosmicSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ['space', 'pawn', 'reach', 'fork', 'passing', 'die'],
  patterns: {
    token: ({ colour }) => KARMA_COLOURS.indexOf(colour),
    shelf: ({ colour }) => KARMA_COLOURS.indexOf(colour),
    score: ({ colour }) => KARMA_COLOURS.indexOf(colour),
  },
  materials,
  background,
})
