/** Regions, tokens, karma, gods and buildings in messages: said by their names. Ids of the catalogue, no words. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { GODS, PILLARS, TOKEN_DATA } from './data.ts'
import type { Building, Caste, God, Pillar, Region, Token } from './data.ts'
import type { MokshaEnd } from './state.ts'

/** What the rules say besides what is asked, why not and how far: ids of the catalogue. */
export type MokshaWord =
  | `region.${Region}`
  | `pillar.${Pillar | 'any'}`
  | 'token'
  | `god.${God}`
  | 'sanctuary'
  | `temple.${Exclude<Building, God>}`
  | `caste.${Caste}`
  | 'karma'
  | 'karmaAny'
  | 'disciples'
  | 'nothing'
  | 'reward'
  | `score.${'aura' | 'harmony' | 'karma'}`
  | `rank.${'attained' | 'bound'}`
  | `end.${MokshaEnd}`

export const message = createMessageFactory<MokshaWord>('moksha')

export function regionName(region: Region): Message {
  return message(`region.${region}`)
}

export function pillarName(pillar: Pillar | 'any'): Message {
  return message(`pillar.${pillar}`)
}

/** 'dharma 10': colour and vitality. */
export function tokenName(token: Token): Message {
  const { pillar, vitality } = TOKEN_DATA[token]
  return message('token', { pillar: pillarName(pillar), vitality })
}

export function godName(god: God): Message {
  return message(`god.${god}`)
}

function isGod(building: Building): building is God {
  return GODS.some((god) => god === building)
}

/** 'sanctuary of Shiva', 'kama temple'. */
export function buildingName(building: Building): Message {
  return isGod(building) ? message('sanctuary', { god: godName(building) }) : message(`temple.${building}`)
}

export function casteName(caste: Caste): Message {
  return message(`caste.${caste}`)
}

/** '2 kama karma'. */
export function karma(pillar: Pillar | 'any', count: number): Message {
  return message(pillar === 'any' ? 'karmaAny' : 'karma', { pillar: pillarName(pillar), count })
}

export function disciples(count: number): Message {
  return message('disciples', { count })
}

/** Karma tokens as one list, equal ones counted. */
export function karmaList(tokens: readonly (Pillar | 'any')[]): Message[] {
  return ([...PILLARS, 'any'] as const).flatMap((pillar) => {
    const count = tokens.filter((each) => each === pillar).length
    return count === 0 ? [] : [karma(pillar, count)]
  })
}

/** Disciples and karma together: '3 disciples and 1 karma of any colour', or 'nothing'. */
export function reward(count: number, tokens: readonly (Pillar | 'any')[]): Message {
  const parts = [...(count === 0 ? [] : [disciples(count)]), ...karmaList(tokens)]
  return parts.length === 0 ? message('nothing') : message('reward', { parts })
}
