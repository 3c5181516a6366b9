/** Draws Cosmic Karma's looks. Loaded with Pixi. */
import { plate } from '../../../art/plate.ts'
import { painterOf, type Gallery } from '../../../art/painter.ts'
import { KARMA_COLOURS } from '../../../../engine/cosmic-karma/data.ts'
import type { Painter } from '../../../stage/painter.ts'
import { header, missing, score } from './account.ts'
import { background } from './background.ts'
import { bank, fork, freeWill, pack, passing, pawn, reach, space } from './board.ts'
import { card, side } from './card.ts'
import { materials } from './colours.ts'
import { befell, brings, gain, met, near } from './ghosts.ts'
import { mandala } from './mandala.ts'
import { hand, lost, pegs, pegToken, shelf, token } from './shelves.ts'
import { count, die, row, tray } from './table.ts'
import type { CosmicLook } from '../looks.ts'

const ART: Gallery<CosmicLook>['art'] = {
  mandala,
  space,
  pawn,
  pack,
  bank,
  reach,
  passing,
  fork,
  panel: plate,
  header,
  missing,
  score,
  shelf,
  pegs,
  token,
  peg: pegToken,
  hand,
  freeWill,
  lost,
  tray,
  die,
  count,
  row,
  card,
  side,
  gain,
  brings,
  met,
  befell,
  near,
}

const BLEED: Gallery<CosmicLook>['bleed'] = {
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

export const painter: Painter = painterOf<CosmicLook>({
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
