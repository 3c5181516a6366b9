/** Drawings of the eight Inspiration spaces: their actions, as crystals with arrows and numbers. */
import { EXCHANGE_SPACE, INSPIRATION_SPACE_ACTIONS, type ChannelStepOffset } from '../../../../engine/chakra/data.ts'
import { LOW_INSPIRATION_SPACE_HEIGHT_LIMIT_PX, inspirationSpacePartOffsets } from './geometry.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { ENERGY_SHADES } from './colours.ts'
import { drawTokenNotch } from './column.ts'
import { drawCrystal } from './crystal.ts'
import { drawText } from '../../../art/canvas-text.ts'

/** Down is warm, up is cool; the arrows say the same without colour. */
function tone(down: boolean, made: BoardColours): number {
  if (made.contrast) return down ? 0xffd400 : 0x00e5ff
  if (made.dark) return down ? 0xffb765 : 0x7fe0dc
  return down ? 0xa84e08 : 0x0a6e78
}

/**
 * The properties of the sprite of an Inspiration space, which is a space of a seat's board that offers an action.
 * `space`: the number of the space, from 1. `taken`: whether a token is on the space. `owed`: the moves of the action
 * that the player must still make, each as a number of positions; `2,-1` means one move by two down and one move by
 * one up. `owed` is null unless the player is carrying out the action.
 */
export interface InspirationSpaceProps {
  readonly space: number
  readonly taken: boolean
  readonly owed: string | null
}

/** Opacity of the action of a space that has been used, and of moves that have been made. */
const FADED = { taken: 0.42, done: 0.3 }

/**
 * Tells, for each move of the action of an Inspiration space (a space of a seat's board that offers an action),
 * whether the player must still make it. If only some of several equal moves have been made, the first of them count
 * as made.
 * @param steps the moves of the action, each as a number of positions down (negative: up)
 * @param owed the moves that are still to be made, such as `2,-1`; null if the action is not being carried out: then
 *   the flags of all moves are true
 * @returns the flags in the order of `steps`
 */
export function owedStepFlags(steps: readonly ChannelStepOffset[], owed: string | null): readonly boolean[] {
  const left = owed?.split(',').map(Number)
  return steps
    .toReversed()
    .map((step) => {
      const at = left?.indexOf(step) ?? 0
      if (at >= 0) left?.splice(at, 1)
      return at >= 0
    })
    .toReversed()
}

/**
 * Draws the tile of an Inspiration space, which is a space of a seat's board that offers an action. The tile shows the
 * action as crystals, arrows and numbers, and the socket for a token.
 */
export function drawInspirationSpace(
  brush: Canvas2D,
  { space: which, taken, owed }: InspirationSpaceProps,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const form = inspirationSpacePartOffsets(w, h)
  const active = owed !== null
  const radius = Math.min(w, h) * 0.2
  withSavedState(brush, () => {
    if (active) setShadow(brush, toCssColour(made.gold, 0.9), 10)
    else setShadow(brush, made.shade, 4, 1.5)
    traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(made.contrast ? 0x000000 : made.dark ? 0x573650 : 0xfffdf8)],
      [1, toCssColour(made.contrast ? 0x000000 : made.dark ? 0x382238 : 0xf1e2c6)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  traceRoundedRect(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = active ? 2 : 1
  brush.strokeStyle = toCssColour(active ? made.goldLight : made.gold, made.contrast || active ? 1 : 0.45)
  brush.stroke()
  withSavedState(brush, () => {
    // The moves that are still owed are read there.
    brush.globalAlpha = taken && !active ? FADED.taken : 1
    brush.translate(form.icon.x, form.icon.y)
    if (form.mini) miniIcon(brush, which, form.icon.w, form.icon.h, owed, made)
    else if (h < LOW_INSPIRATION_SPACE_HEIGHT_LIMIT_PX) lineIcon(brush, which, form.icon.w, form.icon.h, owed, made)
    else icon(brush, which, form.icon.w, form.icon.h, owed, made)
  })
  if (form.mini) return
  withSavedState(brush, () => {
    brush.translate(form.socket.x, form.socket.y)
    drawTokenNotch(brush, form.socket.d, made)
  })
}

function stepsOf(which: number): { readonly steps: readonly ChannelStepOffset[]; readonly either: boolean } {
  const found = INSPIRATION_SPACE_ACTIONS[which - 1]
  if (found === undefined || 'exchange' in found) return { steps: [], either: false }
  return 'oneOf' in found ? { steps: found.oneOf, either: true } : { steps: found.steps, either: false }
}

type Owed = InspirationSpaceProps['owed']

/** Draws each of the moves, those that are over faintly. */
function eachMove(
  brush: Canvas2D,
  steps: readonly ChannelStepOffset[],
  owed: Owed,
  draw: (step: ChannelStepOffset, i: number) => void,
): void {
  owedStepFlags(steps, owed).forEach((still, i) => {
    const step = steps[i]
    if (step === undefined) return
    withSavedState(brush, () => {
      if (!still) brush.globalAlpha *= FADED.done
      draw(step, i)
    })
  })
}

function icon(brush: Canvas2D, which: number, w: number, h: number, owed: Owed, made: BoardColours): void {
  if (which === EXCHANGE_SPACE) {
    exchangeIcon(brush, w, h, made)
    return
  }
  const { steps, either } = stepsOf(which)
  if (either) {
    eitherIcon(brush, w, h, made)
    return
  }
  const cell = Math.min(w / steps.length, h * 1.05, w * 0.44)
  eachMove(brush, steps, owed, (step, i) => {
    brush.translate((i - (steps.length - 1) / 2) * cell, 0)
    // On a high tile crystal and arrow stay together.
    move(brush, cell * 0.94, Math.min(h, cell * 1.45), step, made)
  })
}

/** Draws a move of one energy up or down: crystal, arrow, number of steps. */
function move(brush: Canvas2D, w: number, h: number, step: ChannelStepOffset, made: BoardColours): void {
  const down = step > 0
  const gem = Math.min(h * 0.46, w * 0.72)
  const length = h * 0.5
  withSavedState(brush, () => {
    brush.translate(0, (down ? -1 : 1) * (h / 2 - gem / 2))
    pearl(brush, gem, made)
  })
  const y = (down ? 1 : -1) * (h / 2 - length / 2)
  const size = Math.min(h * 0.42, w * 0.56)
  const number = size * 0.56
  const shaft = Math.min(w * 0.42, length * 0.72)
  const left = -(shaft + number) / 2
  drawUpOrDownArrow(brush, left + shaft / 2, y, shaft, length * 0.92, down, made)
  drawText(brush, String(Math.abs(step)), left + shaft + number * 0.62, y, {
    size,
    colour: toCssColour(made.ink),
    weight: 750,
  })
}

/** Draws an energy of any colour. */
function pearl(brush: Canvas2D, size: number, made: BoardColours): void {
  const r = size * 0.42
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3
    return [Math.sin(angle) * r, -Math.cos(angle) * r] as const
  })
  traceClosedPolygon(brush, corners)
  brush.fillStyle = radialGradient(brush, -r * 0.3, -r * 0.4, 0, r * 1.6, [
    [0, '#ffffff'],
    [0.5, made.dark ? '#e8dcf6' : '#d9c8ee'],
    [1, made.dark ? '#9c84bd' : '#8a6fb0'],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.7, size * 0.05)
  brush.strokeStyle = made.dark ? 'rgb(255 255 255 / 0.85)' : 'rgb(84 58 120 / 0.9)'
  brush.stroke()
  traceClosedPolygon(
    brush,
    corners.map(([x, y]) => [x * 0.5, y * 0.5] as const),
  )
  brush.lineWidth = Math.max(0.5, size * 0.03)
  brush.stroke()
}

/** Draws a bold arrow up or down, centred at `x`, `y`: the direction in which a move carries an energy. */
export function drawUpOrDownArrow(
  brush: Canvas2D,
  x: number,
  y: number,
  w: number,
  h: number,
  down: boolean,
  made: BoardColours,
): void {
  const f = down ? 1 : -1
  const head = Math.min(h * 0.56, w * 0.78)
  const shaft = w * 0.34
  traceClosedPolygon(brush, [
    [x - shaft / 2, y - (h / 2) * f],
    [x + shaft / 2, y - (h / 2) * f],
    [x + shaft / 2, y + (h / 2 - head) * f],
    [x + w / 2, y + (h / 2 - head) * f],
    [x, y + (h / 2) * f],
    [x - w / 2, y + (h / 2 - head) * f],
    [x - shaft / 2, y + (h / 2 - head) * f],
  ])
  brush.fillStyle = toCssColour(tone(down, made))
  brush.fill()
}

/**
 * Computes the measures of the picture of an action that moves one energy either up or down: a crystal between two arrows, each
 * with a number.
 * @returns `side`: width of an arrow with its number; `gem`: size of the crystal; `gap`: distance of each arrow from the centre
 */
export function eitherWayIconLengths(
  w: number,
  h: number,
): { readonly side: number; readonly gem: number; readonly gap: number } {
  const side = Math.min(w * 0.24, h * 0.42)
  const gem = Math.min(h * 0.5, w * 0.26)
  return { side, gem, gap: gem * 0.6 + side * 0.5 }
}

function eitherIcon(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const { side, gem, gap } = eitherWayIconLengths(w, h)
  pearl(brush, gem, made)
  for (const down of [false, true]) {
    const x = down ? gap : -gap
    drawUpOrDownArrow(brush, x - side * 0.22, 0, side * 0.72, h * 0.56, down, made)
    drawText(brush, '1', x + side * 0.46, 0, {
      size: Math.min(h * 0.4, side * 0.95),
      colour: toCssColour(made.ink),
      weight: 750,
    })
  }
}

/** A black energy for one of any colour. */
function exchangeIcon(brush: Canvas2D, w: number, h: number, made: BoardColours): void {
  const gem = Math.min(h * 0.62, w * 0.32)
  withSavedState(brush, () => {
    brush.translate(-w * 0.34, 0)
    drawCrystal(brush, 'black', gem, 0)
  })
  withSavedState(brush, () => {
    brush.rotate(-Math.PI / 2)
    drawUpOrDownArrow(brush, 0, 0, h * 0.34, Math.min(w * 0.24, h * 0.6), true, made)
  })
  withSavedState(brush, () => {
    brush.translate(w * 0.34, 0)
    rainbow(brush, gem * 0.44)
  })
}

/** Every colour at once. */
function rainbow(brush: Canvas2D, r: number): void {
  const colours = ['purple', 'darkBlue', 'blue', 'green', 'yellow', 'orange', 'red'] as const
  colours.forEach((colour, i) => {
    const from = (i * 2 * Math.PI) / 7 - Math.PI / 2
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.arc(0, 0, r, from, from + (2 * Math.PI) / 7 + 0.02)
    brush.closePath()
    brush.fillStyle = toCssColour(ENERGY_SHADES[colour].base)
    brush.fill()
  })
  traceCircle(brush, 0, 0, r)
  brush.fillStyle = radialGradient(brush, -r * 0.3, -r * 0.4, 0, r * 1.3, [
    [0, 'rgb(255 255 255 / 0.75)'],
    [0.6, 'rgb(255 255 255 / 0)'],
    [1, 'rgb(0 0 0 / 0.25)'],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, r * 0.1)
  brush.strokeStyle = 'rgb(255 255 255 / 0.8)'
  brush.stroke()
}

/** On low tiles: arrows and numbers side by side. */
function lineIcon(brush: Canvas2D, which: number, w: number, h: number, owed: Owed, made: BoardColours): void {
  if (which === EXCHANGE_SPACE) {
    exchangeIcon(brush, w, h * 1.15, made)
    return
  }
  const { steps } = stepsOf(which)
  const cell = Math.min(w / steps.length, h * 2)
  eachMove(brush, steps, owed, (step, i) => {
    numbered(brush, (i - (steps.length - 1) / 2) * cell, cell * 0.94, h, step, made)
  })
}

function numbered(brush: Canvas2D, x: number, w: number, h: number, step: ChannelStepOffset, made: BoardColours): void {
  const size = Math.min(h * 0.86, w * 0.62)
  const shaft = Math.min(w * 0.42, h * 0.62)
  drawUpOrDownArrow(brush, x - size * 0.3, 0, shaft, h * 0.84, step > 0, made)
  drawText(brush, String(Math.abs(step)), x + shaft * 0.55, 0, { size, colour: toCssColour(made.ink), weight: 750 })
}

/**
 * The length of the arrow that shows a move in the smallest picture of an Inspiration space (a space of a seat's board
 * that offers an action). The arrow grows with the number of steps, unless the picture is very low.
 * @param w width of the picture in CSS pixels
 * @param h height of the picture in CSS pixels
 * @param step the move, as a signed number of positions
 */
export function miniArrowLength(w: number, h: number, step: ChannelStepOffset): number {
  const high = Math.min(h, w * 1.3)
  return h < 12 ? high * 0.8 : high * (0.4 + Math.abs(step) * 0.18)
}

/** On the narrowest boards: arrows as long as they reach, and a number beside an arrow that is alone. */
function miniIcon(brush: Canvas2D, which: number, w: number, h: number, owed: Owed, made: BoardColours): void {
  if (which === EXCHANGE_SPACE) {
    rainbow(brush, Math.min(w, h) * 0.34)
    return
  }
  const { steps } = stepsOf(which)
  const [first] = steps
  if (steps.length === 1 && first !== undefined && w > 14) {
    numbered(brush, 0, w, Math.min(h, w * 0.7), first, made)
    return
  }
  const high = Math.min(h, w * 1.3)
  const cell = Math.min(w / Math.max(2, steps.length), high * 0.6)
  eachMove(brush, steps, owed, (step, i) => {
    const x = (i - (steps.length - 1) / 2) * cell
    drawUpOrDownArrow(brush, x, 0, Math.max(2, cell * 0.78), miniArrowLength(w, h, step), step > 0, made)
  })
}
