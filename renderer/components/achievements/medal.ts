/** The frame of an achievement's picture: a wreath of petals that no other achievement of its game has. */

/** How the petals of a wreath are drawn. */
const SHAPES = ['round', 'lotus', 'ray', 'wave'] as const
type Shape = (typeof SHAPES)[number]

/** The fewest petals of a wreath, and how many more there may be. */
const FEWEST = 6
const COUNTS = 5

export interface Medal {
  readonly petals: number
  readonly shape: Shape
}

/** @param nth the place of an achievement among those of its game, from 0; the first twenty are all unlike */
export function medalOf(nth: number): Medal {
  const shape = SHAPES[nth % SHAPES.length] ?? 'round'
  return { petals: FEWEST + (Math.floor(nth / SHAPES.length) % COUNTS), shape }
}

/** The radii between which petals lie, within a box from -50 to 50. */
const INNER = 30
const OUTER = 47

/** @returns the outline of a wreath as an SVG path */
export function wreathOf({ petals, shape }: Medal): string {
  const step = (2 * Math.PI) / petals
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  const parts = Array.from({ length: petals }, (_, i) => {
    const middle = i * step
    const from = middle - step / 2
    const to = middle + step / 2
    switch (shape) {
      case 'round':
        return `Q${at(OUTER * 1.15, middle)} ${at(INNER, to)}`
      case 'lotus':
        return `Q${at(OUTER, from + step * 0.12)} ${at(OUTER, middle)}Q${at(OUTER, to - step * 0.12)} ${at(INNER, to)}`
      case 'ray':
        return `L${at(OUTER, middle)}L${at(INNER, to)}`
      case 'wave':
        return `C${at(OUTER * 1.1, from)} ${at(OUTER * 1.1, middle)} ${at(INNER, to)}`
    }
  })
  return `M${at(INNER, -step / 2)}${parts.join('')}Z`
}
