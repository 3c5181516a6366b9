/** What is going on, read from a view. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { CosmicView, EffectFrame, TurnFrame } from '../../../engine/cosmic-karma/index.ts'

type Stack = Pick<CosmicView, 'stack'>

/** The turn; undefined when the game is over. */
export function turnFrame({ stack }: Stack): TurnFrame | undefined {
  const [turn] = stack
  return turn?.kind === 'turn' ? turn : undefined
}

/** Whose turn it is. */
export function actingSeat(view: Stack): Seat | undefined {
  return turnFrame(view)?.seat
}

/** The Choice and Karma Cards in use, the first drawn first. */
export function cardsInUse({ stack }: Stack): readonly Exclude<EffectFrame, { kind: 'space' }>[] {
  return stack.flatMap((frame) => (frame.kind === 'choice' || frame.kind === 'karma' ? [frame] : []))
}
