/** The types: plain JSON, one comment for each field. */
import type { Frame } from '../../../../../engine/core/contract/frame-stack.ts'
import type { Seat } from '../../../../../engine/core/contract/game.ts'

/** Pending work; the top frame decides who must choose what. */
export type TemplateGameFrame = Frame &
  /** Both choose a card (TPL-2). Lies below all else as long as the game runs. */
  (
    | { kind: 'duel' }
    /** A seat has lost the round, and its card still lies on the table (TPL-4). */
    | { kind: 'recover'; seat: Seat }
  )

/** What everybody may know. */
export interface TemplateGamePublicState {
  /** By seat, the cards that have won a round, in order. */
  won: number[][]
  /** By seat, the cards of the hand that everybody has seen go there, ascending: what a seat knows is state (TPL-6). */
  seen: number[][]
  /** By seat, the card that lies face up before it: turned up, or beaten; null: none. */
  open: (number | null)[]
  /** The discard pile, in order. */
  pile: number[]
  /** Empty once the game is over. */
  stack: TemplateGameFrame[]
}

export interface TemplateGameState extends TemplateGamePublicState {
  /** By seat, ascending. What is chosen stays among them until it is turned up. */
  hands: number[][]
  /** By seat: what lies face down; null: nothing yet. */
  chosen: (number | null)[]
  /** In no order that means anything: chance takes from it when somebody draws. */
  deck: number[]
}

/** What a viewer may know: hidden things are counted, and have no handle. */
export interface TemplateGameView extends TemplateGamePublicState {
  /** `cards`: null for a hand that the viewer does not see. */
  hands: { count: number; cards: number[] | null }[]
  /** `card`: null where the viewer does not know it. */
  chosen: { made: boolean; card: number | null }[]
  deck: number
}

export type TemplateGameAction = { do: 'choose'; card: number } | { do: 'takeBack' } | { do: 'draw' }
