/** Colours, tools, spaces and cards in messages: said by their names; and what an account lacks. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { missingOf } from './account.ts'
import { COLOURS, TOOLS } from './data.ts'
import type { ChoiceCard, Colour, KarmaCard, SpaceId, Tool } from './data.ts'
import type { CosmicEnd } from './facts.ts'
import type { Account } from './state.ts'

/** What the rules say besides what is asked, why not and how far: ids of the catalogue. */
export type CosmicWord =
  | `colour.${Colour}`
  | `tool.${Tool}`
  | `space.${SpaceId}.name`
  | `card.${ChoiceCard | KarmaCard}.name`
  | `missing.${Tool | `${'beads' | 'habits'}.${Colour}`}`
  | `score.${'ready' | 'missing' | 'tools' | 'beads' | 'lives'}`
  | `end.${CosmicEnd}`

export const message = createMessageFactory<CosmicWord>('cosmic-karma')

export function colourName(colour: Colour): Message {
  return message(`colour.${colour}`)
}

export function toolName(tool: Tool): Message {
  return message(`tool.${tool}`)
}

export function spaceName(space: SpaceId): Message {
  return message(`space.${space}.name`)
}

export function cardName(card: ChoiceCard | KarmaCard): Message {
  return message(`card.${card}.name`)
}

/** What a player still lacks to be ready: pegs of each kind, loose beads and habits of each colour. */
export function lacksOf(account: Account): readonly Message[] {
  const { pegs, beads, habits } = missingOf(account)
  const lack = (id: CosmicWord, count: number): readonly Message[] => (count === 0 ? [] : [message(id, { count })])
  return [
    ...TOOLS.flatMap((tool) => lack(`missing.${tool}`, pegs[tool])),
    ...COLOURS.flatMap((colour) => lack(`missing.beads.${colour}`, beads[colour])),
    ...COLOURS.flatMap((colour) => lack(`missing.habits.${colour}`, habits[colour])),
  ]
}
