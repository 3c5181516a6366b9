/** How each choice is clicked on the board, and what the pieces are called that are clicked. */
import type { Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameAction, TemplateGameView } from '../../../engine/template-game/index.ts'
import { placeOf } from '../../../engine/template-game/places.ts'
import { onPiece, onPlace } from '../../../../../../renderer/art/make.ts'
import type { Path } from '../../../../../../renderer/stage/scene.ts'

/** A card of a hand whose face the viewer knows. */
export function handPiece(seat: Seat, card: number): string {
  return `${placeOf(seat, 'hand')}:${String(card)}`
}

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function path(action: TemplateGameAction, view: TemplateGameView): Path {
  switch (action.do) {
    case 'choose':
      return { steps: [view.hands.map((_, seat) => onPiece(handPiece(seat, action.card)))] }
    case 'takeBack':
      return { steps: [view.open.flatMap((card, seat) => (card === null ? [] : [onPiece(placeOf(seat, 'table'))]))] }
    case 'draw':
      return { steps: [[onPlace('deck')]] }
  }
}
