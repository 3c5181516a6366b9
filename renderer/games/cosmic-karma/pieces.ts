/**
 * What is clicked on the board of Cosmic Karma by a name of its own. Everything else is clicked as a place, by the names of
 * engine/cosmic-karma/places.ts: spaces (`spacePlace`), and the shelves of an account (`shelfPlace`, `pegsPlace`); a seat
 * is clicked on its account. A shelf that may be empty needs a piece that names it as its target.
 */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { ChoiceCard, KarmaCard, Side } from '../../../engine/cosmic-karma/data.ts'
import type { Target } from '../../stage/scene.ts'

export function onPiece(id: string): Target {
  return { on: 'piece', id }
}

/** The pawn of a seat, wherever it stands. */
export function pawn(seat: Seat): string {
  return `pawn:${String(seat)}`
}

/** The two dice; both do what a click on either does. */
export const DICE = 'dice'

/** A number in a hand of Free Will Cards; every card of that number names it as its target. */
export function freeWillCard(seat: Seat, number: number): string {
  return `freeWill:${String(seat)}:${String(number)}`
}

/** A Choice or Karma Card in use. */
export function tableCard(card: ChoiceCard | KarmaCard): string {
  return `card:${card}`
}

/** One side of the Choice Card in use, while a Master Torch chooses between them. */
export function cardSide(card: ChoiceCard, side: Side): string {
  return `card:${card}:${side}`
}

/** The controls beside the prompt. Their ids are those of their words. */
export const CONTROL = {
  roll: 'cosmic-karma.control.roll',
  /** The same, where a new life begins with it. */
  reenter: 'cosmic-karma.control.reenter',
  wait: 'cosmic-karma.control.wait',
  go: 'cosmic-karma.control.go',
  sitOut: 'cosmic-karma.control.sitOut',
  home: 'cosmic-karma.control.home',
  green: 'cosmic-karma.control.green',
  orange: 'cosmic-karma.control.orange',
  torch: 'cosmic-karma.control.torch',
  sword: 'cosmic-karma.control.sword',
  wand: 'cosmic-karma.control.wand',
  /** The side of a Choice Card that lies up, and the other one. */
  asDrawn: 'cosmic-karma.control.asDrawn',
  turned: 'cosmic-karma.control.turned',
  keepBeads: 'cosmic-karma.control.keepBeads',
  keepColour: 'cosmic-karma.control.keepColour',
  stay: 'cosmic-karma.control.stay',
} as const
