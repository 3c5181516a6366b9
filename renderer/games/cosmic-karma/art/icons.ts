/** Draws the icons of spaces and effects. Beads, rings and pegs are in goods.ts. */
import type { KarmaColour, Tool } from '../../../../engine/cosmic-karma/data.ts'
import { traceCircle, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { EmblemName } from './emblems.ts'
import type { BoardIconName } from './icon-names.ts'
import { ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawNamedEmblem, drawHabit, drawDiscBehindIcon, drawPeg } from './goods.ts'
import {
  drawPegOfChoiceIcon,
  drawArrowIcon,
  drawChoiceCardIcon,
  drawSpiritRealmIcon,
  drawKarmaItems,
  drawPitIcon,
  drawNegationSlash,
} from './marks.ts'
import { drawCosmicCentre, drawWheelIcon } from './radiance.ts'

const WHITE = toCssColour(0xffffff)

/**
 * Draws an icon around the point `x`, `y` with the radius `r`.
 * @param of name of the icon
 */
export function drawBoardIcon(
  brush: Canvas2D,
  of: BoardIconName,
  x: number,
  y: number,
  r: number,
  made: BoardColours,
): void {
  const [kind = '', detail = '', amount = '1'] = of.split(':')
  switch (kind) {
    case 'bead':
    case 'ring':
      drawKarmaItems(brush, kind, detail, Number(amount), x, y, r)
      return
    case 'habit':
      drawHabit(brush, detail as KarmaColour, x, y, r * 2.1, r * 1.2)
      return
    case 'peg':
      if (detail === 'choice') drawPegOfChoiceIcon(brush, x, y, r)
      else drawPeg(brush, detail as Tool, x, y, r)
      return
    case 'gate':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.gate, x, y, r)
      drawNamedEmblem(brush, 'gate', x, y, r * 0.68, WHITE)
      return
    case 'wheel':
      drawWheelIcon(brush, detail as KarmaColour, x, y, r)
      return
    case 'advance':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.spirit, x, y, r)
      drawText(brush, `+${detail}`, x, y, { size: r * 1.02, colour: WHITE, weight: 800 })
      return
    case 'centre':
      drawCosmicCentre(brush, x, y, r, made)
      return
    default:
      plain(brush, of, x, y, r)
  }
}

/** An emblem on a knob. */
const PLAIN: Partial<Record<BoardIconName, readonly [keyof typeof ICON_DISC_SHADES_BY_KIND, EmblemName]>> = {
  karma: ['karma', 'lotus'],
  freeWill: ['freeWill', 'dove'],
  loseTurn: ['loseTurn', 'hourglass'],
  temple: ['temple', 'meditation'],
  loosen: ['temple', 'sword'],
  hangingOn: ['cosmic', 'grip'],
  review: ['spirit', 'book'],
  planning: ['spirit', 'butterfly'],
  recolour: ['spirit', 'brush'],
  home: ['cosmic', 'lotus'],
}

function plain(brush: Canvas2D, of: BoardIconName, x: number, y: number, r: number): void {
  const found = PLAIN[of]
  if (found !== undefined) {
    drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND[found[0]], x, y, r)
    drawNamedEmblem(brush, found[1], x, y, r * 0.7, WHITE)
    return
  }
  const letter = (text: string, size: number): void => {
    drawText(brush, text, x, y, { size: r * size, colour: WHITE, weight: 800 })
  }
  switch (of) {
    case 'choice':
      drawChoiceCardIcon(brush, x, y, r)
      return
    case 'pit':
      drawPitIcon(brush, x, y, r)
      return
    case 'arrow':
    case 'goTo':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.arrow, x, y, r)
      drawArrowIcon(brush, x, y, r * 0.62, -0.5)
      return
    case 'swap':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.karma, x, y, r)
      drawArrowIcon(brush, x, y - r * 0.26, r * 0.48, 0)
      drawArrowIcon(brush, x, y + r * 0.26, r * 0.48, Math.PI)
      return
    case 'gift':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.karma, x, y, r)
      drawArrowIcon(brush, x, y, r * 0.55, -Math.PI / 2)
      return
    case 'losePeg':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.loseTurn, x, y, r)
      drawNamedEmblem(brush, 'torch', x, y, r * 0.6, WHITE)
      drawNegationSlash(brush, x, y, r)
      return
    case 'extraTurn':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.freeWill, x, y, r)
      letter('+1', 1.05)
      return
    case 'neutral':
      drawDiscBehindIcon(brush, ICON_DISC_SHADES_BY_KIND.loseTurn, x, y, r)
      letter('0', 1.15)
      return
    case 'discard':
      drawKarmaItems(brush, 'bead', 'both', 1, x, y, r * 0.94)
      traceCircle(brush, x + r * 0.6, y - r * 0.6, r * 0.42)
      brush.fillStyle = toCssColour(0x241f33, 0.92)
      brush.fill()
      drawText(brush, '−', x + r * 0.6, y - r * 0.6, { size: r * 0.9, colour: WHITE, weight: 800 })
      return
    default:
      drawSpiritRealmIcon(brush, x, y, r)
  }
}
