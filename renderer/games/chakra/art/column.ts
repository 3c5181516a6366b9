/** The rows of a column: bubbles, Chakras, the Earth, and the notches. */
import { CHAKRAS, type ChakraColour } from '../../../../engine/chakra/data.ts'
import { rowForm, type RowForm } from './geometry.ts'
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { hueOf } from './colours.ts'
import { cutPath } from './crystal.ts'
import { emblem, petalPath } from './glyphs.ts'
import { width, write, type Lettering } from '../../../art/type.ts'
import { said } from '../names.ts'

export interface Row {
  readonly w: number
  readonly h: number
  readonly across: boolean
  readonly textScale: number
}

export interface ChakraRow extends Row {
  readonly colour: ChakraColour
  readonly own: number
  readonly harmonized: boolean
}

/** How strongly a Chakra shines with 0, 1, 2, 3 energies of its own. */
const SHINE = [0.12, 0.34, 0.62, 1] as const

export function chakraRow(brush: Brush, row: ChakraRow, made: Materials): void {
  const { w, h, colour, own, harmonized, across, textScale } = row
  const { light, base, deep } = hueOf(colour)
  const form = rowForm(w, h, textScale, across)
  const shine = harmonized ? 1 : (SHINE[own] ?? 0) * 0.92
  const radius = across ? w * 0.34 : h * 0.46
  if (harmonized) {
    apart(brush, () => {
      shadow(brush, css(base, 0.95), across ? 5 : h * 0.26)
      slab(brush, -w / 2 + 1, -h / 2 + 1, w - 2, h - 2, radius)
      brush.fillStyle = css(base)
      brush.fill()
      brush.fill()
      noShadow(brush)
    })
  }
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  const ground = made.dark ? made.well : 0xfff9ee
  const tint = made.contrast ? (harmonized ? 0.6 : 0) : (made.dark ? 0.3 : 0.22) + shine * 0.36
  brush.fillStyle = vertical(brush, -h / 2, h / 2, [
    [
      0,
      css(mix(ground, harmonized ? base : made.dark ? mix(deep, base, 0.25) : base, tint + (harmonized ? 0.2 : 0.1))),
    ],
    [1, css(mix(ground, deep, made.dark ? tint * 0.9 : tint * 0.45))],
  ])
  brush.fill()
  brush.lineWidth = harmonized ? Math.max(1.2, h * 0.035) : 1
  brush.strokeStyle = harmonized
    ? css(made.goldLight)
    : css(made.dark ? light : deep, made.contrast ? 1 : 0.22 + shine * 0.4)
  brush.stroke()
  if (harmonized) sheen(brush, w, h, radius, light)
  if (!across) chakraEmblem(brush, form.emblem, colour, shine, made)
  sockets(brush, row, colour, made)
  if (form.font > 0) name(brush, row, colour, form, made)
}

function sheen(brush: Brush, w: number, h: number, radius: number, light: number): void {
  apart(brush, () => {
    slab(brush, -w / 2 + 2, -h / 2 + 2, w - 4, h - 4, radius - 2)
    brush.clip()
    brush.fillStyle = radial(brush, 0, -h * 0.1, 0, w * 0.5, [
      [0, css(light, 0.55)],
      [0.6, css(light, 0.12)],
      [1, css(light, 0)],
    ])
    brush.fillRect(-w / 2, -h / 2, w, h)
  })
}

function chakraEmblem(
  brush: Brush,
  at: { x: number; y: number; d: number },
  colour: ChakraColour,
  shine: number,
  made: Materials,
): void {
  const { light, base, deep } = hueOf(colour)
  const r = (at.d / 2) * 0.9
  apart(brush, () => {
    brush.translate(at.x, at.y)
    brush.fillStyle = radial(brush, 0, 0, r * 0.15, r * 1.25, [
      [0, css(mix(base, light, shine * 0.7), 0.2 + shine * 0.75)],
      [0.6, css(base, 0.1 + shine * 0.5)],
      [1, css(base, 0)],
    ])
    disc(brush, 0, 0, r * 1.25)
    brush.fill()
    brush.lineWidth = Math.max(0.7, r * 0.045)
    brush.fillStyle = css(made.dark ? base : mix(base, 0xffffff, 0.3), 0.1 + shine * 0.4)
    brush.strokeStyle = css(made.dark ? mix(light, 0xffffff, shine * 0.3) : mix(deep, base, 0.2), 0.62 + shine * 0.38)
    emblem(brush, colour, r)
  })
}

/** Three sunken outlines of the Chakra's own cut. */
function sockets(
  brush: Brush,
  { w, h, textScale, across, harmonized }: ChakraRow,
  colour: ChakraColour,
  made: Materials,
): void {
  const { light, deep } = hueOf(colour)
  const { slots, slot } = rowForm(w, h, textScale, across)
  for (const { x, y } of slots) {
    apart(brush, () => {
      brush.translate(x, y)
      cutPath(brush, colour, slot * 0.36)
      brush.fillStyle = css(made.dark ? 0x0c0610 : deep, harmonized ? 0.2 : made.dark ? 0.5 : 0.12)
      brush.fill()
      brush.lineWidth = Math.max(0.8, slot * 0.035)
      brush.strokeStyle = css(made.dark ? light : deep, made.contrast ? 0.9 : 0.5)
      brush.stroke()
    })
  }
}

/** The name as tradition has it, and what it means, where both have room. */
function name(brush: Brush, { h, harmonized }: ChakraRow, colour: ChakraColour, form: RowForm, made: Materials): void {
  const { font, slots, slot, step } = form
  const y = h / 2 - font * 0.86
  const most = 2 * step + slot * 1.25
  const traditional = CHAKRAS.find((chakra) => chakra.colour === colour)?.sanskrit ?? ''
  const meaning = said('place.position', { position: colour })
  const gap = font * 0.55
  const first: Lettering = {
    size: font,
    colour: css(made.ink),
    weight: 580,
    display: true,
    align: 'left',
    spacing: 0.015,
  }
  const second: Lettering = {
    size: font * 0.92,
    colour: css(harmonized ? made.ink : made.muted),
    weight: 600,
    align: 'left',
  }
  const widths = [width(brush, traditional, first), width(brush, meaning, second)] as const
  const both = widths[0] + gap + widths[1]
  const middle = slots[1]?.x ?? 0
  // On a Chakra that shines, letters need a shade of their own.
  if (harmonized) shadow(brush, made.dark ? 'rgb(10 2 14 / 0.95)' : 'rgb(255 250 240 / 0.95)', font * 0.35)
  if (both > most) {
    write(brush, traditional, middle, y, { ...first, align: 'center', most, least: font * 0.8 })
    noShadow(brush)
    return
  }
  write(brush, traditional, middle - both / 2, y, first)
  write(brush, meaning, middle - both / 2 + widths[0] + gap, y, second)
  noShadow(brush)
}

export function notch(brush: Brush, size: number, made: Materials): void {
  const r = size / 2 - 0.5
  disc(brush, 0, 0, r)
  brush.fillStyle = vertical(brush, -r, r, [
    [0, css(made.dark ? 0x08030a : 0xb99a6a, made.dark ? 0.8 : 0.6)],
    [1, css(made.dark ? 0x3d2638 : 0xf6e7cb, 0.85)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, size * 0.04)
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.7)
  brush.stroke()
  if (size < 20) return
  // A faint lotus: what belongs here.
  brush.lineWidth = Math.max(0.6, size * 0.02)
  brush.strokeStyle = css(made.gold, 0.4)
  apart(brush, () => {
    brush.translate(0, r * 0.4)
    for (const angle of [-1.05, 1.05, -0.55, 0.55, 0]) {
      apart(brush, () => {
        brush.rotate(angle)
        petalPath(brush, 0, r * 0.85, r * 0.42)
        brush.stroke()
      })
    }
  })
}
