/** Meditate: tokens return from the Inspiration spaces, and the seat looks at a Plenitude token (CHK-50 to CHK-53). */
import type { Seat, EventSink } from '../core/contract/game.ts'
import { boardOfSeat } from './board.ts'
import { INSPIRATION_SPACE_ACTIONS, CHAKRA_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { endTurn } from './end.ts'
import {
  meditationTokenPieceId,
  meditationTokensPlace,
  inspirationSpacePlace,
  INSPIRATION_TOKEN_PIECE,
  availableInspirationTokensPlace,
} from './places.ts'
import type { SeatBoard, ChakraEvent, ChakraState } from './state.ts'

/**
 * The reasons why a seat cannot meditate with the Meditation token of a colour (`colourOwned`: it owns that token already),
 * or without one (`colourNeeded`: it does not own all seven yet, and must take one).
 */
export type MeditationTokenRejectionReason = 'colourOwned' | 'colourNeeded'

/**
 * Checks which Meditation token a seat wants to take with a Meditate action. Meditate itself is always legal; only the
 * choice of the token can be wrong.
 * @param board the board of the seat
 * @param colour the colour of the token to take; null: no token
 * @returns undefined if the choice is legal; `colourOwned`: the seat owns the token of that colour already;
 *   `colourNeeded`: no token is chosen, although the seat does not own all seven yet
 */
export function meditationTokenChoiceRejectionFor(
  board: SeatBoard,
  colour: ChakraColour | null,
): MeditationTokenRejectionReason | undefined {
  if (colour === null) return board.meditation.length < CHAKRA_COLOURS.length ? 'colourNeeded' : undefined
  return board.meditation.includes(colour) ? 'colourOwned' : undefined
}

/**
 * Carries out the action Meditate and ends the turn. All tokens on the seat's Inspiration spaces become available
 * again. If a colour is given, the seat takes a Meditation token of that colour and looks at the face-down Plenitude
 * token of the same colour.
 * @param colour the colour of the Meditation token; null if the seat takes none
 * @param forced whether the seat had no other legal action (CHK-57)
 */
export function meditateAndEndTurn(
  state: ChakraState,
  seat: Seat,
  colour: ChakraColour | null,
  forced: boolean,
  emit: EventSink<ChakraEvent>,
): void {
  const board = boardOfSeat(state, seat)
  let tokens = 0
  for (let space = 1; space <= INSPIRATION_SPACE_ACTIONS.length; space++) {
    if (board.spaces[space - 1] !== true) continue
    board.spaces[space - 1] = false
    board.available++
    tokens++
    emit({
      kind: 'moved',
      piece: INSPIRATION_TOKEN_PIECE,
      from: inspirationSpacePlace(seat, space),
      to: availableInspirationTokensPlace(seat),
      count: 1,
    })
  }
  if (!forced || tokens > 0) state.quiet.deadlock = false
  if (colour !== null || tokens > 0) state.quiet.standoff = false
  emit({ kind: 'meditated', seat, tokens, colour })
  if (colour !== null) {
    // The token reveals its value to the seat, so a preview must end here.
    emit.checkpoint()
    takeMeditationToken(state, seat, colour, emit)
    emit.markInformed([seat])
    reportLookAtPlenitude(state, seat, colour, emit)
  }
  endTurn(state, emit)
}

/**
 * Gives a seat a Meditation token of a colour. From then on, the view of the seat contains the Plenitude value of that
 * colour: the points, otherwise hidden, of the Chakra of that colour.
 * The `moved` event names the supply as the place 'box'.
 */
export function takeMeditationToken(
  state: ChakraState,
  seat: Seat,
  colour: ChakraColour,
  emit: EventSink<ChakraEvent>,
): void {
  boardOfSeat(state, seat).meditation.push(colour)
  emit({ kind: 'moved', piece: meditationTokenPieceId(colour), from: 'box', to: meditationTokensPlace(seat), count: 1 })
}

/**
 * Emits the event that a seat looks at the Plenitude token of a colour, which bears the points for that Chakra. The
 * event carries the value as a secret of that seat (CHK-13, CHK-51). The state does not change here: the seat's
 * Meditation token of the colour records that the seat knows the value.
 */
export function reportLookAtPlenitude(
  state: ChakraState,
  seat: Seat,
  colour: ChakraColour,
  emit: EventSink<ChakraEvent>,
): void {
  emit({ kind: 'looked', seat, colour, secret: { to: [seat], values: { value: state.plenitude[colour] } } })
}
