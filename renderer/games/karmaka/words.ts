/** What Karmaka says: prompts and choices. Ids of messages/karmaka; the log is in log.ts, figures in figures.ts. */
import { topFrame } from '../../../engine/core/contract/flow.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA } from '../../../engine/karmaka/data.ts'
import type { Card, EffectStep } from '../../../engine/karmaka/data.ts'
import type { KarmakaAction, KarmakaFrame, KarmakaView } from '../../../engine/karmaka/state.ts'
import { relationsOf } from '../../../engine/karmaka/index.ts'
import { cardName, message, rungName } from './names.ts'
import { fromTop } from './piles.ts'

type Ability = KarmakaFrame & { kind: 'ability' }

// ------------------------------------------------------------------------------------------------------- prompts

/** What the deciding seat is asked; the screen adds `name`. */
export function prompt(view: KarmakaView, seat: Seat): Message {
  if (view.winner !== null) return message('prompt.over')
  const frame = topFrame(view.stack)
  switch (frame.kind) {
    case 'turn':
      return askTurn(view, seat, frame.stage)
    case 'ability':
      return askAbility(frame)
    case 'offer':
      return message('prompt.offer', { bySeat: frame.by, card: cardName(view.centre) })
    case 'rings':
      return message('prompt.rings', {
        points: frame.points,
        spend: frame.spend,
        rung: rungName((view.players[seat]?.rung ?? 0) + 1),
      })
  }
}

function askTurn(view: KarmakaView, seat: Seat, stage: (KarmakaFrame & { kind: 'turn' })['stage']): Message {
  if (stage !== 'play') return message(`prompt.${stage}`)
  return message((view.players[seat]?.deck.count ?? 0) > 0 ? 'prompt.play' : 'prompt.mustPlay')
}

function askAbility(frame: Ability): Message {
  const card = cardName(frame.ability)
  switch (frame.asks) {
    case 'ruin':
      return askRuin(frame)
    case 'draw':
      return message('prompt.drawOn', { left: left(frame) })
    case 'place':
      return message(placesDeeds(frame) ? 'prompt.placeDeeds' : 'prompt.placeFuture', { left: left(frame) })
    case 'placeLifted':
      return message('prompt.placeLifted', { left: left(frame) })
    case 'takePicked':
      return message('prompt.takePicked', { targetSeat: frame.target ?? frame.by })
    case 'ruinDeed':
      return message('prompt.ruinDeed', { bySeat: frame.by, card })
    case 'target':
      return message('prompt.target', { card })
    case 'takeRuins':
    case 'takeFuture':
    case 'returnLifted':
    case 'embody':
    case 'mimic':
      return message(`prompt.${frame.asks}`)
    case null:
      throw new Error('nothing is asked')
  }
}

function askRuin(frame: Ability): Message {
  if (frame.seat !== frame.by) return message('prompt.ruinFor', { bySeat: frame.by, card: cardName(frame.ability) })
  if (isCopying(frame)) return message('prompt.denial')
  const step = stepOf(frame)
  const optional = step?.op === 'ruinFromHand' && step.min < step.max
  return optional ? message('prompt.roulette', { left: left(frame) }) : message('prompt.ruin')
}

/** The step of the effect that asks. */
function stepOf(frame: Ability): EffectStep | undefined {
  return CARD_DATA[frame.ability].effect[frame.step]
}

/** How many cards the step still moves, at most. */
function left(frame: Ability): number {
  const step = stepOf(frame)
  if (step === undefined || !('max' in step)) return 1
  const more = step.op === 'drawFromWell' && step.plusRuined === true ? frame.ruined : 0
  return Math.max(1, step.max + more - frame.count)
}

function placesDeeds(frame: Ability): boolean {
  const step = stepOf(frame)
  return step?.op === 'placeFromHand' && step.to === 'deeds'
}

/** The card that is ruined lends its ability (Denial). */
function isCopying(frame: Ability): boolean {
  return CARD_DATA[frame.ability].effect.some((step) => step.op === 'copy')
}

// ------------------------------------------------------------------------------------------------------- choices

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function choice(action: KarmakaAction, view: KarmakaView): Message {
  const frame = topFrame(view.stack)
  const { seat } = frame
  switch (action.do) {
    case 'play':
      return choosePlay(view, seat, action)
    case 'draw':
      return message(frame.kind === 'ability' ? 'choice.drawOn' : 'choice.draw')
    case 'die':
    case 'pass':
    case 'decline':
      return message(`choice.${action.do}`)
    case 'target': {
      const card = cardName(frame.kind === 'ability' ? frame.ability : view.centre)
      return action.seat === seat
        ? message('choice.targetSelf', { card })
        : message('choice.target', { card, seat: action.seat })
    }
    case 'mimic': {
      const { deeds = [] } = view.players[action.seat] ?? {}
      return message('choice.mimic', { card: cardName(fromTop(deeds, 0)), seat: action.seat })
    }
    case 'ruinDeed': {
      const { deeds = [] } = view.players[seat] ?? {}
      return message('choice.ruinDeed', { card: cardName(fromTop(deeds, action.at)), at: action.at + 1 })
    }
    case 'take':
      return chooseTake(view, frame, action.at)
    case 'answer':
      return chooseAnswer(view, frame, action.accept)
    case 'rings': {
      const rung = view.players[seat]?.rung ?? 0
      if (action.spend === 0) return message('choice.spendNone', { rung: rungName(rung) })
      return message('choice.spend', { rings: action.spend, rung: rungName(rung + 1) })
    }
    case 'done':
      return frame.kind === 'ability'
        ? message(`choice.done.${frame.asks ?? 'draw'}`, { count: frame.count })
        : message('choice.decline')
    case 'ruin':
      return message(frame.kind === 'ability' && isCopying(frame) ? 'choice.deny' : 'choice.ruin', named(action.card))
    case 'place':
      return message(
        frame.kind === 'ability' && placesDeeds(frame) ? 'choice.placeDeeds' : 'choice.placeFuture',
        worth(action.card),
      )
    case 'takePicked':
    case 'return':
    case 'embody':
      return message(`choice.${action.do}`, named(action.card))
  }
}

function named(card: Card) {
  return { card: cardName(card) }
}

function worth(card: Card) {
  const { points, colour } = CARD_DATA[card]
  return { ...named(card), points, colour }
}

function choosePlay(view: KarmakaView, seat: Seat, { card, way }: KarmakaAction & { do: 'play' }): Message {
  if (way === 'points') return message('choice.points', worth(card))
  if (way !== 'teammate') return message(`choice.${way}`, named(card))
  const { heir } = relationsOf(view.variant, view.players.length, seat)
  return message('choice.teammate', { ...named(card), seat: heir ?? seat })
}

function chooseTake(view: KarmakaView, frame: KarmakaFrame, at: number): Message {
  if (frame.kind !== 'ability' || frame.asks === 'takeFuture') {
    const { future } = view.players[frame.seat] ?? {}
    const index = (future?.count ?? 0) - 1 - at
    const card = future?.known.find((each) => each.at === index)?.card ?? null
    return message('choice.recall', { card: cardName(card), at: at + 1 })
  }
  const step = stepOf(frame)
  const id = step?.op === 'take' && step.to === 'future' ? 'choice.takeFuture' : 'choice.takeHand'
  return message(id, { card: cardName(fromTop(view.ruins, at)), at: at + 1 })
}

function chooseAnswer(view: KarmakaView, frame: KarmakaFrame, accept: boolean): Message {
  const card = cardName(view.centre)
  if (accept) return message('choice.accept', { card })
  const next = frame.kind === 'offer' ? frame.next[0] : undefined
  return next === undefined ? message('choice.refuse', { card }) : message('choice.refuseOn', { nextSeat: next })
}
