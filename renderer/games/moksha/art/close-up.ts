/** Draws the close-up of a god, a building or an occupation: its picture, and its effect in words. */
import {
  GODS,
  OCCUPATION_IDS,
  PILLARS,
  type Building,
  type Occupation,
  type Pillar,
} from '../../../../engine/moksha/data.ts'
import { withSavedState, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { drawPaperSheet } from '../../../art/pile-overlay.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatMessage } from '../../../messages/index.ts'
import { buildingName, formatGameMessage } from '../names.ts'
import { drawOccupationCard, drawFittedParagraph } from './card.ts'
import { PAPER_COLOURS } from './colours.ts'
import { drawGodPortrait } from './gods.ts'
import { drawBuilding } from './site.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the close-up of a god, a building or an occupation card. The close-ups of other pieces have other sprites. */
export function drawCloseUp(
  brush: Canvas2D,
  { what, name, textScale }: SpritePropsByKind['near'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const occupation = OCCUPATION_IDS.find((each) => each === name)
  if (what === 'card' && occupation !== undefined) {
    drawCard(brush, w, h, occupation, textScale, made)
    return
  }
  drawPaperSheet(brush, w, h, PAPER_COLOURS, made)
  const size = Math.min(w * 0.78, h * 0.5)
  const which = GODS.find((each) => each === name)
  withSavedState(brush, () => {
    brush.translate(0, -h / 2 + w * 0.07 + size / 2)
    if (which !== undefined) drawGodPortrait(brush, which, size / 2, 'ready', made)
    else drawBuilding(brush, size, buildingOf(name), made)
  })
  const top = -h / 2 + w * 0.1 + size
  const heading =
    which !== undefined && what === 'god'
      ? formatGameMessage(`god.${which}`)
      : formatMessage(buildingName(buildingOf(name)))
  const title = Math.min(22, w * 0.1) * Math.min(1.2, textScale)
  drawText(brush, heading, 0, top + title * 0.8, {
    size: title,
    colour: toCssColour(PAPER_COLOURS.ink),
    display: true,
    weight: 640,
    most: w * 0.9,
    least: 9,
  })
  const text =
    which !== undefined ? formatGameMessage(`godText.${which}`) : formatGameMessage(`sign.temple.${pillarOf(name)}`)
  drawFittedParagraph(
    brush,
    text,
    w * 0.86,
    top + title * 1.7,
    h / 2 - w * 0.06,
    Math.min(17, w * 0.083) * Math.min(1.2, textScale),
  )
}

function drawCard(
  brush: Canvas2D,
  w: number,
  h: number,
  occupation: Occupation,
  textScale: number,
  made: BoardColours,
): void {
  drawOccupationCard(brush, { occupation, large: true, textScale: Math.min(1.3, textScale) }, w, h, made)
}

function pillarOf(name: string): Pillar | 'neutral' {
  return PILLARS.find((each) => each === name) ?? 'neutral'
}

function buildingOf(name: string): Building {
  return GODS.find((each) => each === name) ?? pillarOf(name)
}
