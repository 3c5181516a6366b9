/** Draws the looks. Loaded with Pixi. */
import { createBoardPainter } from '../../../../../../../renderer/art/painter.ts'
import { drawSeatBackdrop } from '../../../../../../../renderer/art/seat-backdrop.ts'
import { drawBackground } from './background.ts'
import { drawCardBack, drawFaceUpCard } from './card.ts'
import { boardColoursInTheme } from './colours.ts'
import { drawPileCount, drawHeader, drawPileSlot } from './table.ts'
import type { TemplateGameSpriteSpec } from '../sprite-specs.ts'

export const painter = createBoardPainter<TemplateGameSpriteSpec>({
  art: {
    card: drawFaceUpCard,
    back: drawCardBack,
    slot: drawPileSlot,
    count: drawPileCount,
    panel: drawSeatBackdrop,
    header: drawHeader,
  },
  // How far shadows extend beyond a piece: a fraction of its smaller side, and CSS pixels.
  bleed: { card: [0.12, 4], back: [0.12, 4], count: [0, 5], panel: [0, 24] },
  round: ['count'],
  materials: boardColoursInTheme,
  background: drawBackground,
})
