/** A card, tile or entity from near: its picture, and in words what it says. */
import { PRINTED_BOARDS, CARD_DATA, ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { Message } from '../../../../engine/core/contract/game.ts'
import { apart, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import { leaf } from '../../../art/cover.ts'
import type { Materials } from '../../../art/materials.ts'
import { LEADING, lines } from '../../../art/paragraph.ts'
import { write } from '../../../art/type.ts'
import { words } from '../../../messages/index.ts'
import { CARD_SHAPE } from './geometry.ts'
import { costText, effectText, entityEffect, entityName, message, symbolName, tileName } from '../names.ts'
import { PAPER } from './colours.ts'
import { entity as medallion } from './entity.ts'
import { card as drawCard, tile as drawTile } from './tile.ts'
import type { Looks } from '../looks.ts'

export function near(brush: Brush, look: Looks['near'], w: number, h: number, made: Materials): void {
  const pad = w * 0.05
  leaf(brush, w, h, PAPER, made)
  const art = w - 2 * pad
  apart(brush, () => {
    if (look.entity !== '') {
      const size = art * 0.78
      brush.translate(0, -h / 2 + pad + size / 2)
      medallion(brush, { entity: look.entity, ready: false }, size, size, made)
      brush.translate(0, size / 2)
    } else if (look.card !== '') {
      const high = art * CARD_SHAPE
      brush.translate(0, -h / 2 + pad + high / 2)
      drawCard(brush, { face: 1, card: look.card, dim: false, textScale: 1 }, art, high, { ...made, contrast: true })
    } else {
      brush.translate(0, -h / 2 + pad + art / 2)
      drawTile(brush, { card: null, side: look.side, square: look.square }, art, art, made)
    }
  })
  const picture = look.entity !== '' ? art * 0.78 : look.card !== '' ? art * CARD_SHAPE : art
  story(brush, look, w - 2.4 * pad, -h / 2 + pad + picture + pad * 0.5, h / 2 - pad * 0.8)
}

/** What it says: a heading, and the rest below. */
function told({ card, entity, side, square }: Looks['near']): readonly [Message, readonly Message[]] {
  if (entity !== '') {
    const { symbol } = ENTITY_DATA[entity]
    return [entityName(entity), [entityEffect(entity), message('sign.wonBy', { symbol: symbolName(symbol) })]]
  }
  const data = card === '' ? PRINTED_BOARDS[side][square] : CARD_DATA[card]
  if (data === undefined) throw new RangeError(`no square ${String(square)}`)
  const water = data.water > 0 ? [message('sign.water', { count: data.water })] : []
  const cost = card === '' ? [] : [costText(CARD_DATA[card].placement)]
  return [tileName(data), [effectText(data.effect), ...water, ...cost]]
}

function story(brush: Brush, look: Looks['near'], w: number, top: number, bottom: number): void {
  const [title, rest] = told(look)
  const heading = words(title)
  const body = rest.map((message) => words(message)).join(' · ')
  const largest = Math.min(16, w * 0.085) * Math.min(1.2, look.textScale)
  for (let size = largest; size >= 8; size -= 0.5) {
    const above = lines(brush, heading, w, size * 1.12, 650)
    const below = lines(brush, body, w, size)
    const high = (above.length * 1.12 + below.length) * size * LEADING
    if (high > bottom - top && size > 8) continue
    let y = top + Math.max(0, (bottom - top - high) / 2)
    for (const line of above) {
      y += size * 1.12 * LEADING
      const at = y - (size * 1.12 * LEADING) / 2
      write(brush, line, 0, at, { size: size * 1.12, colour: css(PAPER.ink), weight: 650, display: true })
    }
    for (const line of below) {
      y += size * LEADING
      write(brush, line, 0, y - (size * LEADING) / 2, { size, colour: css(PAPER.ink, 0.86), weight: 500 })
    }
    return
  }
}
