/** The log of Rauha: facts as sentences, and what of them has to be read. Ids of messages/rauha. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { DISCARD_CRYSTALS, PATH } from '../../../engine/rauha/data.ts'
import type { Card } from '../../../engine/rauha/data.ts'
import type { RauhaFact } from '../../../engine/rauha/state.ts'
import type { Reading } from '../face.ts'
import { cardName, entityName, goods, lineName, message, squareName } from './names.ts'

type Told = SeenFact<RauhaFact>

/**
 * A fact as a sentence. Without one: what is told twice (`moved`, `kept`, the reward of a discard, the energy of the
 * water), what is always so (`advanced`), and what somebody else looks at.
 */
export function sentence(fact: Told): Message | undefined {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
    case 'kept':
    case 'advanced':
      return undefined
    case 'dealt':
      return message('log.dealt', { round: fact.round, age: fact.age, count: fact.count })
    case 'drafting':
      return drafting(fact)
    case 'looked': {
      const cards = fact.secret?.['cards'] as readonly Card[] | undefined
      return cards === undefined ? undefined : message('log.looked', { seat: fact.seat, cards: cards.map(cardName) })
    }
    case 'chose': {
      const card = cardIn(fact)
      const again = fact.again ? '.again' : ''
      if (card === undefined) return message(`log.chose${again}`, { seat: fact.seat })
      return message(`log.choseSelf${again}`, { seat: fact.seat, card: cardName(card) })
    }
    case 'leftOver': {
      const card = cardIn(fact)
      if (card === undefined) return message('log.leftOver', { seat: fact.seat })
      return message('log.leftOverSelf', { seat: fact.seat, card: cardName(card) })
    }
    case 'placed': {
      const { seat, card, square, covered, paid } = fact
      const values = { seat, card: cardName(card), square: squareName(square), paid }
      if (covered === null) return message('log.placed', values)
      return message('log.placedOver', { ...values, covered: cardName(covered) })
    }
    case 'discarded':
      return message('log.discarded', {
        seat: fact.seat,
        card: cardName(cardIn(fact)),
        reward: fact.for,
        goods: goods('crystals', DISCARD_CRYSTALS),
      })
    case 'welcomed': {
      const values = { seat: fact.seat, entity: entityName(fact.entity) }
      if (fact.former === null) return message('log.welcomed', values)
      return message('log.taken', { ...values, formerSeat: fact.former })
    }
    case 'gained':
      return gained(fact)
    case 'spored': {
      const values = { seat: fact.seat, square: squareName(fact.square), paid: fact.paid }
      return message(fact.from.kind === 'discard' ? 'log.spored' : 'log.sporedPaid', values)
    }
    case 'stopped':
      return message('log.stopped', { seat: fact.seat })
    case 'scoring':
      return message('log.scoring', { round: fact.round })
    case 'part':
      return message('log.scores', { seat: fact.seat })
    case 'water': {
      const { seat, sources, least, energy } = fact
      if (energy === 0) return message('log.waterNone', { seat, sources })
      return message('log.water', { seat, sources, more: sources - least, energy })
    }
    case 'ended': {
      const [seat, ...others] = fact.winners
      if (seat !== undefined && others.length === 0) return message('log.ended', { seat, energy: fact.energy })
      return message('log.endedShared', { count: fact.winners.length, energy: fact.energy })
    }
  }
}

/** The card that a fact tells this viewer in secret. */
function cardIn(fact: Told): Card | undefined {
  return fact.secret?.['card'] as Card | undefined
}

function drafting({ round, turn, pool }: Told & { kind: 'drafting' }): Message {
  const stop = PATH.find((each) => each.round === round && each.turn === turn)
  return message('log.drafting', { round, turn, pool, line: lineName(stop?.squares ?? []) ?? '' })
}

function gained({ seat, what, amount, paid, from }: Told & { kind: 'gained' }): Message | undefined {
  const values = { seat, goods: goods(what, amount), paid }
  switch (from.kind) {
    case 'tile':
      return message('log.gainedTile', { ...values, square: squareName(from.square) })
    case 'entity':
      return message('log.gainedEntity', { ...values, entity: entityName(from.entity) })
    case 'water':
    case 'discard':
      return undefined
  }
}

/** What a look tells. */
const GLANCES: readonly RauhaFact['kind'][] = ['drafting', 'discarded', 'gained', 'spored']
/** What is read in the words of the log. */
const WORDS: readonly RauhaFact['kind'][] = ['welcomed', 'scoring', 'water']

/** What has to be read before play goes on: also which tile somebody else has placed where. */
export function reading(facts: readonly Told[], mine: readonly Seat[]): readonly Reading[] {
  return facts.flatMap((fact): readonly Reading[] => {
    if (fact.kind === 'placed') return [mine.includes(fact.seat) ? 'glance' : (sentence(fact) ?? 'glance')]
    if (WORDS.includes(fact.kind)) return [sentence(fact) ?? 'glance']
    return GLANCES.includes(fact.kind) ? ['glance'] : []
  })
}
