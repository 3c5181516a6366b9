/** Rings around what can be clicked, was clicked, is pointed at, or has the keyboard's focus. Drawn above the board. */
import { drawing } from '../art/brush.ts'
import { css, mix } from '../art/colour.ts'
import type { Drawing, Outline, Palette } from './painter.ts'
import type { Piece } from './scene.ts'

/** Which pieces are lit, by id. A piece may be in several lists. */
export interface Light {
  readonly lit: readonly string[]
  readonly chosen: readonly string[]
  readonly hovered: readonly string[]
  readonly focused?: string
  /** Which of those that are lit lead only to what costs something. */
  readonly costly?: readonly string[]
  /** What a lesson speaks about, whether it can be clicked or not. */
  readonly meant?: readonly string[]
}

export const NO_LIGHT: Light = { lit: [], chosen: [], hovered: [] }

export type LightKind = 'lit' | 'costly' | 'meant' | 'hovered' | 'chosen' | 'focused'

/** The kinds of light that lie on each piece, weakest first. */
export function lightsOf(light: Light): ReadonlyMap<string, readonly LightKind[]> {
  const found = new Map<string, LightKind[]>()
  const add = (id: string, kind: LightKind): void => {
    const kinds = found.get(id)
    if (kinds === undefined) found.set(id, [kind])
    else kinds.push(kind)
  }
  const { meant = [], costly = [] } = light
  const attended = (id: string): boolean => light.hovered.includes(id) || light.chosen.includes(id)
  for (const id of light.lit) if (!attended(id) && !meant.includes(id)) add(id, costly.includes(id) ? 'costly' : 'lit')
  for (const id of meant) if (!attended(id)) add(id, 'meant')
  for (const id of light.hovered) if (!light.chosen.includes(id)) add(id, 'hovered')
  for (const id of light.chosen) add(id, 'chosen')
  if (light.focused !== undefined) add(light.focused, 'focused')
  return found
}

/** Less than this is no overlap, in CSS pixels: what lies side by side may touch. */
const TOUCHING = 2

/** Whether pieces lie on one another as in a fan: of one kind, in one place, one partly over the other. */
export function fanned(a: Piece, b: Piece): boolean {
  return (
    a.id !== b.id &&
    a.place === b.place &&
    a.layer === b.layer &&
    a.look.kind === b.look.kind &&
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 - TOUCHING &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 - TOUCHING
  )
}

/** How far the widest light reaches beyond its piece, in CSS pixels. */
const REACH = 26

/** The line around what costs something, in CSS pixels: dots and what parts them. */
const DOTS = [2, 5]

/** Paints the light around one piece. */
export function drawLight(kind: LightKind, piece: Piece, palette: Palette, outline: Outline): Drawing {
  return drawing(piece.width, piece.height, REACH, (brush) => {
    const ring = (grow: number, width: number, colour: number, alpha: number): void => {
      const w = piece.width + 2 * grow
      const h = piece.height + 2 * grow
      brush.beginPath()
      if (outline === 'round') brush.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI)
      else brush.roundRect(-w / 2, -h / 2, w, h, Math.min(12, Math.min(w, h) / 4))
      brush.lineWidth = width
      brush.strokeStyle = css(colour, alpha)
      if (kind === 'costly') brush.setLineDash(DOTS)
      brush.stroke()
    }
    layLight(kind, palette, ring)
  })
}

type Ring = (grow: number, width: number, colour: number, alpha: number) => void

function layLight(kind: LightKind, palette: Palette, ring: Ring): void {
  // A soft glow is a few wide, faint strokes: filters cost too much where WebGL is software.
  const glow = (strength: number, reach: number): void => {
    if (palette.contrast) return
    for (let i = 4; i >= 1; i--) ring(2, (reach * i) / 2, palette.lit, strength / (i + 1))
  }
  // By daylight a line of light alone would be one frame among many: it has dark edges.
  const line = (grow: number, width: number, colour: number): void => {
    if (palette.litEdge !== palette.lit) ring(grow, width + 2, palette.litEdge, 0.95)
    ring(grow, width, colour, 1)
  }
  if (kind === 'lit') {
    glow(palette.dark ? 0.34 : 0.6, palette.dark ? 7 : 10)
    line(2, palette.contrast ? 3 : palette.dark ? 2 : 2.5, palette.lit)
  } else if (kind === 'costly') {
    line(2, palette.contrast ? 2.5 : 1.75, palette.lit)
  } else if (kind === 'meant') {
    glow(0.7, 14)
    line(2, palette.contrast ? 4 : 3, palette.lit)
    line(8, 1.5, palette.lit)
  } else if (kind === 'hovered') {
    glow(0.5, 11)
    line(
      2.5,
      palette.contrast ? 5 : palette.dark ? 3 : 4,
      palette.dark ? mix(palette.lit, 0xffffff, 0.45) : palette.lit,
    )
  } else if (kind === 'chosen') {
    glow(0.45, 9)
    ring(3, 4.5, palette.background, 0.9)
    ring(3, 3, palette.ink, 1)
  } else {
    ring(6, 5.5, palette.background, 0.95)
    ring(6, 2.5, palette.ink, 1)
  }
}
