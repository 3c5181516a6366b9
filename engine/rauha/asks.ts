/** What a seat is asked now: the frame of the stack as a kind, with the values that its words need. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { openNow } from './activate.ts'
import type { ActivateFrame } from './activate.ts'
import { poolOf } from './board.ts'
import { CARD_DATA, DISCARD_CRYSTALS, stopAt } from './data.ts'
import type { PoolSymbol } from './data.ts'
import { cardName, entityName, goods, lineName } from './named.ts'
import type { RauhaView } from './state.ts'

interface Asked<K extends string, V extends NonNullable<DecisionPrompt['values']>> extends DecisionPrompt<K> {
  readonly values: V
}
/** The kept card; 'a card' for those who do not know it. */
type Kept = {
  readonly card: Message
}
/** What can still be activated and paid for now: so many tiles, and these entities, of which there are `count`. */
type Open = {
  readonly tiles: number
  readonly count: number
  readonly entities: readonly Message[]
}

export type RauhaAsk =
  /** A card of the pool; the same once one is chosen and others still choose. */
  | Asked<'keep', { count: number; pool: PoolSymbol }>
  | Asked<'kept', Kept>
  /** Where the card goes, or for what it is discarded: anywhere, as far as the viewer knows. */
  | Asked<'place', Kept>
  /** The same for a card with marked squares, and for one with a price. */
  | Asked<'placeOnly', Kept>
  | Asked<'placePaid', Kept & { price: Message }>
  /** The price is more than there is: for what it is discarded. `squares` still take a spore. */
  | Asked<'tooDear', Kept & { price: Message; crystals: number; goods: Message; squares: number }>
  | Asked<'activate', Open & { line: Message | null }>
  | Asked<'score', Open>

export type RauhaAskKind = RauhaAsk['kind']

/**
 * What is open is said alike to everybody. A card that the viewer cannot know has no name and no price: which of the
 * ways to place it is asked follows from it.
 */
export function asks(view: RauhaView, seat: Seat): RauhaAsk | undefined {
  const frame = view.stack[0]
  if (frame === undefined) return undefined
  if (frame.kind === 'keep') return asksKeep(view, seat)
  if (frame.seat !== seat) return undefined
  return frame.kind === 'settle' ? asksSettle(view, seat) : asksActivate(view, frame)
}

function asksKeep(view: RauhaView, seat: Seat): RauhaAsk | undefined {
  const { pool } = stopAt(view.position)
  const satellite = poolOf(view.position, seat, view.players.length)
  if (pool === null || satellite === undefined) return undefined
  if (view.players[seat]?.kept.made === true) return { kind: 'kept', values: { card: keptName(view, seat) } }
  return { kind: 'keep', values: { count: view.satellites[satellite]?.count ?? 0, pool } }
}

/** The card that a seat has chosen or kept, if the viewer knows for certain which it is. */
function keptCard({ players }: RauhaView, seat: Seat) {
  const cards = players[seat]?.kept.cards ?? []
  return cards.length === 1 ? cards[0] : undefined
}

function keptName(view: RauhaView, seat: Seat): Message {
  return cardName(keptCard(view, seat))
}

function asksSettle(view: RauhaView, seat: Seat): RauhaAsk {
  const known = keptCard(view, seat)
  const card = cardName(known)
  const placement = known === undefined ? undefined : CARD_DATA[known].placement
  if (placement === undefined || placement.kind === 'free') return { kind: 'place', values: { card } }
  if (placement.kind === 'squares') return { kind: 'placeOnly', values: { card } }
  const { crystals = 0, spores = [] } = view.players[seat] ?? {}
  const price = goods('crystals', placement.crystals)
  if (placement.crystals <= crystals) return { kind: 'placePaid', values: { card, price } }
  const squares = spores.filter((spore) => !spore).length
  return { kind: 'tooDear', values: { card, price, crystals, goods: goods('crystals', DISCARD_CRYSTALS), squares } }
}

function asksActivate(view: RauhaView, frame: ActivateFrame): RauhaAsk {
  const now = openNow(view, frame)
  const entities = now.flatMap(({ entity }) => (entity === null ? [] : [entityName(entity)]))
  const open = { tiles: now.length - entities.length, count: entities.length, entities }
  if (frame.scoring) return { kind: 'score', values: open }
  return { kind: 'activate', values: { ...open, line: lineName(stopAt(view.position).squares) ?? null } }
}
