/** How spaces, cards and pieces of Cosmic Karma are called, as messages within messages. Ids of messages/cosmic-karma. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { CHOICE_CARDS, KARMA_CARDS, SPACES } from '../../../engine/cosmic-karma/index.ts'
import type {
  ChoiceCard,
  Colour,
  Effect,
  Item,
  KarmaCard,
  Land,
  Side,
  SpaceId,
  SpaceKind,
  Tool,
} from '../../../engine/cosmic-karma/data.ts'

/** A message of this game by its id without the game's name; also as a value of another one. */
export function message(id: string, values: Message['values'] = {}) {
  return { id: `cosmic-karma.${id}`, values }
}

/** What `message` gives. */
export type Named = ReturnType<typeof message>

export function colourName(colour: Colour): Named {
  return message(`colour.${colour}`)
}

/** 'torch', for 'a torch peg'. */
export function toolName(tool: Tool): Named {
  return message(`tool.${tool}`)
}

/** 'Master Torch'. */
export function masterName(tool: Tool): Named {
  return message(`master.${tool}`)
}

export function landName(land: Land): Named {
  return message(`land.${String(land)}`)
}

/** '2 green rings', 'an orange bead'. */
export function goods(item: Item, colour: Colour, count: number): Named {
  return message(`goods.${item}.${colour}`, { count })
}

/** A bead of the other colour. */
export function otherBead(colour: Colour): Named {
  return goods('bead', colour === 'green' ? 'orange' : 'green', 1)
}

// -------------------------------------------------------------------------------------------------------- effects

/** One step as a clause without a full stop: 'lose a turn'; `gain` in a colour to be chosen. @param family `Do` begins a sentence with it */
function clause(effect: Effect, family: 'do' | 'Do'): Named {
  const say = (id: string, values?: Message['values']): Named => message(`${family}.${id}`, values)
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
      return say('gift', { goods: goods('ring', effect.colour, 1) })
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
function gathered(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const groups: Effect[][] = []
  for (const effect of effects) {
    const last = groups.at(-1)
    if (last !== undefined && [effect, ...last].every(isPlainGain)) last.push(effect)
    else groups.push([effect])
  }
  return groups
}

type PlainGain = Effect & { readonly op: 'gain'; readonly colour: Colour }

function isPlainGain(effect: Effect): effect is PlainGain {
  return effect.op === 'gain' && effect.colour !== 'choice'
}

/** What an effect list does, as a sentence: 'Take a green bead and move on 3 spaces.' */
export function effectsText(effects: readonly Effect[]): Named {
  if (effects.length === 0) return message('effects', { effects: [message('Do.nothing')] })
  const clauses = gathered(effects).flatMap((group, nth) => {
    const family = nth === 0 ? 'Do' : 'do'
    const gains = group.filter(isPlainGain).map(({ item, colour, count }) => goods(item, colour, count))
    if (gains.length > 0) return [message(`${family}.gain`, { goods: gains })]
    return group.map((effect) => clause(effect, family))
  })
  return message('effects', { effects: clauses })
}

// --------------------------------------------------------------------------------------------------------- spaces

export function spaceName(space: SpaceId): Named {
  return message(`space.${space}.name`)
}

/** A line about the space; what it does is in `spaceEffect`. */
export function spaceText(space: SpaceId): Named {
  return message(`space.${space}.text`)
}

/** Kinds that do more than their effects say. */
const OWN_RULES: readonly SpaceKind[] = [
  'centre',
  'freeWill',
  'gate',
  'hangingOn',
  'pit',
  'review',
  'planning',
] satisfies readonly SpaceKind[]

/** What landing on the space does, and what is special about it. */
export function spaceEffect(space: SpaceId): Named {
  const { kind, effect } = SPACES[space]
  return OWN_RULES.includes(kind) ? message(`rule.${kind}`) : effectsText(effect)
}

// ---------------------------------------------------------------------------------------------------------- cards

export function cardName(card: ChoiceCard | KarmaCard): Named {
  return message(`card.${card}.name`)
}

export function isChoiceCard(card: ChoiceCard | KarmaCard): card is ChoiceCard {
  return card in CHOICE_CARDS
}

/** The deed on a side of a Choice Card. */
export function deed(card: ChoiceCard, side: Side): Named {
  return message(`card.${card}.${side}`)
}

/** What a side of a Choice Card does. */
export function deedEffect(card: ChoiceCard, side: Side): Named {
  return effectsText(CHOICE_CARDS[card][side])
}

/** What has happened, on a Karma Card. */
export function karmaText(card: KarmaCard): Named {
  return message(`card.${card}.text`)
}

export function karmaEffect(card: KarmaCard): Named {
  return effectsText(KARMA_CARDS[card].effect)
}

/** What a Free Will Card of that number is called, and its line. */
export function freeWillName(number: number): Named {
  return message(`freeWill.${String(number)}.name`)
}

export function freeWillText(number: number): Named {
  return message(`freeWill.${String(number)}.text`)
}

/** A score with its sign, as people write it: '+2', '−4', '0'. */
export function signed(score: number): string {
  if (score === 0) return '0'
  return score > 0 ? `+${String(score)}` : `−${String(-score)}`
}
