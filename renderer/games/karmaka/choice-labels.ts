/** Texts of choices in Karmaka. Ids of messages/karmaka; the log is in log-sentences.ts, figures in seat-figures.ts. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { previewActionFromView } from '../../../engine/core/contract/action-preview.ts'
import { CARD_DATA } from '../../../engine/karmaka/data.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import { karmaka, relationsOfSeat } from '../../../engine/karmaka/index.ts'
import type { KarmakaAction, KarmakaEvent, KarmakaView } from '../../../engine/karmaka/index.ts'
import { pendingPrompt } from './current-state.ts'
import { cardName, gameMessage, rungName, type KarmakaMessageId } from './names.ts'
import { cardFromTopIfKnown, cardFromTopOrThrow } from './pile-queries.ts'

const NO_PILE = { count: 0, known: [] }

/**
 * The text of a choice in the list beside the board.
 * @param view of a running game, seen by the seat that chooses; `action` is one of its choices
 */
export function choiceLabel(action: KarmakaAction, view: KarmakaView): Message {
  const { seat } = topFrame(view.stack)
  const ask = pendingPrompt(view)
  const { deeds = [], rung = 0, future = NO_PILE } = view.players[seat] ?? {}
  switch (action.do) {
    case 'play':
      return choosePlay(view, seat, action)
    case 'draw':
      return gameMessage(ask?.kind === 'drawOn' ? 'choice.drawOn' : 'choice.draw')
    case 'die':
    case 'pass':
      return gameMessage(`choice.${action.do}`)
    case 'decline':
    case 'done':
      return gameMessage(doneOrDeclineMessageId(view))
    case 'target': {
      const values = { ...gain(action, view), card: ask?.kind === 'target' ? ask.values.card : cardName(view.centre) }
      if (action.seat === seat) return gameMessage('choice.targetSelf', values)
      return gameMessage('choice.target', { ...values, seat: { seat: action.seat } })
    }
    case 'mimic': {
      const card = cardName(view.players[action.seat]?.deeds.at(-1))
      return gameMessage('choice.mimic', { ...gain(action, view), card, seat: { seat: action.seat } })
    }
    case 'ruinDeed':
      return gameMessage('choice.ruinDeed', {
        card: cardName(cardFromTopOrThrow(deeds, action.at)),
        nth: action.at + 1,
      })
    case 'take': {
      const recalls = ask?.kind === 'recall'
      const card = recalls ? cardFromTopIfKnown(future, action.at) : cardFromTopOrThrow(view.ruins, action.at)
      return gameMessage(`choice.${ask?.kind ?? 'recall'}` as KarmakaMessageId, {
        card: cardName(card),
        nth: action.at + 1,
      })
    }
    case 'answer':
      return chooseAnswer(view, action.accept)
    case 'rings':
      if (action.spend === 0) return gameMessage('choice.spendNone', { rung: rungName(rung) })
      return gameMessage('choice.spend', { rings: action.spend, rung: rungName(rung + 1) })
    case 'ruin':
      if (ask?.kind !== 'deny') return gameMessage('choice.ruin', named(action.card))
      return gameMessage('choice.deny', { ...gain(action, view), ...named(action.card) })
    case 'place':
      return gameMessage(ask?.kind === 'score' ? 'choice.score' : 'choice.store', worth(action.card))
    case 'embody':
      return gameMessage('choice.embody', { ...gain(action, view), ...named(action.card) })
    case 'takePicked':
    case 'return':
      return gameMessage(`choice.${action.do}`, named(action.card))
  }
}

/**
 * The message id of the choice that ends or declines the pending decision, for example the id of 'Enough'. The button
 * beside the prompt for this choice is named by the same id.
 */
export function doneOrDeclineMessageId(view: KarmakaView): KarmakaMessageId {
  const ask = pendingPrompt(view)
  const { count } = { count: 1, ...ask?.values }
  // 'Enough' would be wrong before the first card has been chosen.
  return `done.${ask?.kind ?? 'again'}${count === 0 ? '.none' : ''}` as KarmakaMessageId
}

/**
 * Whether an ability has no effect (`nothing`): it certainly does nothing, whichever seat it is used on, and it grants no
 * further play.
 */
function gain(action: KarmakaAction, view: KarmakaView): { readonly nothing: boolean } {
  const { facts: events, followUpActions } = previewActionFromView(karmaka, view, topFrame(view.stack).seat, action)
  const then = followUpActions()
  const inVain = (told: readonly VisibleEvent[]): boolean =>
    (told as readonly VisibleEvent<KarmakaEvent>[]).some(
      (event) => event.kind === 'nothing' && CARD_DATA[event.card].effect.every(({ op }) => op !== 'playAgain'),
    )
  const nothing = inVain(events) || (then.length > 0 && then.every((following) => inVain(following.facts)))
  return { nothing }
}

function named(card: CardId) {
  return { card: cardName(card) }
}

function worth(card: CardId) {
  const { points, colour } = CARD_DATA[card]
  return { ...named(card), points, colour }
}

function choosePlay(view: KarmakaView, seat: Seat, action: KarmakaAction & { do: 'play' }): Message {
  const { card, way } = action
  if (way === 'points') return gameMessage('choice.points', worth(card))
  if (way === 'ability') return gameMessage('choice.ability', { ...gain(action, view), ...named(card) })
  if (way === 'future') return gameMessage('choice.future', named(card))
  const { heir } = relationsOfSeat(view.variant, view.players.length, seat)
  return gameMessage('choice.teammate', { ...named(card), seat: { seat: heir ?? seat } })
}

function chooseAnswer({ stack, centre }: KarmakaView, accept: boolean): Message {
  const frame = stack.at(-1)
  const card = cardName(centre)
  if (accept) return gameMessage('choice.accept', { card })
  const next = frame?.kind === 'offer' ? frame.next[0] : undefined
  return next === undefined
    ? gameMessage('choice.refuse', { card })
    : gameMessage('choice.refuseOn', { next: { seat: next } })
}
