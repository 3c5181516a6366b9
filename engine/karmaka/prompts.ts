/** What a seat is asked now: the frame on top of the stack as a kind, with the values that its words need. */
import type { DecisionPrompt, Message, PersonRef, Seat } from '../core/contract/game.ts'
import { RUINS_KEPT_ON_REFILL } from './data.ts'
import { currentStepOf } from './effects.ts'
import { cardName, gameMessage, rungName } from './messages.ts'
import type { KarmakaFrame, KarmakaView } from './state.ts'
import { maxCardsOf } from './effect-steps.ts'
import { abilityTargetOf } from './ability-context.ts'
import type { AbilityFrame } from './ability-context.ts'
import { relationsOf } from './variants.ts'

interface PromptWithValues<
  K extends string,
  V extends NonNullable<DecisionPrompt['values']>,
> extends DecisionPrompt<K> {
  readonly values: V
}
/** The card whose ability asks: the one played, or the one copied last. */
type Using = { readonly card: Message }
/** Whose ability asks somebody else. */
type By = Using & { readonly by: PersonRef }
/** So many cards more, at most or exactly; `count` so far. */
type Left = Using & { readonly left: number; readonly count: number }

export type KarmakaPrompt =
  /** The draw, and the death, that begin a turn. */
  | DecisionPrompt<'draw' | 'death'>
  /** A card in one of the `ways` (D-1), or to pass; nothing but a card; a further card, or none (D-2). */
  | PromptWithValues<'play' | 'mustPlay' | 'again', { ways: Message }>
  | PromptWithValues<'offer', By>
  /** Rings for what a life lacks (D-18). */
  | PromptWithValues<'rings', { points: number; spend: number; rung: Message }>
  /** On whom (D-3). */
  | PromptWithValues<'target', Using>
  /** A Hand card to ruin: as the target of somebody, of oneself, or to lend its ability. */
  | PromptWithValues<'ruinFor', By>
  | PromptWithValues<'ruin' | 'deny', Using>
  /** Up to so many Hand cards to ruin, or no more. */
  | PromptWithValues<'discard', Left>
  | PromptWithValues<'ruinDeed', By>
  /** Up to so many Well cards, or no more. */
  | PromptWithValues<'drawOn', Left>
  /** Hand cards for the Future Life; as Deeds, or no more. */
  | PromptWithValues<'store' | 'score', Left>
  /** Lifted cards for the Future Life, or all that are left back onto the Well; then back one by one. */
  | PromptWithValues<'keep' | 'putBack', Left>
  /** One of the Ruins, into the Hand or onto the Future Life; one of the own Future Life. */
  | PromptWithValues<'salvage' | 'recycle' | 'recall', Using>
  /** One of the picked cards. */
  | PromptWithValues<'swindle', Using & { of: PersonRef }>
  /** A Deed to copy. */
  | PromptWithValues<'embody' | 'mimic', Using>

export type KarmakaPromptKind = KarmakaPrompt['kind']

/** The same from every view: cards are counted, and named only where they lie open. Undefined on the way to a choice. */
export function promptFor(view: KarmakaView, seat: Seat): KarmakaPrompt | undefined {
  const frame = view.stack.at(-1)
  if (view.winner !== null || frame?.seat !== seat) return undefined
  switch (frame.kind) {
    case 'turn':
      return asksTurn(view, frame)
    case 'offer':
      return { kind: 'offer', values: { card: cardName(view.centre), by: { seat: frame.by } } }
    case 'rings': {
      const rung = rungName((view.players[seat]?.rung ?? 0) + 1)
      return { kind: 'rings', values: { points: frame.points, spend: frame.spend, rung } }
    }
    case 'ability':
      return asksAbility(view, frame)
  }
}

function asksTurn(view: KarmakaView, { seat, stage }: KarmakaFrame & { kind: 'turn' }): KarmakaPrompt {
  if (stage === 'draw') return { kind: stage }
  if (stage === 'death' || stage === 'over') return { kind: 'death' }
  const { heir } = relationsOf(view.variant, view.players.length, seat)
  const ways: Message = heir === null ? gameMessage('ways') : gameMessage('ways.heir', { heir: { seat: heir } })
  const mayPass = (view.players[seat]?.deck.count ?? 0) > 0
  return { kind: stage === 'again' ? stage : mayPass ? 'play' : 'mustPlay', values: { ways } }
}

function asksAbility(view: KarmakaView, frame: AbilityFrame): KarmakaPrompt | undefined {
  const { asks: wanted, ability, count, seat } = frame
  const step = currentStepOf(frame)
  const hand = view.players[seat]?.hand.count ?? 0
  const card = cardName(ability)
  const by = { seat: frame.by }
  /** No more than the step moves, and than there are. */
  const upTo = (there: number) => ({
    card,
    count,
    left: Math.min(step === undefined ? 0 : maxCardsOf(step, frame) - count, there),
  })
  switch (wanted) {
    case 'target':
    case 'embody':
    case 'mimic':
      return { kind: wanted, values: { card } }
    case 'ruin':
      if (seat !== frame.by) return { kind: 'ruinFor', values: { card, by } }
      if (step?.op === 'ruinFromHand' && step.min < step.max) return { kind: 'discard', values: upTo(hand) }
      return { kind: step?.op === 'ruinFromHand' && step.of === 'self' ? 'deny' : 'ruin', values: { card } }
    case 'ruinDeed':
      return { kind: 'ruinDeed', values: { card, by } }
    case 'draw':
      return { kind: 'drawOn', values: upTo(view.well.count + Math.max(0, view.ruins.length - RUINS_KEPT_ON_REFILL)) }
    case 'place':
      return { kind: step?.op === 'placeFromHand' && step.to === 'deeds' ? 'score' : 'store', values: upTo(hand) }
    case 'placeLifted':
      return { kind: 'keep', values: upTo(view.lifted.count) }
    case 'returnLifted':
      return { kind: 'putBack', values: { card, count, left: view.lifted.count } }
    case 'takeRuins':
      return { kind: step?.op === 'take' && step.to === 'future' ? 'recycle' : 'salvage', values: { card } }
    case 'takeFuture':
      return { kind: 'recall', values: { card } }
    case 'takePicked':
      return { kind: 'swindle', values: { card, of: { seat: abilityTargetOf(frame) } } }
    case null:
      return undefined
  }
}
