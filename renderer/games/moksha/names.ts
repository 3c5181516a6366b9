/** How regions, tokens, karma, gods and occupations of Moksha are called, as messages within messages. Ids of messages/moksha. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { GODS, HEXES, OCCUPATION_DATA, PILLARS, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import type { Building, Caste, God, Hex, Occupation, Pillar, Region, Token } from '../../../engine/moksha/data.ts'
import type { Price } from '../../../engine/moksha/index.ts'

/** A message of this game by its id without the game's name. */
export function message(id: string, values?: Message['values']): Message & { readonly id: string } {
  return values === undefined ? { id: `moksha.${id}` } : { id: `moksha.${id}`, values }
}

/** A message as a value of another one. */
export type Named = ReturnType<typeof named>

function named(id: string, values: NonNullable<Message['values']> = {}) {
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

/** What a god does, in short. */
export function godText(god: God): Named {
  return named(`godText.${god}`)
}

/** 'sanctuary of Shiva', 'kama temple'. */
export function buildingName(building: Building): Named {
  const god = GODS.find((each) => each === building)
  return god === undefined ? named(`temple.${building}`) : named('sanctuary', { god: godName(god) })
}

export function occupationName(occupation: Occupation): Named {
  return named(`occupation.${occupation}`)
}

/** What an occupation does, in short. */
export function occupationText(occupation: Occupation): Named {
  return named(`occupationText.${occupation}`)
}

export function casteName(caste: Caste): Named {
  return named(`caste.${caste}`)
}

/** 'Farmer (Vaishya)'; a Dalit is called so once. */
export function lifeName(occupation: Occupation): Named {
  const { caste } = OCCUPATION_DATA[occupation]
  if (caste === 'dalit') return occupationName(occupation)
  return named('life', { occupation: occupationName(occupation), caste: casteName(caste) })
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

/** A sacrifice or a trade: a token, or one karma. */
export function priceName(price: Price): Named {
  const pillar = PILLARS.find((each) => each === price)
  if (pillar !== undefined) return karma(pillar, 1)
  return named('aToken', { token: tokenName(price as Token) })
}

/** A hex by the fewest shifts that lead there from the centre: 'dharma 2, kama 1'. No two are alike. */
export function hexName(hex: Hex): Named {
  const { q = 0, r = 0 } = HEXES[hex] ?? {}
  const artha = Math.max(0, -q, r)
  const shifts: Readonly<Record<Pillar, number>> = { dharma: artha - r, kama: artha + q, artha }
  const parts = PILLARS.filter((pillar) => shifts[pillar] > 0).map((pillar) =>
    named('hexShift', { pillar: pillarName(pillar), count: shifts[pillar] }),
  )
  return parts.length === 0 ? named('centre') : named('hex', { parts })
}
