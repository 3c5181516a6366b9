/** Meditate: tokens back from the Inspiration spaces, and a look at a Plenitude token (CHK-50 to CHK-53). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { boardOf } from './board.ts'
import { INSPIRATION_SPACES, POSITIVE_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { finishTurn } from './end.ts'
import { meditationPiece, meditationPlace, spacePlace, TOKEN, tokensPlace } from './places.ts'
import type { Board, ChakraFact, ChakraState } from './state.ts'

export type MeditateRefusal = 'colourOwned' | 'colourNeeded'

/** Why a Meditation token cannot be taken (null: none at all); undefined when it can. */
export function cannotMeditate(board: Board, colour: ChakraColour | null): MeditateRefusal | undefined {
  if (colour === null) return board.meditation.length < POSITIVE_COLOURS.length ? 'colourNeeded' : undefined
  return board.meditation.includes(colour) ? 'colourOwned' : undefined
}

/**
 * Meditates and ends the turn.
 * @param forced whether the seat had no other legal action (CHK-57)
 */
export function meditate(
  state: ChakraState,
  seat: Seat,
  colour: ChakraColour | null,
  forced: boolean,
  tell: EventSink<ChakraFact>,
): void {
  const board = boardOf(state, seat)
  let tokens = 0
  for (let space = 1; space <= INSPIRATION_SPACES.length; space++) {
    if (board.spaces[space - 1] !== true) continue
    board.spaces[space - 1] = false
    board.available++
    tokens++
    tell({ kind: 'moved', piece: TOKEN, from: spacePlace(seat, space), to: tokensPlace(seat), count: 1 })
  }
  if (!forced || tokens > 0) state.quiet.deadlock = false
  if (colour !== null || tokens > 0) state.quiet.standoff = false
  tell({ kind: 'meditated', seat, tokens, colour })
  if (colour !== null) {
    // With the token comes what it shows its seat: before it a preview ends.
    tell.checkpoint()
    takeMeditationToken(state, seat, colour, tell)
    tell.markInformed([seat])
    look(state, seat, colour, tell)
  }
  finishTurn(state, tell)
}

/** Moves a Meditation token from the supply to a seat. */
export function takeMeditationToken(
  state: ChakraState,
  seat: Seat,
  colour: ChakraColour,
  tell: EventSink<ChakraFact>,
): void {
  boardOf(state, seat).meditation.push(colour)
  tell({ kind: 'moved', piece: meditationPiece(colour), from: 'box', to: meditationPlace(seat), count: 1 })
}

/** The seat sees the Plenitude value of a colour (CHK-13, CHK-51). */
export function look(state: ChakraState, seat: Seat, colour: ChakraColour, tell: EventSink<ChakraFact>): void {
  tell({ kind: 'looked', seat, colour, secret: { to: [seat], values: { value: state.plenitude[colour] } } })
}
