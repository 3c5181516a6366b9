/** Drawings of a seat's board: its header, and the trays of its tokens. */
import {
  CHAKRA_DATA,
  HARMONIZED_CHAKRAS_TO_END,
  INSPIRATION_TOKENS_PER_PLAYER,
  CHAKRA_COLOURS,
} from '../../../../engine/chakra/data.ts'
import { trayTokenOffsets } from './geometry.ts'
import { withSavedState, traceCircle, traceRoundedRect, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatHeader } from '../../../art/seat-header.ts'
import { drawSun } from '../../../art/seat-mark.ts'
import { energyShadesOf } from './colours.ts'
import { traceCrystalOutline } from './crystal.ts'
import { tracePetal } from './glyphs.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the header of a seat's board in the game Chakra. At its right end are five lotus buds. One bud opens for each
 * harmonized Chakra (a row of the board that is complete with energies of its colour). A narrow header has one bud and
 * the number of harmonized Chakras instead. A sun marks the first player.
 */
export function drawSeatBoardHeader(
  brush: Canvas2D,
  sprite: SpritePropsByKind['header'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { harmonized, first } = sprite
  drawSeatHeader(brush, sprite, w, h, made, {
    end(edge) {
      const right = edge - h * 0.12
      if (w < 190) {
        drawText(brush, String(harmonized), right - h * 0.3, 0, {
          size: h * 0.52,
          colour: toCssColour(made.ink),
          weight: 700,
        })
        lotusPip(brush, right - h * 0.92, 0, h * 0.56, harmonized > 0, made)
        return right - h * 1.3
      }
      const pip = Math.min(h * 0.5, w * 0.052)
      for (let i = 0; i < HARMONIZED_CHAKRAS_TO_END; i++) {
        lotusPip(brush, right - pip * (0.6 + 1.22 * (HARMONIZED_CHAKRAS_TO_END - 1 - i)), 0, pip, i < harmonized, made)
      }
      return right - pip * (1.22 * HARMONIZED_CHAKRAS_TO_END + 0.4)
    },
    // Who began.
    sign: first && w > 100 && ((x, r) => drawSun(brush, x, 0, r, made.gold)),
  })
}

/** One of the five buds that open as Chakras are harmonized. */
function lotusPip(brush: Canvas2D, x: number, y: number, size: number, open: boolean, made: BoardColours): void {
  withSavedState(brush, () => {
    brush.translate(x, y + size * 0.34)
    brush.lineWidth = Math.max(0.7, size * 0.06)
    brush.strokeStyle = toCssColour(open ? made.goldLight : made.gold, open || made.contrast ? 1 : 0.55)
    brush.fillStyle = toCssColour(open ? made.gold : made.well, open ? 0.95 : 0.5)
    for (const angle of [-0.95, 0.95, -0.48, 0.48, 0]) {
      withSavedState(brush, () => {
        brush.rotate(angle)
        tracePetal(brush, 0, size * 0.8, size * 0.42)
        brush.fill()
        brush.stroke()
      })
    }
  })
}

function well(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, h * 0.4)
  brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
    [0, toCssColour(made.dark ? 0x0a040c : 0xcdb48a, made.dark ? 0.6 : 0.42)],
    [1, toCssColour(made.dark ? 0x2b1a2c : 0xf7ead0, 0.55)],
  ])
  brush.fill()
  brush.lineWidth = 0.75
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.3)
  brush.stroke()
}

/**
 * Draws the empty tray for a seat's available Inspiration tokens, with which the seat takes actions. The tray shows a
 * circle for each such token that the seat owns in the game. In a narrow board (`strip`) the function draws the number
 * of available tokens instead.
 */
export function drawEmptyInspirationTray(
  brush: Canvas2D,
  { count, strip }: { count: number; strip: boolean },
  w: number,
  h: number,
  made: BoardColours,
): void {
  if (strip) {
    traceCircle(brush, -w * 0.26, 0, Math.min(h, w * 0.5) * 0.44)
    brush.fillStyle = toCssColour(made.gold)
    brush.fill()
    drawText(brush, String(count), w * 0.2, 0, {
      size: Math.max(8, h * 1.15),
      colour: toCssColour(made.ink),
      weight: 700,
    })
    return
  }
  well(brush, w, h, made)
  const { at, size } = trayTokenOffsets(w, h, INSPIRATION_TOKENS_PER_PLAYER)
  for (const { x, y } of at) {
    traceCircle(brush, x, y, size * 0.4)
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.35)
    brush.stroke()
  }
}

/**
 * Draws the empty tray for a seat's Meditation tokens, of which there can be one for each colour. The tray shows the
 * outline of each colour's crystal. In a narrow board (`strip`) the function draws nothing.
 */
export function drawEmptyMeditationTray(
  brush: Canvas2D,
  { strip }: SpritePropsByKind['meditations'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  if (strip) return
  well(brush, w, h, made)
  const { at, size } = trayTokenOffsets(w, h, CHAKRA_COLOURS.length)
  at.forEach(({ x, y }, i) => {
    const chakra = CHAKRA_DATA[i]
    if (chakra === undefined) return
    const { base, light, deep } = energyShadesOf(chakra.colour)
    withSavedState(brush, () => {
      brush.translate(x, y)
      traceCrystalOutline(brush, chakra.colour, size * 0.3)
      brush.lineWidth = Math.max(0.8, size * 0.04)
      brush.strokeStyle = toCssColour(made.dark ? mixColours(base, light, 0.3) : deep, made.contrast ? 1 : 0.7)
      brush.stroke()
    })
  })
}
