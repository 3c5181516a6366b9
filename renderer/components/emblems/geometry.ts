/** Points and outlines for generated art. Angles in turns (1 is a whole circle), 0 upwards, clockwise. */

export interface EmblemPoint {
  readonly x: number
  readonly y: number
}

export function polarPoint(turn: number, radius: number, x = 0, y = 0): EmblemPoint {
  const angle = turn * 2 * Math.PI
  return { x: round(x + Math.sin(angle) * radius), y: round(y - Math.cos(angle) * radius) }
}

/** `count` turns, evenly around. */
export function evenlySpacedTurns(count: number, offset = 0): readonly number[] {
  return Array.from({ length: count }, (_, i) => (i + offset) / count)
}

/** A pointed petal that stands on the circle of radius `inner` and reaches `outer`; `breadth` in turns. */
export function petalPath(turn: number, inner: number, outer: number, breadth: number): string {
  const root = polarPoint(turn, inner)
  const tip = polarPoint(turn, outer)
  const belly = inner + (outer - inner) * 0.45
  const left = polarPoint(turn - breadth / 2, belly)
  const right = polarPoint(turn + breadth / 2, belly)
  const leftTip = polarPoint(turn - breadth / 5, inner + (outer - inner) * 0.86)
  const rightTip = polarPoint(turn + breadth / 5, inner + (outer - inner) * 0.86)
  return (
    `M${text(root)}C${text(left)} ${text(leftTip)} ${text(tip)}` + `C${text(rightTip)} ${text(right)} ${text(root)}Z`
  )
}

/** An arc of a circle around the origin, from one turn to another. */
export function arcPath(from: number, to: number, radius: number): string {
  const start = polarPoint(from, radius)
  const end = polarPoint(to, radius)
  return `M${text(start)}A${radius} ${radius} 0 ${to - from > 0.5 ? '1' : '0'} 1 ${text(end)}`
}

/** Numbers between 0 and 1 that look scattered and are always the same. */
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
