/** The signs of spaces and effects; beads, rings and pegs are in goods.ts. */
import type { Colour, Tool } from '../../../../engine/cosmic-karma/data.ts'
import { apart, disc, polygon, radial, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { write } from '../../../art/type.ts'
import type { EmblemName } from '../emblems.ts'
import type { Sign } from '../signs.ts'
import { SIGN_HUES } from './colours.ts'
import { bead, emblem, habit, knob, peg, ring } from './goods.ts'
import { cosmic, wheel } from './radiance.ts'

const WHITE = css(0xffffff)

/** One sign around x, y. */
export function sign(brush: Brush, of: Sign, x: number, y: number, r: number, made: Materials): void {
  const [kind = '', detail = '', amount = '1'] = of.split(':')
  switch (kind) {
    case 'bead':
    case 'ring': {
      goods(brush, kind, detail, Number(amount), x, y, r)
      return
    }
    case 'habit': {
      habit(brush, detail as Colour, x, y, r * 2.1, r * 1.2)
      return
    }
    case 'peg':
      if (detail === 'choice') anyPeg(brush, x, y, r)
      else peg(brush, detail as Tool, x, y, r)
      return
    case 'losePeg':
      knob(brush, SIGN_HUES.loseTurn, x, y, r)
      emblem(brush, 'torch', x, y, r * 0.6, WHITE)
      {
        slash(brush, x, y, r)
        return
      }
    case 'gate':
      knob(brush, SIGN_HUES.gate, x, y, r)
      {
        emblem(brush, 'gate', x, y, r * 0.68, WHITE)
        return
      }
    case 'wheel': {
      wheel(brush, detail as Colour, x, y, r)
      return
    }
    case 'advance':
      knob(brush, SIGN_HUES.spirit, x, y, r)
      {
        chevrons(brush, x, y, r, amount === '1' ? detail : amount)
        return
      }
    case 'centre': {
      cosmic(brush, x, y, r, made)
      return
    }
    default: {
      plain(brush, of, x, y, r)
      return
    }
  }
}

const PLAIN: Partial<Record<Sign, readonly [keyof typeof SIGN_HUES, EmblemName]>> = {
  karma: ['karma', 'lotus'],
  freeWill: ['freeWill', 'dove'],
  loseTurn: ['loseTurn', 'hourglass'],
  temple: ['temple', 'meditation'],
  hangingOn: ['cosmic', 'grip'],
  review: ['spirit', 'book'],
  planning: ['spirit', 'butterfly'],
  recolour: ['spirit', 'brush'],
  home: ['cosmic', 'lotus'],
}

function plain(brush: Brush, of: Sign, x: number, y: number, r: number): void {
  const found = PLAIN[of]
  if (found !== undefined) {
    knob(brush, SIGN_HUES[found[0]], x, y, r)
    emblem(brush, found[1], x, y, r * 0.7, WHITE)
    return
  }
  switch (of) {
    case 'choice': {
      choice(brush, x, y, r)
      return
    }
    case 'arrow':
    case 'goTo':
      knob(brush, SIGN_HUES.arrow, x, y, r)
      {
        arrow(brush, x, y, r * 0.62, -0.5)
        return
      }
    case 'swap':
      knob(brush, SIGN_HUES.karma, x, y, r)
      arrow(brush, x, y - r * 0.26, r * 0.48, 0)
      {
        arrow(brush, x, y + r * 0.26, r * 0.48, Math.PI)
        return
      }
    case 'pit': {
      pit(brush, x, y, r)
      return
    }
    case 'loosen':
      knob(brush, SIGN_HUES.temple, x, y, r)
      {
        emblem(brush, 'sword', x, y, r * 0.7, WHITE)
        return
      }
    case 'gift':
      knob(brush, SIGN_HUES.karma, x, y, r)
      arrow(brush, x, y, r * 0.55, -Math.PI / 2)
      return
    case 'extraTurn':
      knob(brush, SIGN_HUES.freeWill, x, y, r)
      return (write(brush, '+1', x, y, { size: r * 1.05, colour: WHITE, weight: 800 }), undefined)
    case 'discard':
      goods(brush, 'bead', 'both', 1, x, y, r * 0.94)
      disc(brush, x + r * 0.6, y - r * 0.6, r * 0.42)
      brush.fillStyle = css(0x241f33, 0.92)
      brush.fill()
      return (write(brush, '−', x + r * 0.6, y - r * 0.6, { size: r * 0.9, colour: WHITE, weight: 800 }), undefined)
    case 'neutral':
      knob(brush, SIGN_HUES.loseTurn, x, y, r)
      return (write(brush, '0', x, y, { size: r * 1.15, colour: WHITE, weight: 800 }), undefined)
    default: {
      cloud(brush, x, y, r)
      return
    }
  }
}

function goods(
  brush: Brush,
  item: 'bead' | 'ring',
  colour: string,
  count: number,
  x: number,
  y: number,
  r: number,
): void {
  const one = item === 'bead' ? bead : ring
  const away = r * 0.42
  if (colour === 'both' || colour === 'choice') {
    one(brush, 'orange', x + away, y + (colour === 'both' ? r * 0.2 : r * 0.2), r * 0.74)
    one(brush, 'green', x - away, y - r * 0.2, r * 0.74)
    if (colour === 'choice') {
      disc(brush, x + r * 0.62, y - r * 0.62, r * 0.4)
      brush.fillStyle = css(0x241f33, 0.9)
      brush.fill()
      write(brush, '?', x + r * 0.62, y - r * 0.62, { size: r * 0.66, colour: WHITE, weight: 800 })
    }
    return
  }
  const tone = colour as Colour
  if (count < 2) {
    one(brush, tone, x, y, r * 0.96)
    return
  }
  one(brush, tone, x + away * 0.8, y + r * 0.22, r * 0.78)
  one(brush, tone, x - away * 0.8, y - r * 0.22, r * 0.78)
}

function anyPeg(brush: Brush, x: number, y: number, r: number): void {
  const far = r * 0.5
  peg(brush, 'torch', x, y - far * 0.9, r * 0.56)
  peg(brush, 'sword', x - far * 0.95, y + far * 0.62, r * 0.56)
  peg(brush, 'wand', x + far * 0.95, y + far * 0.62, r * 0.56)
}

/** A card that is light and dark at once. */
function choice(brush: Brush, x: number, y: number, r: number): void {
  const w = r * 1.42
  const h = r * 1.86
  apart(brush, () => {
    brush.beginPath()
    brush.roundRect(x - w / 2, y - h / 2, w, h, r * 0.26)
    brush.fillStyle = css(SIGN_HUES.choice.deep)
    brush.fill()
    brush.clip()
    polygon(brush, [
      [x - w / 2, y - h / 2],
      [x + w / 2, y - h / 2],
      [x - w / 2, y + h / 2],
    ])
    brush.fillStyle = css(SIGN_HUES.choice.light)
    brush.fill()
  })
  brush.beginPath()
  brush.roundRect(x - w / 2, y - h / 2, w, h, r * 0.26)
  brush.lineWidth = Math.max(0.9, r * 0.13)
  brush.strokeStyle = css(0xf4faff)
  brush.stroke()
  disc(brush, x - w * 0.17, y - h * 0.2, r * 0.16)
  brush.fillStyle = css(SIGN_HUES.choice.deep)
  brush.fill()
  disc(brush, x + w * 0.17, y + h * 0.2, r * 0.16)
  brush.fillStyle = css(SIGN_HUES.choice.light)
  brush.fill()
}

/** An arrow that points right, turned. */
export function arrow(brush: Brush, x: number, y: number, r: number, turn: number, colour = WHITE): void {
  apart(brush, () => {
    brush.translate(x, y)
    brush.rotate(turn)
    brush.beginPath()
    brush.moveTo(-r, 0)
    brush.lineTo(r * 0.8, 0)
    brush.moveTo(r * 0.15, -r * 0.62)
    brush.lineTo(r * 0.9, 0)
    brush.lineTo(r * 0.15, r * 0.62)
    brush.lineWidth = r * 0.38
    brush.strokeStyle = colour
    brush.stroke()
  })
}

function chevrons(brush: Brush, x: number, y: number, r: number, amount: string): void {
  write(brush, `+${amount}`, x, y, { size: r * 1.02, colour: WHITE, weight: 800 })
}

function slash(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.moveTo(x - r * 0.6, y + r * 0.6)
  brush.lineTo(x + r * 0.6, y - r * 0.6)
  brush.lineWidth = r * 0.2
  brush.strokeStyle = css(0xff6a50)
  brush.stroke()
}

function cloud(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.arc(x - r * 0.45, y + r * 0.12, r * 0.4, 0, 2 * Math.PI)
  brush.arc(x + r * 0.02, y - r * 0.16, r * 0.5, 0, 2 * Math.PI)
  brush.arc(x + r * 0.5, y + r * 0.14, r * 0.38, 0, 2 * Math.PI)
  brush.rect(x - r * 0.45, y + r * 0.1, r * 0.95, r * 0.42)
  brush.fillStyle = css(0xffffff, 0.85)
  brush.fill()
}

function pit(brush: Brush, x: number, y: number, r: number): void {
  disc(brush, x, y, r)
  brush.fillStyle = radial(brush, x, y, 0, r, [
    [0, css(0x000000)],
    [0.6, css(0x120607)],
    [0.86, css(0x4a201a)],
    [1, css(0x8a5038)],
  ])
  brush.fill()
  brush.strokeStyle = css(0x000000, 0.55)
  brush.lineWidth = r * 0.05
  for (const far of [0.42, 0.64, 0.82]) {
    disc(brush, x, y + r * (1 - far) * 0.12, r * far)
    brush.stroke()
  }
  goods(brush, 'bead', 'choice', 1, x, y, r * 0.44)
}
