/** Exports the recorded results as text for other programs. */
import { timeUnlessFuture } from '../../bridge/timestamps.ts'
import { exclusionReasonsOf } from './person-results.ts'
import type { GameResult } from './game-result.ts'

/** The recorded results as indented JSON. */
export function formatResultsAsJson(results: readonly GameResult[]): string {
  return `${JSON.stringify(results, undefined, 2)}\n`
}

const CSV_HEADER = [
  'table,game,title,finished,begun,minutes,players,seat,name,kind,level,place,score,first,rounds,apart,asked,achievements',
]

/**
 * The recorded results as CSV by RFC 4180, with one line for each seat of each game.
 * @param now present time in milliseconds since 1970; a recorded time in the future is left out
 */
export function formatResultsAsCsv(results: readonly GameResult[], now: number): string {
  return [...CSV_HEADER, ...results.flatMap((result) => csvLinesOf(result, now)), ''].join('\r\n')
}

function csvLinesOf(result: GameResult, now: number): string[] {
  const { table, game, title, finishedAt, begunAt, played, seats, ranking, first, rounds, advised, earned } = result
  return seats.map((setup, seat) => {
    const standing = ranking.find((each) => each.seats.includes(seat))
    const won = (earned ?? []).filter((each) => each.seats.includes(seat)).map(({ id }) => id)
    return [
      table,
      game,
      title,
      isoTimeOf(finishedAt, now),
      begunAt === undefined ? '' : isoTimeOf(begunAt, now),
      played === undefined ? '' : Math.round(played / 60_000),
      seats.length,
      seat + 1,
      setup.name,
      setup.kind,
      setup.kind === 'bot' ? setup.level : '',
      standing?.place ?? '',
      standing?.score ?? '',
      first === undefined ? '' : first === seat ? 'yes' : 'no',
      rounds ?? '',
      exclusionReasonsOf(result).join(' '),
      advised?.[seat] ?? 0,
      won.join(' '),
    ]
      .map(csvCellOf)
      .join(',')
  })
}

function isoTimeOf(at: number, now: number): string {
  const time = timeUnlessFuture(at, now)
  return time === undefined ? '' : new Date(time).toISOString()
}

/** Prefixes a name that a spreadsheet would take for a formula, so that it is text. */
function csvCellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
