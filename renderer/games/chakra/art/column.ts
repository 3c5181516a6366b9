/** The rows of a column: bubbles, Chakras, the Earth, and the notches. */
import type { ChakraColour } from '../../../../engine/chakra/data.ts'
import { rowForm } from '../geometry.ts'
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from './brush.ts'
import { css, hueOf, mix, type Materials } from './colours.ts'
import { cutPath } from './crystal.ts'
import { emblem } from './glyphs.ts'
import { said, write } from './type.ts'

interface Row {
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
  const tint = made.contrast ? (harmonized ? 0.6 : 0) : (made.dark ? 0.2 : 0.22) + shine * 0.34
  brush.fillStyle = vertical(brush, -h / 2, h / 2, [
    [0, css(mix(ground, harmonized ? base : made.dark ? deep : base, tint + (harmonized ? 0.3 : 0.08)))],
    [1, css(mix(ground, deep, made.dark ? tint * 0.9 : tint * 0.45))],
  ])
  brush.fill()
  brush.lineWidth = harmonized ? Math.max(1.2, h * 0.035) : 1
  brush.strokeStyle = harmonized ? css(made.goldLight) : css(made.dark ? light : deep, made.contrast ? 1 : 0.22 + shine * 0.4)
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

function chakraEmblem(brush: Brush, at: { x: number; y: number; d: number }, colour: ChakraColour, shine: number, made: Materials): void {
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
function sockets(brush: Brush, { w, h, textScale, across, harmonized }: ChakraRow, colour: ChakraColour, made: Materials): void {
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

function name(brush: Brush, { h }: ChakraRow, colour: ChakraColour, form: ReturnType<typeof rowForm>, made: Materials): void {
  const y = h / 2 - form.font * 0.82
  const x = form.slots[1]?.x ?? 0
  const most = form.slot * 3.5
  write(brush, said('chakra.name', { chakra: colour }), x, y, {
    size: form.font,
    colour: css(made.ink, made.contrast ? 1 : 0.94),
    weight: 560,
    display: true,
    spacing: 0.02,
    most,
    least: form.font * 0.8,
  })
}

export function notch(brush: Brush, size: number, made: Materials): void {
  const r = size / 2 - 0.5
  disc(brush, 0, 0, r)
  brush.fillStyle = vertical(brush, -r, r, [
    [0, css(made.dark ? 0x08030a : 0xb99a6a, made.dark ? 0.9 : 0.6)],
    [1, css(made.dark ? 0x3a2435 : 0xf6e7cb, 0.9)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, size * 0.045)
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.75)
  brush.stroke()
}

export function bubbles(brush: Brush, { w, h, across, textScale }: Row, made: Materials): void {
  const form = rowForm(w, h, textScale, across)
  for (const { x, y } of form.slots) bubble(brush, x, y, Math.min(form.slot * 0.55, h * 0.48), made)
  if (form.font > 0) {
    write(brush, said('chakra.name', { chakra: 'bubbles' }), form.slots[1]?.x ?? 0, h / 2 - form.font * 0.7, {
      size: form.font,
      colour: css(made.ink, 0.85),
      weight: 560,
      display: true,
    })
  }
}

function bubble(brush: Brush, x: number, y: number, r: number, made: Materials): void {
  apart(brush, () => {
    brush.translate(x, y)
    disc(brush, 0, 0, r)
    brush.fillStyle = radial(brush, 0, 0, r * 0.2, r, [
      [0, made.dark ? 'rgb(190 220 255 / 0.04)' : 'rgb(255 255 255 / 0.5)'],
      [0.75, made.dark ? 'rgb(190 220 255 / 0.12)' : 'rgb(170 205 235 / 0.35)'],
      [1, made.dark ? 'rgb(220 200 255 / 0.4)' : 'rgb(110 150 190 / 0.55)'],
    ])
    brush.fill()
    brush.lineWidth = Math.max(0.8, r * 0.05)
    brush.strokeStyle = made.dark ? 'rgb(225 238 255 / 0.75)' : 'rgb(80 112 150 / 0.8)'
    brush.stroke()
    brush.beginPath()
    brush.ellipse(-r * 0.38, -r * 0.5, r * 0.24, r * 0.12, -0.7, 0, 2 * Math.PI)
    brush.fillStyle = 'rgb(255 255 255 / 0.8)'
    brush.fill()
    brush.beginPath()
    brush.arc(0, 0, r * 0.82, 0.35, 1.1)
    brush.lineWidth = Math.max(0.8, r * 0.08)
    brush.strokeStyle = made.dark ? 'rgb(255 214 240 / 0.55)' : 'rgb(200 120 170 / 0.4)'
    brush.stroke()
  })
}

export function earth(brush: Brush, { w, h, across, textScale, count }: Row & { readonly count: number }, made: Materials): void {
  const form = rowForm(w, h, textScale, across)
  const radius = across ? w * 0.34 : h * 0.3
  apart(brush, () => {
    slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
    brush.clip()
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(made.contrast ? 0 : made.dark ? 0x2a3140 : 0xdfe9df)],
      [1, css(made.contrast ? 0 : made.dark ? 0x352a2c : 0xefe2c0)],
    ])
    brush.fillRect(-w / 2, -h / 2, w, h)
    hill(brush, w, h, 0.02, -0.16, made.dark ? 0x3c5a44 : 0xa9c79a)
    hill(brush, w, h, -0.3, 0.14, made.dark ? 0x36503a : 0x8db184)
    hill(brush, w, h, 0.34, 0.2, made.dark ? 0x5b4630 : 0xc7a876)
  })
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = 1
  brush.strokeStyle = css(made.dark ? 0xb9c79a : 0x6c7b4c, made.contrast ? 1 : 0.6)
  brush.stroke()
  if (across) {
    if (count > 3) write(brush, String(count), 0, -h / 2 + w * 0.4, { size: w * 0.7, colour: css(made.ink), weight: 700 })
    return
  }
  const { x, d } = form.notch
  write(brush, String(count), x, 0, { size: Math.min(d * 0.72, h * 0.44), colour: css(made.ink), weight: 700 })
  if (form.font > 0) {
    write(brush, said('chakra.name', { chakra: 'earth' }), form.emblem.x, 0, {
      size: form.font * 1.05,
      colour: css(made.ink),
      weight: 560,
      display: true,
      most: form.emblem.d * 1.05,
      least: 8,
    })
  }
}

function hill(brush: Brush, w: number, h: number, shift: number, top: number, colour: number): void {
  brush.beginPath()
  brush.ellipse(w * shift, h * (top + 0.9), w * 0.62, h * 0.9, 0, 0, 2 * Math.PI)
  brush.fillStyle = css(colour, 0.8)
  brush.fill()
}

