/** Names of icons: each space, effect and piece has one icon, named by a text that fits into a sprite spec. */
import { SPACES } from '../../../../engine/cosmic-karma/index.ts'
import type { MoveEnd } from '../../../../engine/cosmic-karma/index.ts'
import type { KarmaColour, EffectStep, KarmaPieceKind, SpaceId, Tool } from '../../../../engine/cosmic-karma/data.ts'

/** The name of an icon. Variants follow after colons: `bead:green:1` is one green bead. */
export type BoardIconName =
  | `${KarmaPieceKind}:${KarmaColour | 'choice' | 'both'}:${number}`
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

/** The name of the icon that stands for one step of the effect of a space or card. */
export function iconNameOfEffectStep(effect: EffectStep): BoardIconName {
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

/**
 * Data of an encounter: a move meets, on a space, the pawn of another seat that has a karmic majority (a state derived
 * from the seat's karma account). It holds that seat, the item that the moving player gets for it, and the item's
 * colour.
 */
export type KarmicMajorityEncounter = Pick<MoveEnd['majorities'][number], 'of' | 'item' | 'colour'>

/**
 * The name of the icon for the item that a player's move gains by meeting the pawn of another seat.
 * That seat's karmic majority decides the item. The result is `neutral` if the majority gives no item.
 */
export function iconNameOfMajorityGain({ item, colour }: KarmicMajorityEncounter): BoardIconName {
  return item === null ? 'neutral' : `${item}:${colour ?? 'choice'}:1`
}

/** The names of the icons for the steps of an effect, in their order. */
export function iconNamesOfEffectSteps(effects: readonly EffectStep[]): readonly BoardIconName[] {
  return effects.map(iconNameOfEffectStep)
}

/** The name of the one icon that marks a space on the board. */
export function iconNameOfSpace(space: SpaceId): BoardIconName {
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
      return iconNameOfEffectStep(first)
  }
}
