/** Draws the signs of spaces and effects. Beads, rings and pegs are in goods.ts. */
import type { KarmaColour, Tool } from '../../../../engine/cosmic-karma/data.ts'
import { circlePath, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardMaterials } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import type { EmblemName } from './emblems.ts'
import type { SignName } from './sign-names.ts'
import { SIGN_HUES } from './colours.ts'
import { emblem, habit, knob, peg } from './goods.ts'
import { anyPeg, arrow, choice, cloud, goods, pit, slash } from './marks.ts'
import { cosmic, wheel } from './radiance.ts'

const WHITE = toCssColour(0xffffff)

/** Draws the sign with a name around x, y, with radius r. */
export function sign(brush: Canvas2D, of: SignName, x: number, y: number, r: number, made: BoardMaterials): void {
  const [kind = '', detail = '', amount = '1'] = of.split(':')
  switch (kind) {
    case 'bead':
    case 'ring':
      goods(brush, kind, detail, Number(amount), x, y, r)
      return
    case 'habit':
      habit(brush, detail as KarmaColour, x, y, r * 2.1, r * 1.2)
      return
    case 'peg':
      if (detail === 'choice') anyPeg(brush, x, y, r)
      else peg(brush, detail as Tool, x, y, r)
      return
    case 'gate':
      knob(brush, SIGN_HUES.gate, x, y, r)
      emblem(brush, 'gate', x, y, r * 0.68, WHITE)
      return
    case 'wheel':
      wheel(brush, detail as KarmaColour, x, y, r)
      return
    case 'advance':
      knob(brush, SIGN_HUES.spirit, x, y, r)
      drawText(brush, `+${detail}`, x, y, { size: r * 1.02, colour: WHITE, weight: 800 })
      return
    case 'centre':
      cosmic(brush, x, y, r, made)
      return
    default:
      plain(brush, of, x, y, r)
  }
}

/** An emblem on a knob. */
const PLAIN: Partial<Record<SignName, readonly [keyof typeof SIGN_HUES, EmblemName]>> = {
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

function plain(brush: Canvas2D, of: SignName, x: number, y: number, r: number): void {
  const found = PLAIN[of]
  if (found !== undefined) {
    knob(brush, SIGN_HUES[found[0]], x, y, r)
    emblem(brush, found[1], x, y, r * 0.7, WHITE)
    return
  }
  const letter = (text: string, size: number): void => {
    drawText(brush, text, x, y, { size: r * size, colour: WHITE, weight: 800 })
  }
  switch (of) {
    case 'choice':
      choice(brush, x, y, r)
      return
    case 'pit':
      pit(brush, x, y, r)
      return
    case 'arrow':
    case 'goTo':
      knob(brush, SIGN_HUES.arrow, x, y, r)
      arrow(brush, x, y, r * 0.62, -0.5)
      return
    case 'swap':
      knob(brush, SIGN_HUES.karma, x, y, r)
      arrow(brush, x, y - r * 0.26, r * 0.48, 0)
      arrow(brush, x, y + r * 0.26, r * 0.48, Math.PI)
      return
    case 'gift':
      knob(brush, SIGN_HUES.karma, x, y, r)
      arrow(brush, x, y, r * 0.55, -Math.PI / 2)
      return
    case 'losePeg':
      knob(brush, SIGN_HUES.loseTurn, x, y, r)
      emblem(brush, 'torch', x, y, r * 0.6, WHITE)
      slash(brush, x, y, r)
      return
    case 'extraTurn':
      knob(brush, SIGN_HUES.freeWill, x, y, r)
      letter('+1', 1.05)
      return
    case 'neutral':
      knob(brush, SIGN_HUES.loseTurn, x, y, r)
      letter('0', 1.15)
      return
    case 'discard':
      goods(brush, 'bead', 'both', 1, x, y, r * 0.94)
      circlePath(brush, x + r * 0.6, y - r * 0.6, r * 0.42)
      brush.fillStyle = toCssColour(0x241f33, 0.92)
      brush.fill()
      drawText(brush, '−', x + r * 0.6, y - r * 0.6, { size: r * 0.9, colour: WHITE, weight: 800 })
      return
    default:
      cloud(brush, x, y, r)
  }
}
