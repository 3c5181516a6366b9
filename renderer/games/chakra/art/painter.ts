/** The painter of Chakra's sprite specs. Loaded with Pixi. */
import { COLOURS, type Colour } from '../../../../engine/chakra/data.ts'
import type { BoardPainter } from '../../../stage/painter.ts'
import { background } from './background.ts'
import { bag, bagBoard, bagEnergy, drawCushion, drawDiscardLid, drawRoundScroll } from './lotus-surroundings.ts'
import { header, meditations, supply } from './board.ts'
import { createPainter, type DrawTable } from '../../../art/painter.ts'
import { drawSeatPlate } from '../../../art/seat-plate.ts'
import { materials } from './colours.ts'
import { drawChakraRow, notch } from './column.ts'
import { crystal } from './crystal.ts'
import { bubbles, earth } from './column-ends.ts'
import { drawLandingSpot, drawPromisedHarmony } from './ghosts.ts'
import { lotus, maya } from './lotus.ts'
import { space } from './space.ts'
import { inspiration, meditation, plenitude } from './tokens.ts'
import type { ChakraSpriteSpec } from '../sprite-specs.ts'

const ART: DrawTable<ChakraSpriteSpec>['art'] = {
  panel: drawSeatPlate,
  header,
  chakra: (brush, look, w, h, made) => drawChakraRow(brush, { ...look, w, h }, made),
  bubbles: (brush, look, w, h, made) => bubbles(brush, { ...look, w, h }, made),
  earth: (brush, look, w, h, made) => earth(brush, { ...look, w, h }, made),
  notch: (brush, _look, w, _h, made) => notch(brush, w, made),
  space,
  supply,
  meditations,
  meditation: (brush, look, w, h, made) => meditation(brush, Math.min(w, h), look.colour, made),
  token: (brush, look, w, h, made) => inspiration(brush, Math.min(w, h), look, made),
  energy: (brush, look, w, _h, made) => crystal(brush, look.colour, w, made.contrast ? 0 : look.lifted ? 0.7 : 0.32),
  lotus,
  maya,
  plenitude,
  bag,
  bagBoard,
  bagEnergy,
  lifted: drawCushion,
  round: drawRoundScroll,
  out: drawDiscardLid,
  landing: drawLandingSpot,
  promise: drawPromisedHarmony,
}

const BLEED: DrawTable<ChakraSpriteSpec>['bleed'] = {
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

const ROUND: DrawTable<ChakraSpriteSpec>['round'] = [
  'energy',
  'token',
  'meditation',
  'plenitude',
  'maya',
  'notch',
  'bagEnergy',
  'bag',
]

const nthOf = ({ colour }: { readonly colour: Colour }): number => COLOURS.indexOf(colour)
/** Stones have a cut for each colour too. */
const PATTERNS: NonNullable<DrawTable<ChakraSpriteSpec>['patterns']> = {
  chakra: nthOf,
  energy: nthOf,
  bagEnergy: nthOf,
  meditation: nthOf,
  plenitude: (look) => (look.face === 0 ? nthOf(look) : undefined),
}

/** Paints the pieces and the background of Chakra. */
export const painter: BoardPainter = createPainter<ChakraSpriteSpec>({
  art: ART,
  bleed: BLEED,
  round: ROUND,
  patterns: PATTERNS,
  materials,
  background,
})
