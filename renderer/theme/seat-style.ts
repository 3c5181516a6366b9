/** The eight colours of seats. Each has a shape of its own, so that no one needs to see colour to tell people apart. */
export const SEAT_SHAPES = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'star', 'drop', 'crescent'] as const
export type SeatShape = (typeof SEAT_SHAPES)[number]

/** Outlines within a box of 24 by 24. */
export const SEAT_SHAPE_PATHS: Readonly<Record<SeatShape, string>> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  diamond: 'M12 1.5 21.5 12 12 22.5 2.5 12Z',
  triangle: 'M12 2.5 22.5 20.5h-21Z',
  square: 'M3.5 3.5h17v17h-17Z',
  hexagon: 'M12 1.8 20.9 6.9v10.2L12 22.2 3.1 17.1V6.9Z',
  star: 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.5-5 7.4-.8Z',
  drop: 'M12 1.5c4 5 7 8.4 7 13a7 7 0 0 1-14 0c0-4.6 3-8 7-13Z',
  crescent: 'M15.5 2.2a10 10 0 1 0 6.3 13.6a8 8 0 1 1-6.3-13.6Z',
}

export function seatShapeFor(colour: number): SeatShape {
  return SEAT_SHAPES[colour] ?? 'circle'
}

/** The custom property that holds a seat colour. */
export function seatColourVariable(colour: number): string {
  return `var(--seat-${colour})`
}
