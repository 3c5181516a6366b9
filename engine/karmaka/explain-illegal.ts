/** Explains to players why an action is not offered. Legality is decided elsewhere; this file only names the reason. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, MessageValues, Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/frame-stack.ts'
import { promptFor } from './prompts.ts'
import type { KarmakaPromptKind } from './prompts.ts'
import { CARD_DATA } from './data.ts'
import type { CardId, CardUse } from './data.ts'
import { currentStepOf } from './effects.ts'
import { cardName } from './messages.ts'
import type { KarmakaAction, KarmakaFrame, KarmakaView, ViewedPlayer } from './state.ts'
import { minCardsOfStep } from './effect-steps.ts'
import type { AbilityFrame } from './ability-context.ts'
import { relationsOfSeat } from './variants.ts'

/** Reasons why an action is illegal; their texts are the messages `karmaka.why.REASON`. */
export type KarmakaIllegalReason =
  /** The seat must first answer the current prompt, which is of this kind; the action is no answer to it. */
  | `first.${KarmakaPromptKind}`
  | 'gameOver'
  | 'notYourTurn'
  /** Rings are spent for exactly the missing points, or not at all. */
  | 'exactRings'
  | 'notInHand'
  /** A further play is declined, not passed. */
  | 'declineInstead'
  /** The seat cannot pass, since its Deck is empty. */
  | 'mustPlay'
  /** Only a further play can be declined; this is the first play of the turn. */
  | 'firstPlay'
  | 'drawnAlready'
  | 'deckEmpty'
  /** A life ends only when the seat has no cards left. */
  | 'stillAlive'
  /** No card is offered to the seat. */
  | 'noOffer'
  | 'noTeammate'
  /** The seat has a partner, but in Big Bad Wolf partners cannot give each other cards. */
  | 'noTeammateFuture'
  /** The target is the player of the card, but the ability affects rivals only. */
  | 'rivalsOnly'
  /** The target is a teammate, but the ability affects rivals only. */
  | 'notTeammate'
  /** The target is the player opposite, whom no ability affects with four players without teams. */
  | 'opposite'
  /** Mimic copies only Deeds of opponents. */
  | 'mimicRivals'
  /** The seat whose Deed is to be copied has none. */
  | 'noDeeds'
  /** The seat must move more cards before it may stop. */
  | 'notEnough'
  | 'notLifted'
  | 'notPicked'
  | 'notYourDeed'
  /** The pile has no card at that position. */
  | 'noSuchCard'
  /** The card is below the uppermost cards of the pile, from which the seat may choose. */
  | 'uppermostOnly'
  /** The card above it is equal; choosing that one is the same action. */
  | 'takeUpper'

const because = createMessageFactory<KarmakaIllegalReason>('karmaka.why')

const PLAY: readonly KarmakaAction['do'][] = ['play', 'pass', 'decline', 'draw', 'die', 'answer']

/** The verbs that answer a prompt, or fail for a specific reason. */
const ANSWERS_TO: Readonly<Record<KarmakaPromptKind, readonly KarmakaAction['do'][]>> = {
  draw: ['draw'],
  death: ['die'],
  play: PLAY,
  mustPlay: PLAY,
  again: PLAY,
  offer: ['answer'],
  rings: ['rings'],
  target: ['target'],
  ruinFor: ['ruin', 'done'],
  ruin: ['ruin', 'done'],
  deny: ['ruin', 'done'],
  discard: ['ruin', 'done'],
  ruinDeed: ['ruinDeed'],
  drawOn: ['draw', 'done'],
  store: ['place', 'done'],
  score: ['place', 'done'],
  keep: ['place', 'done'],
  putBack: ['return'],
  salvage: ['take'],
  recycle: ['take'],
  recall: ['take'],
  swindle: ['takePicked'],
  embody: ['embody'],
  mimic: ['mimic'],
}

/**
 * Explains to a player why an action is not among the choices of a seat.
 * @returns the reason, or undefined if the action is offered or there is no specific reason
 */
export function explainIllegal(view: KarmakaView, seat: Seat, action: KarmakaAction): Message | undefined {
  if (view.winner !== null) return because('gameOver')
  const frame = topFrame(view.stack)
  if (frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
  const own = view.players[seat]
  const ask = promptFor(view, seat)
  if (own === undefined || ask === undefined) return undefined
  if (!ANSWERS_TO[ask.kind].includes(action.do))
    return because(`first.${ask.kind}`, 'values' in ask ? ask.values : undefined)
  switch (frame.kind) {
    case 'turn':
      return whyNotInTurn(view, frame, own, action)
    case 'rings': {
      const exact = action.do !== 'rings' || [0, frame.spend].includes(action.spend)
      return exact ? undefined : because('exactRings', { rings: frame.spend })
    }
    case 'ability':
      return whyNotInAbility(view, frame, own, action)
    default:
      return undefined
  }
}

function named(card: CardId): MessageValues {
  return { card: cardName(card) }
}

function whyNotInTurn(
  view: KarmakaView,
  frame: KarmakaFrame & { kind: 'turn' },
  own: ViewedPlayer,
  action: KarmakaAction,
): Message | undefined {
  const { stage, seat } = frame
  if (stage === 'draw' || stage === 'death' || stage === 'over') return undefined
  switch (action.do) {
    case 'play':
      if (!own.hand.known.includes(action.card)) return because('notInHand', named(action.card))
      return whyNotWay(view, seat, action.way)
    case 'pass':
      if (stage === 'again') return because('declineInstead')
      return own.deck.count > 0 ? undefined : because('mustPlay')
    case 'decline':
      return stage === 'again' ? undefined : because('firstPlay')
    case 'draw':
      return because(own.deck.count > 0 ? 'drawnAlready' : 'deckEmpty')
    case 'die':
      return because('stillAlive')
    case 'answer':
      return because('noOffer')
    default:
      return undefined
  }
}

function whyNotWay(view: KarmakaView, seat: Seat, way: CardUse): Message | undefined {
  const { heir, partners } = relationsOfSeat(view.variant, view.players.length, seat)
  if (way !== 'teammate' || heir !== null) return undefined
  return because(partners.length === 0 ? 'noTeammate' : 'noTeammateFuture')
}

function whyNotInAbility(
  view: KarmakaView,
  frame: AbilityFrame,
  own: ViewedPlayer,
  action: KarmakaAction,
): Message | undefined {
  switch (action.do) {
    case 'target':
      return whyNotTarget(view, frame, action.seat)
    case 'mimic':
      return whyNotMimic(view, frame, action.seat)
    case 'done':
      return whyNotDone(frame)
    case 'ruin':
      return own.hand.known.includes(action.card) ? undefined : because('notInHand', named(action.card))
    case 'place':
      if (frame.asks === 'placeLifted') return whyNotLifted(view, action.card)
      return own.hand.known.includes(action.card) ? undefined : because('notInHand', named(action.card))
    case 'return':
      return whyNotLifted(view, action.card)
    case 'takePicked':
      return view.picked.known.includes(action.card) ? undefined : because('notPicked', named(action.card))
    case 'embody':
      return own.deeds.includes(action.card) ? undefined : because('notYourDeed', named(action.card))
    case 'ruinDeed':
      return whyNotAt(own.deeds, action.at, null)
    case 'take': {
      const step = currentStepOf(frame)
      const window = step?.op === 'take' ? step.window : null
      if (frame.asks === 'takeRuins') return whyNotAt(view.ruins, action.at, window)
      return action.at < own.future.count ? undefined : because('noSuchCard')
    }
    default:
      return undefined
  }
}

function whyNotTarget(view: KarmakaView, frame: AbilityFrame, at: Seat): Message | undefined {
  const { rivalTargets, anyPlayerTargets, partners } = relationsOfSeat(view.variant, view.players.length, frame.by)
  const any = CARD_DATA[frame.ability].target === 'any'
  if ((any ? anyPlayerTargets : rivalTargets).includes(at)) return undefined
  if (at === frame.by) return because('rivalsOnly', named(frame.ability))
  if (partners.includes(at)) return because('notTeammate', named(frame.ability))
  return because('opposite', { seat: { seat: at } })
}

function whyNotMimic(view: KarmakaView, frame: AbilityFrame, at: Seat): Message | undefined {
  const { mimicTargets } = relationsOfSeat(view.variant, view.players.length, frame.by)
  if (!mimicTargets.includes(at)) return because('mimicRivals')
  return (view.players[at]?.deeds.length ?? 0) > 0 ? undefined : because('noDeeds', { seat: { seat: at } })
}

/** The reason why an ordered list may not end yet: the number of cards still required. */
function whyNotDone(frame: AbilityFrame): Message | undefined {
  const step = currentStepOf(frame)
  const missing = step === undefined ? 0 : minCardsOfStep(step) - frame.count
  return missing > 0 ? because('notEnough', { ...named(frame.ability), count: missing }) : undefined
}

function whyNotLifted(view: KarmakaView, card: CardId): Message | undefined {
  return view.lifted.known.some((each) => each.card === card) ? undefined : because('notLifted', named(card))
}

/** The reason why an index in an open pile is not offered. Equal neighbours are one choice, named by the upper one. */
function whyNotAt(pile: readonly string[], at: number, window: number | null): Message | undefined {
  const index = pile.length - 1 - at
  if (index < 0 || at < 0) return because('noSuchCard')
  if (window !== null && at >= window) return because('uppermostOnly', { count: window })
  return at > 0 && pile[index] === pile[index + 1] ? because('takeUpper') : undefined
}
