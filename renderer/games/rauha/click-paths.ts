/**
 * How each choice of Rauha is made by clicks on the board. Squares are clicked as places, cards and entities by ids of their
 * own.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SquareIndex } from '../../../engine/rauha/data.ts'
import { squarePlace } from '../../../engine/rauha/places.ts'
import type { RauhaAction, RauhaView } from '../../../engine/rauha/state.ts'
import {
  controlClickTarget,
  createPieceClickTarget,
  placeClickTarget,
  clickPathFromSteps,
} from '../../art/piece-factory.ts'
import type { ClickPath, AlternativeClickTargets } from '../../stage/scene.ts'
import { cardPieceId, CONTROL_IDS, entityPieceId } from './click-targets.ts'

/** The square of a spore is clicked second. */
const WHERE_TO_SOW: Message = { id: 'rauha.further.spore' }

/**
 * The clicks on the board that make a choice.
 * @param action one of the choices that the seat has now
 * @param view of a running game, as the choosing seat sees it
 */
export function clickPathFor(action: RauhaAction, view: RauhaView): ClickPath {
  if (action.do === 'keep') return clickPathFromSteps([createPieceClickTarget(cardPieceId(action.card))])
  const seat = requireActingSeat(view)
  switch (action.do) {
    case 'place':
      // The card may be carried there, or the square is clicked at once: no other card could be meant.
      return { ...clickPathFromSteps(onSquare(seat, action.square)), from: keptCard(view, seat) }
    case 'discardForCrystals':
      return clickPathFromSteps([controlClickTarget(CONTROL_IDS.crystals)])
    case 'discardForSpore':
      return {
        ...clickPathFromSteps([controlClickTarget(CONTROL_IDS.spore)], onSquare(seat, action.square)),
        further: WHERE_TO_SOW,
      }
    case 'activateTile':
      return clickPathFromSteps(onSquare(seat, action.square))
    case 'activateSpore':
      return {
        ...clickPathFromSteps(onSquare(seat, action.square), onSquare(seat, action.spore)),
        further: WHERE_TO_SOW,
      }
    case 'activateEntity':
      return clickPathFromSteps([createPieceClickTarget(entityPieceId(action.entity))])
    case 'activateAll':
      return clickPathFromSteps([controlClickTarget(CONTROL_IDS.all)])
    case 'endActivation':
      return clickPathFromSteps([controlClickTarget(CONTROL_IDS.end)])
  }
}

/**
 * Returns the seat that acts alone now: in steps 2 to 4 of its turn, or in its scoring.
 * @throws Error if all seats choose at once, or if the game is over
 */
export function requireActingSeat({ stack }: Pick<RauhaView, 'stack'>): Seat {
  const [frame] = stack
  if (frame === undefined || frame.kind === 'keep') throw new Error('no single seat is to choose')
  return frame.seat
}

function keptCard({ players }: RauhaView, seat: Seat): AlternativeClickTargets {
  return (players[seat]?.kept.cards ?? []).map((card) => createPieceClickTarget(cardPieceId(card)))
}

function onSquare(seat: Seat, square: SquareIndex): AlternativeClickTargets {
  return [placeClickTarget(squarePlace(seat, square))]
}
