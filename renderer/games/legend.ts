/**
 * The legend of a game as data: what lies on its board, in the looks that the board itself paints. Words are messages:
 * `GAME.legend.part.PART` heads a part, `GAME.legend.ROW` names what a row shows, and `GAME.legend.ROW.text` says what it is.
 * The same text stands beside a piece that is pointed at.
 */
import type { SpriteSpec } from '../stage/scene.ts'

export interface BoardLegend<L extends Known = SpriteSpec> {
  readonly parts: readonly LegendPart<L>[]
  /** Kinds of looks that the board shows and no row does, and why. */
  readonly unlisted: Readonly<Partial<Record<L['kind'], string>>>
}

export interface LegendPart<L extends Known = SpriteSpec> {
  readonly id: string
  readonly rows: readonly LegendRow<L>[]
}

export interface LegendRow<L extends Known = SpriteSpec> {
  readonly id: string
  /** Side by side. */
  readonly looks: readonly L[]
  /** Of each as it lies on a board, in CSS pixels; what is too large for the legend is shown smaller. */
  readonly size: readonly [width: number, height: number]
  /** One thing that is large: only its upper right corner is shown, as large as it lies on a board. */
  readonly corner?: true
  /** What tells its looks from those of their kind in other rows; absent: all of the kind are meant. */
  readonly distinguishedBy?: string
  /** Pieces that it explains too, by all that is named of their looks. */
  readonly alsoExplains?: readonly (SpriteSpec & { readonly kind: L['kind'] })[]
  /** The labels of its pieces say all of it. */
  readonly isSelfExplanatory?: true
}

/** The row that explains a piece of that look; undefined: its label says all there is. */
export function legendRowFor({ parts }: BoardLegend, look: SpriteSpec): LegendRow | undefined {
  const rows = parts.flatMap((part) => part.rows)
  const row = rows.find(({ looks, distinguishedBy, alsoExplains = [] }) => {
    const own = looks.some(
      ({ kind, ...rest }) =>
        kind === look.kind && (distinguishedBy === undefined || rest[distinguishedBy] === look[distinguishedBy]),
    )
    return own || alsoExplains.some((other) => Object.entries(other).every(([key, value]) => look[key] === value))
  })
  return row?.isSelfExplanatory === true ? undefined : row
}

interface Known {
  readonly kind: string
}

/** What people choose at a table: a colour, and the shape that tells it apart. */
export const EXAMPLE_SEAT = { colour: '#d9a441', shape: 'circle' } as const
