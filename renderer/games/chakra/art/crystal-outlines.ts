/** The outlines of the energies: each colour has its own cut, so that players can tell them apart without seeing colour. */
import type { EnergyColour } from '../../../../engine/chakra/data.ts'

/** A corner of a crystal's outline, as x and y; about -1 to 1. */
export type OutlinePoint = readonly [number, number]

/** A regular polygon, the first corner straight up. */
function ring(corners: number, radius: number, stretch = 1, turn = 0): readonly OutlinePoint[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners + turn
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius * stretch] as const
  })
}

function star(): readonly OutlinePoint[] {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5
    const radius = i % 2 === 0 ? 1.06 : 0.54
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius + 0.06] as const
  })
}

function drop(): readonly OutlinePoint[] {
  const belly = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * 0.3 + (i * Math.PI * 1.4) / 10
    return [Math.sin(angle) * 0.74, 0.28 - Math.cos(angle) * 0.7] as const
  })
  return [[0, -1.04], ...belly]
}

/** The outline of each energy colour's crystal: its corners around 0, 0, within about -1 to 1. */
export const CRYSTAL_OUTLINES: Readonly<Record<EnergyColour, readonly OutlinePoint[]>> = {
  purple: ring(6, 0.98),
  darkBlue: [
    [0, -1.05],
    [0.8, 0],
    [0, 1.05],
    [-0.8, 0],
  ],
  blue: drop(),
  green: [
    [-0.52, -0.84],
    [0.52, -0.84],
    [0.84, -0.52],
    [0.84, 0.52],
    [0.52, 0.84],
    [-0.52, 0.84],
    [-0.84, 0.52],
    [-0.84, -0.52],
  ],
  yellow: star(),
  orange: [
    [0, -0.94],
    [1.02, 0.78],
    [-1.02, 0.78],
  ],
  red: ring(16, 0.92),
  black: [
    [-0.2, -1.02],
    [0.34, -0.74],
    [0.66, 0.02],
    [0.26, 0.98],
    [-0.36, 0.8],
    [-0.68, -0.1],
  ],
}
