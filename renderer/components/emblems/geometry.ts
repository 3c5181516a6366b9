/** Points and outlines for generated art. Angles in turns (1 is a whole circle), 0 upwards, clockwise. */

/** A point in the units of an SVG drawing; y points down. */
export interface EmblemPoint {
  readonly x: number
  readonly y: number
}

/** The point at a distance of `radius` from the centre `x`, `y`, in the direction `turn` (0 to 1: 0 is up, 0.25 right). */
export function polarPointAtTurn(turn: number, radius: number, x = 0, y = 0): EmblemPoint {
  const angle = turn * 2 * Math.PI
  return { x: round(x + Math.sin(angle) * radius), y: round(y - Math.cos(angle) * radius) }
}

/** `count` angles, evenly spaced around a circle, in turns (1 is a whole circle). The first one is `offset` steps from 0. */
export function evenlySpacedAnglesInTurns(count: number, offset = 0): readonly number[] {
  return Array.from({ length: count }, (_, i) => (i + offset) / count)
}

/**
 * SVG path of a pointed petal in the direction `turn` from 0, 0. It starts at the distance `inner` and ends at `outer`;
 * `breadth` is its width as an angle. Angles are in turns (1 is a whole circle).
 */
export function petalPath(turn: number, inner: number, outer: number, breadth: number): string {
  const root = polarPointAtTurn(turn, inner)
  const tip = polarPointAtTurn(turn, outer)
  const belly = inner + (outer - inner) * 0.45
  const left = polarPointAtTurn(turn - breadth / 2, belly)
  const right = polarPointAtTurn(turn + breadth / 2, belly)
  const leftTip = polarPointAtTurn(turn - breadth / 5, inner + (outer - inner) * 0.86)
  const rightTip = polarPointAtTurn(turn + breadth / 5, inner + (outer - inner) * 0.86)
  return (
    `M${text(root)}C${text(left)} ${text(leftTip)} ${text(tip)}` + `C${text(rightTip)} ${text(right)} ${text(root)}Z`
  )
}

/** SVG path of an arc around 0, 0, clockwise from the angle `from` to the angle `to`, both in turns (1 is a whole circle). */
export function arcPath(from: number, to: number, radius: number): string {
  const start = polarPointAtTurn(from, radius)
  const end = polarPointAtTurn(to, radius)
  return `M${text(start)}A${radius} ${radius} 0 ${to - from > 0.5 ? '1' : '0'} 1 ${text(end)}`
}

/** Pseudo-random numbers from 0 to below 1. The same `count` and `salt` always give the same numbers. */
export function scatteredNumbers(count: number, salt = 1): readonly number[] {
  let state = salt * 2654435761
  return Array.from({ length: count }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  })
}

function text({ x, y }: EmblemPoint): string {
  return `${x} ${y}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
