/** Draws the looks. Loaded with Pixi. */
import { createPainter } from '../../../../../../../renderer/art/painter.ts'
import { drawSeatPlate } from '../../../../../../../renderer/art/seat-plate.ts'
import { background } from './background.ts'
import { back, card } from './card.ts'
import { materials } from './colours.ts'
import { count, header, slot } from './table.ts'
import type { TemplateGameSpriteSpec } from '../sprite-specs.ts'

export const painter = createPainter<TemplateGameSpriteSpec>({
  art: {
    card,
    back,
    slot,
    count,
    panel: drawSeatPlate,
    header,
  },
  // How far shadows extend beyond a piece: a fraction of its smaller side, and CSS pixels.
  bleed: { card: [0.12, 4], back: [0.12, 4], count: [0, 5], panel: [0, 24] },
  round: ['count'],
  materials,
  background,
})
