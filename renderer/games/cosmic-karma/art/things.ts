/** Things that stand in the lands: each about 1 high, with its foot at the origin. */
import { disc, polygon, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'

/** The tones of a land in the light that is on. */
export interface Tones {
  readonly dark: boolean
  /** What is seen against the sky, from far to near. */
  readonly far: number
  readonly near: number
  readonly light: number
}

export type Motif = (brush: Brush, tones: Tones) => void

function fill(brush: Brush, tone: number, alpha = 1): void {
  brush.fillStyle = css(tone, alpha)
  brush.fill()
}

function block(brush: Brush, x: number, y: number, w: number, h: number, tone: number, alpha = 1): void {
  brush.fillStyle = css(tone, alpha)
  brush.fillRect(x, y, w, h)
}

const LEAF = { dark: 0x4fbf7c, dawn: 0x4f9e63 } as const
const WARM = 0xffd98a

export const tree: Motif = (brush, { dark, near }) => {
  const leaf = dark ? LEAF.dark : LEAF.dawn
  block(brush, -0.07, -0.45, 0.14, 0.47, mix(near, 0x5a3a1c, 0.6))
  for (const [x, y, r, shade] of [
    [-0.22, -0.5, 0.24, 0.35],
    [0.22, -0.52, 0.24, 0.22],
    [0, -0.74, 0.29, 0.05],
  ] as const) {
    disc(brush, x, y, r)
    fill(brush, mix(leaf, 0x0c3b22, shade))
  }
  disc(brush, -0.08, -0.82, 0.1)
  fill(brush, 0xffffff, 0.22)
}

export const house: Motif = (brush, { dark }) => {
  block(brush, -0.36, -0.5, 0.72, 0.52, dark ? 0xe8cfa6 : 0xfff3da)
  polygon(brush, [
    [-0.46, -0.48],
    [0, -0.9],
    [0.46, -0.48],
  ])
  fill(brush, 0xc2503c)
  block(brush, -0.09, -0.3, 0.18, 0.32, 0x7a4a2a)
  block(brush, 0.14, -0.4, 0.14, 0.14, WARM)
  block(brush, -0.28, -0.4, 0.14, 0.14, WARM)
}

export const kite: Motif = (brush, { dark }) => {
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.bezierCurveTo(0.3, -0.3, -0.3, -0.5, 0, -0.9)
  brush.lineWidth = 0.035
  brush.strokeStyle = css(dark ? 0xffffff : 0x4a5a4a, 0.75)
  brush.stroke()
  polygon(brush, [
    [0, -0.8],
    [0.26, -1.16],
    [0, -1.4],
    [-0.26, -1.16],
  ])
  fill(brush, 0xee7d22)
  polygon(brush, [
    [0, -0.8],
    [0.26, -1.16],
    [0, -1.4],
  ])
  fill(brush, 0xffd46a)
}

export const wheelOfLights: Motif = (brush, { dark, near, light }) => {
  brush.lineWidth = 0.05
  brush.strokeStyle = css(mix(near, 0x000000, 0.2))
  brush.beginPath()
  brush.moveTo(-0.3, 0.02)
  brush.lineTo(0, -0.62)
  brush.lineTo(0.3, 0.02)
  brush.stroke()
  brush.strokeStyle = css(dark ? light : 0x8a3b38)
  brush.lineWidth = 0.045
  disc(brush, 0, -0.62, 0.46)
  brush.stroke()
  brush.lineWidth = 0.024
  for (let i = 0; i < 4; i++) {
    const turn = (i * Math.PI) / 4
    brush.beginPath()
    brush.moveTo(Math.cos(turn) * 0.46, -0.62 + Math.sin(turn) * 0.46)
    brush.lineTo(-Math.cos(turn) * 0.46, -0.62 - Math.sin(turn) * 0.46)
    brush.stroke()
  }
  for (let i = 0; i < 8; i++) {
    const turn = (i * Math.PI) / 4
    disc(brush, Math.cos(turn) * 0.46, -0.62 + Math.sin(turn) * 0.46, 0.085)
    fill(brush, [0xff8a6a, WARM, 0x7fd0ff, 0xffb6d9][i % 4] ?? WARM)
  }
}

/** A tower with lit windows, as many floors as fit. */
export function tower(w: number, h: number): Motif {
  return (brush, { dark, near, far }) => {
    block(brush, -w / 2, -h, w, h + 0.02, mix(near, dark ? 0x1c1030 : 0x6a3020, 0.35))
    block(brush, -w / 2, -h, w * 0.18, h + 0.02, far, 0.6)
    for (let y = -h + 0.12; y < -0.1; y += 0.17)
      for (let x = -w / 2 + 0.09; x < w / 2 - 0.1; x += 0.15)
        if ((Math.round(y * 100) + Math.round(x * 70)) % 3 !== 0)
          block(brush, x, y, 0.08, 0.09, WARM, dark ? 0.95 : 0.9)
  }
}

export const windmill: Motif = (brush, { dark }) => {
  polygon(brush, [
    [-0.24, 0.02],
    [-0.14, -0.62],
    [0.14, -0.62],
    [0.24, 0.02],
  ])
  fill(brush, dark ? 0xdcc9a0 : 0xfff6e0)
  polygon(brush, [
    [-0.17, -0.6],
    [0, -0.82],
    [0.17, -0.6],
  ])
  fill(brush, 0xa8482c)
  block(brush, -0.06, -0.24, 0.12, 0.26, 0x6b4a26)
  brush.strokeStyle = css(dark ? 0x4a3820 : 0x7a5a2c)
  brush.lineWidth = 0.05
  for (let i = 0; i < 4; i++) {
    const turn = 0.5 + (i * Math.PI) / 2
    brush.beginPath()
    brush.moveTo(0, -0.66)
    brush.lineTo(Math.cos(turn) * 0.46, -0.66 + Math.sin(turn) * 0.46)
    brush.stroke()
  }
}

export const hay: Motif = (brush, { dark }) => {
  brush.beginPath()
  brush.ellipse(0, -0.16, 0.36, 0.34, 0, Math.PI, 0)
  brush.closePath()
  fill(brush, dark ? 0xe0b850 : 0xe6b43c)
  brush.lineWidth = 0.035
  brush.strokeStyle = css(0x8a6a1c, 0.7)
  for (const y of [-0.22, -0.34]) {
    brush.beginPath()
    brush.moveTo(-0.26, y)
    brush.lineTo(0.26, y)
    brush.stroke()
  }
}

export const pine: Motif = (brush, { dark }) => {
  block(brush, -0.05, -0.16, 0.1, 0.18, 0x4a3020)
  for (const [y, w] of [
    [-0.1, 0.32],
    [-0.36, 0.26],
    [-0.6, 0.18],
  ] as const) {
    polygon(brush, [
      [-w, y],
      [0, y - 0.42],
      [w, y],
    ])
    fill(brush, mix(dark ? 0x3f6f8a : 0x5a7f9a, 0x1c2050, 0.25 - y * 0.1))
  }
}

export const pagoda: Motif = (brush, { dark }) => {
  for (const [y, w, h] of [
    [0.02, 0.3, 0.32],
    [-0.36, 0.22, 0.26],
    [-0.68, 0.15, 0.22],
  ] as const) {
    block(brush, -w * 0.7, y - h, w * 1.4, h, dark ? 0xf0dcc0 : 0xfff2e0)
    block(brush, -w * 0.16, y - h * 0.72, w * 0.32, h * 0.5, WARM)
    brush.beginPath()
    brush.moveTo(-w * 1.35, y - h + 0.06)
    brush.quadraticCurveTo(-w * 0.6, y - h - 0.02, 0, y - h - 0.2)
    brush.quadraticCurveTo(w * 0.6, y - h - 0.02, w * 1.35, y - h + 0.06)
    brush.closePath()
    fill(brush, dark ? 0xb04a6a : 0x9a4a72)
  }
}

export const moon: Motif = (brush, { dark }) => {
  disc(brush, 0, -0.3, 0.3)
  fill(brush, 0xfff4d0, dark ? 0.95 : 1)
  disc(brush, -0.1, -0.38, 0.06)
  fill(brush, 0xd8c89a, 0.7)
  disc(brush, 0.1, -0.2, 0.08)
  fill(brush, 0xd8c89a, 0.6)
}
