/**
 * Setup of Rauha's tutorial game: cards of the first pool start a line that a card of the second pool completes. The
 * rival prefers water, then cards with the symbol of an entity that the learner has won; after the first scoring it
 * takes that entity.
 */
import type { Seat } from '../core/contract/game.ts'
import type { TutorialSetup } from '../core/contract/tutorial-setup.ts'
import { nearlyWonEntities } from './board.ts'
import { CARD_DATA, SQUARE_INDICES } from './data.ts'
import type { CardId, EntityId, SquareIndex } from './data.ts'
import { entitiesMatchingLinesThrough } from './settle.ts'
import type { RauhaAction, RauhaView } from './state.ts'

/** The rival takes nothing from the learner before the first scoring is over. */
const FIRST_SCORING = 4

/** Seed and options of the tutorial game, and the choices that the rival prefers in it. */
export const tutorialSetup: TutorialSetup<RauhaView, RauhaAction> = {
  seed: 'rauha 743',
  options: {},
  rivalPreferences: [
    (choice, view, seat) => view.position > FIRST_SCORING && lays(choice, view, seat, takes),
    (choice, view, seat) => lays(choice, view, seat, gathers),
    (choice, view, seat) => lays(choice, view, seat, (card) => CARD_DATA[card].water > 0),
  ],
}

/** Whether an action places a fitting card on a square, or keeps a card that could be placed so. */
function lays(
  choice: RauhaAction,
  view: RauhaView,
  seat: Seat,
  fits: (card: CardId, square: SquareIndex, view: RauhaView, seat: Seat) => boolean,
): boolean {
  const [held] = view.players[seat]?.kept.cards ?? []
  if (choice.do === 'keep') return SQUARE_INDICES.some((square) => fits(choice.card, square, view, seat))
  return choice.do === 'place' && held !== undefined && fits(held, choice.square, view, seat)
}

/** Whether the card completes a line for an entity that another seat owns. */
function takes(card: CardId, square: SquareIndex, view: RauhaView, seat: Seat): boolean {
  const tiles = view.players[seat]?.tiles.with(square, card) ?? []
  return entitiesMatchingLinesThrough(view.side, tiles, square).some((entity) => isAway(view, entity, seat))
}

/** Whether the card leaves a line for such an entity one tile short. */
function gathers(card: CardId, square: SquareIndex, view: RauhaView, seat: Seat): boolean {
  const players = view.players.map((player, at) =>
    at === seat ? { ...player, tiles: player.tiles.with(square, card) } : player,
  )
  return nearlyWonEntities({ ...view, players } satisfies RauhaView, seat).some(
    ({ entity, line }) => isAway(view, entity, seat) && line.includes(square),
  )
}

function isAway({ entities }: RauhaView, entity: EntityId, seat: Seat): boolean {
  return entities[entity] !== null && entities[entity] !== seat
}
