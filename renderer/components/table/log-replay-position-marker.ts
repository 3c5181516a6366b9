/**
 * Marks rows of the log during a replay: the present one, the later ones, and the tab stop. The DOM is updated directly,
 * since each step changes only a few of thousands of rows.
 */
import type { LogLine } from './log-lines.ts'

interface LogRowMarks {
  readonly lines: readonly LogLine[]
  /** The row of the replay position, or -1. */
  readonly here: number
  /** The first later row. */
  readonly later: number
  /** The tab stop, from which the arrow keys move. */
  readonly stop: number
}

/**
 * Marks rows of the log in the DOM and scrolls to the present row. During a replay it marks the present row and the later rows.
 * It always marks the tab stop, the row that receives the keyboard focus.
 */
export class LogReplayPositionMarker {
  #before: LogRowMarks | undefined

  /**
   * @param list has a row for each line
   * @param at the log entry of the replay position
   */
  mark(list: Element, lines: readonly LogLine[], at: number | undefined): void {
    const now = logRowMarksOf(lines, at)
    const before = this.#before
    this.#before = now
    const row = (nth: number): void => {
      const there = list.children[nth]
      const button = there?.querySelector('button')
      const later = nth >= now.later
      if (there?.classList.contains('later') === !later) there.classList.toggle('later')
      if (!button) return
      // Unchanged attributes are not written again: the browser would process every row.
      const tabIndex = nth === now.stop ? 0 : -1
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
      if (nth === now.here) button.setAttribute('aria-current', 'step')
      else if (button.hasAttribute('aria-current')) button.removeAttribute('aria-current')
    }
    if (before?.lines === lines) {
      for (const nth of [before.here, before.stop, now.here, now.stop]) row(nth)
      for (let nth = Math.min(before.later, now.later); nth < Math.max(before.later, now.later); nth++) row(nth)
    } else for (const nth of lines.keys()) row(nth)
    if (now.here >= 0 && now.here !== before?.here) scrollRowToCentre(list, list.children[now.here])
  }
}

/** Height of the faded edges of the log, in pixels. */
const EDGE_PX = 40

/** Scrolls the log, and nothing else, to centre a row that is not well visible. */
function scrollRowToCentre(list: Element, row: Element | undefined): void {
  const log = list.parentElement
  if (row === undefined || log === null) return
  const within = log.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  if (top >= within.top + EDGE_PX && bottom <= within.bottom - EDGE_PX) return
  log.scrollBy({ top: (top + bottom - within.top - within.bottom) / 2 })
}

function logRowMarksOf(lines: readonly LogLine[], at: number | undefined): LogRowMarks {
  const after = at === undefined ? -1 : lines.findIndex(({ entry }) => entry > at)
  const later = after < 0 ? lines.length : after
  const said = lines.findLastIndex(({ turn }, nth) => turn === undefined && nth < later)
  const last = lines.findLastIndex(({ turn }) => turn === undefined)
  return { lines, later, here: at === undefined ? -1 : said, stop: at === undefined || said < 0 ? last : said }
}
