/** Messages that name colours, tools, spaces, cards, and the missing items of an account. Catalogue ids only, no text. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { unmetReturnConditionsOf } from './account.ts'
import { KARMA_COLOURS, TOOLS } from './data.ts'
import type { ChoiceCardId, KarmaColour, KarmaCardId, SpaceId, Tool } from './data.ts'
import type { CosmicEndReason } from './events.ts'
import type { KarmaAccount } from './state.ts'

/**
 * The ids, without the prefix `cosmic-karma.`, of the messages for names, missing items, scores and the end of the
 * game. The ids of prompts, progress and reasons are in the modules that build these messages.
 */
export type CosmicLabelMessageKey =
  | `colour.${KarmaColour}`
  | `tool.${Tool}`
  | `space.${SpaceId}.name`
  | `card.${ChoiceCardId | KarmaCardId}.name`
  | `missing.${Tool | `${'beads' | 'habits'}.${KarmaColour}`}`
  | `score.${'ready' | 'missing' | 'tools' | 'beads' | 'lives'}`
  | `end.${CosmicEndReason}`

/** Builds a message of the rules from its id and the values for its text. */
export const gameMessage = createMessageFactory<CosmicLabelMessageKey>('cosmic-karma')

/** @returns the name of a colour */
export function colourName(colour: KarmaColour): Message {
  return gameMessage(`colour.${colour}`)
}

/** @returns the name of a kind of tool */
export function toolName(tool: Tool): Message {
  return gameMessage(`tool.${tool}`)
}

/** @returns the name of a space */
export function spaceName(space: SpaceId): Message {
  return gameMessage(`space.${space}.name`)
}

/** @returns the name of a Choice or Karma Card */
export function cardName(card: ChoiceCardId | KarmaCardId): Message {
  return gameMessage(`card.${card}.name`)
}

/**
 * Lists the conditions of the return to Cosmic Consciousness, the goal of the game, that a player does not meet yet.
 * @param account the pegs, beads and habits (beads fixed on a stick) of the player
 * @returns one message for each unmet condition, with the number of pieces: pegs to get, by kind of tool; loose beads
 *   to get rid of, by colour; habits to get rid of, by colour. Empty for a player who is ready to return
 */
export function unmetReturnConditionMessages(account: KarmaAccount): readonly Message[] {
  const { pegs, beads, habits } = unmetReturnConditionsOf(account)
  const lack = (id: CosmicLabelMessageKey, count: number): readonly Message[] =>
    count === 0 ? [] : [gameMessage(id, { count })]
  return [
    ...TOOLS.flatMap((tool) => lack(`missing.${tool}`, pegs[tool])),
    ...KARMA_COLOURS.flatMap((colour) => lack(`missing.beads.${colour}`, beads[colour])),
    ...KARMA_COLOURS.flatMap((colour) => lack(`missing.habits.${colour}`, habits[colour])),
  ]
}
