/** Draws Moksha's looks. Loaded with Pixi. */
import { painterOf, type Gallery } from '../../../art/painter.ts'
import { plate } from '../../../art/plate.ts'
import type { Painter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { materials } from './colours.ts'
import { gain, majority, moment, reach, title, veil } from './ghosts.ts'
import { card } from './card.ts'
import { god } from './gods.ts'
import { grid } from './grid.ts'
import { map } from './map.ts'
import { near } from './near.ts'
import { majorities, race } from './race.ts'
import { age, verdict } from './life.ts'
import { disciple, meeple } from './people.ts'
import { header, karmaSlot, pawn, reserve, slot } from './sheet.ts'
import { karmaToken } from './signs.ts'
import { building, land, site } from './site.ts'
import { caste, drawn, ocean, supply } from './bank.ts'
import { token } from './token.ts'
import type { MokshaLook } from '../looks.ts'

const ART: Gallery<MokshaLook>['art'] = {
  map: (brush, _look, w, h, made) => map(brush, w, h, made),
  site: (brush, look, w, h, made) => site(brush, w, h, look, made),
  building: (brush, look, w, _h, made) => building(brush, w, look.building, made),
  token: (brush, look, w, _h, made) => token(brush, w, look.token, made),
  disciple: (brush, look, w, _h, made) => disciple(brush, w, look.colour, look.shape, made),
  meeple: (brush, look, _w, h, made) => meeple(brush, h, look, made),
  land: (brush, look, w, _h, made) => land(brush, w, look.colour, look.shape, made),
  spot: () => undefined,
  ocean: (brush, look, w, h, made) => ocean(brush, w, h, look, made),
  drawn: (brush, _look, w, h, made) => drawn(brush, w, h, made),
  supply: (brush, look, w, h, made) => supply(brush, w, h, look, made),
  caste: (brush, look, w, h, made) => caste(brush, w, h, look, made),
  race: (brush, look, w, h, made) => race(brush, w, h, look, made),
  runner: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made, look.attained),
  panel: (brush, look, w, h, made) => plate(brush, w, h, look, made),
  header: (brush, look, w, h, made) => header(brush, w, h, look, made),
  card: (brush, look, w, h, made) => card(brush, w, h, look, made),
  grid: (brush, look, w, h, made) => grid(brush, w, h, look, made),
  marker: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made),
  age: (brush, look, w, h, made) => age(brush, w, h, look, made),
  ageMark: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made),
  verdict: (brush, look, w, h, made) => verdict(brush, w, h, look, made),
  slot: (brush, look, w, _h, made) => slot(brush, w, look, made),
  karmaSlot: (brush, look, w, h, made) => karmaSlot(brush, w, h, look, made),
  karma: (brush, look, w, _h, made) => karmaToken(brush, look.pillar, 0, 0, w / 2, made),
  god: (brush, look, w, _h, made) => god(brush, look.god, w / 2, look.state, made),
  reserve: (brush, look, w, h, made) => reserve(brush, w, h, look, made),
  reach: (brush, look, w, _h, made) => reach(brush, w, look, made),
  majority: (brush, look, w, h, made) => majority(brush, w, h, look, made),
  gain: (brush, look, w, h, made) => gain(brush, w, h, look, made),
  moment: (brush, look, w, h, made) => moment(brush, w, h, look, made),
  near: (brush, look, w, h, made) => near(brush, w, h, look, made),
  veil: (brush, _look, w, h, made) => veil(brush, w, h, made),
  title: (brush, look, w, h, made) => title(brush, w, h, look, made),
  majorities: (brush, look, w, h, made) => majorities(brush, w, h, look, made),
}

const BLEED: Gallery<MokshaLook>['bleed'] = {
  map: [0, 26],
  site: [0, 10],
  building: [0.12, 3],
  token: [0.2, 3],
  disciple: [0.25, 3],
  meeple: [0.4, 4],
  land: [0.25, 3],
  race: [0, 18],
  runner: [0.5, 4],
  panel: [0, 26],
  card: [0, 14],
  grid: [0, 8],
  marker: [0.3, 4],
  ageMark: [0.3, 3],
  karma: [0.25, 3],
  god: [0.25, 4],
  reach: [0.4, 4],
  majority: [0.5, 4],
  gain: [0.3, 4],
  moment: [0.4, 8],
  near: [0, 32],
}

export const painter: Painter = painterOf<MokshaLook>({
  art: ART,
  bleed: BLEED,
  round: ['building', 'token', 'runner', 'marker', 'god', 'karma', 'meeple', 'spot'],
  materials,
  background,
})
