/** Messages that name regions, tokens, karma, gods and buildings. Catalogue ids only, no text. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { GODS, PILLARS, TOKEN_DATA } from './data.ts'
import type { Building, Caste, God, Pillar, RegionNumber, VitalityToken } from './data.ts'
import type { MokshaWinCriterion } from './events.ts'

/**
 * The ids, without the prefix `moksha.`, of Moksha's messages for names, amounts, scores and the end of the game. The
 * ids of prompts, progress and reasons are in the modules that build those messages.
 */
export type MokshaTermMessageKey =
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
  | `end.${MokshaWinCriterion}`

/**
 * Builds a message of the game Moksha from its id (without the prefix `moksha.`) and the values that its text
 * contains.
 */
export const gameMessage = createMessageFactory<MokshaTermMessageKey>('moksha')

/** @returns the message that names a region of the board, from its number */
export function regionName(region: RegionNumber): Message {
  return gameMessage(`region.${region}`)
}

/**
 * @returns the message that names a pillar (one of the three colours of tokens and karma), or that says "any pillar"
 *   for `any`
 */
export function pillarName(pillar: Pillar | 'any'): Message {
  return gameMessage(`pillar.${pillar}`)
}

/** @returns the name of a token by its colour and vitality, such as 'dharma 10' */
export function tokenName(token: VitalityToken): Message {
  const { pillar, vitality } = TOKEN_DATA[token]
  return gameMessage('token', { pillar: pillarName(pillar), vitality })
}

/** @returns the message that names a god */
export function godName(god: God): Message {
  return gameMessage(`god.${god}`)
}

function isGod(building: Building): building is God {
  return GODS.some((god) => god === building)
}

/** @returns the name of a building, such as 'sanctuary of Shiva' or 'kama temple' */
export function buildingName(building: Building): Message {
  return isGod(building) ? gameMessage('sanctuary', { god: godName(building) }) : gameMessage(`temple.${building}`)
}

/** @returns the message that names a caste, the ranked class to which an occupation card belongs */
export function casteName(caste: Caste): Message {
  return gameMessage(`caste.${caste}`)
}

/** @returns the message for a number of karma tokens of one colour, such as '2 kama karma' */
export function karmaCountMessage(pillar: Pillar | 'any', count: number): Message {
  return gameMessage(pillar === 'any' ? 'karmaAny' : 'karma', { pillar: pillarName(pillar), count })
}

/** @returns the message for a number of disciples, such as '3 disciples' */
export function disciplesMessage(count: number): Message {
  return gameMessage('disciples', { count })
}

/**
 * Builds the messages that list karma tokens by colour, each with the number of tokens, such as '2 kama karma'.
 * Colours without a token are left out.
 * @param tokens one entry per token: its colour, or `any` for a token of any colour
 * @returns one message per colour, in the order of PILLARS, then one for `any`
 */
export function karmaCountMessages(tokens: readonly (Pillar | 'any')[]): Message[] {
  return ([...PILLARS, 'any'] as const).flatMap((pillar) => {
    const count = tokens.filter((each) => each === pillar).length
    return count === 0 ? [] : [karmaCountMessage(pillar, count)]
  })
}

/**
 * The message that lists disciples and karma tokens, such as '3 disciples and 1 karma of any colour', or 'nothing'.
 * @param count number of disciples
 * @param tokens the karma tokens
 */
export function rewardMessage(count: number, tokens: readonly (Pillar | 'any')[]): Message {
  const parts = [...(count === 0 ? [] : [disciplesMessage(count)]), ...karmaCountMessages(tokens)]
  return parts.length === 0 ? gameMessage('nothing') : gameMessage('reward', { parts })
}
