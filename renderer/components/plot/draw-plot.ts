/** Draws a plot on a canvas. uPlot is loaded only when a plot is drawn. */
import type uPlot from 'uplot'
import { plotDashPattern, ticksThatFit, type PlotSeries, type PlotTick } from './plot.ts'

/** The contents of a plot to be drawn (lines, axes, texts), its size in CSS pixels, and its pointer handler. */
export interface PlotContentAndSize {
  readonly series: readonly PlotSeries[]
  readonly range: readonly [number, number]
  readonly ticks: readonly PlotTick[]
  /** Position of each point on the horizontal axis, ascending. */
  readonly places: readonly number[]
  /** Reserves room for marks above the lines. */
  readonly marked: boolean
  readonly width: number
  readonly height: number
  readonly valueName: (value: number) => string
  /** The pointer is at a point. */
  readonly onpoint: (at: number) => void
}

/**
 * Draws a plot on a new canvas in an element, in the colours of the present theme.
 * @returns the plot, or undefined if the browser cannot draw: then the values are available in a table only
 */
export async function createPlotInElement(host: HTMLElement, drawing: PlotContentAndSize): Promise<uPlot | undefined> {
  if (document.createElement('canvas').getContext('2d') === null) return undefined
  const { default: Plot } = await import('uplot')
  const { series, range, ticks, places, marked, width, height, valueName, onpoint } = drawing
  const style = getComputedStyle(host)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const size = Number.parseFloat(style.fontSize) * 0.82
  const font = `${String(size)}px ${style.fontFamily}`
  const axis = { font, stroke: colour('--muted'), ticks: { show: false }, labelFont: font }
  const grid = { stroke: colour('--line-soft'), width: 1 }
  const shown = (plot: uPlot): readonly PlotTick[] =>
    ticksThatFit(ticks, (at) => plot.valToPos(places[at] ?? at, 'x'), size * 2.4)
  const [first = 0] = places
  const options: uPlot.Options = {
    width,
    height,
    padding: [marked ? size * 1.9 : size, size, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 8 } },
    scales: {
      x: { time: false, range: [first, Math.max(first + 1, places.at(-1) ?? 0)] },
      y: { range: [range[0], range[1]] },
    },
    axes: [
      {
        ...axis,
        grid,
        size: size * 2.4,
        gap: size * 0.7,
        splits: (plot) => shown(plot).map(({ at }) => places[at] ?? at),
        values: (plot) => shown(plot).map(({ label }) => label),
      },
      {
        ...axis,
        grid,
        size: size * 3.6,
        gap: size * 0.4,
        space: size * 3,
        values: (_, values) => values.map(valueName),
      },
    ],
    series: [
      {},
      ...series.map(({ colour: name }, nth): uPlot.Series => {
        return { stroke: colour(name), width: 2.25, dash: [...plotDashPattern(nth)], points: { show: false } }
      }),
    ],
    hooks: {
      setCursor: [
        (plot) => {
          const at = plot.cursor.idx
          if (at !== null && at !== undefined && (plot.cursor.left ?? -1) >= 0) onpoint(at)
        },
      ],
    },
  }
  return new Plot(options, [[...places], ...series.map(({ values }) => [...values])], host)
}
