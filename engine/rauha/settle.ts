/** Steps 2 and 3: place or discard the kept card, and win entities (sections 5 and 6 of the rules). */
import { otherSeats } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import { discardForCrystalsAction, placeCardAction, discardForSporeAction } from './actions.ts'
import { entitiesWonByLine, linesThrough, playerOf } from './board.ts'
import type { BoardsAndEntities } from './board.ts'
import { CARD_DATA, CRYSTALS_PER_DISCARD, ENTITY_IDS, ENTITY_DATA, SQUARE_INDICES, avatarStopAt } from './data.ts'
import type { CardId, EntityId, BoardSide, SquareIndex } from './data.ts'
import { payAndPlaceSpore, payAndGainResource } from './effects.ts'
import { currentDealIndexOf } from './knowledge.ts'
import { entityPlace, keptCardPlace, squarePlace } from './places.ts'
import type { Player, RauhaAction, RauhaEvent, RauhaFrame, RauhaState, RauhaView, RauhaEventSink } from './state.ts'

/**
 * Whether the placement rule of a card allows a player to place it on a square (RAU-35 to RAU-37): a card with a price
 * may go on any square if the player has enough crystals, a card with marked squares only on those, and any other card
 * on any square.
 * @param crystals number of crystals that the player has
 */
export function canPlaceCard(card: CardId, square: SquareIndex, crystals: number): boolean {
  const { placement } = CARD_DATA[card]
  switch (placement.kind) {
    case 'free':
      return true
    case 'crystals':
      return placement.crystals <= crystals
    case 'squares':
      return placement.squares.includes(square)
  }
}

/** @returns the price of placing a card, in crystals; 0 if it has none */
export function placementCrystalCostOf(card: CardId): number {
  const { placement } = CARD_DATA[card]
  return placement.kind === 'crystals' ? placement.crystals : 0
}

/**
 * @returns the legal actions of a player in step 2: place the kept card, discard it for crystals (always possible) or discard
 * it for a spore (RAU-34)
 */
export function placeOrDiscardChoices({ kept, crystals, spores }: Player): readonly RauhaAction[] {
  const found: RauhaAction[] = []
  if (kept !== null) {
    for (const square of SQUARE_INDICES) if (canPlaceCard(kept, square, crystals)) found.push(placeCardAction(square))
  }
  found.push(discardForCrystalsAction)
  for (const square of SQUARE_INDICES) if (spores[square] === false) found.push(discardForSporeAction(square))
  return found
}

/** Removes the kept card of a seat. @throws Error if it has none */
function takeKeptCard(player: Player): CardId {
  const card = player.kept
  if (card === null) throw new Error('no card was kept')
  player.kept = null
  return card
}

/** Pushes and returns the activation frame that follows step 2. */
function activation(state: RauhaState, seat: Seat): RauhaFrame & { kind: 'activate' } {
  const frame: RauhaFrame = { kind: 'activate', seat, scoring: false, used: [], entities: [] }
  state.stack = [frame]
  return frame
}

/**
 * Carries out steps 2 and 3 of a seat's turn. The seat pays the price of its kept card and places the card on a square
 * of its board, where the card covers the tile and becomes public (RAU-40). The seat then wins the entities of the
 * lines that the card completes, and its activations begin (step 4).
 */
export function placeKeptCardAndWinEntities(
  state: RauhaState,
  seat: Seat,
  square: SquareIndex,
  emit: RauhaEventSink,
): void {
  const player = playerOf(state, seat)
  const card = takeKeptCard(player)
  const paid = placementCrystalCostOf(card)
  const covered = player.tiles[square] ?? null
  player.crystals -= paid
  if (covered !== null) player.covered.push(covered)
  player.tiles[square] = card
  const deal = currentDealIndexOf(state, seat) ?? 0
  state.shown[deal] = (state.shown[deal] ?? 0) | (1 << ((avatarStopAt(state.position).turn ?? 1) - 1))
  const { entities } = activation(state, seat)
  emit({ kind: 'moved', piece: card, from: keptCardPlace(seat), to: squarePlace(seat, square), count: 1 })
  emit({ kind: 'placed', seat, card, square, covered, paid })
  for (const welcome of welcomeEventsFor(state, seat, player.tiles, square)) {
    const { entity, former } = welcome
    emit.checkpoint()
    state.entities[entity] = seat
    if (ENTITY_DATA[entity].effect !== null) entities.push(entity)
    const from = entityPlace(entity, former)
    emit({ kind: 'moved', piece: entity, from, to: entityPlace(entity, seat), count: 1 })
    emit(welcome)
  }
  // Marked only here: the seat knows its card, so a preview may show all of this; the other seats have now learned the
  // card.
  emit.checkpoint()
  emit.markInformed(otherSeats(seat, state.players.length))
}

/**
 * Finds the entities that the tiles in the row or the column of a square match: all three tiles of the line have the
 * entity's symbol. Entities that the seat owns already are included.
 * @param tiles by square of a board: the card on top, or null if the printed tile is visible
 * @returns the entities, in the order of ENTITY_IDS (RAU-47, RAU-51)
 */
export function entitiesMatchingLinesThrough(
  side: BoardSide,
  tiles: readonly (CardId | null)[],
  square: SquareIndex,
): readonly EntityId[] {
  const lines = linesThrough(square).map((line) => entitiesWonByLine(side, tiles, line))
  return ENTITY_IDS.filter((entity) => lines.some((won) => won.includes(entity)))
}

/**
 * The entities that a seat wins with these tiles by the lines through a square, from other seats or the display
 * (RAU-52, RAU-54).
 */
function welcomeEventsFor(
  { side, entities }: BoardsAndEntities,
  seat: Seat,
  tiles: readonly (CardId | null)[],
  square: SquareIndex,
): readonly Extract<RauhaEvent, { readonly kind: 'welcomed' }>[] {
  return entitiesMatchingLinesThrough(side, tiles, square).flatMap((entity) => {
    const former = entities[entity]
    if (former === seat) return []
    const lines = linesThrough(square).filter((line) => entitiesWonByLine(side, tiles, line).includes(entity))
    return [{ kind: 'welcomed', seat, entity, former, lines }]
  })
}

/**
 * Lists the events that can follow later in the turn from an action of keeping a card. For each square on which the
 * seat may place the card, these are the placement and one event for each entity that the seat wins by this placement.
 * A card that the seat cannot afford now gives no events, because the seat gets no crystals before the placement.
 * @returns the events; empty for every other kind of action
 */
export function possiblePlacementEventsAfterKeeping(
  view: RauhaView,
  seat: Seat,
  action: RauhaAction,
): readonly RauhaEvent[] {
  if (action.do !== 'keep') return []
  const { card } = action
  const { tiles, crystals } = playerOf(view, seat)
  return SQUARE_INDICES.filter((square) => canPlaceCard(card, square, crystals)).flatMap((square) => [
    { kind: 'placed', seat, card, square, covered: tiles[square] ?? null, paid: placementCrystalCostOf(card) },
    ...welcomeEventsFor(view, seat, tiles.with(square, card), square),
  ])
}

/** A seat discards its kept card face down to the black hole, the discard pile, and gets four crystals (RAU-43). */
export function discardForCrystals(state: RauhaState, seat: Seat, emit: RauhaEventSink): void {
  discard(state, seat, 'crystals', emit)
  payAndGainResource(state, seat, 'crystals', CRYSTALS_PER_DISCARD, 0, { kind: 'discard' }, emit)
  emit.checkpoint()
}

/** A seat discards its kept card face down to the black hole, the discard pile, and puts a spore on a square (RAU-44). */
export function discardForSpore(state: RauhaState, seat: Seat, square: SquareIndex, emit: RauhaEventSink): void {
  discard(state, seat, 'spore', emit)
  payAndPlaceSpore(state, seat, square, 0, { kind: 'discard' }, emit)
  emit.checkpoint()
}

function discard(state: RauhaState, seat: Seat, what: 'crystals' | 'spore', emit: RauhaEventSink): void {
  const card = takeKeptCard(playerOf(state, seat))
  activation(state, seat)
  const to = [seat]
  emit({ kind: 'moved', from: keptCardPlace(seat), to: 'blackHole', count: 1, secret: { to, values: { piece: card } } })
  emit({ kind: 'discarded', seat, for: what, secret: { to, values: { card } } })
}
