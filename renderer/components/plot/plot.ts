/** Data of a plot, and its appearance in the current theme. Types and functions that need no canvas. */

/** One line of a plot. */
export interface PlotSeries {
  readonly name: string
  /** A custom property of the theme, such as `--seat-3`. */
  readonly colour: string
  /** By point; null: unknown. */
  readonly values: readonly (number | null)[]
}

/**
 * The value of a line at a point, as text; a dash if the value is unknown.
 * @param at index of the point
 * @param inWords formats a value
 */
export function plotSeriesValueTextAt({ values }: PlotSeries, at: number, inWords: (value: number) => string): string {
  const value = values[at]
  return value === null || value === undefined ? '–' : inWords(value)
}

/** An event that is marked above a point of a plot. `at`: index of the point. */
export interface PlotMark {
  readonly at: number
  readonly label: string
}

/** A point of the horizontal axis, with its label, which is shown if there is room. `at`: index of the point. */
export interface PlotTick {
  readonly at: number
  readonly label: string
}

/** Distinguishes lines without their colours: in pixels, drawn and left out. */
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

/**
 * Returns the dash pattern of one line of a plot, so that lines can be told apart without their colours. The pattern
 * is a list of lengths in pixels, alternately drawn and left out; it is empty for a solid line. The patterns repeat if
 * there are more lines than patterns.
 * @param series index of the line
 */
export function plotDashPattern(series: number): readonly number[] {
  return DASH_PATTERNS[series % DASH_PATTERNS.length] ?? []
}

/** Only every n-th tick is labelled if there is not enough room: round numbers. */
const TICK_STRIDES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/**
 * The ticks whose labels fit side by side: all, or every second, fifth, tenth and so on, including the first.
 * @param placeOf position of a point on the axis, in pixels
 * @param room pixels that each label needs
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

/**
 * Returns positions for the marks of a plot at which no two marks cover each other. Each mark stays as near as
 * possible to its point, and the order is kept.
 * @param wanted positions of the marks' points, ascending, in pixels
 * @param apart minimum distance of two marks, in pixels
 * @param end upper limit of the positions, in pixels; the marks stay between 0 and this limit if there is room for all
 * @returns the positions of the marks, in the order of `wanted`
 */
export function spreadMarks(wanted: readonly number[], apart: number, end: number): readonly number[] {
  /** Neighbouring marks that touch: they are placed around the mean of their points. */
  let groups: { readonly sum: number; readonly count: number }[] = []
  const startOf = ({ sum, count }: (typeof groups)[number]): number => {
    const width = (count - 1) * apart
    return Math.max(0, Math.min(sum / count - width / 2, end - width))
  }
  for (const at of wanted) {
    let last = { sum: at, count: 1 }
    for (let before = groups.at(-1); before !== undefined; before = groups.at(-1)) {
      if (startOf(last) - startOf(before) >= before.count * apart) break
      groups = groups.slice(0, -1)
      last = { sum: before.sum + last.sum, count: before.count + last.count }
    }
    groups.push(last)
  }
  return groups.flatMap((group) => Array.from({ length: group.count }, (_, nth) => startOf(group) + nth * apart))
}
