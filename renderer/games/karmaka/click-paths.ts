/** The clicks on the board that make each choice of Karmaka, and the ids of the clicked pieces. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { CardId, CardUse } from '../../../engine/karmaka/data.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import type { KarmakaAction, KarmakaPlace, KarmakaView } from '../../../engine/karmaka/state.ts'
import { relationsOfSeat } from '../../../engine/karmaka/index.ts'
import {
  controlClickTarget,
  createPieceClickTarget,
  placeClickTarget,
  seatClickTarget,
  clickPathFromSteps,
} from '../../art/piece-factory.ts'
import type { ClickPath, AlternativeClickTargets } from '../../stage/scene.ts'
import { pendingPrompt } from './current-state.ts'
import { countCard, equalRunIndicesDownFrom } from './pile-queries.ts'
import { doneOrDeclineMessageId } from './choice-labels.ts'

/**
 * The click path of a choice: the pieces, places and seats that a player clicks to make the choice.
 * @param action one of the choices of the seat that decides
 * @param view view of that seat in a running game
 */
export function clickPathFor(action: KarmakaAction, view: KarmakaView): ClickPath {
  const { seat } = topFrame(view.stack)
  const player = view.players[seat]
  const ask = pendingPrompt(view)?.kind
  switch (action.do) {
    case 'play':
      return clickPathFromSteps(handCards(view, seat, action.card), [
        placeClickTarget(placeFor(view, seat, action.way)),
      ])
    case 'draw':
      return clickPathFromSteps([placeClickTarget(ask === 'drawOn' ? 'well' : zonePlace(seat, 'deck'))])
    case 'die':
      return clickPathFromSteps([seatClickTarget(seat)])
    case 'target':
      return clickPathFromSteps([seatClickTarget(action.seat)])
    case 'mimic': {
      const { deeds = [] } = view.players[action.seat] ?? {}
      return clickPathFromSteps([
        createPieceClickTarget(pileCardPieceId(zonePlace(action.seat, 'deeds'), deeds.length - 1)),
        seatClickTarget(action.seat),
      ])
    }
    case 'ruin':
      return clickPathFromSteps(handCards(view, seat, action.card))
    case 'place':
      return clickPathFromSteps(ask === 'keep' ? liftedCards(view, action.card) : handCards(view, seat, action.card))
    case 'return':
      return clickPathFromSteps(liftedCards(view, action.card))
    case 'ruinDeed':
      return clickPathFromSteps(equals(zonePlace(seat, 'deeds'), player?.deeds ?? [], action.at))
    case 'embody':
      return clickPathFromSteps(named(zonePlace(seat, 'deeds'), player?.deeds ?? [], action.card))
    case 'take': {
      if (ask !== 'recall') return clickPathFromSteps(equals('ruins', view.ruins, action.at))
      const count = player?.future.count ?? 0
      return clickPathFromSteps([
        createPieceClickTarget(pileCardPieceId(zonePlace(seat, 'future'), count - 1 - action.at)),
      ])
    }
    case 'takePicked':
      return clickPathFromSteps(
        copies(countCard(view.picked.known, action.card), (nth) => swindlePickedCardPieceId(action.card, nth)),
      )
    case 'answer':
      // The offered card would go to the Future Life, so a click there accepts it too.
      return clickPathFromSteps(
        action.accept
          ? [controlClickTarget('yes'), placeClickTarget(zonePlace(seat, 'future'))]
          : [controlClickTarget('no')],
      )
    case 'rings':
      return clickPathFromSteps([controlClickTarget(action.spend > 0 ? 'yes' : 'no')])
    case 'pass':
      return clickPathFromSteps([controlClickTarget('pass')])
    case 'decline':
    case 'done':
      return clickPathFromSteps([controlClickTarget(`karmaka.${doneOrDeclineMessageId(view)}`)])
  }
}

/**
 * The piece id of a Hand card that the viewer knows.
 * @param nth index of the card among the Hand cards with the same name, from 0
 */
export function handCardPieceId(seat: Seat, card: CardId, nth: number): string {
  return `seat${seat}:hand:${card}:${nth}`
}

/** The piece id of a card in a pile. @param at position from the bottom; 0 is the lowest or oldest card */
export function pileCardPieceId(place: KarmakaPlace, at: number): string {
  return `${place}:${at}`
}

/**
 * The piece id of a card that the ability of the card Swindle has picked from a Hand.
 * @param nth index of the card among the picked cards with the same name, from 0
 */
export function swindlePickedCardPieceId(card: CardId, nth: number): string {
  return `picked:${card}:${nth}`
}

/** The place where a Hand card goes if it is used in that way; abilities are played in the centre. */
function placeFor(view: KarmakaView, seat: Seat, way: CardUse): KarmakaPlace {
  switch (way) {
    case 'points':
      return zonePlace(seat, 'deeds')
    case 'ability':
      return 'centre'
    case 'future':
      return zonePlace(seat, 'future')
    case 'teammate':
      return zonePlace(relationsOfSeat(view.variant, view.players.length, seat).heir ?? seat, 'future')
  }
}

function copies(count: number, id: (nth: number) => string): AlternativeClickTargets {
  return Array.from({ length: count }, (_, nth) => createPieceClickTarget(id(nth)))
}

/** Equal copies in a Hand are one choice. */
function handCards(view: KarmakaView, seat: Seat, card: CardId): AlternativeClickTargets {
  const known = view.players[seat]?.hand.known ?? []
  return copies(countCard(known, card), (nth) => handCardPieceId(seat, card, nth))
}

function liftedCards(view: KarmakaView, card: CardId): AlternativeClickTargets {
  return view.lifted.known
    .filter((each) => each.card === card)
    .map(({ at }) => createPieceClickTarget(pileCardPieceId('lifted', at)))
}

/** Every card of that name in an open pile. */
function named(place: KarmakaPlace, cards: readonly CardId[], card: CardId): AlternativeClickTargets {
  return cards.flatMap((each, at) => (each === card ? [createPieceClickTarget(pileCardPieceId(place, at))] : []))
}

/** The card at a position from the top, and the equal ones right below it, which are the same choice. */
function equals(place: KarmakaPlace, cards: readonly CardId[], at: number): AlternativeClickTargets {
  return equalRunIndicesDownFrom(cards, at).map((index) => createPieceClickTarget(pileCardPieceId(place, index)))
}
