/** Types of the state: plain JSON, one comment per field. */
import type { Frame } from '../../../../../engine/core/contract/frame-stack.ts'
import type { Seat } from '../../../../../engine/core/contract/game.ts'

/** Pending work; the top frame determines the decider and the decision. */
export type TemplateGameFrame = Frame &
  /** Both seats choose a card (TPL-2). At the bottom of the stack until the game is over. */
  (
    | { kind: 'duel' }
    /** The seat lost the round, and its card is still on the table (TPL-4). */
    | { kind: 'recover'; seat: Seat }
  )

/** Public information. */
export interface TemplateGamePublicState {
  /** By seat, the cards that won a round, in order. */
  won: number[][]
  /** By seat, the cards in hand that both seats saw going there, ascending: a seat's knowledge is part of the state (TPL-6). */
  seen: number[][]
  /** By seat, its face-up card, turned up or beaten, or null. */
  open: (number | null)[]
  /** The discard pile, in order. */
  pile: number[]
  /** Empty once the game is over. */
  stack: TemplateGameFrame[]
}

export interface TemplateGameState extends TemplateGamePublicState {
  /** By seat, ascending. A chosen card stays in the hand until it is turned up. */
  hands: number[][]
  /** By seat, its face-down card, or null before it has chosen. */
  chosen: (number | null)[]
  /** In no meaningful order: a drawn card is picked at random. */
  deck: number[]
}

/** A viewer's information: hidden cards are counted and have no ids. */
export interface TemplateGameView extends TemplateGamePublicState {
  /** `cards`: null for a hand that is hidden from the viewer. */
  hands: { count: number; cards: number[] | null }[]
  /** `card`: null if it is hidden from the viewer. */
  chosen: { made: boolean; card: number | null }[]
  deck: number
}

export type TemplateGameAction = { do: 'choose'; card: number } | { do: 'takeBack' } | { do: 'draw' }
