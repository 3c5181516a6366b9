/** The bodies of the divine entities, each drawn as what it is the god of. Around 0, 0 with a radius of 1. */
import type { Entity } from '../../../../engine/rauha/data.ts'
import { disc, polygon, type Brush } from '../../../art/brush.ts'

export interface Spirit {
  readonly draw: (brush: Brush) => void
  /** Where its eyes are, how far apart, and how large. */
  readonly eyes: readonly [y: number, apart: number, size: number]
}

function mirrored(brush: Brush, draw: (side: -1 | 1) => void): void {
  for (const side of [-1, 1] as const) {
    brush.beginPath()
    draw(side)
    brush.closePath()
    brush.fill()
  }
}

/** The sky: an owl with wings spread. */
const taivas: Spirit = {
  draw(brush) {
    mirrored(brush, (side) => {
      brush.moveTo(side * 0.12, -0.2)
      brush.bezierCurveTo(side * 0.5, -0.5, side * 0.8, -0.72, side * 1.08, -0.62)
      brush.lineTo(side * 0.98, -0.3)
      brush.lineTo(side * 1.0, -0.02)
      brush.lineTo(side * 0.82, 0.02)
      brush.lineTo(side * 0.78, 0.28)
      brush.lineTo(side * 0.56, 0.26)
      brush.lineTo(side * 0.46, 0.5)
      brush.lineTo(side * 0.12, 0.4)
    })
    brush.beginPath()
    brush.ellipse(0, 0.24, 0.34, 0.62, 0, 0, 2 * Math.PI)
    brush.fill()
    polygon(brush, [
      [-0.44, -0.74],
      [-0.12, -0.58],
      [0.12, -0.58],
      [0.44, -0.74],
      [0.42, -0.2],
      [0, 0.06],
      [-0.42, -0.2],
    ])
    brush.fill()
  },
  eyes: [-0.34, 0.19, 0.17],
}

/** Mushrooms: a face under a wide cap. */
const sienet: Spirit = {
  draw(brush) {
    brush.beginPath()
    brush.moveTo(-1, 0.02)
    brush.bezierCurveTo(-1, -0.68, -0.5, -0.98, 0, -0.98)
    brush.bezierCurveTo(0.5, -0.98, 1, -0.68, 1, 0.02)
    brush.quadraticCurveTo(0, 0.24, -1, 0.02)
    brush.closePath()
    brush.fill()
    brush.beginPath()
    brush.moveTo(-0.4, 0.2)
    brush.lineTo(0.4, 0.2)
    brush.bezierCurveTo(0.36, 0.6, 0.6, 0.86, 0.5, 1)
    brush.lineTo(-0.5, 1)
    brush.bezierCurveTo(-0.6, 0.86, -0.36, 0.6, -0.4, 0.2)
    brush.closePath()
    brush.fill()
  },
  eyes: [0.46, 0.19, 0.14],
}

/** The sea: a wave with fins. */
const meri: Spirit = {
  draw(brush) {
    brush.beginPath()
    brush.moveTo(0.1, -1)
    brush.bezierCurveTo(-0.2, -0.66, -0.78, -0.3, -0.78, 0.26)
    brush.bezierCurveTo(-0.78, 0.72, -0.42, 0.98, 0, 0.98)
    brush.bezierCurveTo(0.42, 0.98, 0.78, 0.72, 0.78, 0.26)
    brush.bezierCurveTo(0.78, -0.1, 0.5, -0.3, 0.44, -0.52)
    brush.bezierCurveTo(0.3, -0.46, 0.2, -0.5, 0.2, -0.66)
    brush.quadraticCurveTo(0.04, -0.8, 0.1, -1)
    brush.closePath()
    brush.fill()
    mirrored(brush, (side) => {
      brush.moveTo(side * 0.74, 0.1)
      brush.quadraticCurveTo(side * 1.06, -0.06, side * 1.12, -0.36)
      brush.quadraticCurveTo(side * 1.2, 0.3, side * 0.76, 0.54)
    })
  },
  eyes: [0.26, 0.3, 0.18],
}

/** The woods: a fir with a face. */
const metsat: Spirit = {
  draw(brush) {
    polygon(brush, [
      [0, -1],
      [0.46, -0.4],
      [0.24, -0.42],
      [0.72, 0.16],
      [0.44, 0.14],
      [0.94, 0.74],
      [0.2, 0.7],
      [0.22, 1],
      [-0.22, 1],
      [-0.2, 0.7],
      [-0.94, 0.74],
      [-0.44, 0.14],
      [-0.72, 0.16],
      [-0.24, -0.42],
      [-0.46, -0.4],
    ])
    brush.fill()
  },
  eyes: [0.26, 0.25, 0.15],
}

/** Crystals: a head with a crown of them. */
const kiteet: Spirit = {
  draw(brush) {
    for (const points of [
      [
        [-0.24, -0.2],
        [-0.22, -0.66],
        [0, -1.02],
        [0.22, -0.66],
        [0.24, -0.2],
      ],
      [
        [-0.3, -0.16],
        [-0.62, -0.78],
        [-0.84, -0.58],
        [-0.66, -0.06],
      ],
      [
        [0.3, -0.16],
        [0.62, -0.78],
        [0.84, -0.58],
        [0.66, -0.06],
      ],
      [
        [-0.74, -0.02],
        [0, -0.22],
        [0.74, -0.02],
        [0.62, 0.56],
        [0, 1],
        [-0.62, 0.56],
      ],
    ] as const) {
      polygon(brush, points)
      brush.fill()
    }
  },
  eyes: [0.26, 0.3, 0.17],
}

/** The mountain: it looks out from under its snow. */
const vuori: Spirit = {
  draw(brush) {
    polygon(brush, [
      [-1.05, 0.84],
      [-0.5, -0.14],
      [-0.38, -0.02],
      [0, -0.98],
      [0.38, -0.02],
      [0.5, -0.14],
      [1.05, 0.84],
    ])
    brush.fill()
  },
  eyes: [0.34, 0.3, 0.17],
}

/** The earth: a stag's head. */
const maa: Spirit = {
  draw(brush) {
    mirrored(brush, (side) => {
      brush.moveTo(side * 0.18, -0.24)
      brush.bezierCurveTo(side * 0.3, -0.6, side * 0.72, -0.44, side * 0.74, -1)
      brush.lineTo(side * 0.86, -0.98)
      brush.quadraticCurveTo(side * 0.9, -0.74, side * 0.8, -0.56)
      brush.lineTo(side * 1.06, -0.72)
      brush.quadraticCurveTo(side * 0.98, -0.34, side * 0.36, -0.14)
    })
    mirrored(brush, (side) => {
      brush.moveTo(side * 0.3, 0)
      brush.quadraticCurveTo(side * 0.66, -0.22, side * 0.98, -0.04)
      brush.quadraticCurveTo(side * 0.78, 0.24, side * 0.36, 0.22)
    })
    brush.beginPath()
    brush.moveTo(0, -0.34)
    brush.bezierCurveTo(0.34, -0.34, 0.48, -0.1, 0.44, 0.22)
    brush.bezierCurveTo(0.38, 0.56, 0.3, 1, 0, 1)
    brush.bezierCurveTo(-0.3, 1, -0.38, 0.56, -0.44, 0.22)
    brush.bezierCurveTo(-0.48, -0.1, -0.34, -0.34, 0, -0.34)
    brush.closePath()
    brush.fill()
    disc(brush, 0, 0.8, 0.1)
  },
  eyes: [0.2, 0.23, 0.14],
}

export const SPIRITS: Readonly<Record<Entity, Spirit>> = { taivas, sienet, meri, metsat, kiteet, vuori, maa }
