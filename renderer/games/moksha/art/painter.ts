/** The painter of Moksha: draws its sprite specs. Loaded with Pixi. */
import { drawPileTitle, createVeilDrawFn } from '../../../art/pile-overlay.ts'
import { createPainter, type DrawTable } from '../../../art/painter.ts'
import { drawSeatPlate } from '../../../art/seat-plate.ts'
import { PILLARS } from '../../../../engine/moksha/data.ts'
import type { BoardPainter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { materials } from './colours.ts'
import { gain, majority, drawLifePassage, drawReachableHex } from './ghosts.ts'
import { card } from './card.ts'
import { god } from './gods.ts'
import { grid } from './grid.ts'
import { drawDeathDetails, drawDeathWorth } from './ending.ts'
import { map } from './map.ts'
import { drawCloseUp } from './close-up.ts'
import { majorities, race } from './race.ts'
import { drawAgeTrack, drawSurvivalVerdict } from './life.ts'
import { disciple, meeple } from './people.ts'
import { header, karmaSlot, marker, pawn, drawDiscipleReserve, slot } from './sheet.ts'
import { karmaToken } from './signs.ts'
import { building, land, site } from './site.ts'
import { drawCasteCards, drawDrawnTokensArea, ocean, supply } from './bank.ts'
import { anyToken, token } from './token.ts'
import type { MokshaSpriteSpec } from '../sprite-specs.ts'

const ART: DrawTable<MokshaSpriteSpec>['art'] = {
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
  drawn: drawDrawnTokensArea,
  supply,
  caste: drawCasteCards,
  race,
  runner: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made, look.attained),
  panel: drawSeatPlate,
  header,
  card,
  grid,
  marker: (brush, look, w, _h, made) => marker(brush, look, w, made),
  age: drawAgeTrack,
  ageMark: (brush, look, w, _h, made) => pawn(brush, w, look.colour, look.shape, made),
  verdict: drawSurvivalVerdict,
  worth: drawDeathWorth,
  ending: drawDeathDetails,
  slot,
  karmaSlot,
  karma: (brush, look, w, _h, made) => karmaToken(brush, look.pillar, 0, 0, w / 2, made),
  god: (brush, look, w, _h, made) => god(brush, look.god, w / 2, look.state, made),
  reserve: drawDiscipleReserve,
  reach: drawReachableHex,
  majority,
  gain,
  passage: drawLifePassage,
  near: drawCloseUp,
  veil: createVeilDrawFn('rgb(18 7 7 / 0.9)', 'rgb(250 238 214 / 0.94)'),
  title: drawPileTitle,
  majorities,
}

const BLEED: DrawTable<MokshaSpriteSpec>['bleed'] = {
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

/** Draws every kind of sprite on the board of Moksha, and its background. */
export const painter: BoardPainter = createPainter<MokshaSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ['building', 'token', 'anyToken', 'runner', 'marker', 'god', 'karma', 'meeple', 'spot'],
  // Each pillar has an outline of its own besides.
  patterns: { karma: ({ pillar }) => PILLARS.indexOf(pillar) },
  materials,
  background,
})
