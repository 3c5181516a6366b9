/** A painter from the drawings of a game: one for each kind of look. Loaded with Pixi. */
import type { Painter, Palette } from '../stage/painter.ts'
import type { Look } from '../stage/scene.ts'
import { drawing, sheet, type Brush } from './brush.ts'
import type { Materials } from './materials.ts'
import { pattern } from './patterns.ts'

interface Known {
  readonly kind: string
}

/** Draws a look, or a part of it, around 0, 0. */
export type Draw<L> = (brush: Brush, look: L, width: number, height: number, made: Materials) => void

/** What takes long to draw is made of parts, each over those before it: the page is drawn and heard between them. */
export type Parts<L> = readonly [Draw<L>, ...Draw<L>[]]

/** @typeParam L the looks of a game, told apart by `kind` */
export interface Gallery<L extends Known> {
  readonly art: {
    readonly [K in L['kind']]: Draw<Extract<L, { readonly kind: K }>> | Parts<Extract<L, { readonly kind: K }>>
  }
  /** How far light and shadow reach beyond a piece: as a share of its smaller side, and in CSS pixels. */
  readonly bleed: Partial<Readonly<Record<L['kind'], readonly [share: number, pixels: number]>>>
  /** Kinds that are lit by a ring; the others by a frame. */
  readonly round: readonly L['kind'][]
  /** The number of the pattern that tells what else a colour alone would, for those who ask for patterns; undefined: none. */
  readonly patterns?: {
    readonly [K in L['kind']]?: (look: Extract<L, { readonly kind: K }>) => number | undefined
  }
  materials(palette: Palette): Materials
  background(brush: Brush, width: number, height: number, made: Materials): void
}

const LITTLE = [0, 2] as const

export function painterOf<L extends Known>({
  art,
  bleed,
  round,
  patterns = {},
  materials,
  background,
}: Gallery<L>): Painter {
  const kindOf = ({ kind }: Look): L['kind'] | undefined => (Object.hasOwn(art, kind) ? kind : undefined)
  return {
    paint(look, width, height, palette) {
      const kind = kindOf(look)
      if (kind === undefined) return drawing(0, 0, 0, () => undefined)
      const [share, pixels] = bleed[kind] ?? LITTLE
      const made = materials(palette)
      // The kind says which of the looks it is.
      const drawn: Draw<never> | Parts<never> = art[kind]
      const [first, ...over] = typeof drawn === 'function' ? [drawn] : drawn
      const by = (draw: Draw<never>) => (brush: Brush) => {
        draw(brush, look as never, width, height, made)
      }
      const nthOf: ((look: never) => number | undefined) | undefined = patterns[kind]
      const nth = palette.patterns === true ? nthOf?.(look as never) : undefined
      const bleeding = share * Math.min(width, height) + pixels
      if (nth === undefined) return drawing(width, height, bleeding, by(first), ...over.map(by))
      // The last to be drawn: what is drawn at once stays so.
      const draws = [by(first), ...over.map(by)]
      const last = draws.pop() ?? by(first)
      const laid = (brush: Brush): void => {
        last(brush)
        pattern(brush, nth, width, height, round.includes(kind))
      }
      return draws.length === 0
        ? drawing(width, height, bleeding, laid)
        : drawing(width, height, bleeding, by(first), ...draws.slice(1), laid)
    },
    background(width, height, palette) {
      return sheet(Math.ceil(width), Math.ceil(height), 0, 0, (brush) => {
        background(brush, width, height, materials(palette))
      })
    },
    outline(look) {
      const kind = kindOf(look)
      return kind !== undefined && round.includes(kind) ? 'round' : 'box'
    },
  }
}
