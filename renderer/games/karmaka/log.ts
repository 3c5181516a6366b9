/** The log of Karmaka: facts as sentences, and what of them has to be read. Ids of messages/karmaka. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA } from '../../../engine/karmaka/data.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import type { KarmakaFact } from '../../../engine/karmaka/state.ts'
import type { Reading } from '../face.ts'
import { abilityOf, cardName, cardNames, message, rungName } from './names.ts'

type Told = SeenFact<KarmakaFact>

/** A fact as a sentence; what is told twice (`moved`) or is always so (an unseen draw from the Deck) is not. */
export function sentence(fact: Told): Message | undefined {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
      return undefined
    case 'drew':
      if (fact.from === 'well') return message('log.drewWell', { seat: fact.seat, card: cardName(cardIn(fact)) })
      if (cardIn(fact) === undefined) return undefined
      return message('log.drewDeck', { seat: fact.seat, card: cardName(cardIn(fact)) })
    case 'played': {
      const { points, colour } = CARD_DATA[fact.card]
      const values = { seat: fact.seat, card: cardName(fact.card) }
      return fact.way === 'ability'
        ? message('log.ability', values)
        : message('log.points', { ...values, points, colour })
    }
    case 'stored': {
      const values = { seat: fact.seat, card: cardName(cardIn(fact)) }
      if (fact.whose === fact.seat) return message('log.stored', values)
      return message('log.storedFor', { ...values, whoseSeat: fact.whose })
    }
    case 'passed':
    case 'declined':
      return message(`log.${fact.kind}`, { seat: fact.seat })
    case 'targeted': {
      const values = { seat: fact.seat, card: cardName(fact.card) }
      if (fact.at === fact.seat) return message('log.targetedSelf', values)
      return message('log.targeted', { ...values, atSeat: fact.at })
    }
    case 'copied':
      return copied(fact)
    case 'nothing':
      return message('log.nothing', { card: cardName(fact.card) })
    case 'ruined':
      return message('log.ruined', {
        seat: fact.seat,
        cards: cardNames(fact.cards),
        count: fact.cards.length,
        from: fact.from,
      })
    case 'refilled':
      return message('log.refilled', { count: fact.count })
    case 'dealt':
      return message('log.dealt', { seat: fact.seat, count: fact.count })
    case 'salvaged':
      return message(fact.to === 'hand' ? 'log.salvagedHand' : 'log.salvagedFuture', {
        seat: fact.seat,
        card: cardName(fact.card),
      })
    case 'robbed':
      return message('log.robbed', { seat: fact.seat, whoseSeat: fact.whose, card: cardName(fact.card) })
    case 'recalled':
      return message('log.recalled', { seat: fact.seat, at: fact.at + 1, card: cardName(cardIn(fact)) })
    case 'stole':
    case 'swindled':
      return message(`log.${fact.kind}`, { seat: fact.seat, whoseSeat: fact.whose, card: cardName(cardIn(fact)) })
    case 'peeked':
    case 'picked':
      return looked(fact)
    case 'lifted':
      return told('log.lifted', { seat: fact.seat, count: fact.count }, cardsIn(fact))
    case 'returned':
      return message('log.returned', { seat: fact.seat, card: cardName(cardIn(fact)) })
    case 'offered':
      return message('log.offered', { seat: fact.seat, toSeat: fact.to, card: cardName(fact.card) })
    case 'answered':
      return message(fact.accepted ? 'log.accepted' : 'log.refused', { seat: fact.seat, card: cardName(fact.card) })
    case 'unclaimed':
      return message('log.unclaimed', { card: cardName(fact.card) })
    case 'scored':
      return message('log.scored', { seat: fact.seat, ...fact.sums, points: fact.points, need: fact.need })
    case 'spent':
      return message('log.spent', { seat: fact.seat, rings: fact.rings })
    case 'climbed':
      return message('log.climbed', { seat: fact.seat, from: rungName(fact.from), to: rungName(fact.to) })
    case 'stayed':
      return message('log.stayed', {
        seat: fact.seat,
        rung: rungName(fact.rung),
        ring: fact.ring ? 'yes' : 'no',
      })
    case 'reborn':
      return message('log.reborn', { seat: fact.seat, hand: fact.hand, deck: fact.deck })
    case 'ended':
      return message(`end.${fact.reason}`, { seat: fact.seat })
  }
}

/** The card that a fact tells this viewer in secret. */
function cardIn(fact: Told): Card | undefined {
  return fact.secret?.['card'] as Card | undefined
}

function cardsIn(fact: Told): readonly Card[] | undefined {
  return fact.secret?.['cards'] as readonly Card[] | undefined
}

function copied({ seat, by, card, whose }: Told & { kind: 'copied' }): Message {
  const values = { by: cardName(by), card: cardName(card) }
  if (by === 'denial') return message('log.copiedRuined', values)
  return message(whose === seat ? 'log.copiedOwn' : 'log.copiedRival', { ...values, whoseSeat: whose })
}

function looked(fact: Told & { kind: 'peeked' | 'picked' }): Message {
  const values = { seat: fact.seat, atSeat: fact.at, count: fact.count }
  if (fact.kind === 'peeked' && fact.count === 0) return message('log.peekedNone', values)
  return told(`log.${fact.kind}`, values, cardsIn(fact))
}

/** With the cards for who knows them. */
function told(id: string, values: NonNullable<Message['values']>, cards: readonly Card[] | undefined): Message {
  if (cards === undefined || cards.length === 0) return message(id, values)
  return message(`${id}Self`, { ...values, cards: cardNames(cards) })
}

/** What a look tells. */
const GLANCES: readonly KarmakaFact['kind'][] = ['played', 'targeted', 'ruined', 'answered', 'unclaimed', 'reborn']
/** What is read in the words of the log. */
const WORDS: readonly KarmakaFact['kind'][] = ['copied', 'nothing', 'offered', 'scored', 'spent', 'climbed', 'stayed']

/** What has to be read before play goes on: of a card that somebody else uses, what it does. */
export function reading(facts: readonly Told[], mine: readonly Seat[]): readonly Reading[] {
  return facts.flatMap((fact): readonly Reading[] => {
    if (fact.kind === 'played' && fact.way === 'ability' && !mine.includes(fact.seat)) {
      return [cardName(fact.card), abilityOf(fact.card)]
    }
    if (WORDS.includes(fact.kind)) return [sentence(fact) ?? 'glance']
    return GLANCES.includes(fact.kind) ? ['glance'] : []
  })
}
