/** Figures about a seat for the panel beside the board. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { HARMONIZED_CHAKRAS_TO_END, INSPIRATION_TOKENS_PER_PLAYER } from '../../../engine/chakra/data.ts'
import { bagEnergyCount, chakraPositionOf, isHarmonized, boardSummaryFor } from '../../../engine/chakra/index.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'
import { colourNameMessages, gameMessage } from './names.ts'

/**
 * Short lines with figures about a seat, for the side panel. They save the player from counting on the board. Empty if
 * the view has no such seat.
 */
export function seatFigureLines(view: ChakraView, seat: Seat): readonly Message[] {
  const board = view.boards[seat]
  if (board === undefined) return []
  const { harmonized, alleviated, run, longestRunShare, points, hiddenValueCount, full } = boardSummaryFor(view, seat)
  const on = (all: readonly boolean[]): number => all.filter(Boolean).length
  const lines = [gameMessage('figure.harmonized', { count: harmonized, goal: HARMONIZED_CHAKRAS_TO_END })]
  if (alleviated > 0) lines.push(gameMessage('figure.alleviated', { count: alleviated }))
  if (run > 0) lines.push(gameMessage('figure.run', { length: run, best: longestRunShare }))
  lines.push(gameMessage('figure.points', { points, hidden: hiddenValueCount }))
  lines.push(
    gameMessage('figure.tokens', {
      free: board.available,
      all: INSPIRATION_TOKENS_PER_PLAYER,
      notches: on(board.notches),
      spaces: on(board.spaces),
    }),
  )
  const open = full.filter((colour) => !isHarmonized(board, chakraPositionOf(colour)))
  if (open.length > 0) lines.push(gameMessage('figure.limit', { energies: colourNameMessages(open) }))
  if (bagEnergyCount(view.bag) === 0) lines.push(gameMessage('figure.bagEmpty'))
  if (view.ending && view.end === null) lines.push(gameMessage('figure.lastRound'))
  return lines
}
