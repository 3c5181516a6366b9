/** The log of Cosmic Karma: facts as sentences, and what of them has to be read. Ids of messages/cosmic-karma. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message, MessageValue, MessageValues } from '../../../engine/core/contract/game.ts'
import type { CosmicFact } from '../../../engine/cosmic-karma/index.ts'
import type { Reading } from '../face.ts'
import {
  cardName,
  cardWords,
  colourName,
  goods,
  masterName,
  message,
  otherBead,
  signed,
  spaceName,
  toolName,
} from './names.ts'

type Told = SeenFact<CosmicFact>

const person = (seat: number): MessageValue => ({ seat })
/** How the values of facts are said; all others are said as they are. */
const SAID: Readonly<Record<string, (value: never) => MessageValue>> = {
  seat: person,
  of: person,
  other: person,
  to: (to: Parameters<typeof spaceName>[0] | number) => (typeof to === 'number' ? person(to) : spaceName(to)),
  space: spaceName,
  colour: colourName,
  tool: toolName,
  card: cardName,
  green: signed,
  orange: signed,
}

function valuesOf(fact: Told): MessageValues {
  const said = Object.entries<MessageValue>(fact as never).map(([key, value]) => [
    key,
    value === null ? null : (SAID[key]?.(value as never) ?? value),
  ])
  return Object.fromEntries(said) as MessageValues
}

/**
 * A fact as a sentence. Without one: what is told twice (`moved`, setting out by dice or cards, the gift taken), and what
 * the board shows anyway (`turn`, a stop that costs no count).
 */
export function sentence(fact: Told): Message | undefined {
  const say = (id: string, more?: MessageValues): Message => message(id, { ...valuesOf(fact), ...more })
  const { kind } = fact
  switch (kind) {
    case 'turn':
    case 'moved':
      return undefined
    case 'threw':
    case 'rolled': {
      const [first = 0, second = 0] = fact.dice
      return say(`log.${kind}`, { first, second, count: first + second })
    }
    case 'setOut':
      return fact.by === 'effect' ? say('log.movesOn') : undefined
    case 'stopped':
      return fact.left === 0 ? undefined : say('log.stopped')
    case 'sent':
      return say(`log.sent.${fact.by}`)
    case 'majority': {
      const { item, colour } = fact
      if (item === null) return say('log.neutral')
      return colour === null ? say('log.dual') : say('log.majority', { goods: goods(item, colour, 1) })
    }
    case 'took':
      return say(`log.took.${fact.item}`, { goods: goods(fact.item, fact.colour, fact.count) })
    case 'gaveBack':
    case 'exchanged':
      return say(`log.${kind}`, { goods: goods('bead', fact.colour, 1), other: otherBead(fact.colour) })
    case 'masterTool':
      return say('log.masterTool', { master: masterName(fact.tool) })
    case 'freeWill':
      return say(`log.freeWill.${fact.how}`)
    case 'drew':
    case 'chose': {
      const id = kind === 'drew' ? 'log.drew' : fact.turned ? 'log.turned' : 'log.asDrawn'
      return say(id, cardWords(fact.card, fact.side))
    }
    case 'gift':
      return say('log.gift', { goods: goods('ring', fact.colour, 1) })
    case 'declined':
    case 'nothing':
      return say(`log.${kind}.${fact.what}`)
    case 'ended':
      return say(`end.${fact.reason}`)
    default:
      return say(`log.${kind}`)
  }
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
