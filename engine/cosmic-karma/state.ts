/**
 * The types of Cosmic Karma: what a state holds, what can be chosen, what a viewer sees, what is told. Numbers of rules
 * (COS-n) are those of RULES.md. Packs are lists from bottom to top.
 */
import type { Seat } from '../core/contract/game.ts'
import type { ChoiceCard, KarmaColour, KarmaItem, KarmaCard, CardSide, SpaceId, Tool } from './data.ts'
import type { CosmicEndReason } from './events.ts'

export type * from './events.ts'

/** A face-down pack, bottom to top. */
export interface CardPack<T> {
  cards: T[]
  /**
   * How many cards, counted from the top, nobody has seen. The others went to the bottom in view of everybody, and packs
   * are never shuffled again (COS-6): all know them and their order.
   */
  unseen: number
}

/** Beads, rings, habits and pegs: what a karmic majority and the way home are reckoned from. */
export interface KarmaAccount {
  /** Loose beads, never more than two of a colour (COS-55). */
  beads: Record<KarmaColour, number>
  rings: Record<KarmaColour, number>
  /** Habit sticks, each with three beads of its colour. */
  habits: Record<KarmaColour, number>
  /** 0 to 2 of each kind; two are a master tool (COS-95, COS-96). */
  pegs: Record<Tool, number>
}

/** What belongs to one seat. */
export interface Player extends KarmaAccount {
  /** Where the pawn stands. */
  space: SpaceId
  /** The numbers of the Free Will Cards in hand, ascending. */
  freeWill: number[]
  /** Lose a Turn Cards. */
  lostTurns: number
  /** Turns waited in this stay in Future Life Planning (COS-146). */
  waits: number
  /** Lives begun; the first one is 1. Only for display. */
  lives: number
}

/**
 * Where a turn stands:
 * - sitOutTurn: it only gives a Lose a Turn Card back (COS-16): one choice
 * - home: the ready pawn on Hanging On returns (COS-18): one choice
 * - start: dice, the first Free Will Card, or in Future Life Planning also joining and waiting
 * - cards: Free Will Cards are laid out; more of them, or go
 * - rolled: the dice lie on the table for all to see: one choice, go
 * - under way: the move has begun; frames above this one decide, until the turn is over
 */
export type TurnStage = 'sitOut' | 'home' | 'start' | 'cards' | 'rolled' | 'underWay'

/** The turn; always the bottom frame of a running game. Its seat makes every choice of the turn. */
export interface TurnFrame {
  kind: 'turn'
  seat: Seat
  stage: TurnStage
  /** Both dice as thrown in this turn; empty before, and when it moves by cards. */
  dice: number[]
  /** Free Will Cards laid out for the move, in the order of choice; empty once they went under the pack. */
  cards: number[]
  /** The count of the move by dice or cards, once it has begun; 0 before. */
  count: number
  /** The turn joins another player: no Free Will Cards in it (COS-142). */
  joining: boolean
  /** Another turn follows (COS-27). */
  again: boolean
}

/** A counted move under way; it waits at a fork. */
export interface MoveFrame {
  kind: 'move'
  /** The count that is left. */
  left: number
  /** The space that the pawn has just stepped from in this move; null before the first step. */
  came: SpaceId | null
}

/** A karmic majority that leaves the colour to the player landing (COS-66). */
export interface DualMajority {
  /** Who was landed on. */
  of: Seat
  item: KarmaItem
}

/** Karmic majorities on a landing: dual ones wait for a colour, then all rings are taken, then all beads (COS-75). */
export interface MajorityFrame {
  kind: 'majority'
  duals: DualMajority[]
  rings: Record<KarmaColour, number>
  beads: Record<KarmaColour, number>
}

/** How far the effects of a space or card are carried out. */
export interface EffectProgress {
  /** The step of the effect list that is carried out. */
  at: number
  /** How many pieces this step has taken or given back so far. */
  count: number
}

/** The result of the space that the pawn has landed on. */
export interface SpaceFrame extends EffectProgress {
  kind: 'space'
  space: SpaceId
}

/** A Choice Card in use: it lies on the table until all that it set off is done (COS-80). */
export interface ChoiceFrame extends EffectProgress {
  kind: 'choice'
  card: ChoiceCard
  /** The side that was readable when it was drawn (COS-78). */
  shown: CardSide
  /** The side that counts; null while a Master Torch chooses (COS-101). */
  side: CardSide | null
}

/** A Karma Card in use. */
export interface KarmaFrame extends EffectProgress {
  kind: 'karma'
  card: KarmaCard
}

export type EffectFrame = SpaceFrame | ChoiceFrame | KarmaFrame

/** Pending work (core/contract/frame-stack.ts). The top frame says what is chosen next. Nothing in a frame is secret. */
export type CosmicFrame = TurnFrame | MoveFrame | MajorityFrame | EffectFrame

export interface CosmicState {
  players: Player[]
  /** By land: index 0 is Land 1. */
  choicePacks: CardPack<ChoiceCard>[]
  karmaPacks: CardPack<KarmaCard>[]
  /** Free Will Cards by their numbers. */
  freeWillPack: CardPack<number>
  /** Beads of each colour that were added at the start (COS-14). */
  extraBeads: number
  firstSeat: Seat
  /** Turns begun so far, the present one included. */
  turns: number
  /** Who has returned to Cosmic Consciousness; null while the game runs. */
  winner: Seat | null
  /** How the winner came home; null while the game runs. */
  end: CosmicEndReason | null
  stack: CosmicFrame[]
}

/** Everything that can be chosen. Free Will Cards of one number are one choice. */
export type CosmicAction =
  /** Gives back a Lose a Turn Card (COS-16). */
  | { do: 'sitOut' }
  /** Returns to Cosmic Consciousness from Hanging On (COS-18). */
  | { do: 'home' }
  | { do: 'roll' }
  /** Lays out one more Free Will Card of that number. */
  | { do: 'card'; number: number }
  /** The count is complete: the pawn sets out. */
  | { do: 'go' }
  /** Future Life Planning (COS-139, COS-146). */
  | { do: 'join'; seat: Seat }
  | { do: 'wait' }
  /** The next space, where the way branches (COS-34). */
  | { do: 'step'; to: SpaceId }
  /** The colour of a dual majority (COS-66) or of a piece taken (COS-58). */
  | { do: 'colour'; colour: KarmaColour }
  /** The side of a Choice Card (COS-101). */
  | { do: 'side'; side: CardSide }
  /** Gives back a loose bead (COS-59). */
  | { do: 'giveBack'; colour: KarmaColour }
  /** Gives back a loose bead of this colour for one of the other (COS-60). */
  | { do: 'exchange'; colour: KarmaColour }
  /** Takes a peg of that kind (COS-99). */
  | { do: 'takePeg'; tool: Tool }
  /** Gives one back (COS-100). */
  | { do: 'losePeg'; tool: Tool }
  /** Who takes the ring (COS-61). */
  | { do: 'gift'; seat: Seat }
  /** With whom to trade places (COS-92). */
  | { do: 'swap'; seat: Seat }
  /** Takes a habit of that colour apart (COS-104). */
  | { do: 'loosen'; colour: KarmaColour }
  /** No more beads, no exchange, no trade. */
  | { do: 'done' }

/** A pack: how many cards, and those that everybody knows, from the bottom up. */
export interface PackView<T> {
  count: number
  known: T[]
}

/**
 * What a viewer sees (section "Hidden information" of the rules): everything but the cards of the packs that nobody has
 * seen. It is the same for every seat.
 */
export interface CosmicView extends Omit<CosmicState, 'choicePacks' | 'karmaPacks' | 'freeWillPack'> {
  choicePacks: PackView<ChoiceCard>[]
  karmaPacks: PackView<KarmaCard>[]
  freeWillPack: PackView<number>
}
