/** The painter of Chakra's sprite specs. Loaded with Pixi. */
import { ENERGY_COLOURS, type EnergyColour } from '../../../../engine/chakra/data.ts'
import type { GameSpritePainter } from '../../../stage/painter.ts'
import { drawBackground } from './background.ts'
import {
  drawBag,
  drawOpenBagGround,
  drawBagColour,
  drawLiftedEnergiesTray,
  drawBoxLidWithCount,
  drawRoundCounter,
} from './lotus-surroundings.ts'
import { drawSeatBoardHeader, drawEmptyMeditationTray, drawEmptyInspirationTray } from './board.ts'
import { createBoardPainter, type BoardPainterDefinition } from '../../../art/painter.ts'
import { drawSeatBackdrop } from '../../../art/seat-backdrop.ts'
import { boardColoursInTheme } from './colours.ts'
import { drawChakraRow, drawTokenNotch } from './column.ts'
import { drawCrystal } from './crystal.ts'
import { drawBubbles, drawEarth } from './column-ends.ts'
import { drawLandingSpot, drawPromisedHarmonyFrame } from './ghosts.ts'
import { drawLotusBoard, drawMayaEnergySpace } from './lotus.ts'
import { drawInspirationSpace } from './space.ts'
import { drawInspirationToken, drawMeditationToken, drawPlenitudeToken } from './tokens.ts'
import type { ChakraSpriteSpec } from '../sprite-specs.ts'

const ART: BoardPainterDefinition<ChakraSpriteSpec>['art'] = {
  panel: drawSeatBackdrop,
  header: drawSeatBoardHeader,
  chakra: drawChakraRow,
  bubbles: drawBubbles,
  earth: drawEarth,
  notch: (brush, _look, w, _h, made) => drawTokenNotch(brush, w, made),
  space: drawInspirationSpace,
  supply: drawEmptyInspirationTray,
  meditations: drawEmptyMeditationTray,
  meditation: (brush, sprite, w, h, made) => drawMeditationToken(brush, Math.min(w, h), sprite.colour, made),
  token: (brush, sprite, w, h, made) => drawInspirationToken(brush, Math.min(w, h), sprite, made),
  energy: (brush, sprite, w, _h, made) =>
    drawCrystal(brush, sprite.colour, w, made.contrast ? 0 : sprite.lifted ? 0.7 : 0.32),
  lotus: drawLotusBoard,
  maya: drawMayaEnergySpace,
  plenitude: drawPlenitudeToken,
  bag: drawBag,
  bagBoard: drawOpenBagGround,
  bagEnergy: drawBagColour,
  lifted: drawLiftedEnergiesTray,
  round: drawRoundCounter,
  out: drawBoxLidWithCount,
  landing: drawLandingSpot,
  promise: drawPromisedHarmonyFrame,
}

const BLEED: BoardPainterDefinition<ChakraSpriteSpec>['bleed'] = {
  panel: [0, 26],
  chakra: [0.34, 4],
  energy: [0.3, 2],
  token: [0.2, 2],
  meditation: [0.2, 2],
  plenitude: [0.2, 2],
  lotus: [0.09, 8],
  space: [0, 14],
  bag: [0, 16],
  bagBoard: [0, 30],
  lifted: [0, 16],
  round: [0, 16],
  out: [0, 10],
  promise: [0.45, 6],
}

const ROUND: BoardPainterDefinition<ChakraSpriteSpec>['round'] = [
  'energy',
  'token',
  'meditation',
  'plenitude',
  'maya',
  'notch',
  'bagEnergy',
  'bag',
]

const nthOf = ({ colour }: { readonly colour: EnergyColour }): number => ENERGY_COLOURS.indexOf(colour)
/** Stones have a cut for each colour too. */
const PATTERNS: NonNullable<BoardPainterDefinition<ChakraSpriteSpec>['patterns']> = {
  chakra: nthOf,
  energy: nthOf,
  bagEnergy: nthOf,
  meditation: nthOf,
  plenitude: (sprite) => (sprite.face === 0 ? nthOf(sprite) : undefined),
}

/** The painter of Chakra: it paints the sprites of the pieces, and the background. */
export const painter: GameSpritePainter = createBoardPainter<ChakraSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ROUND,
  patterns: PATTERNS,
  materials: boardColoursInTheme,
  background: drawBackground,
})
