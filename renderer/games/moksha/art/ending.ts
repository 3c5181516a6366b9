/** Draws the forecast of a death now: in short beside the survival verdict, and step by step in the close-up. */
import { REGIONS, type Caste } from '../../../../engine/moksha/data.ts'
import type { MessageValues } from '../../../../engine/core/contract/game.ts'
import { withSavedState, traceCircle, traceRoundedRect, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import { drawPaperSheet } from '../../../art/pile-overlay.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { LINE_HEIGHT_RATIO, wrapText } from '../../../art/paragraph.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { regionName, formatGameMessage, type MokshaMessageId } from '../names.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'
import { LOSS_COLOUR, CASTE_SHADES, GAIN_COLOUR, PAPER_COLOURS } from './colours.ts'
import { drawAuraIcon } from './signs.ts'

/**
 * Draws the forecast of a seat's death in this turn. On the large sheet it has three lines: a title, the total of the
 * aura with its target, and the consequence. On a small sheet it has only the aura.
 */
export function drawDeathOutcomeForecast(
  brush: Canvas2D,
  sprite: SpritePropsByKind['worth'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const released = sprite.total >= sprite.target
  const over = sprite.fate === 'dead' || sprite.fate === 'free'
  withSavedState(brush, () => {
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(12, h * 0.2))
    brush.fillStyle = made.contrast
      ? toCssColour(0x000000)
      : verticalGradient(brush, -h / 2, h / 2, [
          [0, toCssColour(made.well, made.dark ? 0.55 : 0.3)],
          [1, toCssColour(made.well, made.dark ? 0.8 : 0.5)],
        ])
    brush.fill()
    brush.lineWidth = released && !over ? 2 : 1
    brush.strokeStyle = toCssColour(released && !over ? made.accent : made.gold, released || made.contrast ? 1 : 0.5)
    brush.stroke()
  })
  if (over) {
    drawText(brush, '–', 0, 0, { size: Math.min(h * 0.4, 24), colour: toCssColour(made.muted) })
    return
  }
  if (!sprite.large || h < 52) {
    amount(brush, sprite, 0, 0, Math.min(h * 0.72, w * 0.36, 26 * sprite.textScale), w, made, sprite.large)
    return
  }
  const size = Math.min(h * 0.17, w * 0.125, 22 * sprite.textScale)
  const small = { size, most: w * 0.92, least: 7, weight: 640 } as const
  drawText(brush, formatGameMessage('sign.dying'), 0, -h * 0.31, { ...small, colour: toCssColour(made.muted) })
  amount(brush, sprite, 0, 0, Math.min(h * 0.34, w * 0.24, 44 * sprite.textScale), w, made, true)
  const next = released
    ? formatGameMessage('sign.release')
    : formatGameMessage('sign.next', { caste: { id: `moksha.caste.${sprite.caste}` } })
  drawText(brush, next, 0, h * 0.31, {
    ...small,
    colour: toCssColour(released ? made.accent : casteInk(sprite.caste, made)),
  })
}

function casteInk(caste: Caste, made: BoardColours): number {
  const { light, deep } = CASTE_SHADES[caste]
  return made.contrast ? 0xffffff : made.dark ? light : mixColours(deep, 0x000000, 0.2)
}

/** How much aura, and in front what that makes. */
function amount(
  brush: Canvas2D,
  { aura: more, total, target }: SpritePropsByKind['worth'],
  x: number,
  y: number,
  size: number,
  w: number,
  made: BoardColours,
  full: boolean,
): void {
  const gain = `+${String(more)}`
  const sum = full && w > 76 ? `${String(total)}/${String(target)}` : ''
  const set = (px: number) => {
    const letters = { size: px, colour: toCssColour(made.ink), weight: 780 } as const
    const rest = { size: px * 0.7, colour: toCssColour(made.muted), weight: 680 } as const
    const [r, gap, wide] = [px * 0.42, px * 0.22, measureTextWidth(brush, gain, letters)]
    const after = sum === '' ? 0 : gap * 1.6 + measureTextWidth(brush, sum, rest)
    return { letters, rest, r, gap, wide, all: wide + gap + 2 * r + after }
  }
  // As wide as its letters are high: one look says how high they may be.
  const usual = set(size)
  const { letters, rest, r, gap, wide, all } = set(size * Math.min(1, (w * 0.88) / usual.all))
  const from = x - all / 2
  drawText(brush, gain, from, y, { ...letters, align: 'left' })
  drawAuraIcon(brush, from + wide + gap + r, y, r)
  if (sum !== '') drawText(brush, sum, from + wide + 2 * gap + 2 * r + gap * 0.6, y, { ...rest, align: 'left' })
}

interface Step {
  /** The step of the death; absent for why it comes, and what could prevent it. */
  readonly number?: number
  readonly text: string
  readonly tone?: number
}

/**
 * Draws the close-up of the forecast of a death in this turn: why the seat would die, what could prevent it, and each step
 * of the result.
 */
export function drawDeathForecastCloseUp(
  brush: Canvas2D,
  sprite: SpritePropsByKind['ending'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawPaperSheet(brush, w, h, PAPER_COLOURS, made)
  const steps = stepsOf(sprite)
  const pad = w * 0.055
  const title = Math.min(w * 0.07, 23 * sprite.textScale)
  drawText(brush, formatGameMessage('ending.title'), 0, -h / 2 + pad + title * 0.6, {
    size: title,
    colour: toCssColour(PAPER_COLOURS.ink),
    display: true,
    weight: 640,
    most: w - 2 * pad,
    least: 10,
  })
  const top = -h / 2 + pad + title * 1.5
  const room = h / 2 - pad - top
  let size = Math.min(w * 0.056, 18 * sprite.textScale)
  let set = wrapped(brush, steps, w, pad, size)
  while (size > 8 && heightOf(set, size) > room) set = wrapped(brush, steps, w, pad, (size -= 0.5))
  const spare = Math.max(0, Math.min(size * 0.5, (room - heightOf(set, size)) / Math.max(1, set.length - 1)))
  let y = top
  for (const { step, found, indent } of set) {
    if (step.number !== undefined) {
      traceCircle(brush, -w / 2 + pad + size * 0.62, y + size * LINE_HEIGHT_RATIO * 0.5, size * 0.62)
      brush.fillStyle = toCssColour(PAPER_COLOURS.faint)
      brush.fill()
      drawText(brush, String(step.number), -w / 2 + pad + size * 0.62, y + size * LINE_HEIGHT_RATIO * 0.5, {
        size: size * 0.8,
        colour: toCssColour(0xffffff),
        weight: 780,
      })
    }
    for (const line of found) {
      drawText(brush, line, -w / 2 + pad + indent, y + (size * LINE_HEIGHT_RATIO) / 2, {
        size,
        colour: toCssColour(step.tone === undefined ? PAPER_COLOURS.ink : mixColours(step.tone, 0x000000, 0.3)),
        weight: step.tone === undefined ? 540 : 680,
        align: 'left',
      })
      y += size * LINE_HEIGHT_RATIO
    }
    y += size * 0.4 + spare
  }
}

interface Wrapped {
  readonly step: Step
  readonly found: readonly string[]
  readonly indent: number
}

function wrapped(brush: Canvas2D, steps: readonly Step[], w: number, pad: number, size: number): readonly Wrapped[] {
  return steps.map((step) => {
    const indent = step.number === undefined ? 0 : size * 1.7
    return { step, indent, found: wrapText(brush, step.text, w - 2 * pad - indent, size, 600) }
  })
}

function heightOf(set: readonly Wrapped[], size: number): number {
  return set.reduce((sum, { found }) => sum + found.length * size * LINE_HEIGHT_RATIO + size * 0.4, 0)
}

function stepsOf(sprite: SpritePropsByKind['ending']): readonly Step[] {
  const { fate, stage, vitality, need, aura: more, total, target, rescue, vishnu, caste } = sprite
  const counted = { count: listed(sprite.regions).length, regions: namesOf(sprite.regions) }
  const tell = (id: MokshaMessageId & `ending.${string}`, values: MessageValues): string =>
    formatGameMessage(id, values)
  const after: readonly string[] =
    total >= target
      ? [formatGameMessage('ending.released')]
      : [
          tell('ending.stay', { disciples: sprite.disciples, stay: sprite.stay }),
          tell('ending.reborn', { karma: sprite.karma, kept: sprite.kept, caste: { id: `moksha.caste.${caste}` } }),
          tell('ending.lost', { tokens: sprite.tokens }),
        ]
  if (fate === 'dead' || fate === 'free') return [{ text: formatGameMessage('ending.none') }]
  const why: Step =
    fate === 'lives'
      ? { text: tell('ending.lives', { vitality, need, stage: stage + 1 }), tone: GAIN_COLOUR }
      : fate === 'last'
        ? { text: formatGameMessage('ending.last'), tone: LOSS_COLOUR }
        : { text: tell('ending.dies', { vitality, need, stage: stage + 1, short: need - vitality }), tone: LOSS_COLOUR }
  const ways: Step[] = []
  if (rescue !== '') ways.push({ text: tell('ending.rescue', { regions: namesOf(rescue) }), tone: GAIN_COLOUR })
  else if (vishnu !== '') ways.push({ text: tell('ending.vishnu', { regions: namesOf(vishnu) }), tone: GAIN_COLOUR })
  else if (fate === 'dies') ways.push({ text: formatGameMessage('ending.hopeless') })
  const order = [tell('ending.regions', counted), tell('ending.aura', { aura: more, total, target }), ...after]
  return [why, ...ways, ...order.map((text, i) => ({ number: i + 1, text }))]
}

function listed(regions: string): readonly string[] {
  return regions === '' ? [] : regions.split(' ')
}

function namesOf(regions: string): NonNullable<MessageValues[string]> {
  return listed(regions).flatMap((each) =>
    REGIONS.filter(({ id }) => String(id) === each).map(({ id }) => regionName(id)),
  )
}
