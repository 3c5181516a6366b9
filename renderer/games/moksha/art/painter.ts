/** Draws Moksha's looks. Loaded with Pixi. */
import { title, veilOf } from '../../../art/cover.ts'
import { painterOf, type Gallery } from '../../../art/painter.ts'
import { plate } from '../../../art/plate.ts'
import { PILLARS } from '../../../../engine/moksha/data.ts'
import type { Painter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { materials } from './colours.ts'
import { gain, majority, passage, reach } from './ghosts.ts'
import { card } from './card.ts'
import { god } from './gods.ts'
import { grid } from './grid.ts'
import { ending, worth } from './ending.ts'
import { map } from './map.ts'
import { near } from './near.ts'
import { majorities, race } from './race.ts'
import { age, verdict } from './life.ts'
import { disciple, meeple } from './people.ts'
import { header, karmaSlot, marker, pawn, reserve, slot } from './sheet.ts'
import { karmaToken } from './signs.ts'
import { building, land, site } from './site.ts'
import { caste, drawn, ocean, supply } from './bank.ts'
import { anyToken, token } from './token.ts'
import type { MokshaLook } from '../looks.ts'

const ART: Gallery<MokshaLook>['art'] = {
  map,
  site,
  building: (brush, look, w, _h, made) => building(brush, w, look.building, made),
  token: (brush, look, w, _h, made) => token(brush, w, look.token, made),
  anyToken: (brush, _look, w, _h, made) => anyToken(brush, w, made),
  disciple: (brush, look, w, _h, made) => disciple(brush, w, look.colour, look.shape, made),
  meeple,
  land,
  spot: () => undefined,
  ocean,
  drawn,
  supply,
  caste,
  race,
  runner: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made, look.attained),
  panel: plate,
  header,
  card,
  grid,
  marker: (brush, look, w, _h, made) => marker(brush, look, w, made),
  age,
  ageMark: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made),
  verdict,
  worth,
  ending,
  slot,
  karmaSlot,
  karma: (brush, look, w, _h, made) => karmaToken(brush, look.pillar, 0, 0, w / 2, made),
  god: (brush, look, w, _h, made) => god(brush, look.god, w / 2, look.state, made),
  reserve,
  reach,
  majority,
  gain,
  passage,
  near,
  veil: veilOf('rgb(18 7 7 / 0.9)', 'rgb(250 238 214 / 0.94)'),
  title,
  majorities,
}

const BLEED: Gallery<MokshaLook>['bleed'] = {
  map: [0, 26],
  site: [0, 10],
  building: [0.12, 3],
  token: [0.2, 3],
  anyToken: [0.2, 3],
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
  passage: [0.4, 8],
  near: [0, 32],
  ending: [0, 32],
}

export const painter: Painter = painterOf<MokshaLook>({
  art: ART,
  bleed: BLEED,
  round: ['building', 'token', 'anyToken', 'runner', 'marker', 'god', 'karma', 'meeple', 'spot'],
  // Each pillar has an outline of its own besides.
  patterns: { karma: ({ pillar }) => PILLARS.indexOf(pillar) },
  materials,
  background,
})
