/** The painter of Moksha: draws its sprite specs. Loaded with Pixi. */
import { drawPileTitleBar, createBoardVeilDrawFn } from '../../../art/pile-overlay.ts'
import { createBoardPainter, type BoardPainterDefinition } from '../../../art/painter.ts'
import { drawSeatBackdrop } from '../../../art/seat-backdrop.ts'
import { PILLARS } from '../../../../engine/moksha/data.ts'
import type { GameSpritePainter } from '../../../stage/painter.ts'
import { drawBackground } from './background.ts'
import { boardColoursInTheme } from './colours.ts'
import { drawGainOrLossLabel, drawMajorityLabel, drawLifeEventLabel, drawReachableHex } from './ghosts.ts'
import { drawOccupationCard } from './card.ts'
import { drawGodPortrait } from './gods.ts'
import { drawHarmonyGrid } from './grid.ts'
import { drawDeathForecastCloseUp, drawDeathOutcomeForecast } from './ending.ts'
import { drawMap } from './map.ts'
import { drawCloseUp } from './close-up.ts'
import { drawMajoritiesTable, drawEmptyAuraTrack } from './race.ts'
import { drawAgeTrack, drawSurvivalVerdict } from './life.ts'
import { drawDisciple, drawMeeple } from './people.ts'
import {
  drawSeatBoardHeader,
  drawKarmaSlot,
  drawHarmonyMarker,
  drawTrackPawn,
  drawDiscipleReserve,
  drawTokenSlot,
} from './sheet.ts'
import { drawKarmaToken } from './signs.ts'
import { drawBuilding, drawRegionLandholderMark, drawRegionPlate } from './site.ts'
import { drawCasteCardStack, drawDrawnTokensArea, drawTokenPool, drawKarmaSupplyOfPillar } from './bank.ts'
import { drawTokenOfChoiceIcon, drawVitalityToken } from './token.ts'
import type { MokshaSpriteSpec } from '../sprite-specs.ts'

const ART: BoardPainterDefinition<MokshaSpriteSpec>['art'] = {
  map: drawMap,
  site: drawRegionPlate,
  building: (brush, sprite, w, _h, made) => drawBuilding(brush, w, sprite.building, made),
  token: (brush, sprite, w, _h, made) => drawVitalityToken(brush, w, sprite.token, made),
  anyToken: (brush, _look, w, _h, made) => drawTokenOfChoiceIcon(brush, w, made),
  disciple: (brush, sprite, w, _h, made) => drawDisciple(brush, w, sprite.colour, sprite.shape, made),
  meeple: drawMeeple,
  land: drawRegionLandholderMark,
  spot: () => undefined,
  ocean: drawTokenPool,
  drawn: drawDrawnTokensArea,
  supply: drawKarmaSupplyOfPillar,
  caste: drawCasteCardStack,
  race: drawEmptyAuraTrack,
  runner: (brush, sprite, w, _h, made) => drawTrackPawn(brush, w, sprite.colour, sprite.shape, made, sprite.attained),
  panel: drawSeatBackdrop,
  header: drawSeatBoardHeader,
  card: drawOccupationCard,
  grid: drawHarmonyGrid,
  marker: (brush, sprite, w, _h, made) => drawHarmonyMarker(brush, sprite, w, made),
  age: drawAgeTrack,
  ageMark: (brush, sprite, w, _h, made) => drawTrackPawn(brush, w, sprite.colour, sprite.shape, made),
  verdict: drawSurvivalVerdict,
  worth: drawDeathOutcomeForecast,
  ending: drawDeathForecastCloseUp,
  slot: drawTokenSlot,
  karmaSlot: drawKarmaSlot,
  karma: (brush, sprite, w, _h, made) => drawKarmaToken(brush, sprite.pillar, 0, 0, w / 2, made),
  god: (brush, sprite, w, _h, made) => drawGodPortrait(brush, sprite.god, w / 2, sprite.state, made),
  reserve: drawDiscipleReserve,
  reach: drawReachableHex,
  majority: drawMajorityLabel,
  gain: drawGainOrLossLabel,
  passage: drawLifeEventLabel,
  near: drawCloseUp,
  veil: createBoardVeilDrawFn('rgb(18 7 7 / 0.9)', 'rgb(250 238 214 / 0.94)'),
  title: drawPileTitleBar,
  majorities: drawMajoritiesTable,
}

const BLEED: BoardPainterDefinition<MokshaSpriteSpec>['bleed'] = {
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
export const painter: GameSpritePainter = createBoardPainter<MokshaSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ['building', 'token', 'anyToken', 'runner', 'marker', 'god', 'karma', 'meeple', 'spot'],
  // Each pillar has an outline of its own besides.
  patterns: { karma: ({ pillar }) => PILLARS.indexOf(pillar) },
  materials: boardColoursInTheme,
  background: drawBackground,
})
