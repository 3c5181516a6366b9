/** Click paths of the choices on the board, and the ids of the clicked pieces. */
import type { Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameAction, TemplateGameView } from '../../../engine/template-game/index.ts'
import { placeOf } from '../../../engine/template-game/places.ts'
import { createPieceClickTarget, placeClickTarget } from '../../../../../../renderer/art/piece-factory.ts'
import type { ClickPath } from '../../../../../../renderer/stage/scene.ts'

/** A card in a hand whose face the viewer sees. */
export function handCardId(seat: Seat, card: number): string {
  return `${placeOf(seat, 'hand')}:${String(card)}`
}

/**
 * @param action one of the choices of the deciding seat
 * @param view of a running game, as seen by that seat
 */
export function clickPathFor(action: TemplateGameAction, view: TemplateGameView): ClickPath {
  switch (action.do) {
    case 'choose':
      return { steps: [view.hands.map((_, seat) => createPieceClickTarget(handCardId(seat, action.card)))] }
    case 'takeBack':
      return {
        steps: [
          view.open.flatMap((card, seat) => (card === null ? [] : [createPieceClickTarget(placeOf(seat, 'table'))])),
        ],
      }
    case 'draw':
      return { steps: [[placeClickTarget('deck')]] }
  }
}
