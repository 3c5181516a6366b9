/** How each choice is clicked on the board, and what the pieces are called that are clicked. */
import type { Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameAction, TemplateGameView } from '../../../engine/template-game/index.ts'
import { placeOf } from '../../../engine/template-game/places.ts'
import { pieceTarget, placeTarget } from '../../../../../../renderer/art/piece-factory.ts'
import type { ClickPath } from '../../../../../../renderer/stage/scene.ts'

/** A card of a hand whose face the viewer knows. */
export function handCardId(seat: Seat, card: number): string {
  return `${placeOf(seat, 'hand')}:${String(card)}`
}

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function clickPathFor(action: TemplateGameAction, view: TemplateGameView): ClickPath {
  switch (action.do) {
    case 'choose':
      return { steps: [view.hands.map((_, seat) => pieceTarget(handCardId(seat, action.card)))] }
    case 'takeBack':
      return {
        steps: [view.open.flatMap((card, seat) => (card === null ? [] : [pieceTarget(placeOf(seat, 'table'))]))],
      }
    case 'draw':
      return { steps: [[placeTarget('deck')]] }
  }
}
