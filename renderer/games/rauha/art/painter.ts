/** Draws Rauha's looks. Loaded with Pixi. */
import { painterOf, type Gallery } from '../../../art/painter.ts'
import { plate } from '../../../art/plate.ts'
import type { Painter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { materials } from './colours.ts'
import { entity, niche } from './entity.ts'
import { gain, landing, line, title, veil, winning } from './ghosts.ts'
import { chosen, order, tray } from './hand.ts'
import { near } from './near.ts'
import { goodChip, header } from './seats.ts'
import { blackHole, deck, satellite, supply } from './cosmos.ts'
import { rounds, sky, token, total, track } from './sky.ts'
import { back, card, tile } from './tile.ts'
import { yielding } from './yield.ts'
import { avatar, band, frame, sporeToken, used } from './world.ts'
import type { RauhaLook } from '../looks.ts'

const ART: Gallery<RauhaLook>['art'] = {
  tile: (brush, look, w, h, made) => tile(brush, w, h, look, made),
  card: (brush, look, w, h, made) => card(brush, w, h, look, made),
  back: (brush, look, w, h, made) => back(brush, w, h, look.age, made),
  frame: (brush, look, w, h, made) => frame(brush, w, h, look, made),
  band: (brush, _look, w, h, made) => band(brush, w, h, made),
  avatar: (brush, look, w, _h, made) => avatar(brush, w, look.colour, look.shape, made),
  spore: (brush, _look, w, _h, made) => sporeToken(brush, w, made),
  used: (brush, _look, w, h, made) => used(brush, w, h, made),
  panel: (brush, look, w, h, made) => plate(brush, w, h, look, made),
  header: (brush, look, w, h, made) => header(brush, w, h, look, made),
  good: (brush, look, w, h, made) => goodChip(brush, w, h, look, made),
  satellite: (brush, look, w, h, made) => satellite(brush, w, h, look, made),
  sky: (brush, _look, w, h, made) => sky(brush, w, h, made),
  rounds: (brush, look, w, h, made) => rounds(brush, w, h, look, made),
  track: (brush, look, w, h, made) => track(brush, w, h, look, made),
  token: (brush, look, w, _h, made) => token(brush, w, look, made),
  total: (brush, look, w, h, made) => total(brush, w, h, look.total, made),
  entity: (brush, look, w, h, made) => entity(brush, w, h, look, made),
  niche: (brush, look, w, h, made) => niche(brush, w, h, look, made),
  deck: (brush, look, w, h, made) => deck(brush, w, h, look, made),
  blackHole: (brush, look, w, h, made) => blackHole(brush, w, h, look.count, made),
  supply: (brush, _look, w, h, made) => supply(brush, w, h, made),
  tray: (brush, look, w, h, made) => tray(brush, w, h, look, made),
  chosen: (brush, _look, w, _h, made) => chosen(brush, w, made),
  line: (brush, _look, w, h, made) => line(brush, w, h, made),
  gain: (brush, look, w, h, made) => gain(brush, w, h, look, made),
  winning: (brush, look, w, h, made) => winning(brush, w, h, look.entity, made),
  landing: (brush, _look, w, h, made) => landing(brush, w, h, made),
  yield: (brush, look, w, h, made) => yielding(brush, w, h, look, made),
  order: (brush, look, w, h, made) => order(brush, w, h, look, made),
  near: (brush, look, w, h, made) => near(brush, w, h, look, made),
  veil: (brush, _look, w, h, made) => veil(brush, w, h, made),
  title: (brush, look, w, h, made) => title(brush, w, h, look, made),
}

const BLEED: Gallery<RauhaLook>['bleed'] = {
  tile: [0.06, 3],
  card: [0.1, 4],
  back: [0.1, 3],
  frame: [0.09, 8],
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
