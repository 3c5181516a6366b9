/** Choice and Karma Cards in use, with their words. */
import type { CardSide } from '../../../../engine/cosmic-karma/data.ts'
import { CHOICE_CARDS, KARMA_CARDS } from '../../../../engine/cosmic-karma/index.ts'
import { around } from '../../../art/boxes.ts'
import { apart, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { lines, LEADING } from '../../../art/paragraph.ts'
import { write } from '../../../art/type.ts'
import { words } from '../../../messages/index.ts'
import { cardEffect, cardName, cardWords, isChoiceCard, said } from '../named.ts'
import { signsOf, type Sign } from './sign-of.ts'
import { landLight, PAPER, SIGN_HUES } from './colours.ts'
import { CARD_HEAD, cardSides } from './lying.ts'
import { sign } from './signs.ts'
import type { Looks } from '../looks.ts'

export function card(
  brush: Brush,
  { card: of, side, second, textScale }: Looks['card'],
  w: number,
  h: number,
  made: Materials,
): void {
  const choice = isChoiceCard(of)
  const hue = choice ? SIGN_HUES.choice : SIGN_HUES.karma
  const land = choice ? CHOICE_CARDS[of].land : KARMA_CARDS[of].land
  const radius = Math.min(w, h) * 0.05
  apart(brush, () => {
    if (!made.contrast) shadow(brush, 'rgb(0 0 20 / 0.6)', Math.min(w, h) * 0.07, Math.min(w, h) * 0.02)
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(PAPER.light)],
      [1, css(PAPER.base)],
    ])
    brush.fill()
    noShadow(brush)
  })
  const head = h * CARD_HEAD
  apart(brush, () => {
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.clip()
    brush.fillStyle = vertical(brush, -h / 2, -h / 2 + head, [
      [0, css(mix(hue.base, hue.light, 0.12))],
      [1, css(mix(hue.base, hue.deep, 0.55))],
    ])
    brush.fillRect(-w / 2, -h / 2, w, head * 0.94)
    brush.fillStyle = css(landLight(land, false).layers[1])
    brush.fillRect(-w / 2, -h / 2 + head * 0.94, w, Math.max(2, h * 0.012))
  })
  slab(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, radius)
  brush.lineWidth = Math.max(1.5, w * 0.008)
  brush.strokeStyle = css(mix(hue.base, hue.light, 0.3))
  brush.stroke()
  if (h < 100) {
    sign(brush, choice ? 'choice' : 'karma', 0, h * 0.1, Math.min(w, h) * 0.3, made)
    return
  }
  const r = head * 0.34
  sign(brush, choice ? 'choice' : 'karma', -w / 2 + r * 1.6, -h / 2 + head * 0.48, r, made)
  const from = -w / 2 + r * 3
  write(brush, words(cardName(of)), from, -h / 2 + head * 0.36, {
    size: Math.min(head * 0.4, 25 * textScale),
    least: 10,
    most: w / 2 - from - 14,
    colour: css(0xffffff),
    weight: 620,
    display: true,
    align: 'left',
  })
  write(brush, said(`land.${land}`), from, -h / 2 + head * 0.72, {
    size: Math.min(head * 0.24, 13 * textScale),
    least: 8,
    most: w / 2 - from - 14,
    colour: css(hue.light),
    weight: 600,
    align: 'left',
  })
  const whole = around({ x: 0, y: 0 }, w, h)
  const pad = w * 0.06
  const tell = (which: CardSide | null, top: number, high: number): void => {
    const { text, effects } = cardWords(of, which)
    const signs = signsOf(cardEffect(of, which))
    story(brush, words(text), words(effects), signs, -w / 2 + pad, top, w - 2 * pad, high, textScale, made)
  }
  if (choice && second) {
    const [one = whole, other = whole] = cardSides(whole)
    tell('a', one.y, one.h)
    const between = one.y + one.h + w * 0.01
    brush.beginPath()
    brush.moveTo(-w * 0.4, between)
    brush.lineTo(w * 0.4, between)
    brush.lineWidth = 1
    brush.strokeStyle = css(PAPER.faint, 0.4)
    brush.stroke()
    tell('b', other.y, other.h)
  } else tell(side === '' ? null : side, -h / 2 + head, h - head)
}

/** What happened, the signs of what it brings, and that in words; as large as fits. */
function story(
  brush: Brush,
  happened: string,
  effect: string,
  signs: readonly Sign[],
  x: number,
  y: number,
  w: number,
  h: number,
  textScale: number,
  made: Materials,
): void {
  const largest = Math.min(w * 0.072, 22 * textScale, h * 0.16)
  for (let size = Math.max(9, largest); size >= 8; size -= 0.5) {
    const above = lines(brush, happened, w, size, 500)
    const below = lines(brush, effect, w, size * 0.94, 700)
    const r = signs.length === 0 ? 0 : Math.min(size * 1.5, h * 0.14)
    const high = (above.length + below.length * 0.94) * size * LEADING + 2 * r + size * 1.1
    if (high > h * 0.94 && size > 8) continue
    let at = y + (h - high) / 2
    for (const line of above) {
      at += size * LEADING
      write(brush, line, x + w / 2, at - (size * LEADING) / 2, { size, colour: css(PAPER.ink), weight: 500 })
    }
    at += size * 0.55
    const total = signs.length * 2.3 * r
    signs.forEach((each, i) => {
      sign(brush, each, x + w / 2 - total / 2 + (i + 0.5) * 2.3 * r, at + r, r, made)
    })
    at += 2 * r + size * 0.55
    for (const line of below) {
      at += size * 0.94 * LEADING
      write(brush, line, x + w / 2, at - (size * 0.94 * LEADING) / 2, {
        size: size * 0.94,
        colour: css(PAPER.ink),
        weight: 700,
      })
    }
    return
  }
}

/** A side that can be chosen. */
export function side(brush: Brush, _look: unknown, w: number, h: number): void {
  slab(brush, -w / 2 + 1.5, -h / 2 + 1.5, w - 3, h - 3, Math.min(w, h) * 0.08)
  brush.lineWidth = 2
  brush.strokeStyle = css(SIGN_HUES.choice.base, 0.7)
  brush.stroke()
}
