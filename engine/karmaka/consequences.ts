/** Consequences of a turn's choices that a player can check on the table; the Sage's reasons are built from them. */
import type { AdviceConsequence } from '../core/contract/consequences.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { createMessageFactory } from '../core/contract/game.ts'
import { CARD_DATA, pointsToRiseFrom, MIN_CARDS_AFTER_REBIRTH } from './data.ts'
import type { CardId } from './data.ts'
import { cardName, rungName } from './messages.ts'
import { lifeScoreOf } from './score.ts'
import type { KarmakaView, ViewedPlayer } from './state.ts'
import { sideOf } from './variants.ts'

/**
 * Every kind of consequence of a choice that the Sage, the adviser in the app, can give as a reason for its advice.
 * The text of each kind is the message `karmaka.reason.KIND`.
 */
export const ADVICE_CONSEQUENCE_KINDS = [
  'rises',
  'enough',
  'scored',
  'deeds',
  'rings',
  'nextReady',
  'nextPoints',
  'nextCards',
  'nextMore',
  'nextLess',
  'nextRoom',
  'takes',
  'keeps',
  'draws',
  'lasts',
  'again',
  'sees',
  'losesDeed',
  'losesHand',
  'losesNext',
  'losesDeck',
  'offered',
  'notOffered',
] as const
/** The kind of a consequence that the Sage, the adviser in the app, can give as a reason for its advice in Karmaka. */
export type KarmakaAdviceConsequenceKind = (typeof ADVICE_CONSEQUENCE_KINDS)[number]
const say = createMessageFactory<KarmakaAdviceConsequenceKind>('karmaka.reason')

/** Value of each consequence, in approximate points of a life. */
const RISEN = 6
const ENOUGH = 2.5
const RING = 0.8
const NEXT_POINT = 0.55
const NEXT_READY = 1.2
const NEXT_CARD = 0.25
const HAND_POINT = 0.2
const HAND_CARD = 0.1
const TURN = 0.25
const AGAIN = 0.5
const SEEN = 0.7
const RIVAL_POINT = 0.8
const RIVAL_CARD = 0.6
const RIVAL_DECK = 0.3
const OFFERED = -0.25

type Note = (about: string, worth: number, what?: Message, whose?: Seat, spared?: Message) => void

/**
 * Lists what a seat's choices change for the seat and its rivals, by comparing the views before and after the choices.
 * The Sage, the adviser in the app, builds the reasons for its advice from this list. Implements `Game.consequences`.
 * @returns the changes, each with a value in approximate points of the score of a life
 */
export function consequences(before: KarmakaView, after: KarmakaView, seat: Seat): readonly AdviceConsequence[] {
  const found: AdviceConsequence[] = []
  const note: Note = (about, worth, what, whose = seat, spared) => {
    found.push({ ...(what && { what }), ...(spared && { sparedMessage: spared }), seat: whose, quantity: about, worth })
  }
  const [old, own] = [before.players[seat], after.players[seat]]
  if (old === undefined || own === undefined) return found
  if (own.rung > old.rung) note('life', RISEN, say('rises', { rung: rungName(own.rung) }))
  if (own.lives === old.lives) {
    life(old, own, note)
    hand(before, after, seat, note)
    next(old, own, before.stack.at(-1)?.kind === 'offer', note)
  }
  if (own.rings !== 0) note('rings', RING * own.rings, say('rings', { count: own.rings }))
  const [turn] = after.stack
  if (turn?.kind === 'turn' && turn.seat === seat && turn.stage === 'again') note('again', AGAIN, say('again'))
  rivals(before, after, seat, note)
  offered(after, seat, note)
  return found
}

/** Points of the Deeds, compared with the points that the next rung requires. */
function life(old: ViewedPlayer, own: ViewedPlayer, note: Note): void {
  const need = pointsToRiseFrom(own.rung)
  const score = lifeScoreOf(own.deeds)
  const gained = Math.min(score.points, need) - Math.min(lifeScoreOf(old.deeds).points, need)
  const isEnough = score.points + own.rings >= need
  const wasEnough = lifeScoreOf(old.deeds).points + old.rings >= need
  const { points, colour } = score
  if (isEnough && !wasEnough) note('life', ENOUGH + gained, say('enough', { rung: rungName(own.rung + 1) }))
  else if (gained > 0) note('life', gained, say('scored', { points, need, colour }))
  else if (own.deeds.length > old.deeds.length) note('life', 0, say('deeds'))
}

/** Cards of the Hand and the Deck. Any card may be drawn, so only the number of drawn cards is reported. */
function hand(before: KarmakaView, after: KarmakaView, seat: Seat, note: Note): void {
  const [old, own] = [before.players[seat], after.players[seat]]
  if (old === undefined || own === undefined) return
  const open = [
    ...before.ruins,
    ...before.picked.known,
    ...before.players.flatMap(({ deeds }) => deeds.slice(-1)),
    ...old.future.known.map(({ card }) => card),
  ]
  for (const card of new Set([...old.hand.known, ...own.hand.known])) {
    const more = countOf(own.hand.known, card) - countOf(old.hand.known, card)
    const worth = more * (HAND_POINT * CARD_DATA[card].points + HAND_CARD)
    if (more < 0) note(`hand ${card}`, worth, undefined, seat, say('keeps', { card: cardName(card) }))
    else if (more > 0 && open.includes(card)) note(`hand ${card}`, worth, say('takes', { card: cardName(card) }))
  }
  const dealt = after.players.reduce((sum, { deck }, at) => sum + deck.count - (before.players[at]?.deck.count ?? 0), 0)
  const drawn = before.well.count - after.well.count - dealt - (after.lifted.count - before.lifted.count)
  if (drawn > 0) note('draws', TURN * drawn, say('draws', { count: drawn }))
  const isSure = lifeScoreOf(old.deeds).points + old.rings >= pointsToRiseFrom(old.rung)
  const cards = own.hand.count + own.deck.count
  if (!isSure && cards > 0) note('turns', TURN * cards, say('lasts', { count: cards }))
}

function countOf(cards: readonly CardId[], wanted: CardId): number {
  return cards.filter((card) => card === wanted).length
}

/**
 * Cards of the Future Life.
 * @param isOffered whether the seat must still accept or refuse an offered card for it
 */
function next(old: ViewedPlayer, own: ViewedPlayer, isOffered: boolean, note: Note): void {
  const cardsOf = ({ future }: ViewedPlayer): readonly CardId[] => future.known.map(({ card }) => card)
  const [was, is] = [lifeScoreOf(cardsOf(old)), lifeScoreOf(cardsOf(own))]
  const isSure = lifeScoreOf(own.deeds).points + own.rings >= pointsToRiseFrom(own.rung)
  const need = pointsToRiseFrom(isSure ? own.rung + 1 : own.rung)
  const gained = Math.min(is.points, need) - Math.min(was.points, need)
  const { points, colour } = is
  const count = own.future.count
  const isKnown = own.future.known.length === count
  if (isKnown && need > 0 && gained > 0 && is.points >= need)
    note('next', NEXT_READY + NEXT_POINT * gained, say('nextReady', { points, colour }))
  else if (isKnown && gained > 0) note('next', NEXT_POINT * gained, say('nextPoints', { points, colour }))
  else if (count < old.future.count) note('next', -NEXT_CARD * (old.future.count - count), say('nextLess', { count }))
  if (count > old.future.count) {
    const worth = NEXT_CARD * (count - old.future.count)
    note('next', worth, say('nextCards', { count }))
    note('next', NEXT_CARD, say('nextMore'))
  }
  const room = MIN_CARDS_AFTER_REBIRTH - count
  if (isOffered && room > 0) note('nextRoom', NEXT_CARD * room, say('nextRoom', { count: room }))
}

/** Losses of the rivals. */
function rivals(before: KarmakaView, after: KarmakaView, seat: Seat, note: Note): void {
  for (const [rival, now] of after.players.entries()) {
    const old = before.players[rival]
    if (old === undefined || sideOf(after.variant, rival) === sideOf(after.variant, seat)) continue
    const lost = lifeScoreOf(old.deeds).points - lifeScoreOf(now.deeds).points
    if (now.lives === old.lives && now.deeds.length < old.deeds.length)
      note('deeds', RIVAL_POINT * Math.max(lost, 1), say('losesDeed', { points: lost }), rival)
    const cards = old.hand.count - now.hand.count
    if (cards > 0) note('hand', RIVAL_CARD * cards, say('losesHand', { count: cards }), rival)
    const future = old.future.count - now.future.count
    if (future > 0) note('future', RIVAL_CARD * future, say('losesNext', { count: future }), rival)
    const deck = old.deck.count - now.deck.count
    if (deck > 0) note('deck', RIVAL_DECK * deck, say('losesDeck', { count: deck }), rival)
    if (now.hand.count > 0 && now.hand.known.length === now.hand.count && old.hand.known.length < old.hand.count)
      note(`sees ${String(rival)}`, SEEN, say('sees', { rival: { seat: rival } }))
  }
}

/** A card that was used for its ability goes to a rival if the rival accepts it (section 7 of the rules). */
function offered({ stack, centre, variant }: KarmakaView, seat: Seat, note: Note): void {
  const top = stack.at(-1)
  if (top?.kind !== 'offer' || centre === null || sideOf(variant, top.seat) === sideOf(variant, seat)) return
  const values = { card: cardName(centre), rival: { seat: top.seat } }
  note('offered', OFFERED * CARD_DATA[centre].points, say('offered', values), seat, say('notOffered', values))
}
