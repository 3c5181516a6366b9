/** How each choice of Rauha is clicked on the board. Squares are clicked as places, cards and entities by name. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SquareIndex } from '../../../engine/rauha/data.ts'
import { squarePlace } from '../../../engine/rauha/places.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/state.ts'
import { onControl, onPiece, onPlace, steps } from '../../art/make.ts'
import type { Path, PathStep } from '../../stage/scene.ts'
import { cardPiece, CONTROL, entityPiece } from './pieces.ts'

/** The square of a spore is clicked second. */
const WHERE_TO_SOW: Message = { id: 'rauha.further.spore' }

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function path(action: RauhaAction, view: RauhaView): Path {
  if (action.do === 'keep') return steps([onPiece(cardPiece(action.card))])
  const seat = activeSeat(view)
  switch (action.do) {
    case 'place':
      // The card may be carried there, or the square is clicked at once: no other card could be meant.
      return { ...steps(onSquare(seat, action.square)), from: keptCard(view, seat) }
    case 'discardForCrystals':
      return steps([onControl(CONTROL.crystals)])
    case 'discardForSpore':
      return { ...steps([onControl(CONTROL.spore)], onSquare(seat, action.square)), further: WHERE_TO_SOW }
    case 'activateTile':
      return steps(onSquare(seat, action.square))
    case 'activateSpore':
      return { ...steps(onSquare(seat, action.square), onSquare(seat, action.spore)), further: WHERE_TO_SOW }
    case 'activateEntity':
      return steps([onPiece(entityPiece(action.entity))])
    case 'activateAll':
      return steps([onControl(CONTROL.all)])
    case 'endActivation':
      return steps([onControl(CONTROL.end)])
  }
}

/** The seat whose steps 2 to 4 or scoring it is. @throws when all choose at once */
export function activeSeat({ stack }: Pick<RauhaView, 'stack'>): Seat {
  const [frame] = stack
  if (frame === undefined || frame.kind === 'keep') throw new Error('no single seat is to choose')
  return frame.seat
}

function keptCard({ players }: RauhaView, seat: Seat): PathStep {
  return (players[seat]?.kept.cards ?? []).map((card) => onPiece(cardPiece(card)))
}

function onSquare(seat: Seat, square: SquareIndex): PathStep {
  return [onPlace(squarePlace(seat, square))]
}
