/**
 * Types of Cosmic Karma: state, actions and views. Rule numbers (COS-n) refer to RULES.md. Packs are lists from bottom
 * to top.
 */
import type { Seat } from '../core/contract/game.ts'
import type { ChoiceCardId, KarmaColour, KarmaPieceKind, KarmaCardId, ChoiceCardSideId, SpaceId, Tool } from './data.ts'
import type { CosmicEndReason } from './events.ts'

export type * from './events.ts'

/** A face-down pack of cards, and how many of them no player has seen. */
export interface CardPack<T> {
  /** From bottom to top. */
  cards: T[]
  /**
   * Number of cards from the top that no player has seen. The others went to the bottom face up, and packs are never
   * reshuffled (COS-6), so all players know them and their order.
   */
  unseen: number
}

/**
 * The beads, rings, habits and pegs of a player. They determine the player's karmic majority (the ring or bead that
 * another player takes from the bank when landing on this player) and whether the player is ready to return to Cosmic
 * Consciousness (COS-125).
 */
export interface KarmaAccount {
  /** Loose beads, at most two of a colour (COS-55). */
  beads: Record<KarmaColour, number>
  /** Number of rings, by colour. */
  rings: Record<KarmaColour, number>
  /** Habit sticks, each with three beads of its colour. */
  habits: Record<KarmaColour, number>
  /** 0 to 2 of each kind; two form a master tool (COS-95, COS-96). */
  pegs: Record<Tool, number>
}

/** The state of one seat: its account, its pawn, its cards, and counts of its waits and lives. All of it is public. */
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
 * The stages of a turn:
 * - sitOut: the player misses the turn and can only return one Lose a Turn Card (COS-16)
 * - home: the pawn is on the space Hanging On and the player meets the conditions of a return, so the only action is
 * to return to Cosmic Consciousness (COS-18)
 * - start: the player can throw the dice or lay out the first Free Will Card; in Future Life Planning, the player can
 * also join another player or wait
 * - cards: at least one Free Will Card is laid out; the player can lay out more, or move
 * - rolled: the dice are thrown; the only action is to move
 * - underWay: the move has begun; the entries above the turn on the stack of pending work decide until the turn ends
 */
export type TurnStage = 'sitOut' | 'home' | 'start' | 'cards' | 'rolled' | 'underWay'

/**
 * The bottom entry of the stack of pending work while the game runs: the current turn. Its seat makes every decision of
 * the turn.
 */
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

/** An entry of the stack of pending work: a counted move in progress, which waits at a fork for the player's choice. */
export interface MoveFrame {
  kind: 'move'
  /** The remaining count. */
  left: number
  /** The previous space of the pawn in this move; null before the first step. */
  came: SpaceId | null
}

/**
 * A karmic majority for which the landing player has still to choose the colour. The karmic majority of a player
 * landed on is the colour whose score is farther from 0; here both colours have equal scores. The landing player takes
 * one ring or bead of the chosen colour (COS-66).
 */
export interface KarmicMajorityAwaitingColour {
  /** The seat landed on. */
  of: Seat
  item: KarmaPieceKind
}

/**
 * An entry of the stack of pending work: the rings and beads that the karmic majorities of a landing give. A karmic
 * majority is the ring or bead that a player takes from the bank when landing on another player. The landing player
 * first chooses the colours of the pieces in `duals` (majorities whose two colours have equal scores); then all rings
 * are taken, then all beads (COS-75).
 */
export interface MajorityGainsFrame {
  kind: 'majority'
  duals: KarmicMajorityAwaitingColour[]
  /** Number of rings to take, by colour; `beads` likewise. */
  rings: Record<KarmaColour, number>
  beads: Record<KarmaColour, number>
}

/** The progress in the effect of a space or card, which is a list of steps. */
export interface EffectStepProgress {
  /** Index of the current step in the effect list. */
  at: number
  /** Number of pieces that this step has taken or given back so far. */
  count: number
}

/** An entry of the stack of pending work: the effect of the space that the pawn has landed on. */
export interface SpaceEffectFrame extends EffectStepProgress {
  kind: 'space'
  space: SpaceId
}

/**
 * An entry of the stack of pending work: the effect of a drawn Choice Card. The work begins with the choice of the
 * card's side if the player may choose it. The card stays on the table until all its effects are resolved (COS-80).
 */
export interface ChoiceCardEffectFrame extends EffectStepProgress {
  kind: 'choice'
  card: ChoiceCardId
  /** The side that was readable when it was drawn (COS-78). */
  shown: ChoiceCardSideId
  /** The side that applies; null while the player chooses with a Master Torch (COS-101). */
  side: ChoiceCardSideId | null
}

/** An entry of the stack of pending work: the effect of a drawn Karma Card, which lies on the table meanwhile. */
export interface KarmaCardEffectFrame extends EffectStepProgress {
  kind: 'karma'
  card: KarmaCardId
}

/** An entry of the stack of pending work that carries out an effect: of a space, a Choice Card or a Karma Card. */
export type EffectFrame = SpaceEffectFrame | ChoiceCardEffectFrame | KarmaCardEffectFrame

/**
 * An entry of the stack of pending work (core/contract/frame-stack.ts). The top entry determines the next decision.
 * Entries contain nothing secret.
 */
export type CosmicFrame = TurnFrame | MoveFrame | MajorityGainsFrame | EffectFrame

/** The complete state of a game, with the hidden order of its packs. */
export interface CosmicState {
  players: Player[]
  /** By land: index 0 is Land 1. */
  choicePacks: CardPack<ChoiceCardId>[]
  karmaPacks: CardPack<KarmaCardId>[]
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

/** An action that a player can choose. Free Will Cards of the same number are one choice. */
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
  | { do: 'side'; side: ChoiceCardSideId }
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
  /** Stop: give back no more beads, exchange no bead, or do not trade places. */
  | { do: 'done' }

/**
 * A pack as a viewer sees it: the number of cards, and those at the bottom that all players know, from bottom to top.
 * In the open view of a finished game, all cards are known.
 */
export interface PackView<T> {
  count: number
  known: T[]
}

/**
 * The game as a viewer sees it (section "Hidden information" of the rules): everything except the unseen cards of the
 * packs. It is the same for every seat.
 */
export interface CosmicView extends Omit<CosmicState, 'choicePacks' | 'karmaPacks' | 'freeWillPack'> {
  choicePacks: PackView<ChoiceCardId>[]
  karmaPacks: PackView<KarmaCardId>[]
  freeWillPack: PackView<number>
}
