/** Colours, tools, spaces and cards in messages: said by their names. */
import type { Message } from '../core/contract/game.ts'
import type { ChoiceCard, Colour, KarmaCard, SpaceId, Tool } from './data.ts'

export function colourName(colour: Colour): Message {
  return { id: `cosmic-karma.colour.${colour}` }
}

export function toolName(tool: Tool): Message {
  return { id: `cosmic-karma.tool.${tool}` }
}

export function spaceName(space: SpaceId): Message {
  return { id: `cosmic-karma.space.${space}.name` }
}

export function cardName(card: ChoiceCard | KarmaCard): Message {
  return { id: `cosmic-karma.card.${card}.name` }
}
