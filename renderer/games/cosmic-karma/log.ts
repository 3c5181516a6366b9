/** The log of Cosmic Karma: facts as sentences, and what of them has to be read. Ids of messages/cosmic-karma. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { CosmicFact } from '../../../engine/cosmic-karma/index.ts'
import type { Reading } from '../face.ts'
import {
  cardName,
  colourName,
  deed,
  deedEffect,
  goods,
  isChoiceCard,
  karmaEffect,
  karmaText,
  masterName,
  message,
  otherBead,
  signed,
  spaceName,
  toolName,
} from './names.ts'

type Told = SeenFact<CosmicFact>

/**
 * A fact as a sentence. Without one: what is told twice (`moved`, setting out by dice or cards, the gift taken), and what
 * the board shows anyway (`turn`, a stop that costs no count).
 */
export function sentence(fact: Told): Message | undefined {
  const { kind } = fact
  switch (kind) {
    case 'turn':
    case 'moved':
      return undefined
    case 'threw':
      return message('log.threw', { seat: fact.seat, count: fact.dice.reduce((sum, each) => sum + each, 0) })
    case 'rolled': {
      const [first = 0, second = 0] = fact.dice
      return message('log.rolled', { seat: fact.seat, first, second, count: fact.count })
    }
    case 'laidOut':
      return message('log.laidOut', { seat: fact.seat, number: fact.number, count: fact.count })
    case 'setOut':
      return fact.by === 'effect' ? message('log.movesOn', { seat: fact.seat, count: fact.count }) : undefined
    case 'stopped':
      if (fact.left === 0) return undefined
      return message('log.stopped', { seat: fact.seat, space: spaceName(fact.space), left: fact.left })
    case 'landed':
      return message('log.landed', { seat: fact.seat, space: spaceName(fact.space) })
    case 'sent':
      return message(`log.sent.${fact.by}`, { seat: fact.seat, space: spaceName(fact.to) })
    case 'satOut':
      return message('log.satOut', { seat: fact.seat, left: fact.left })
    case 'waited':
      return message('log.waited', { seat: fact.seat, waits: fact.waits })
    case 'joined':
      return message('log.joined', { seat: fact.seat, ofSeat: fact.of, space: spaceName(fact.to) })
    case 'reborn':
      return message('log.reborn', { seat: fact.seat, life: fact.life })
    case 'majority':
      return majority(fact)
    case 'took': {
      const values = { seat: fact.seat, goods: goods(fact.item, fact.colour, fact.count), cancelled: fact.cancelled }
      return message(fact.item === 'ring' ? 'log.tookRings' : 'log.tookBeads', values)
    }
    case 'habit':
      return message('log.habit', { seat: fact.seat, colour: colourName(fact.colour) })
    case 'loosened': {
      const values = { seat: fact.seat, colour: colourName(fact.colour), cancelled: fact.cancelled }
      return message('log.loosened', values)
    }
    case 'gaveBack':
      return message('log.gaveBack', { seat: fact.seat, goods: goods('bead', fact.colour, 1) })
    case 'exchanged':
      return message('log.exchanged', {
        seat: fact.seat,
        goods: goods('bead', fact.colour, 1),
        other: otherBead(fact.colour),
      })
    case 'peg':
      return message('log.peg', { seat: fact.seat, tool: toolName(fact.tool) })
    case 'masterTool':
      return message('log.masterTool', { seat: fact.seat, master: masterName(fact.tool) })
    case 'lostPeg':
      return message('log.lostPeg', { seat: fact.seat, tool: toolName(fact.tool) })
    case 'freeWill':
      return message(`log.freeWill.${fact.how}`, { seat: fact.seat, number: fact.number })
    case 'packEmpty':
    case 'noFreeWill':
    case 'extraTurn':
    case 'forfeited':
      return message(`log.${kind}`, { seat: fact.seat })
    case 'drew':
      return drew(fact)
    case 'chose': {
      const values = { seat: fact.seat, deed: deed(fact.card, fact.side), effects: deedEffect(fact.card, fact.side) }
      return message(fact.turned ? 'log.turned' : 'log.asDrawn', values)
    }
    case 'losesTurn':
      return message('log.losesTurn', { seat: fact.seat, cards: fact.cards })
    case 'gift':
      return message('log.gift', { seat: fact.seat, toSeat: fact.to, goods: goods('ring', fact.colour, 1) })
    case 'swapped': {
      const values = { seat: fact.seat, otherSeat: fact.other, space: spaceName(fact.to) }
      return message('log.swapped', values)
    }
    case 'declined':
    case 'nothing':
      return message(`log.${kind}.${fact.what}`, { seat: fact.seat })
    case 'ended':
      return message(`end.${fact.reason}`, { seat: fact.seat })
  }
}

function majority({ seat, of, green, orange, item, colour }: Told & { kind: 'majority' }): Message {
  const values = { seat, ofSeat: of, green: signed(green), orange: signed(orange) }
  if (item === null) return message('log.neutral', values)
  if (colour === null) return message('log.dual', { ...values, item })
  return message('log.majority', { ...values, goods: goods(item, colour, 1) })
}

/** The deed that lies up, or what has come back. */
function drew({ seat, card, side }: Told & { kind: 'drew' }): Message {
  const values = { seat, card: cardName(card) }
  if (!isChoiceCard(card)) return message('log.drew', { ...values, text: karmaText(card), effects: karmaEffect(card) })
  const shown = side ?? 'a'
  return message('log.drew', { ...values, text: deed(card, shown), effects: deedEffect(card, shown) })
}

/** What a look tells. */
const GLANCES: readonly CosmicFact['kind'][] = ['rolled', 'sent', 'satOut', 'waited', 'habit', 'swapped', 'ended']
/** What is read in the words of the log. */
const WORDS: readonly CosmicFact['kind'][] = ['drew', 'chose', 'majority', 'loosened', 'masterTool', 'reborn']

/** What has to be read before play goes on: above all the card that was drawn. */
export function reading(facts: readonly Told[]): readonly Reading[] {
  return facts.flatMap((fact): readonly Reading[] => {
    if (WORDS.includes(fact.kind)) return [sentence(fact) ?? 'glance']
    return GLANCES.includes(fact.kind) ? ['glance'] : []
  })
}
