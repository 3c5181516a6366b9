/** Draws the close-up of a card, tile or entity: its picture, and its text. */
import { PRINTED_TILES_BY_SIDE, CARD_DATA, ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { Message } from '../../../../engine/core/contract/game.ts'
import { withSavedState, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour } from '../../../art/colour.ts'
import { drawPaperSheet } from '../../../art/pile-overlay.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { LINE_HEIGHT_RATIO, wrapText } from '../../../art/paragraph.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatMessage } from '../../../messages/index.ts'
import { CARD_HEIGHT_RATIO } from './geometry.ts'
import {
  placementRuleText,
  effectText,
  entityEffectText,
  entityName,
  gameMessage,
  symbolName,
  tileDescription,
} from '../names.ts'
import { PAPER_COLOURS } from './colours.ts'
import { drawEntity as medallion } from './entity.ts'
import { drawHandCard as drawCard, drawTile } from './tile.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the close-up of a card, a printed tile or an entity. */
export function drawCloseUp(
  brush: Canvas2D,
  sprite: SpritePropsByKind['near'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const pad = w * 0.05
  drawPaperSheet(brush, w, h, PAPER_COLOURS, made)
  const art = w - 2 * pad
  withSavedState(brush, () => {
    if (sprite.entity !== '') {
      const size = art * 0.78
      brush.translate(0, -h / 2 + pad + size / 2)
      medallion(brush, { entity: sprite.entity, ready: false }, size, size, made)
      brush.translate(0, size / 2)
    } else if (sprite.card !== '') {
      const high = art * CARD_HEIGHT_RATIO
      brush.translate(0, -h / 2 + pad + high / 2)
      drawCard(brush, { face: 1, card: sprite.card, dim: false, textScale: 1 }, art, high, { ...made, contrast: true })
    } else {
      brush.translate(0, -h / 2 + pad + art / 2)
      drawTile(brush, { card: null, side: sprite.side, square: sprite.square }, art, art, made)
    }
  })
  const picture = sprite.entity !== '' ? art * 0.78 : sprite.card !== '' ? art * CARD_HEIGHT_RATIO : art
  story(brush, sprite, w - 2.4 * pad, -h / 2 + pad + picture + pad * 0.5, h / 2 - pad * 0.8)
}

/** The text of the close-up: a heading, and the rest below. */
function told({ card, entity, side, square }: SpritePropsByKind['near']): readonly [Message, readonly Message[]] {
  if (entity !== '') {
    const { symbol } = ENTITY_DATA[entity]
    return [entityName(entity), [entityEffectText(entity), gameMessage('sign.wonBy', { symbol: symbolName(symbol) })]]
  }
  const data = card === '' ? PRINTED_TILES_BY_SIDE[side][square] : CARD_DATA[card]
  if (data === undefined) throw new RangeError(`no square ${String(square)}`)
  const water = data.water > 0 ? [gameMessage('sign.water', { count: data.water })] : []
  const cost = card === '' ? [] : [placementRuleText(CARD_DATA[card].placement)]
  return [tileDescription(data), [effectText(data.effect), ...water, ...cost]]
}

function story(brush: Canvas2D, sprite: SpritePropsByKind['near'], w: number, top: number, bottom: number): void {
  const [title, rest] = told(sprite)
  const heading = formatMessage(title)
  const body = rest.map((message) => formatMessage(message)).join(' · ')
  const largest = Math.min(16, w * 0.085) * Math.min(1.2, sprite.textScale)
  for (let size = largest; size >= 8; size -= 0.5) {
    const above = wrapText(brush, heading, w, size * 1.12, 650)
    const below = wrapText(brush, body, w, size)
    const high = (above.length * 1.12 + below.length) * size * LINE_HEIGHT_RATIO
    if (high > bottom - top && size > 8) continue
    let y = top + Math.max(0, (bottom - top - high) / 2)
    for (const line of above) {
      y += size * 1.12 * LINE_HEIGHT_RATIO
      const at = y - (size * 1.12 * LINE_HEIGHT_RATIO) / 2
      drawText(brush, line, 0, at, {
        size: size * 1.12,
        colour: toCssColour(PAPER_COLOURS.ink),
        weight: 650,
        display: true,
      })
    }
    for (const line of below) {
      y += size * LINE_HEIGHT_RATIO
      drawText(brush, line, 0, y - (size * LINE_HEIGHT_RATIO) / 2, {
        size,
        colour: toCssColour(PAPER_COLOURS.ink, 0.86),
        weight: 500,
      })
    }
    return
  }
}
