/** What a player would work out by hand: the panel beside the board. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { END_HARMONIZED, INSPIRATION_TOKENS } from '../../../engine/chakra/data.ts'
import { bagTotal, chakraOf, isHarmonized, standingOf } from '../../../engine/chakra/index.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { colourNames, message } from './names.ts'

/** What a player would work out by hand for one board. */
export function figures(view: ChakraView, seat: Seat): readonly Message[] {
  const board = view.boards[seat]
  if (board === undefined) return []
  const { harmonized, alleviated, run, best, points, hidden, full } = standingOf(view, seat)
  const on = (all: readonly boolean[]): number => all.filter(Boolean).length
  const lines = [message('figure.harmonized', { count: harmonized, goal: END_HARMONIZED })]
  if (alleviated > 0) lines.push(message('figure.alleviated', { count: alleviated }))
  if (run > 0) lines.push(message('figure.run', { length: run, best }))
  lines.push(message('figure.points', { points, hidden }))
  lines.push(
    message('figure.tokens', {
      free: board.available,
      all: INSPIRATION_TOKENS,
      notches: on(board.notches),
      spaces: on(board.spaces),
    }),
  )
  const open = full.filter((colour) => !isHarmonized(board, chakraOf(colour)))
  if (open.length > 0) lines.push(message('figure.limit', { energies: colourNames(open) }))
  if (bagTotal(view.bag) === 0) lines.push(message('figure.bagEmpty'))
  if (view.ending && view.end === null) lines.push(message('figure.lastRound'))
  return lines
}
