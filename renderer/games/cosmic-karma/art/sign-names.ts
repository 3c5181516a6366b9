/** Signs of spaces, effects and pieces: one sign each, by a name that a sprite spec can hold. */
import { SPACES } from '../../../../engine/cosmic-karma/index.ts'
import type { ReachableSpace } from '../../../../engine/cosmic-karma/index.ts'
import type { KarmaColour, SpaceEffect, KarmaItem, SpaceId, Tool } from '../../../../engine/cosmic-karma/data.ts'

export type SignName =
  | `${KarmaItem}:${KarmaColour | 'choice' | 'both'}:${number}`
  | `habit:${KarmaColour}`
  | `peg:${Tool | 'choice'}`
  | 'losePeg'
  | 'choice'
  | 'karma'
  | 'freeWill'
  | 'loseTurn'
  | 'extraTurn'
  | 'arrow'
  | `gate:${'torch' | 'sword'}`
  | 'temple'
  | 'loosen'
  | 'hangingOn'
  | 'pit'
  | `wheel:${KarmaColour}`
  | 'review'
  | 'planning'
  | `advance:${number}`
  | 'discard'
  | 'recolour'
  | 'gift'
  | 'swap'
  | 'goTo'
  | 'calm'
  | 'centre'
  | 'home'
  | 'neutral'

/** The sign of one step of an effect. */
export function signNameOfEffect(effect: SpaceEffect): SignName {
  switch (effect.op) {
    case 'gain':
      return `${effect.item}:${effect.colour}:${effect.count}`
    case 'gainTool':
      return `peg:${effect.tool}`
    case 'loseTool':
      return 'losePeg'
    case 'draw':
      return effect.pack
    case 'advance':
      return `advance:${effect.count}`
    case 'followArrow':
      return 'arrow'
    case 'swapPlaces':
      return 'swap'
    case 'loosenHabit':
      return 'loosen'
    default:
      return effect.op
  }
}

/** Whose karmic majority is met, and what it brings. */
export type MetMajority = Pick<ReachableSpace['majorities'][number], 'of' | 'item' | 'colour'>

export function signNameOfMajority({ item, colour }: MetMajority): SignName {
  return item === null ? 'neutral' : `${item}:${colour ?? 'choice'}:1`
}

export function signNamesOf(effects: readonly SpaceEffect[]): readonly SignName[] {
  return effects.map(signNameOfEffect)
}

/** The one sign that a space is known by. */
export function signNameOfSpace(space: SpaceId): SignName {
  const { kind, effect } = SPACES[space]
  const [first, second] = effect
  switch (kind) {
    case 'centre':
      return 'centre'
    case 'arrow':
    case 'hangingOn':
    case 'pit':
    case 'review':
    case 'planning':
    case 'temple':
      return kind
    case 'gate':
      return space === 'e2-09' ? 'gate:torch' : 'gate:sword'
    case 'wheel':
      return first?.op === 'gain' && first.colour === 'orange' ? 'wheel:orange' : 'wheel:green'
    default:
      if (first === undefined) return 'calm'
      if (first.op === 'gain' && second?.op === 'gain') return `${first.item}:both:${first.count}`
      return signNameOfEffect(first)
  }
}
