/** Draws Cosmic Karma's looks. Loaded with Pixi. */
import { plate } from '../../art/plate.ts'
import { painterOf, type Gallery } from '../../art/painter.ts'
import type { Painter } from '../../stage/painter.ts'
import { header, missing, score } from './art/account.ts'
import { background } from './art/background.ts'
import { bank, fork, freeWill, pack, passing, pawn, reach, space } from './art/board.ts'
import { card, side } from './art/card.ts'
import { materials } from './art/colours.ts'
import { brings, gain, met, moment, near } from './art/ghosts.ts'
import { mandala } from './art/mandala.ts'
import { hand, lost, pegs, pegToken, shelf, token } from './art/shelves.ts'
import { count, die, row, tray } from './art/table.ts'
import type { CosmicLook } from './looks.ts'
import type { Sign } from './signs.ts'

const ART: Gallery<CosmicLook>['art'] = {
  mandala: (brush, _look, w, h, made) => mandala(brush, w, h, made),
  space: (brush, look, _w, _h, made) => space(brush, look.sign, look.size, made),
  pawn: (brush, look, w, h, made) => pawn(brush, w, h, look, made),
  pack: (brush, look, w, h, made) => pack(brush, w, h, look, made),
  bank: (brush, _look, w, h, made) => bank(brush, w, h, made),
  reach: (brush, look, w, h, made) => reach(brush, w, h, look.wins, made),
  passing: (brush, _look, w) => passing(brush, w),
  fork: (brush, look, w, _h, made) => fork(brush, w, look.turn, look.colour, made),
  panel: (brush, look, w, h, made) => plate(brush, w, h, look, made),
  header: (brush, look, w, h, made) => header(brush, w, h, look, made),
  missing: (brush, look, w, h, made) => missing(brush, w, h, look, made),
  score: (brush, look, w, h, made) => score(brush, w, h, look.colour, look.score, made),
  shelf: (brush, look, w, h, made) => shelf(brush, w, h, look, made),
  pegs: (brush, look, w, h, made) => pegs(brush, w, h, look, made),
  token: (brush, look, w, h) => token(brush, w, h, look.item, look.colour),
  peg: (brush, look, w) => pegToken(brush, w, look.tool),
  hand: (brush, look, w, h, made) => hand(brush, w, h, look, made),
  freeWill: (brush, look, w, h, made) => freeWill(brush, w, h, look.number, look.count, made),
  lost: (brush, look, w, h, made) => lost(brush, w, h, look.count, made),
  tray: (brush, _look, w, h, made) => tray(brush, w, h, made),
  die: (brush, look, w, _h, made) => die(brush, w, look.face, look.ready, made),
  count: (brush, look, w, h, made) => count(brush, w, h, look.count, made),
  row: (brush, look, w, h, made) => row(brush, w, h, look, made),
  card: (brush, look, w, h, made) => card(brush, w, h, look, made),
  side: (brush, _look, w, h) => side(brush, w, h),
  gain: (brush, look, w, h, made) => gain(brush, w, h, look.sign, look.amount, made),
  brings: (brush, look, w, h, made) => brings(brush, w, h, look.signs.split(' ') as Sign[], made),
  met: (brush, look, w, h, made) => met(brush, w, h, look, made),
  moment: (brush, look, w, h, made) => moment(brush, w, h, look, made),
  near: (brush, look, w, h, made) => near(brush, w, h, look.space, look.textScale, made),
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
  moment: [0.3, 4],
  near: [0, 32],
}

export const painter: Painter = painterOf<CosmicLook>({
  art: ART,
  bleed: BLEED,
  round: ['space', 'pawn', 'reach', 'fork', 'passing', 'die'],
  materials,
  background,
})
