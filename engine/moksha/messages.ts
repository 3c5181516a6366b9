/** Messages that name regions, tokens, karma, gods and buildings. Catalogue ids only, no text. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { GODS, PILLARS, TOKEN_DATA } from './data.ts'
import type { Building, Caste, God, Pillar, RegionNumber, VitalityToken } from './data.ts'
import type { MokshaEndReason } from './events.ts'

/** Catalogue ids of the rules' messages, except prompts, illegal-action reasons and progress. */
export type MokshaMessageKey =
  | `region.${RegionNumber}`
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
  | `end.${MokshaEndReason}`

export const gameMessage = createMessageFactory<MokshaMessageKey>('moksha')

export function regionName(region: RegionNumber): Message {
  return gameMessage(`region.${region}`)
}

export function pillarName(pillar: Pillar | 'any'): Message {
  return gameMessage(`pillar.${pillar}`)
}

/** 'dharma 10': colour and vitality. */
export function tokenName(token: VitalityToken): Message {
  const { pillar, vitality } = TOKEN_DATA[token]
  return gameMessage('token', { pillar: pillarName(pillar), vitality })
}

export function godName(god: God): Message {
  return gameMessage(`god.${god}`)
}

function isGod(building: Building): building is God {
  return GODS.some((god) => god === building)
}

/** 'sanctuary of Shiva', 'kama temple'. */
export function buildingName(building: Building): Message {
  return isGod(building) ? gameMessage('sanctuary', { god: godName(building) }) : gameMessage(`temple.${building}`)
}

export function casteName(caste: Caste): Message {
  return gameMessage(`caste.${caste}`)
}

/** '2 kama karma'. */
export function karmaMessage(pillar: Pillar | 'any', count: number): Message {
  return gameMessage(pillar === 'any' ? 'karmaAny' : 'karma', { pillar: pillarName(pillar), count })
}

export function disciplesMessage(count: number): Message {
  return gameMessage('disciples', { count })
}

/** Karma tokens as one list, equal ones counted. */
export function karmaListMessages(tokens: readonly (Pillar | 'any')[]): Message[] {
  return ([...PILLARS, 'any'] as const).flatMap((pillar) => {
    const count = tokens.filter((each) => each === pillar).length
    return count === 0 ? [] : [karmaMessage(pillar, count)]
  })
}

/** Disciples and karma together: '3 disciples and 1 karma of any colour', or 'nothing'. */
export function rewardMessage(count: number, tokens: readonly (Pillar | 'any')[]): Message {
  const parts = [...(count === 0 ? [] : [disciplesMessage(count)]), ...karmaListMessages(tokens)]
  return parts.length === 0 ? gameMessage('nothing') : gameMessage('reward', { parts })
}
