/**
 * The legend of a game as data: the pieces on its board, as the sprite specs that the board itself paints. Texts are
 * messages: `GAME.legend.part.PART` is the heading of a part, `GAME.legend.ROW` names a row, and `GAME.legend.ROW.text`
 * explains it. The same text is shown in the tooltip of a piece.
 */
import type { SpriteSpec } from '../stage/scene.ts'

/** The legend of a game: all kinds of pieces on its board, in sections. */
export interface BoardLegend<L extends Known = SpriteSpec> {
  readonly parts: readonly LegendSection<L>[]
  /** Kinds of sprite specs on the board that have no row, and why. */
  readonly unlisted: Readonly<Partial<Record<L['kind'], string>>>
}

/** A section of the legend: its heading has the message id `GAME.legend.part.ID`. */
export interface LegendSection<L extends Known = SpriteSpec> {
  readonly id: string
  readonly rows: readonly LegendRow<L>[]
}

/** A row of the legend: sprite specs that it shows, and the pieces that its text explains. */
export interface LegendRow<L extends Known = SpriteSpec> {
  readonly id: string
  /** The sprite specs that the row shows side by side. */
  readonly looks: readonly L[]
  /** Size of each as on a board, in CSS pixels; specs too large for the legend are scaled down. */
  readonly size: readonly [width: number, height: number]
  /** A single large spec: only its upper right corner is shown, at the size it has on a board. */
  readonly corner?: true
  /**
   * The name of the value that distinguishes the specs of this row from those of the same kind in other rows. Absent: the row
   * covers the whole kind.
   */
  readonly distinguishedBy?: string
  /** Further pieces that the row explains; all named values of the sprite spec must match. */
  readonly alsoExplains?: readonly (SpriteSpec & { readonly kind: L['kind'] })[]
  /** Present if the labels of the pieces suffice, so that their tooltips do not repeat the text of the row. */
  readonly isSelfExplanatory?: true
}

/**
 * Finds the row of a legend whose text explains the pieces with a sprite spec.
 * @returns undefined if no row does, or if the label of the piece suffices
 */
export function legendRowFor({ parts }: BoardLegend, sprite: SpriteSpec): LegendRow | undefined {
  const rows = parts.flatMap((part) => part.rows)
  const row = rows.find(({ looks, distinguishedBy, alsoExplains = [] }) => {
    const own = looks.some(
      ({ kind, ...rest }) =>
        kind === sprite.kind && (distinguishedBy === undefined || rest[distinguishedBy] === sprite[distinguishedBy]),
    )
    return own || alsoExplains.some((other) => Object.entries(other).every(([key, value]) => sprite[key] === value))
  })
  return row?.isSelfExplanatory === true ? undefined : row
}

interface Known {
  readonly kind: string
}

/** The colour and the shape of the imaginary seat whose pieces the legends show. */
export const EXAMPLE_SEAT_STYLE = { colour: '#d9a441', shape: 'circle' } as const
