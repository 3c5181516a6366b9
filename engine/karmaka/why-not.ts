/** Why an action is not offered, in words for people. Legality is decided elsewhere: this only names the reason. */
import type { Message, MessageValues, Seat } from '../core/contract/game.ts'
import { topFrame } from '../core/contract/flow.ts'
import { CARD_DATA } from './data.ts'
import type { Way } from './data.ts'
import { stepOf } from './effects.ts'
import type { Ask, KarmakaAction, KarmakaFrame, KarmakaView, PlayerView } from './state.ts'
import { leastOf } from './steps.ts'
import type { AbilityFrame } from './work.ts'
import { relationsOf } from './variants.ts'

/** @param values a `card` is said by its name */
function because(reason: string, values?: MessageValues): Message {
  const id = `karmaka.why.${reason}`
  if (values === undefined) return { id }
  const { card } = values
  return { id, values: typeof card === 'string' ? { ...values, card: { id: `karmaka.card.${card}.name` } } : values }
}

/** The verbs that answer what an ability asks for. */
const ANSWERS_TO: Readonly<Record<Ask, readonly KarmakaAction['do'][]>> = {
  target: ['target'],
  ruin: ['ruin', 'done'],
  ruinDeed: ['ruinDeed'],
  draw: ['draw', 'done'],
  takeRuins: ['take'],
  takeFuture: ['take'],
  place: ['place', 'done'],
  placeLifted: ['place', 'done'],
  returnLifted: ['return'],
  takePicked: ['takePicked'],
  embody: ['embody'],
  mimic: ['mimic'],
}

export function whyNot(view: KarmakaView, seat: Seat, action: KarmakaAction): Message | undefined {
  if (view.winner !== null) return because('gameOver')
  const frame = topFrame(view.stack)
  if (frame.seat !== seat) return because('notYourTurn', { seat: frame.seat })
  const own = view.players[seat]
  if (own === undefined) return undefined
  switch (frame.kind) {
    case 'turn':
      return whyNotInTurn(view, frame, own, action)
    case 'offer':
      return action.do === 'answer' ? undefined : because('answerOffer', { seat: frame.by })
    case 'rings':
      if (action.do !== 'rings') return because('ringsFirst')
      return [0, frame.spend].includes(action.spend) ? undefined : because('exactRings', { rings: frame.spend })
    case 'ability':
      return whyNotInAbility(view, frame, own, action)
  }
}

function whyNotInTurn(
  view: KarmakaView,
  frame: KarmakaFrame & { kind: 'turn' },
  own: PlayerView,
  action: KarmakaAction,
): Message | undefined {
  const { stage, seat } = frame
  if (stage === 'death') return action.do === 'die' ? undefined : because('lifeOver')
  if (stage === 'draw') return action.do === 'draw' ? undefined : because('drawFirst')
  switch (action.do) {
    case 'play':
      if (!own.hand.known.includes(action.card)) return because('notInHand', { card: action.card })
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
      return because('playFirst')
  }
}

function whyNotWay(view: KarmakaView, seat: Seat, way: Way): Message | undefined {
  const { heir, mates } = relationsOf(view.variant, view.players.length, seat)
  if (way !== 'teammate' || heir !== null) return undefined
  return because(mates.length === 0 ? 'noTeammate' : 'noTeammateFuture')
}

function whyNotInAbility(
  view: KarmakaView,
  frame: AbilityFrame,
  own: PlayerView,
  action: KarmakaAction,
): Message | undefined {
  const { asks, ability: card } = frame
  if (asks === null) return undefined
  if (!ANSWERS_TO[asks].includes(action.do)) {
    const early = action.do === 'pass' || action.do === 'decline' || action.do === 'play' || action.do === 'done'
    return because(early ? 'finishAbility' : 'notAsked', { card })
  }
  switch (action.do) {
    case 'target':
      return whyNotTarget(view, frame, action.seat)
    case 'mimic':
      return whyNotMimic(view, frame, action.seat)
    case 'done':
      return whyNotDone(frame)
    case 'ruin':
      return own.hand.known.includes(action.card) ? undefined : because('notInHand', { card: action.card })
    case 'place':
      if (asks === 'placeLifted') return whyNotLifted(view, action.card)
      return own.hand.known.includes(action.card) ? undefined : because('notInHand', { card: action.card })
    case 'return':
      return whyNotLifted(view, action.card)
    case 'takePicked':
      return view.picked.known.includes(action.card) ? undefined : because('notPicked', { card: action.card })
    case 'embody':
      return own.deeds.includes(action.card) ? undefined : because('notYourDeed', { card: action.card })
    case 'ruinDeed':
      return whyNotAt(own.deeds, action.at, null)
    case 'take': {
      const step = stepOf(frame)
      const window = step?.op === 'take' ? step.window : null
      if (asks === 'takeRuins') return whyNotAt(view.ruins, action.at, window)
      return action.at < own.future.count ? undefined : because('noSuchCard')
    }
    default:
      return undefined
  }
}

function whyNotTarget(view: KarmakaView, frame: AbilityFrame, at: Seat): Message | undefined {
  const { rivals, anybody, mates } = relationsOf(view.variant, view.players.length, frame.by)
  const any = CARD_DATA[frame.ability].target === 'any'
  if ((any ? anybody : rivals).includes(at)) return undefined
  const card = frame.ability
  if (at === frame.by) return because('rivalsOnly', { card })
  if (mates.includes(at)) return because('notTeammate', { card })
  return because('opposite', { seat: at })
}

function whyNotMimic(view: KarmakaView, frame: AbilityFrame, at: Seat): Message | undefined {
  const { readable } = relationsOf(view.variant, view.players.length, frame.by)
  if (!readable.includes(at)) return because('mimicRivals')
  return (view.players[at]?.deeds.length ?? 0) > 0 ? undefined : because('noDeeds', { seat: at })
}

/** An ordered list that may not end yet: how many are still to come. */
function whyNotDone(frame: AbilityFrame): Message | undefined {
  const step = stepOf(frame)
  const missing = step === undefined ? 0 : leastOf(step) - frame.count
  return missing > 0 ? because('notEnough', { card: frame.ability, count: missing }) : undefined
}

function whyNotLifted(view: KarmakaView, card: string): Message | undefined {
  return view.lifted.known.some((each) => each.card === card) ? undefined : because('notLifted', { card })
}

/** A place in an open pile: of equal neighbours the upper one stands for all. */
function whyNotAt(pile: readonly string[], at: number, window: number | null): Message | undefined {
  const index = pile.length - 1 - at
  if (index < 0 || at < 0) return because('noSuchCard')
  if (window !== null && at >= window) return because('uppermostOnly', { count: window })
  return at > 0 && pile[index] === pile[index + 1] ? because('takeUpper') : undefined
}
