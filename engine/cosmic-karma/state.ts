/**
 * Types of Cosmic Karma: state, actions and views. Rule numbers (COS-n) refer to RULES.md. Packs are lists from bottom
 * to top.
 */
import type { Seat } from '../core/contract/game.ts'
import type { ChoiceCard, KarmaColour, KarmaItem, KarmaCard, CardSide, SpaceId, Tool } from './data.ts'
import type { CosmicEndReason } from './events.ts'

export type * from './events.ts'

/** A face-down pack, bottom to top. */
export interface CardPack<T> {
  cards: T[]
  /**
   * Number of cards from the top that no player has seen. The others went to the bottom face up, and packs are never
   * reshuffled (COS-6), so all players know them and their order.
   */
  unseen: number
}

/** Beads, rings, habits and pegs: they determine the karmic majority and readiness to return. */
export interface KarmaAccount {
  /** Loose beads, at most two of a colour (COS-55). */
  beads: Record<KarmaColour, number>
  rings: Record<KarmaColour, number>
  /** Habit sticks, each with three beads of its colour. */
  habits: Record<KarmaColour, number>
  /** 0 to 2 of each kind; two form a master tool (COS-95, COS-96). */
  pegs: Record<Tool, number>
}

/** The state of one seat. */
export interface Player extends KarmaAccount {
  /** The space of the pawn. */
  space: SpaceId
  /** The numbers of the Free Will Cards in hand, ascending. */
  freeWill: number[]
  /** Number of Lose a Turn Cards. */
  lostTurns: number
  /** Turns waited during this stay in Future Life Planning (COS-146). */
  waits: number
  /** Number of lives begun, starting with 1. For display only. */
  lives: number
}

/**
 * Stages of a turn:
 * - sitOut: the turn only gives a Lose a Turn Card back (COS-16): one action
 * - home: the ready pawn on Hanging On returns (COS-18): one action
 * - start: dice, the first Free Will Card, or in Future Life Planning also joining and waiting
 * - cards: Free Will Cards are laid out; lay out more, or go
 * - rolled: the dice have been thrown face up: one action, go
 * - underWay: the move has begun; the frames above decide until the end of the turn
 */
export type TurnStage = 'sitOut' | 'home' | 'start' | 'cards' | 'rolled' | 'underWay'

/** The turn; always the bottom frame of a running game. Its seat makes every decision of the turn. */
export interface TurnFrame {
  kind: 'turn'
  seat: Seat
  stage: TurnStage
  /** Both dice thrown in this turn; empty before the throw and in a move by cards. */
  dice: number[]
  /** Free Will Cards laid out for the move, in the order of choice; empty after they have gone under the pack. */
  cards: number[]
  /** The count of the move by dice or cards, once it is determined; 0 before. */
  count: number
  /** The turn joins another player: it brings no Free Will Cards (COS-142). */
  joining: boolean
  /** The seat takes another turn (COS-27). */
  again: boolean
}

/** A counted move in progress; it waits at a fork. */
export interface MoveFrame {
  kind: 'move'
  /** The remaining count. */
  left: number
  /** The previous space of the pawn in this move; null before the first step. */
  came: SpaceId | null
}

/** A karmic majority whose colour the landing player chooses (COS-66). */
export interface DualMajority {
  /** The seat landed on. */
  of: Seat
  item: KarmaItem
}

/** The karmic majorities of a landing: dual ones wait for a colour, then all rings are taken, then all beads (COS-75). */
export interface MajorityFrame {
  kind: 'majority'
  duals: DualMajority[]
  rings: Record<KarmaColour, number>
  beads: Record<KarmaColour, number>
}

/** Progress in the effect list of a space or card. */
export interface EffectProgress {
  /** Index of the current step in the effect list. */
  at: number
  /** Number of pieces that this step has taken or given back so far. */
  count: number
}

/** The effect of the space that the pawn has landed on. */
export interface SpaceFrame extends EffectProgress {
  kind: 'space'
  space: SpaceId
}

/** A Choice Card in use: it stays on the table until all its effects are resolved (COS-80). */
export interface ChoiceFrame extends EffectProgress {
  kind: 'choice'
  card: ChoiceCard
  /** The side that was readable when it was drawn (COS-78). */
  shown: CardSide
  /** The side that applies; null while the player chooses with a Master Torch (COS-101). */
  side: CardSide | null
}

/** A Karma Card in use. */
export interface KarmaFrame extends EffectProgress {
  kind: 'karma'
  card: KarmaCard
}

export type EffectFrame = SpaceFrame | ChoiceFrame | KarmaFrame

/** Pending work (core/contract/frame-stack.ts). The top frame determines the next decision. Frames contain nothing secret. */
export type CosmicFrame = TurnFrame | MoveFrame | MajorityFrame | EffectFrame

export interface CosmicState {
  players: Player[]
  /** By land: index 0 is Land 1. */
  choicePacks: CardPack<ChoiceCard>[]
  karmaPacks: CardPack<KarmaCard>[]
  /** The numbers of the Free Will Cards. */
  freeWillPack: CardPack<number>
  /** Number of beads of each colour added at the start (COS-14). */
  extraBeads: number
  firstSeat: Seat
  /** Number of turns begun, including the current one. */
  turns: number
  /** The seat that has returned to Cosmic Consciousness; null while the game runs. */
  winner: Seat | null
  /** How the winner returned home; null while the game runs. */
  end: CosmicEndReason | null
  stack: CosmicFrame[]
}

/** All actions. Free Will Cards of the same number are one choice. */
export type CosmicAction =
  /** Give back a Lose a Turn Card (COS-16). */
  | { do: 'sitOut' }
  /** Return to Cosmic Consciousness from Hanging On (COS-18). */
  | { do: 'home' }
  | { do: 'roll' }
  /** Lay out one more Free Will Card of that number. */
  | { do: 'card'; number: number }
  /** Start the move; the count is complete. */
  | { do: 'go' }
  /** Join a player or wait in Future Life Planning (COS-139, COS-146). */
  | { do: 'join'; seat: Seat }
  | { do: 'wait' }
  /** Choose the next space at a fork (COS-34). */
  | { do: 'step'; to: SpaceId }
  /** Choose the colour of a dual majority (COS-66) or of a piece to take (COS-58). */
  | { do: 'colour'; colour: KarmaColour }
  /** Choose the side of a Choice Card (COS-101). */
  | { do: 'side'; side: CardSide }
  /** Give back a loose bead (COS-59). */
  | { do: 'giveBack'; colour: KarmaColour }
  /** Exchange a loose bead of this colour for one of the other (COS-60). */
  | { do: 'exchange'; colour: KarmaColour }
  /** Take a peg of that kind (COS-99). */
  | { do: 'takePeg'; tool: Tool }
  /** Give back a peg of that kind (COS-100). */
  | { do: 'losePeg'; tool: Tool }
  /** Choose the player who takes the ring (COS-61). */
  | { do: 'gift'; seat: Seat }
  /** Trade places with a player (COS-92). */
  | { do: 'swap'; seat: Seat }
  /** Loosen a habit of that colour (COS-104). */
  | { do: 'loosen'; colour: KarmaColour }
  /** Stop: no more beads, no exchange, no trade. */
  | { do: 'done' }

/** A pack: the number of cards, and the publicly known ones from bottom to top. */
export interface PackView<T> {
  count: number
  known: T[]
}

/**
 * A viewer's view (section "Hidden information" of the rules): everything except the unseen cards of the packs. It is
 * the same for every seat.
 */
export interface CosmicView extends Omit<CosmicState, 'choicePacks' | 'karmaPacks' | 'freeWillPack'> {
  choicePacks: PackView<ChoiceCard>[]
  karmaPacks: PackView<KarmaCard>[]
  freeWillPack: PackView<number>
}
