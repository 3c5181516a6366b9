/**
 * Names and texts of the spaces, cards and pieces of Cosmic Karma, as messages to be used within other messages. Ids of
 * messages/cosmic-karma.
 */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import { CHOICE_CARDS, KARMA_CARDS, SPACES } from '../../../engine/cosmic-karma/index.ts'
import type {
  ChoiceCardId,
  KarmaColour,
  EffectStep,
  KarmaPieceKind,
  KarmaCardId,
  LandNumber,
  ChoiceCardSideId,
  SpaceId,
  Tool,
} from '../../../engine/cosmic-karma/data.ts'
import { spaceName, toolName } from '../../../engine/cosmic-karma/messages.ts'
import type { cosmicKarma } from '../../messages/en/cosmic-karma/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export {
  cardName,
  colourName,
  unmetReturnConditionMessages,
  spaceName,
  toolName,
} from '../../../engine/cosmic-karma/messages.ts'

/** Ids of the messages of Cosmic Karma, without the prefix `cosmic-karma.`. */
export type CosmicMessageId = MessageIdsOf<'cosmic-karma', typeof cosmicKarma> | `freeWill.${number}.name`
/** Creates a message of Cosmic Karma from its id, without the prefix `cosmic-karma.`, and its values. */
export const gameMessage = createMessageFactory<CosmicMessageId>('cosmic-karma')
/** A message in the current language, for text that is drawn on the board. */
export const formatGameMessage = (id: CosmicMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/** The name of a tool in its mastered form: 'Master Torch'. A player masters a tool with two pegs. */
export const masteredToolName = (tool: Tool) => gameMessage(`master.${tool}`)
/** The name of one of the four lands. */
export const landName = (land: LandNumber) => gameMessage(`land.${land}`)
/** The flavour text of a space, without effect on the game. What happens there is in `spaceEffectText`. */
export const spaceFlavourText = (space: SpaceId) => gameMessage(`space.${space}.text`)
/**
 * The name of the Free Will Card with the given number. A player can play Free Will Cards instead of rolling the dice.
 */
export const freeWillCardName = (number: number) => gameMessage(`freeWill.${number}.name`)

/** A number of beads or rings of one colour, in words: '2 green rings', 'an orange bead'. */
export function beadsOrRingsName(item: KarmaPieceKind, colour: KarmaColour, count: number): Message {
  return gameMessage(`goods.${item}.${colour}`, { count })
}

/** The name of one bead of the opposite karma colour: an orange bead for green, a green bead for orange. */
export function otherColourBeadName(colour: KarmaColour): Message {
  return beadsOrRingsName('bead', colour === 'green' ? 'orange' : 'green', 1)
}

// -------------------------------------------------------------------------------------------------------- effects

/** One step as a clause without a full stop: 'lose a turn'; `gain` in a colour to be chosen. @param family `Do` begins a sentence with it */
function clause(effect: EffectStep, family: 'do' | 'Do'): Message {
  const say = createMessageFactory<MessageIdsOf<'cosmic-karma.do', typeof cosmicKarma>>(`cosmic-karma.${family}`)
  switch (effect.op) {
    case 'gain':
      return say('gainChoice', { item: effect.item, count: effect.count })
    case 'gainTool':
      return effect.tool === 'choice' ? say('gainToolChoice') : say('gainTool', { tool: toolName(effect.tool) })
    case 'discard':
    case 'freeWill':
    case 'loseTurn':
    case 'advance':
      return say(effect.op, { count: effect.count })
    case 'draw':
      return say('draw', { pack: effect.pack })
    case 'gift':
      return say('gift', { goods: beadsOrRingsName('ring', effect.colour, 1) })
    case 'goTo':
    case 'followArrow':
      return say(effect.op, { space: spaceName(effect.space) })
    case 'recolour':
    case 'loseTool':
    case 'swapPlaces':
    case 'loosenHabit':
    case 'extraTurn':
      return say(effect.op)
  }
}

/** Rings and beads that are taken one after another are one clause: 'take a green ring and an orange ring'. */
function gathered(effects: readonly EffectStep[]): readonly (readonly EffectStep[])[] {
  const groups: EffectStep[][] = []
  for (const effect of effects) {
    const last = groups.at(-1)
    if (last !== undefined && [effect, ...last].every(isPlainGain)) last.push(effect)
    else groups.push([effect])
  }
  return groups
}

type PlainGain = EffectStep & { readonly op: 'gain'; readonly colour: KarmaColour }

function isPlainGain(effect: EffectStep): effect is PlainGain {
  return effect.op === 'gain' && effect.colour !== 'choice'
}

/** A list of effects as one sentence: 'Take a green bead and move on 3 spaces.' */
export function effectsText(effects: readonly EffectStep[]): Message {
  if (effects.length === 0) return gameMessage('effects', { effects: [gameMessage('Do.nothing')] })
  const clauses = gathered(effects).flatMap((group, nth) => {
    const family = nth === 0 ? 'Do' : 'do'
    const gains = group.filter(isPlainGain).map(({ item, colour, count }) => beadsOrRingsName(item, colour, count))
    if (gains.length > 0) return [gameMessage(`${family}.gain`, { goods: gains })]
    return group.map((effect) => clause(effect, family))
  })
  return gameMessage('effects', { effects: clauses })
}

/** Kinds that do more than their effects say. */
const OWN_RULES = ['centre', 'freeWill', 'gate', 'hangingOn', 'pit', 'review', 'planning'] as const

/**
 * The text of what happens to a player who stops on a space. Some kinds of space have a fixed rule, and the text
 * states this rule. For every other space the text lists the effects of the space.
 */
export function spaceEffectText(space: SpaceId): Message {
  const { kind, effect } = SPACES[space]
  const own = OWN_RULES.find((each) => each === kind)
  return own === undefined ? effectsText(effect) : gameMessage(`rule.${own}`)
}

/**
 * Whether a card is a Choice Card, that is a card whose sides each have their own effects. Every other card is a Karma
 * Card, which has a single list of effects.
 */
export function isChoiceCard(card: ChoiceCardId | KarmaCardId): card is ChoiceCardId {
  return card in CHOICE_CARDS
}

/**
 * The effect steps of a Karma Card, or of one side of a Choice Card, in order, as the rules carry them out.
 * @param side side of a Choice Card; null means side a; ignored for a Karma Card
 */
export function ruleEffectStepsOfCard(
  card: ChoiceCardId | KarmaCardId,
  side: ChoiceCardSideId | null,
): readonly EffectStep[] {
  return isChoiceCard(card) ? CHOICE_CARDS[card][side ?? 'a'] : KARMA_CARDS[card].effect
}

/**
 * The text on a card and the text of its effects, without the name of the card. `text` is the deed on one side of a Choice
 * Card, or the story of a Karma Card. `effects` says what that side or card does.
 * @param side side of a Choice Card; null means side a; ignored for a Karma Card
 */
export function cardTextAndEffects(card: ChoiceCardId | KarmaCardId, side: ChoiceCardSideId | null) {
  const text = isChoiceCard(card) ? gameMessage(`card.${card}.${side ?? 'a'}`) : gameMessage(`card.${card}.text`)
  return { text, effects: effectsText(ruleEffectStepsOfCard(card, side)) }
}

/** Formats a score with its icon: '+2', '−4', '0'. */
export function formatSignedScore(score: number): string {
  if (score === 0) return '0'
  return score > 0 ? `+${String(score)}` : `−${String(-score)}`
}
