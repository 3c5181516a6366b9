/** Regions, tokens, karma, gods and buildings in messages: said by their names. Ids of the catalogue, no words. */
import type { Message, MessageValues } from '../core/contract/game.ts'
import { GODS, PILLARS, TOKEN_DATA } from './data.ts'
import type { Building, Caste, God, Pillar, Region, Token } from './data.ts'

/** A message as a value of another one. */
export interface Named extends Message {
  readonly values: MessageValues
}

export function named(id: string, values: MessageValues = {}): Named {
  return { id: `moksha.${id}`, values }
}

export function regionName(region: Region): Named {
  return named(`region.${String(region)}`)
}

export function pillarName(pillar: Pillar | 'any'): Named {
  return named(`pillar.${pillar}`)
}

/** 'dharma 10': colour and vitality. */
export function tokenName(token: Token): Named {
  const { pillar, vitality } = TOKEN_DATA[token]
  return named('token', { pillar: pillarName(pillar), vitality })
}

export function godName(god: God): Named {
  return named(`god.${god}`)
}

/** 'sanctuary of Shiva', 'kama temple'. */
export function buildingName(building: Building): Named {
  const god = GODS.find((each) => each === building)
  return god === undefined ? named(`temple.${building}`) : named('sanctuary', { god: godName(god) })
}

export function casteName(caste: Caste): Named {
  return named(`caste.${caste}`)
}

/** '2 kama karma'. */
export function karma(pillar: Pillar | 'any', count: number): Named {
  return named(pillar === 'any' ? 'karmaAny' : 'karma', { pillar: pillarName(pillar), count })
}

export function disciples(count: number): Named {
  return named('disciples', { count })
}

/** Karma tokens as one list, equal ones counted. */
export function karmaList(tokens: readonly (Pillar | 'any')[]): Named[] {
  return ([...PILLARS, 'any'] as const).flatMap((pillar) => {
    const count = tokens.filter((each) => each === pillar).length
    return count === 0 ? [] : [karma(pillar, count)]
  })
}

/** Disciples and karma together: '3 disciples and 1 karma of any colour', or 'nothing'. */
export function reward(count: number, tokens: readonly (Pillar | 'any')[]): Named {
  const parts = [...(count === 0 ? [] : [disciples(count)]), ...karmaList(tokens)]
  return parts.length === 0 ? named('nothing') : named('reward', { parts })
}
