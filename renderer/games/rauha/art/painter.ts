/** Draws Rauha's looks. Loaded with Pixi. */
import { title, veilOf } from '../../../art/cover.ts'
import { painterOf, type Gallery } from '../../../art/painter.ts'
import { plate } from '../../../art/plate.ts'
import type { Painter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { materials } from './colours.ts'
import { entity, niche } from './entity.ts'
import { gain, landing, line, winning } from './ghosts.ts'
import { chosen, order, tray } from './hand.ts'
import { near } from './near.ts'
import { goodChip, header } from './seats.ts'
import { blackHole, deck, satellite, supply } from './cosmos.ts'
import { rounds, sky, token, total, track } from './sky.ts'
import { back, card, tile } from './tile.ts'
import { yielding } from './yield.ts'
import { avatar, band, border, sporeToken, used } from './world.ts'
import type { RauhaLook } from '../looks.ts'

const ART: Gallery<RauhaLook>['art'] = {
  tile,
  card,
  back: (brush, look, w, h, made) => back(brush, w, h, look.age, made),
  border,
  band,
  avatar,
  spore: sporeToken,
  used,
  panel: plate,
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
  chosen,
  line,
  gain,
  winning,
  landing,
  yield: yielding,
  order,
  near,
  veil: veilOf('rgb(5 14 17 / 0.9)', 'rgb(238 240 222 / 0.94)'),
  title,
}

const BLEED: Gallery<RauhaLook>['bleed'] = {
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

export const painter: Painter = painterOf<RauhaLook>({
  art: ART,
  bleed: BLEED,
  round: ['avatar', 'spore', 'token', 'entity', 'niche', 'blackHole', 'supply'],
  materials,
  background,
})
