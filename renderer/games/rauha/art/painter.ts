/** The painter of Rauha: draws its sprite specs. Loaded with Pixi. */
import { drawPileTitle, createVeilDrawFn } from '../../../art/pile-overlay.ts'
import { createPainter, type DrawTable } from '../../../art/painter.ts'
import { drawSeatPlate } from '../../../art/seat-plate.ts'
import type { BoardPainter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { materials } from './colours.ts'
import { entity, niche } from './entity.ts'
import { gain, landing, line, winning } from './ghosts.ts'
import { drawChosenSeal, drawTurnOrderSeat, tray } from './hand.ts'
import { drawCloseUp } from './close-up.ts'
import { goodChip, header } from './seats.ts'
import { blackHole, deck, satellite, supply } from './cosmos.ts'
import { rounds, sky, token, total, track } from './sky.ts'
import { back, card, tile } from './tile.ts'
import { drawYield } from './yield.ts'
import { avatar, drawActiveLine, border, sporeToken, drawUsedMark } from './world.ts'
import type { RauhaSpriteSpec } from '../sprite-specs.ts'

const ART: DrawTable<RauhaSpriteSpec>['art'] = {
  tile,
  card,
  back: (brush, look, w, h, made) => back(brush, w, h, look.age, made),
  border,
  band: drawActiveLine,
  avatar,
  spore: sporeToken,
  used: drawUsedMark,
  panel: drawSeatPlate,
  header,
  good: goodChip,
  satellite,
  sky,
  rounds,
  track,
  token,
  total,
  entity,
  niche,
  deck,
  blackHole,
  supply,
  tray,
  chosen: drawChosenSeal,
  line,
  gain,
  winning,
  landing,
  yield: drawYield,
  order: drawTurnOrderSeat,
  near: drawCloseUp,
  veil: createVeilDrawFn('rgb(5 14 17 / 0.9)', 'rgb(238 240 222 / 0.94)'),
  title: drawPileTitle,
}

const BLEED: DrawTable<RauhaSpriteSpec>['bleed'] = {
  tile: [0.06, 3],
  card: [0.1, 4],
  back: [0.1, 3],
  border: [0.09, 8],
  band: [0.1, 6],
  avatar: [0.3, 3],
  spore: [0.25, 3],
  panel: [0, 24],
  satellite: [0.16, 6],
  sky: [0, 22],
  token: [0.5, 4],
  entity: [0.3, 4],
  tray: [0, 32],
  chosen: [0.2, 4],
  line: [0.14, 8],
  gain: [0.3, 4],
  winning: [0.3, 8],
  yield: [0, 10],
  near: [0, 32],
}

/** Draws every kind of sprite on the board of Rauha, and its background. */
export const painter: BoardPainter = createPainter<RauhaSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ['avatar', 'spore', 'token', 'entity', 'niche', 'blackHole', 'supply'],
  materials,
  background,
})
