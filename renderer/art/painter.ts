/** A painter from the drawings of a game: one for each kind of look. Loaded with Pixi. */
import type { Painter, Palette } from '../stage/painter.ts'
import type { Look } from '../stage/scene.ts'
import { drawing, sheet, type Brush } from './brush.ts'
import type { Materials } from './materials.ts'

interface Known {
  readonly kind: string
}

/** @typeParam L the looks of a game, told apart by `kind` */
export interface Gallery<L extends Known> {
  /** Each draws around 0, 0. */
  readonly art: {
    readonly [K in L['kind']]: (
      brush: Brush,
      look: Extract<L, { readonly kind: K }>,
      width: number,
      height: number,
      made: Materials,
    ) => void
  }
  /** How far light and shadow reach beyond a piece: as a share of its smaller side, and in CSS pixels. */
  readonly bleed: Partial<Readonly<Record<L['kind'], readonly [share: number, pixels: number]>>>
  /** Kinds that are lit by a ring; the others by a frame. */
  readonly round: readonly L['kind'][]
  materials(palette: Palette): Materials
  background(brush: Brush, width: number, height: number, made: Materials): void
}

const LITTLE = [0, 2] as const

export function painterOf<L extends Known>({ art, bleed, round, materials, background }: Gallery<L>): Painter {
  const kindOf = ({ kind }: Look): L['kind'] | undefined => (Object.hasOwn(art, kind) ? kind : undefined)
  return {
    paint(look, width, height, palette) {
      const kind = kindOf(look)
      if (kind === undefined) return drawing(0, 0, 0, () => undefined)
      const [share, pixels] = bleed[kind] ?? LITTLE
      return drawing(width, height, share * Math.min(width, height) + pixels, (brush) => {
        // The kind says which of the looks it is.
        art[kind](brush, look as never, width, height, materials(palette))
      })
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
