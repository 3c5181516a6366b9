/** The rows of a column: bubbles, Chakras, the Earth, and the notches. */
import { CHAKRAS, type ChakraColour } from '../../../../engine/chakra/data.ts'
import { rowForm, type RowForm } from '../geometry.ts'
import { apart, disc, noShadow, radial, shadow, slab, vertical, type Brush } from './brush.ts'
import { css, hueOf, mix, type Materials } from './colours.ts'
import { cutPath } from './crystal.ts'
import { emblem, petalPath } from './glyphs.ts'
import { said, width, write, type Lettering } from './type.ts'

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
  const meaning = said('chakra.place.position', { position: colour })
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

export function bubbles(brush: Brush, { w, h, across, textScale }: Row, made: Materials): void {
  const form = rowForm(w, h, textScale, across)
  const r = across ? form.slot * 0.5 : Math.min(form.slot * 0.58, form.step * 0.48, h * 0.47)
  for (const { x, y } of form.slots) bubble(brush, x, y + (form.font > 0 ? form.font * 0.2 : 0), r, made)
  if (form.font > 0) {
    write(brush, said('chakra.place.position', { position: 'bubbles' }), form.emblem.x, 0, {
      size: form.font,
      colour: css(made.muted),
      weight: 580,
      display: true,
      most: form.emblem.d * 1.1,
      least: 8,
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

export function earth(
  brush: Brush,
  { w, h, across, textScale, count }: Row & { readonly count: number },
  made: Materials,
): void {
  const form = rowForm(w, h, textScale, across)
  const radius = across ? w * 0.34 : h * 0.3
  apart(brush, () => {
    slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
    brush.clip()
    if (made.contrast) return
    landscape(brush, w, h, made.dark)
  })
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = 1
  brush.strokeStyle = css(made.dark ? 0xb9c79a : 0x6c7b4c, made.contrast ? 1 : 0.6)
  brush.stroke()
  if (across) {
    if (count > 3)
      write(brush, String(count), 0, -h / 2 + w * 0.4, { size: w * 0.7, colour: css(made.ink), weight: 700 })
    return
  }
  const { x, d } = form.notch
  const size = Math.min(d * 0.8, h * 0.46)
  write(brush, String(count), x, 0, { size, colour: css(made.ink), weight: 640, display: true })
  if (form.font > 0) {
    write(brush, said('chakra.place.position', { position: 'earth' }), form.emblem.x, 0, {
      size: form.font * 1.08,
      colour: css(made.ink),
      weight: 600,
      display: true,
      most: form.emblem.d * 1.05,
      least: 8,
    })
  }
}

/** Hills at nightfall, or in the morning. */
function landscape(brush: Brush, w: number, h: number, dark: boolean): void {
  brush.fillStyle = vertical(brush, -h / 2, h / 2, [
    [0, css(dark ? 0x223247 : 0xcfe6ee)],
    [0.45, css(dark ? 0x6b5a54 : 0xfbe9c6)],
    [1, css(dark ? 0x3a2c2a : 0xe8d3a2)],
  ])
  brush.fillRect(-w / 2, -h / 2, w, h)
  brush.fillStyle = radial(brush, w * 0.1, -h * 0.02, 0, w * 0.36, [
    [0, dark ? 'rgb(255 200 130 / 0.55)' : 'rgb(255 255 255 / 0.9)'],
    [1, 'rgb(255 190 120 / 0)'],
  ])
  brush.fillRect(-w / 2, -h / 2, w, h)
  hill(brush, -w * 0.3, h * 0.62, w * 0.5, h * 0.62, dark ? 0x41604f : 0xa8cc9c, dark ? 0x22382f : 0x86b07e)
  hill(brush, w * 0.36, h * 0.66, w * 0.46, h * 0.58, dark ? 0x4a6a4c : 0x98bf86, dark ? 0x263a2a : 0x7aa26c)
  hill(brush, 0, h * 1.02, w * 0.7, h * 0.84, dark ? 0x395a40 : 0x8cb57c, dark ? 0x16261c : 0x6b945f)
}

function hill(brush: Brush, x: number, y: number, across: number, high: number, top: number, low: number): void {
  brush.beginPath()
  brush.ellipse(x, y, across, high, 0, 0, 2 * Math.PI)
  brush.fillStyle = vertical(brush, y - high, y - high * 0.1, [
    [0, css(top)],
    [1, css(low)],
  ])
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(mix(top, 0xffffff, 0.35), 0.5)
  brush.stroke()
}
