/** What a plot shows, and how it is drawn in the light that is on. Types and what can be told without a canvas. */

export interface PlotSeries {
  readonly name: string
  /** A custom property of the theme, such as `--seat-3`. */
  readonly colour: string
  /** By point; null: nothing is known there. */
  readonly values: readonly (number | null)[]
}

/** A value in words; a dash where nothing is known. */
export function plotValueText({ values }: PlotSeries, at: number, inWords: (value: number) => string): string {
  const value = values[at]
  return value === null || value === undefined ? '–' : inWords(value)
}

/** Something that happened at a point. */
export interface PlotMark {
  readonly at: number
  readonly label: string
}

/** A point of the horizontal axis that is named there, where there is room. */
export interface PlotTick {
  readonly at: number
  readonly label: string
}

/** So that lines can be told apart without their colours: in pixels, drawn and left out. */
const DASH_PATTERNS: readonly (readonly number[])[] = [
  [],
  [7, 4],
  [2, 3],
  [10, 3, 2, 3],
  [4, 2],
  [12, 5, 2, 5, 2, 5],
  [1, 4],
  [8, 8],
]

export function plotDashPattern(series: number): readonly number[] {
  return DASH_PATTERNS[series % DASH_PATTERNS.length] ?? []
}

/** Of each tick and those after it so many are left out, where there is no room: as people count. */
const TICK_STRIDES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/**
 * The ticks that have room: all, or every second, fifth, tenth and so on, the first among them.
 * @param installEnvironmentOf where a point lies, in pixels
 * @param room what each needs
 */
export function ticksThatFit(
  ticks: readonly PlotTick[],
  placeOf: (at: number) => number,
  room: number,
): readonly PlotTick[] {
  const every = (stride: number): readonly PlotTick[] => ticks.filter((_, nth) => nth % stride === 0)
  const isRoomy = (some: readonly PlotTick[]): boolean =>
    some.every((tick, nth) => {
      const before = some[nth - 1]
      return before === undefined || placeOf(tick.at) - placeOf(before.at) >= room
    })
  const stride = TICK_STRIDES.find((each) => isRoomy(every(each)))
  return stride === undefined ? ticks.slice(0, 1) : every(stride)
}
