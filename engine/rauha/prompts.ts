/** Prompts of a seat: the current frame as a prompt kind, with the values that its text needs. */
import type { DecisionPrompt, Message, Seat } from '../core/contract/game.ts'
import { possibleActivations } from './activation.ts'
import type { ActivationFrame } from './activation.ts'
import { satelliteToChooseFrom } from './board.ts'
import { CARD_DATA, CRYSTALS_PER_DISCARD, avatarStopAt } from './data.ts'
import type { NeighbourPoolSymbol } from './data.ts'
import { cardName, entityName, resourceMessage, lineName } from './messages.ts'
import type { RauhaView } from './state.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}
/** The kept card; 'a card' for viewers that do not know it. */
type KeptCardValues = {
  readonly card: Message
}
/** Activations that are open and affordable now: number of tiles, the entities, and their number (`count`). */
type OpenActivationValues = {
  readonly tiles: number
  readonly count: number
  readonly entities: readonly Message[]
}

/** The question that a seat must answer: its kind, and the values for its text. */
export type RauhaPrompt =
  /** Choose a card of the pool; the same prompt while a seat that has chosen waits for others. */
  | PromptWithValues<'keep', { count: number; pool: NeighbourPoolSymbol }>
  | PromptWithValues<'kept', KeptCardValues>
  /** Place or discard the card; as far as the viewer knows, any square is allowed. */
  | PromptWithValues<'place', KeptCardValues>
  /** Place or discard a card with marked squares, or one with a price. */
  | PromptWithValues<'placeOnly', KeptCardValues>
  | PromptWithValues<'placePaid', KeptCardValues & { price: Message }>
  /** The seat cannot pay the price and must discard the card. `squares`: number of squares that can take a spore. */
  | PromptWithValues<'tooDear', KeptCardValues & { price: Message; crystals: number; goods: Message; squares: number }>
  | PromptWithValues<'activate', OpenActivationValues & { line: Message | null }>
  | PromptWithValues<'score', OpenActivationValues>

/** One of the kinds of question that a seat is asked. */
export type RauhaPromptKind = RauhaPrompt['kind']

/**
 * Returns the question that a seat must answer now, or undefined if the seat has nothing to choose.
 * @param view the view of any viewer. If the viewer does not know the seat's kept card, the prompt names it only as "a
 *   card". The prompt then does not reveal the card's price, or the squares where it may be placed.
 */
export function promptFor(view: RauhaView, seat: Seat): RauhaPrompt | undefined {
  const frame = view.stack[0]
  if (frame === undefined) return undefined
  if (frame.kind === 'keep') return asksKeep(view, seat)
  if (frame.seat !== seat) return undefined
  return frame.kind === 'settle' ? asksSettle(view, seat) : asksActivate(view, frame)
}

function asksKeep(view: RauhaView, seat: Seat): RauhaPrompt | undefined {
  const { pool } = avatarStopAt(view.position)
  const satellite = satelliteToChooseFrom(view.position, seat, view.players.length)
  if (pool === null || satellite === undefined) return undefined
  if (view.players[seat]?.kept.made === true) return { kind: 'kept', values: { card: keptName(view, seat) } }
  return { kind: 'keep', values: { count: view.satellites[satellite]?.count ?? 0, pool } }
}

/** The card that a seat has chosen or kept, if the viewer knows it for certain. */
function keptCard({ players }: RauhaView, seat: Seat) {
  const cards = players[seat]?.kept.cards ?? []
  return cards.length === 1 ? cards[0] : undefined
}

function keptName(view: RauhaView, seat: Seat): Message {
  return cardName(keptCard(view, seat))
}

function asksSettle(view: RauhaView, seat: Seat): RauhaPrompt {
  const known = keptCard(view, seat)
  const card = cardName(known)
  const placement = known === undefined ? undefined : CARD_DATA[known].placement
  if (placement === undefined || placement.kind === 'free') return { kind: 'place', values: { card } }
  if (placement.kind === 'squares') return { kind: 'placeOnly', values: { card } }
  const { crystals = 0, spores = [] } = view.players[seat] ?? {}
  const price = resourceMessage('crystals', placement.crystals)
  if (placement.crystals <= crystals) return { kind: 'placePaid', values: { card, price } }
  const squares = spores.filter((spore) => !spore).length
  return {
    kind: 'tooDear',
    values: { card, price, crystals, goods: resourceMessage('crystals', CRYSTALS_PER_DISCARD), squares },
  }
}

function asksActivate(view: RauhaView, frame: ActivationFrame): RauhaPrompt {
  const now = possibleActivations(view, frame)
  const entities = now.flatMap(({ entity }) => (entity === null ? [] : [entityName(entity)]))
  const open = { tiles: now.length - entities.length, count: entities.length, entities }
  if (frame.scoring) return { kind: 'score', values: open }
  return { kind: 'activate', values: { ...open, line: lineName(avatarStopAt(view.position).squares) ?? null } }
}
