/**
 * The signs of Rauha: each has a form of its own, so that none needs its colour. Drawn around 0, 0 with a radius of 1;
 * `glyph` puts them where they belong.
 */
import type { Animal, Biome, PoolSymbol } from '../../../../engine/rauha/data.ts'
import { apart, disc, polygon, type Brush } from '../../../art/brush.ts'

type Draw = (brush: Brush) => void

/** A sign around x, y with the given radius; fills and strokes are those that are set. */
export function glyph(brush: Brush, draw: Draw, x: number, y: number, r: number): void {
  apart(brush, () => {
    brush.translate(x, y)
    brush.scale(r, r)
    draw(brush)
  })
}

const crystalSign: Draw = (brush) => {
  for (const points of [
    [
      [-0.3, 0.8],
      [-0.34, -0.5],
      [0, -1],
      [0.34, -0.5],
      [0.3, 0.8],
    ],
    [
      [-0.42, 0.8],
      [-0.98, 0.02],
      [-0.9, -0.5],
      [-0.5, -0.22],
      [-0.42, 0.2],
    ],
    [
      [0.42, 0.8],
      [0.98, 0.1],
      [0.96, -0.28],
      [0.5, 0],
      [0.42, 0.3],
    ],
  ] as const) {
    polygon(brush, points)
    brush.fill()
  }
}

const forestSign: Draw = (brush) => {
  polygon(brush, [
    [0, -1],
    [0.46, -0.34],
    [0.22, -0.34],
    [0.66, 0.2],
    [0.34, 0.2],
    [0.86, 0.7],
    [0.16, 0.7],
    [0.16, 1],
    [-0.16, 1],
    [-0.16, 0.7],
    [-0.86, 0.7],
    [-0.34, 0.2],
    [-0.66, 0.2],
    [-0.22, -0.34],
    [-0.46, -0.34],
  ])
  brush.fill()
}

const mushroomSign: Draw = (brush) => {
  brush.beginPath()
  brush.moveTo(-1, 0.12)
  brush.bezierCurveTo(-1, -0.62, -0.54, -0.95, 0, -0.95)
  brush.bezierCurveTo(0.54, -0.95, 1, -0.62, 1, 0.12)
  brush.quadraticCurveTo(0, 0.34, -1, 0.12)
  brush.closePath()
  // Spots are left out of the cap.
  for (const [x, y, r] of [
    [-0.36, -0.38, 0.19],
    [0.3, -0.52, 0.15],
    [0.44, -0.08, 0.13],
  ] as const) {
    brush.moveTo(x + r, y)
    brush.arc(x, y, r, 0, 2 * Math.PI, true)
  }
  brush.fill('evenodd')
  brush.beginPath()
  brush.moveTo(-0.27, 0.38)
  brush.lineTo(0.27, 0.38)
  brush.quadraticCurveTo(0.24, 0.72, 0.4, 0.98)
  brush.lineTo(-0.4, 0.98)
  brush.quadraticCurveTo(-0.24, 0.72, -0.27, 0.38)
  brush.closePath()
  brush.fill()
}

const mountainSign: Draw = (brush) => {
  polygon(brush, [
    [-1.02, 0.78],
    [-0.16, -0.86],
    [0.24, -0.1],
    [0.46, -0.44],
    [1.02, 0.78],
  ])
  brush.moveTo(-0.16, -0.42)
  brush.lineTo(-0.42, 0.08)
  brush.lineTo(-0.2, -0.04)
  brush.lineTo(-0.06, 0.16)
  brush.lineTo(0.08, 0)
  brush.closePath()
  brush.fill('evenodd')
}

const desertSign: Draw = (brush) => {
  disc(brush, 0.36, -0.48, 0.34)
  brush.fill()
  brush.beginPath()
  brush.moveTo(-1, 0.34)
  brush.bezierCurveTo(-0.6, 0.2, -0.5, -0.3, -0.22, -0.3)
  brush.bezierCurveTo(0.06, -0.3, 0.3, 0.3, 1, 0.3)
  brush.lineTo(1, 0.52)
  brush.bezierCurveTo(0.3, 0.5, -0.2, 0.7, -1, 0.56)
  brush.closePath()
  brush.fill()
  brush.beginPath()
  brush.moveTo(-1, 0.74)
  brush.bezierCurveTo(-0.3, 0.86, 0.3, 0.66, 1, 0.7)
  brush.lineTo(0.9, 0.92)
  brush.bezierCurveTo(0.3, 0.9, -0.3, 1, -0.9, 0.94)
  brush.closePath()
  brush.fill()
}

export const BIOME_SIGNS: Readonly<Record<Biome, Draw>> = {
  crystal: crystalSign,
  forest: forestSign,
  mushroom: mushroomSign,
  mountain: mountainSign,
  desert: desertSign,
}

/** A bird with spread wings. */
const flyingSign: Draw = (brush) => {
  brush.beginPath()
  brush.moveTo(-1.05, -0.5)
  brush.bezierCurveTo(-0.66, -0.62, -0.3, -0.42, -0.08, -0.12)
  brush.quadraticCurveTo(0.02, -0.3, 0.22, -0.3)
  brush.lineTo(0.42, -0.22)
  brush.lineTo(0.24, -0.1)
  brush.bezierCurveTo(0.4, -0.42, 0.72, -0.72, 1.05, -0.7)
  brush.bezierCurveTo(0.98, -0.2, 0.66, 0.16, 0.3, 0.26)
  brush.quadraticCurveTo(0.1, 0.56, -0.3, 0.84)
  brush.lineTo(-0.3, 0.5)
  brush.lineTo(-0.62, 0.58)
  brush.quadraticCurveTo(-0.3, 0.32, -0.2, 0.14)
  brush.bezierCurveTo(-0.62, 0.14, -0.98, -0.1, -1.05, -0.5)
  brush.closePath()
  brush.fill()
}

/** A paw. */
const landSign: Draw = (brush) => {
  brush.beginPath()
  brush.moveTo(0, -0.06)
  brush.bezierCurveTo(0.34, -0.06, 0.66, 0.4, 0.58, 0.68)
  brush.bezierCurveTo(0.5, 0.94, 0.22, 0.82, 0, 0.82)
  brush.bezierCurveTo(-0.22, 0.82, -0.5, 0.94, -0.58, 0.68)
  brush.bezierCurveTo(-0.66, 0.4, -0.34, -0.06, 0, -0.06)
  brush.fill()
  for (const [x, y, turn] of [
    [-0.74, 0, -0.5],
    [-0.28, -0.58, -0.16],
    [0.28, -0.58, 0.16],
    [0.74, 0, 0.5],
  ] as const) {
    brush.beginPath()
    brush.ellipse(x, y, 0.2, 0.32, turn, 0, 2 * Math.PI)
    brush.fill()
  }
}

/** A fish. */
const marineSign: Draw = (brush) => {
  brush.beginPath()
  brush.moveTo(1, 0.02)
  brush.bezierCurveTo(0.66, -0.5, -0.02, -0.62, -0.5, -0.1)
  brush.lineTo(-1, -0.52)
  brush.quadraticCurveTo(-0.82, 0, -1, 0.54)
  brush.lineTo(-0.5, 0.14)
  brush.bezierCurveTo(-0.02, 0.66, 0.66, 0.54, 1, 0.02)
  brush.closePath()
  brush.moveTo(0.66, -0.08)
  brush.arc(0.56, -0.08, 0.1, 0, 2 * Math.PI, true)
  brush.fill('evenodd')
}

export const ANIMAL_SIGNS: Readonly<Record<Animal, Draw>> = {
  flying: flyingSign,
  land: landSign,
  marine: marineSign,
}

/** A drop. */
export const waterSign: Draw = (brush) => {
  brush.beginPath()
  brush.moveTo(0, -1)
  brush.bezierCurveTo(0.34, -0.5, 0.78, -0.12, 0.78, 0.28)
  brush.bezierCurveTo(0.78, 0.72, 0.42, 1, 0, 1)
  brush.bezierCurveTo(-0.42, 1, -0.78, 0.72, -0.78, 0.28)
  brush.bezierCurveTo(-0.78, -0.12, -0.34, -0.5, 0, -1)
  brush.closePath()
  brush.fill()
}

/** A sun of energy: eight rays. */
export const energySign: Draw = (brush) => {
  polygon(
    brush,
    Array.from({ length: 16 }, (_, i) => {
      const r = i % 2 === 0 ? 1 : 0.72
      const angle = (i * Math.PI) / 8 - Math.PI / 2
      return [Math.cos(angle) * r, Math.sin(angle) * r] as const
    }),
  )
  brush.fill()
}

/** A crystal to pay with: one upright gem. */
export const gemSign: Draw = (brush) => {
  polygon(brush, [
    [0, -1],
    [0.62, -0.38],
    [0.44, 0.62],
    [0, 1],
    [-0.44, 0.62],
    [-0.62, -0.38],
  ])
  brush.fill()
}

export const POOL_SIGNS: Readonly<Record<PoolSymbol, Draw>> = {
  moon: (brush) => {
    brush.beginPath()
    brush.arc(0, 0, 0.95, -1.1, 2.5)
    brush.bezierCurveTo(0.1, 0.7, 0.6, -0.2, 0.43, -0.85)
    brush.closePath()
    brush.fill()
  },
  star: (brush) => {
    polygon(
      brush,
      Array.from({ length: 10 }, (_, i) => {
        const r = i % 2 === 0 ? 1 : 0.44
        const angle = (i * Math.PI) / 5 - Math.PI / 2
        return [Math.cos(angle) * r, Math.sin(angle) * r] as const
      }),
    )
    brush.fill()
  },
}
