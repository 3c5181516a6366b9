/** Draws Choice and Karma Cards in use, with their texts. */
import type { ChoiceCardSideId } from '../../../../engine/cosmic-karma/data.ts'
import { CHOICE_CARDS, KARMA_CARDS } from '../../../../engine/cosmic-karma/index.ts'
import { boxCentredAt } from '../../../art/boxes.ts'
import {
  withSavedState,
  clearShadow,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { wrapText, LINE_HEIGHT_RATIO } from '../../../art/paragraph.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatMessage } from '../../../messages/index.ts'
import { ruleEffectStepsOfCard, cardName, cardTextAndEffects, isChoiceCard, formatGameMessage } from '../names.ts'
import { iconNamesOfEffectSteps, type BoardIconName } from './icon-names.ts'
import { landColours, PAPER_COLOURS, ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { CARD_HEAD_RATIO, cardSideBoxes } from './account-geometry.ts'
import { drawBoardIcon } from './icons.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the card that is being resolved (a Choice Card or a Karma Card) in a readable form: its head, and the texts
 * and effects of its sides. The sides of a Choice Card are the two alternatives between which a player chooses.
 */
export function drawCardInUse(
  brush: Canvas2D,
  { card: of, side, second, textScale }: SpritePropsByKind['card'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const choice = isChoiceCard(of)
  const hue = choice ? ICON_DISC_SHADES_BY_KIND.choice : ICON_DISC_SHADES_BY_KIND.karma
  const land = choice ? CHOICE_CARDS[of].land : KARMA_CARDS[of].land
  const radius = Math.min(w, h) * 0.05
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(0 0 20 / 0.6)', Math.min(w, h) * 0.07, Math.min(w, h) * 0.02)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(PAPER_COLOURS.light)],
      [1, toCssColour(PAPER_COLOURS.base)],
    ])
    brush.fill()
    clearShadow(brush)
  })
  const head = h * CARD_HEAD_RATIO
  withSavedState(brush, () => {
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.clip()
    brush.fillStyle = verticalGradient(brush, -h / 2, -h / 2 + head, [
      [0, toCssColour(mixColours(hue.base, hue.light, 0.12))],
      [1, toCssColour(mixColours(hue.base, hue.deep, 0.55))],
    ])
    brush.fillRect(-w / 2, -h / 2, w, head * 0.94)
    brush.fillStyle = toCssColour(landColours(land, false).layers[1])
    brush.fillRect(-w / 2, -h / 2 + head * 0.94, w, Math.max(2, h * 0.012))
  })
  traceRoundedRect(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, radius)
  brush.lineWidth = Math.max(1.5, w * 0.008)
  brush.strokeStyle = toCssColour(mixColours(hue.base, hue.light, 0.3))
  brush.stroke()
  if (h < 100) {
    drawBoardIcon(brush, choice ? 'choice' : 'karma', 0, h * 0.1, Math.min(w, h) * 0.3, made)
    return
  }
  const r = head * 0.34
  drawBoardIcon(brush, choice ? 'choice' : 'karma', -w / 2 + r * 1.6, -h / 2 + head * 0.48, r, made)
  const from = -w / 2 + r * 3
  drawText(brush, formatMessage(cardName(of)), from, -h / 2 + head * 0.36, {
    size: Math.min(head * 0.4, 25 * textScale),
    least: 10,
    most: w / 2 - from - 14,
    colour: toCssColour(0xffffff),
    weight: 620,
    display: true,
    align: 'left',
  })
  drawText(brush, formatGameMessage(`land.${land}`), from, -h / 2 + head * 0.72, {
    size: Math.min(head * 0.24, 13 * textScale),
    least: 8,
    most: w / 2 - from - 14,
    colour: toCssColour(hue.light),
    weight: 600,
    align: 'left',
  })
  const whole = boxCentredAt({ x: 0, y: 0 }, w, h)
  const pad = w * 0.06
  const tell = (which: ChoiceCardSideId | null, top: number, high: number): void => {
    const { text, effects } = cardTextAndEffects(of, which)
    const signs = iconNamesOfEffectSteps(ruleEffectStepsOfCard(of, which))
    story(
      brush,
      formatMessage(text),
      formatMessage(effects),
      signs,
      -w / 2 + pad,
      top,
      w - 2 * pad,
      high,
      textScale,
      made,
    )
  }
  if (choice && second) {
    const [one = whole, other = whole] = cardSideBoxes(whole)
    tell('a', one.y, one.h)
    const between = one.y + one.h + w * 0.01
    brush.beginPath()
    brush.moveTo(-w * 0.4, between)
    brush.lineTo(w * 0.4, between)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(PAPER_COLOURS.faint, 0.4)
    brush.stroke()
    tell('b', other.y, other.h)
  } else tell(side === '' ? null : side, -h / 2 + head, h - head)
}

/** Draws a side of a card: its story, the icons of its effects, and the effects in words; as large as fits. */
function story(
  brush: Canvas2D,
  happened: string,
  effect: string,
  signs: readonly BoardIconName[],
  x: number,
  y: number,
  w: number,
  h: number,
  textScale: number,
  made: BoardColours,
): void {
  const largest = Math.min(w * 0.072, 22 * textScale, h * 0.16)
  for (let size = Math.max(9, largest); size >= 8; size -= 0.5) {
    const above = wrapText(brush, happened, w, size, 500)
    const below = wrapText(brush, effect, w, size * 0.94, 700)
    const r = signs.length === 0 ? 0 : Math.min(size * 1.5, h * 0.14)
    const high = (above.length + below.length * 0.94) * size * LINE_HEIGHT_RATIO + 2 * r + size * 1.1
    if (high > h * 0.94 && size > 8) continue
    let at = y + (h - high) / 2
    for (const line of above) {
      at += size * LINE_HEIGHT_RATIO
      drawText(brush, line, x + w / 2, at - (size * LINE_HEIGHT_RATIO) / 2, {
        size,
        colour: toCssColour(PAPER_COLOURS.ink),
        weight: 500,
      })
    }
    at += size * 0.55
    const total = signs.length * 2.3 * r
    signs.forEach((each, i) => {
      drawBoardIcon(brush, each, x + w / 2 - total / 2 + (i + 0.5) * 2.3 * r, at + r, r, made)
    })
    at += 2 * r + size * 0.55
    for (const line of below) {
      at += size * 0.94 * LINE_HEIGHT_RATIO
      drawText(brush, line, x + w / 2, at - (size * 0.94 * LINE_HEIGHT_RATIO) / 2, {
        size: size * 0.94,
        colour: toCssColour(PAPER_COLOURS.ink),
        weight: 700,
      })
    }
    return
  }
}

/** Draws the frame around one side of a Choice Card while a player chooses between its sides. */
export function drawCardSideChoiceFrame(brush: Canvas2D, _look: unknown, w: number, h: number): void {
  traceRoundedRect(brush, -w / 2 + 1.5, -h / 2 + 1.5, w - 3, h - 3, Math.min(w, h) * 0.08)
  brush.lineWidth = 2
  brush.strokeStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.choice.base, 0.7)
  brush.stroke()
}
