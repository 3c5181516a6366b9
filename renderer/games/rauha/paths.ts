/** How each choice of Rauha is clicked on the board. Squares are clicked as places, cards and entities by name. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Square } from '../../../engine/rauha/data.ts'
import { squarePlace } from '../../../engine/rauha/places.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/state.ts'
import type { Path, PathStep, Target } from '../../stage/scene.ts'
import { cardPiece, CONTROL, entityPiece } from './pieces.ts'

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function path(action: RauhaAction, view: RauhaView): Path {
  if (action.do === 'keep') return steps(onPiece(cardPiece(action.card)))
  const seat = activeSeat(view)
  switch (action.do) {
    case 'place':
      // The card may be carried there, or the square is clicked at once: no other card could be meant.
      return { ...steps(onSquare(seat, action.square)), from: keptCard(view, seat) }
    case 'discardForCrystals':
      return steps(control(CONTROL.crystals))
    case 'discardForSpore':
      return steps(control(CONTROL.spore), onSquare(seat, action.square))
    case 'activateTile':
      return steps(onSquare(seat, action.square))
    case 'activateSpore':
      return steps(onSquare(seat, action.square), onSquare(seat, action.spore))
    case 'activateEntity':
      return steps(onPiece(entityPiece(action.entity)))
    case 'activateAll':
      return steps(control(CONTROL.all))
    case 'endActivation':
      return steps(control(CONTROL.end))
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

function steps(...targets: Target[]): Path {
  return { steps: targets.map((target) => [target]) }
}

function onSquare(seat: Seat, square: Square): Target {
  return { on: 'place', id: squarePlace(seat, square) }
}

function onPiece(id: string): Target {
  return { on: 'piece', id }
}

function control(id: string): Target {
  return { on: 'control', id }
}
