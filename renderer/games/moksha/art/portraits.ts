/** The four gods without their ring, drawn around 0, 0 within a radius of 1. */
import type { God } from '../../../../engine/moksha/data.ts'
import { apart, disc, polygon, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import { GOLD, GOLD_DEEP } from './colours.ts'

const INK = 0x2a120a

function face(brush: Brush, x: number, y: number, rx: number, ry: number, skin: number): void {
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  brush.fillStyle = css(skin)
  brush.fill()
  brush.lineWidth = 0.03
  brush.strokeStyle = css(INK, 0.75)
  brush.stroke()
}

function eyes(brush: Brush, x: number, y: number, apartBy: number, size: number): void {
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.ellipse(x + side * apartBy, y, size, size * 0.5, 0, 0, 2 * Math.PI)
    brush.fillStyle = css(0xffffff)
    brush.fill()
    disc(brush, x + side * apartBy, y, size * 0.46)
    brush.fillStyle = css(INK)
    brush.fill()
    brush.beginPath()
    brush.moveTo(x + side * (apartBy - size), y - size * 0.95)
    brush.quadraticCurveTo(x + side * apartBy, y - size * 1.7, x + side * (apartBy + size * 1.1), y - size * 0.8)
    brush.lineWidth = size * 0.32
    brush.strokeStyle = css(INK)
    brush.stroke()
  }
}

function smile(brush: Brush, x: number, y: number, w: number): void {
  brush.beginPath()
  brush.moveTo(x - w, y)
  brush.quadraticCurveTo(x, y + w * 0.6, x + w, y)
  brush.lineWidth = 0.035
  brush.strokeStyle = css(0x8a2a1e)
  brush.stroke()
}

function shoulders(brush: Brush, colour: number, robe: number): void {
  brush.beginPath()
  brush.moveTo(-0.86, 1.1)
  brush.bezierCurveTo(-0.8, 0.62, -0.4, 0.56, 0, 0.56)
  brush.bezierCurveTo(0.4, 0.56, 0.8, 0.62, 0.86, 1.1)
  brush.closePath()
  brush.fillStyle = css(colour)
  brush.fill()
  brush.lineWidth = 0.03
  brush.strokeStyle = css(INK, 0.75)
  brush.stroke()
  brush.beginPath()
  brush.moveTo(-0.34, 0.6)
  brush.quadraticCurveTo(0, 1.02, 0.34, 0.6)
  brush.lineWidth = 0.1
  brush.strokeStyle = css(robe)
  brush.stroke()
}

/** A tall crown of tiers with a jewel. */
function crown(brush: Brush, x: number, y: number, w: number, h: number, jewel: number): void {
  polygon(brush, [
    [x - w, y],
    [x - w * 0.92, y - h * 0.42],
    [x - w * 0.5, y - h * 0.36],
    [x - w * 0.42, y - h * 0.74],
    [x, y - h],
    [x + w * 0.42, y - h * 0.74],
    [x + w * 0.5, y - h * 0.36],
    [x + w * 0.92, y - h * 0.42],
    [x + w, y],
  ])
  brush.fillStyle = css(GOLD)
  brush.fill()
  brush.lineWidth = 0.03
  brush.strokeStyle = css(GOLD_DEEP)
  brush.stroke()
  disc(brush, x, y - h * 0.3, w * 0.2)
  brush.fillStyle = css(jewel)
  brush.fill()
}

export const PORTRAITS: Readonly<Record<God, (brush: Brush) => void>> = {
  brahma(brush) {
    shoulders(brush, 0xd9543a, 0xfff0d0)
    // Three of his four faces are seen.
    for (const side of [-1, 1]) {
      face(brush, side * 0.38, 0.04, 0.24, 0.34, 0xd99a6c)
      crown(brush, side * 0.4, -0.24, 0.21, 0.34, 0x2f80c8)
      eyes(brush, side * 0.48, 0, 0.06, 0.045)
    }
    face(brush, 0, 0.06, 0.32, 0.42, 0xeab488)
    brush.beginPath()
    brush.moveTo(-0.29, 0.18)
    brush.quadraticCurveTo(-0.2, 0.86, 0, 0.9)
    brush.quadraticCurveTo(0.2, 0.86, 0.29, 0.18)
    brush.quadraticCurveTo(0, 0.46, -0.29, 0.18)
    brush.fillStyle = css(0xfaf4ea)
    brush.fill()
    brush.lineWidth = 0.025
    brush.strokeStyle = css(0x8a7a68)
    brush.stroke()
    crown(brush, 0, -0.25, 0.31, 0.5, 0xcb3a30)
    eyes(brush, 0, 0.03, 0.13, 0.075)
    smile(brush, 0, 0.3, 0.08)
  },
  ganesha(brush) {
    shoulders(brush, 0xcf4a36, 0xffe08a)
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(side * 0.26, -0.3)
      brush.bezierCurveTo(side * 0.66, -0.56, side * 1.02, -0.24, side * 0.84, 0.16)
      brush.bezierCurveTo(side * 0.72, 0.44, side * 0.44, 0.34, side * 0.28, 0.22)
      brush.closePath()
      brush.fillStyle = css(0xe79c86)
      brush.fill()
      brush.lineWidth = 0.035
      brush.strokeStyle = css(INK, 0.7)
      brush.stroke()
    }
    face(brush, 0, -0.06, 0.4, 0.42, 0xf0b5a0)
    // The trunk curls to his left hand's sweet.
    brush.beginPath()
    brush.moveTo(-0.2, 0.1)
    brush.bezierCurveTo(-0.18, 0.6, -0.06, 0.86, 0.26, 0.8)
    brush.bezierCurveTo(0.46, 0.76, 0.48, 0.52, 0.3, 0.52)
    brush.bezierCurveTo(0.24, 0.6, 0.12, 0.6, 0.14, 0.4)
    brush.lineTo(0.2, 0.1)
    brush.closePath()
    brush.fillStyle = css(0xf0b5a0)
    brush.fill()
    brush.lineWidth = 0.035
    brush.strokeStyle = css(INK, 0.7)
    brush.stroke()
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(side * 0.24, 0.22)
      brush.quadraticCurveTo(side * 0.4, 0.3, side * (side < 0 ? 0.5 : 0.38), 0.44)
      brush.lineWidth = 0.08
      brush.strokeStyle = css(0xfffaf0)
      brush.stroke()
    }
    eyes(brush, 0, -0.05, 0.19, 0.08)
    for (const dy of [-0.26, -0.2, -0.14]) {
      brush.beginPath()
      brush.moveTo(-0.13, dy - 0.02)
      brush.quadraticCurveTo(0, dy + 0.04, 0.13, dy - 0.02)
      brush.lineWidth = 0.03
      brush.strokeStyle = css(0xb0251a)
      brush.stroke()
    }
    crown(brush, 0, -0.36, 0.36, 0.44, 0x2f80c8)
  },
  vishnu(brush) {
    // Hood of the serpent.
    for (let i = -2; i <= 2; i++) {
      brush.beginPath()
      brush.ellipse(i * 0.3, -0.36 + Math.abs(i) * 0.14, 0.18, 0.36, i * 0.24, 0, 2 * Math.PI)
      brush.fillStyle = css(0x2a5a48)
      brush.fill()
      brush.lineWidth = 0.025
      brush.strokeStyle = css(0xd8e8b0, 0.8)
      brush.stroke()
    }
    shoulders(brush, 0x4f8fd0, 0xf2c04a)
    face(brush, 0, 0.1, 0.34, 0.42, 0x6aa8e0)
    crown(brush, 0, -0.18, 0.35, 0.66, 0xcb3a30)
    eyes(brush, 0, 0.1, 0.14, 0.075)
    smile(brush, 0, 0.33, 0.09)
    brush.beginPath()
    brush.moveTo(-0.07, -0.18)
    brush.lineTo(-0.05, -0.02)
    brush.quadraticCurveTo(0, 0.04, 0.05, -0.02)
    brush.lineTo(0.07, -0.18)
    brush.lineWidth = 0.04
    brush.strokeStyle = css(0xffffff)
    brush.stroke()
    brush.beginPath()
    brush.moveTo(0, -0.18)
    brush.lineTo(0, -0.04)
    brush.strokeStyle = css(0xcb3a30)
    brush.stroke()
    for (const side of [-1, 1]) {
      disc(brush, side * 0.37, 0.26, 0.07)
      brush.fillStyle = css(GOLD)
      brush.fill()
    }
  },
  shiva(brush) {
    brush.lineWidth = 0.05
    brush.strokeStyle = css(GOLD)
    brush.beginPath()
    brush.moveTo(0.68, 1)
    brush.lineTo(0.68, -0.3)
    brush.moveTo(0.5, -0.5)
    brush.quadraticCurveTo(0.5, -0.24, 0.68, -0.24)
    brush.quadraticCurveTo(0.86, -0.24, 0.86, -0.5)
    brush.moveTo(0.68, -0.24)
    brush.lineTo(0.68, -0.62)
    brush.stroke()
    shoulders(brush, 0x9fb4d8, 0xcb7a30)
    // Matted hair, and its knot.
    brush.beginPath()
    brush.moveTo(-0.44, 0.5)
    brush.bezierCurveTo(-0.64, -0.1, -0.4, -0.5, 0, -0.5)
    brush.bezierCurveTo(0.4, -0.5, 0.64, -0.1, 0.44, 0.5)
    brush.closePath()
    brush.fillStyle = css(0x3a2016)
    brush.fill()
    brush.beginPath()
    brush.ellipse(0, -0.6, 0.22, 0.24, 0, 0, 2 * Math.PI)
    brush.fill()
    face(brush, 0, 0.1, 0.34, 0.42, 0xb8cbea)
    brush.lineWidth = 0.03
    brush.strokeStyle = css(0xffffff)
    for (const dy of [-0.2, -0.14, -0.08]) {
      brush.beginPath()
      brush.moveTo(-0.2, dy)
      brush.lineTo(0.2, dy)
      brush.stroke()
    }
    brush.beginPath()
    brush.ellipse(0, -0.14, 0.045, 0.09, 0, 0, 2 * Math.PI)
    brush.fillStyle = css(0xcb3a30)
    brush.fill()
    eyes(brush, 0, 0.1, 0.14, 0.075)
    smile(brush, 0, 0.33, 0.09)
    apart(brush, () => {
      brush.beginPath()
      brush.arc(0.16, -0.56, 0.17, 0.6, 4.2)
      brush.arc(0.22, -0.6, 0.13, 3.9, 0.8, true)
      brush.closePath()
      brush.fillStyle = css(0xfff6c8)
      brush.fill()
    })
    brush.beginPath()
    brush.arc(0, 0.62, 0.34, 0.3, 2.84)
    brush.lineWidth = 0.09
    brush.strokeStyle = css(0x3f7f4a)
    brush.stroke()
  },
}
