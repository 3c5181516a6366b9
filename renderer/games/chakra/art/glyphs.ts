/** The emblems of the seven Chakras: as many petals as tradition gives each, and its figure in the middle. */
import type { ChakraColour } from '../../../../engine/chakra/data.ts'
import { withSavedState, traceCircle, traceClosedPolygon, type Canvas2D } from '../../../art/canvas.ts'

const PETALS: Readonly<Record<ChakraColour, number>> = {
  purple: 20,
  darkBlue: 2,
  blue: 16,
  green: 12,
  yellow: 10,
  orange: 6,
  red: 4,
}

/**
 * Starts the path of a petal that points straight up, from the distance `from` to the distance `to` above 0, 0. The caller
 * fills or strokes it.
 */
export function tracePetal(brush: Canvas2D, from: number, to: number, width: number): void {
  const middle = from + (to - from) * 0.5
  brush.beginPath()
  brush.moveTo(0, -from)
  brush.bezierCurveTo(
    -width * 0.72,
    -from - (middle - from) * 0.5,
    -width * 0.58,
    -middle - (to - middle) * 0.5,
    0,
    -to,
  )
  brush.bezierCurveTo(
    width * 0.58,
    -middle - (to - middle) * 0.5,
    width * 0.72,
    -from - (middle - from) * 0.5,
    0,
    -from,
  )
  brush.closePath()
}

/** Draws the emblem of a Chakra around 0, 0, in the present fill and stroke styles. @param r outer radius */
export function drawChakraEmblem(brush: Canvas2D, colour: ChakraColour, r: number): void {
  const count = PETALS[colour]
  const inner = r * (count <= 4 ? 0.5 : 0.58)
  const width = count === 2 ? inner * 1.5 : Math.min(inner * 1.3, ((2 * Math.PI * r * 0.8) / count) * 0.98)
  for (let i = 0; i < count; i++) {
    withSavedState(brush, () => {
      brush.rotate((i * 2 * Math.PI) / count + (count === 2 ? Math.PI / 2 : 0))
      tracePetal(brush, inner * 0.9, r, width)
      brush.fill()
      brush.stroke()
    })
  }
  traceCircle(brush, 0, 0, inner)
  brush.fill()
  brush.stroke()
  figure(brush, colour, inner)
}

function figure(brush: Canvas2D, colour: ChakraColour, r: number): void {
  const triangle = (size: number, down: boolean): void => {
    const flip = down ? 1 : -1
    traceClosedPolygon(brush, [
      [-size * 0.87, -size * 0.5 * flip],
      [size * 0.87, -size * 0.5 * flip],
      [0, size * flip],
    ])
    brush.stroke()
  }
  switch (colour) {
    case 'red':
      traceClosedPolygon(brush, [
        [-r * 0.58, -r * 0.58],
        [r * 0.58, -r * 0.58],
        [r * 0.58, r * 0.58],
        [-r * 0.58, r * 0.58],
      ])
      brush.stroke()
      triangle(r * 0.44, true)
      break
    case 'orange':
      traceCircle(brush, 0, 0, r * 0.7)
      brush.stroke()
      traceCircle(brush, 0, -r * 0.2, r * 0.5)
      brush.stroke()
      break
    case 'yellow':
      triangle(r * 0.74, true)
      break
    case 'green':
      triangle(r * 0.76, true)
      triangle(r * 0.76, false)
      break
    case 'blue':
      triangle(r * 0.84, true)
      traceCircle(brush, 0, -r * 0.02, r * 0.32)
      brush.stroke()
      break
    case 'darkBlue':
      triangle(r * 0.72, true)
      traceCircle(brush, 0, -r * 0.08, r * 0.14)
      brush.stroke()
      break
    case 'purple':
      traceCircle(brush, 0, 0, r * 0.62)
      brush.stroke()
      traceCircle(brush, 0, 0, r * 0.28)
      brush.stroke()
  }
}
