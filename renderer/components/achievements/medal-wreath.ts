/** The frame of an achievement's picture: a wreath of petals that is unique within its game. */

/** The shapes of petals. */
const PETAL_SHAPES = ['round', 'lotus', 'ray', 'wave'] as const
type PetalShape = (typeof PETAL_SHAPES)[number]

/** Minimum number of petals, and how many more there may be. */
const MIN_PETALS = 6
const PETAL_COUNTS = 5

/** The wreath around the picture of an achievement: the number of its petals, and their shape. */
export interface MedalWreath {
  readonly petals: number
  readonly shape: PetalShape
}

/**
 * The wreath of an achievement. The first twenty achievements of a game have different wreaths; after them the wreaths repeat.
 * @param nth index of the achievement among those of its game
 */
export function medalWreathOfNthAchievement(nth: number): MedalWreath {
  const shape = PETAL_SHAPES[nth % PETAL_SHAPES.length] ?? 'round'
  return { petals: MIN_PETALS + (Math.floor(nth / PETAL_SHAPES.length) % PETAL_COUNTS), shape }
}

/** The radii between which petals are drawn, within a box from -50 to 50. */
const INNER_RADIUS = 30
const OUTER_RADIUS = 47

/** The outline of the wreath around an achievement's picture, as an SVG path, centred in a box from -50 to 50. */
export function wreathPath({ petals, shape }: MedalWreath): string {
  const step = (2 * Math.PI) / petals
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  const parts = Array.from({ length: petals }, (_, i) => {
    const middle = i * step
    const from = middle - step / 2
    const to = middle + step / 2
    switch (shape) {
      case 'round':
        return `Q${at(OUTER_RADIUS * 1.15, middle)} ${at(INNER_RADIUS, to)}`
      case 'lotus':
        return `Q${at(OUTER_RADIUS, from + step * 0.12)} ${at(OUTER_RADIUS, middle)}Q${at(OUTER_RADIUS, to - step * 0.12)} ${at(INNER_RADIUS, to)}`
      case 'ray':
        return `L${at(OUTER_RADIUS, middle)}L${at(INNER_RADIUS, to)}`
      case 'wave':
        return `C${at(OUTER_RADIUS * 1.1, from)} ${at(OUTER_RADIUS * 1.1, middle)} ${at(INNER_RADIUS, to)}`
    }
  })
  return `M${at(INNER_RADIUS, -step / 2)}${parts.join('')}Z`
}
