/** The log of Moksha: facts as sentences, and what of them has to be read. Ids of messages/moksha. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { MokshaFact } from '../../../engine/moksha/index.ts'
import type { Reading } from '../face.ts'
import { meeplesPlace } from '../../../engine/moksha/places.ts'
import {
  casteName,
  disciples,
  godName,
  karma,
  karmaList,
  lifeName,
  message,
  occupationName,
  pillarName,
  priceName,
  regionName,
  reward,
  tokenName,
} from './names.ts'

type Told = SeenFact<MokshaFact>
type Of<K extends MokshaFact['kind']> = Told & { kind: K }

/**
 * A fact as a sentence. Without one: what is told by another fact (`moved`; what a hex gives by `gathered`; most effects
 * of occupations by what they bring), what the board shows alone (`turn`, `revealed`, shifts that are not blocked), and
 * what concerns nobody else (`windows`).
 */
export function sentence(fact: Told): Message | undefined {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
    case 'revealed':
    case 'windows':
      return undefined
    case 'rolled':
      return message('log.rolled', { seat: fact.seat, dice: fact.dice, region: regionName(fact.region) })
    case 'order': {
      const [seat = 0] = fact.seats
      return message('log.order', { seat, lastSeat: fact.seats.at(-1) ?? 0 })
    }
    case 'born':
      return message('log.born', { seat: fact.seat, life: lifeName(fact.occupation) })
    case 'wandered':
      return wandered(fact)
    case 'took':
      return took(fact)
    case 'shifted':
      if (fact.from !== fact.to) return undefined
      return message('log.blocked', { seat: fact.seat, pillar: pillarName(fact.pillar) })
    case 'gathered':
      return gathered(fact)
    case 'placed': {
      if (fact.source === 'hex') return undefined
      const values = { seat: fact.seat, disciples: disciples(fact.count), region: regionName(fact.region) }
      return message('log.placed', values)
    }
    case 'karma':
      if (fact.source === 'hex') return undefined
      return message('log.karma', { seat: fact.seat, karma: karma(fact.pillar, fact.count) })
    case 'used':
      return used(fact)
    case 'paid':
      return message(`log.paid.${fact.reason}`, { seat: fact.seat, price: priceName(fact.price) })
    case 'devoted':
      return message('log.devoted', { seat: fact.seat, god: godName(fact.god), region: regionName(fact.region) })
    case 'mobilized': {
      const values = { seat: fact.seat, disciples: disciples(fact.count) }
      return message('log.mobilized', { ...values, region: regionName(fact.from), other: regionName(fact.to) })
    }
    case 'converted':
      return message('log.converted', { seat: fact.seat, otherSeat: fact.whose, region: regionName(fact.region) })
    case 'invoked':
      return message('log.invoked', { seat: fact.seat, god: godName(fact.god) })
    case 'drew':
      return message('log.drew', { seat: fact.seat, tokens: fact.tokens.map(tokenName) })
    case 'laid': {
      const values = { seat: fact.seat, token: tokenName(fact.token), region: regionName(fact.region) }
      return message('log.laid', { ...values, below: fact.at })
    }
    case 'sank':
      return message('log.sank', { token: tokenName(fact.token) })
    case 'swapped': {
      const [region, other] = fact.regions
      return message('log.swapped', { seat: fact.seat, region: regionName(region), other: regionName(other) })
    }
    case 'aged':
      return message('log.aged', { seat: fact.seat, stage: fact.stage, vitality: fact.vitality, need: fact.need })
    case 'died': {
      const { seat, stage, vitality, need } = fact
      if (need === null) return message('log.diedOld', { seat, stage })
      return message('log.died', { seat, stage, vitality, need })
    }
    case 'majority': {
      const { seat, own, best } = fact
      return message('log.majority', { seat, region: regionName(fact.region), own, best })
    }
    case 'aura': {
      const { seat, source, amount, total, count } = fact
      return message(`log.aura.${source}`, { seat, amount, total, count })
    }
    case 'returned': {
      const values = { seat: fact.seat, disciples: disciples(fact.count), region: regionName(fact.region) }
      return message(`log.returned.${fact.reason}`, { ...values, count: fact.count })
    }
    case 'attained':
      return message('log.attained', { seat: fact.seat, aura: fact.aura, target: fact.target })
    case 'reborn':
      return reborn(fact)
    case 'closed':
    case 'opened':
      return message(`log.${fact.kind}`, { seat: fact.seat, region: regionName(fact.region) })
    case 'lastTurns':
      return message('log.lastTurns', { count: fact.left.length })
    case 'ended': {
      const [seat, ...others] = fact.winners
      if (seat !== undefined && others.length === 0) return message(`log.ended.${fact.reason}`, { seat })
      return message('log.ended.shared', { count: fact.winners.length })
    }
  }
}

/** The regions that a fact tells of without anything moving there. */
export function places(fact: Told): readonly string[] {
  return fact.kind === 'majority' || fact.kind === 'gathered' ? [meeplesPlace(fact.region)] : []
}

function wandered({ seat, from, to, pay }: Of<'wandered'>): Message {
  const values = { seat, region: regionName(to), from: regionName(from) }
  if (pay !== null) return message('log.wanderedFar', { ...values, token: tokenName(pay) })
  return message(from === to ? 'log.stayed' : 'log.wandered', values)
}

function took({ seat, token, region, for: gone, by }: Of<'took'>): Message {
  const values = { seat, token: tokenName(token), region: regionName(region) }
  if (gone === null) return message(`log.took.${by}`, values)
  return message(`log.tookFor.${by}`, { ...values, gone: tokenName(gone) })
}

function gathered({ seat, region, disciples: count, karma: tokens, lost }: Of<'gathered'>): Message {
  const values = { seat, region: regionName(region), reward: reward(count, tokens) }
  if (lost.disciples + lost.karma.length === 0) return message('log.gathered', values)
  const all = { ...values, lost: reward(lost.disciples, lost.karma) }
  return message(count + tokens.length === 0 ? 'log.gatheredNothing' : 'log.gatheredLess', all)
}

/** Only effects that nothing else tells of. */
function used({ seat, occupation, pillar, lengths }: Of<'used'>): Message | undefined {
  const values = { seat, occupation: occupationName(occupation) }
  if (pillar !== undefined) return message('log.usedPandit', { ...values, pillar: pillarName(pillar) })
  if (lengths !== undefined) return message('log.usedJurist', { ...values, ...lengths })
  return occupation === 'maharaja' ? message('log.usedMaharaja', values) : undefined
}

function reborn({ seat, karma: tokens, kept, caste }: Of<'reborn'>): Message {
  const values = { seat, caste: casteName(caste) }
  if (tokens.length === 0) return message('log.rebornBare', values)
  const all = { ...values, karma: karmaList(tokens) }
  return kept.length === 0 ? message('log.reborn', all) : message('log.rebornKept', { ...all, kept: karmaList(kept) })
}

/** What a look tells. */
const GLANCES: readonly MokshaFact['kind'][] = [
  'wandered',
  'gathered',
  'devoted',
  'converted',
  'invoked',
  'swapped',
  'aged',
  'majority',
]
/** What is read in the words of the log. */
const WORDS: readonly MokshaFact['kind'][] = ['drew', 'died', 'aura', 'attained', 'born', 'lastTurns']

/** What has to be read before play goes on. */
export function reading(facts: readonly Told[]): readonly Reading[] {
  return facts.flatMap((fact): readonly Reading[] => {
    if (WORDS.includes(fact.kind)) return [sentence(fact) ?? 'glance']
    return GLANCES.includes(fact.kind) ? ['glance'] : []
  })
}
