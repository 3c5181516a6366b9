/** Types of Rauha: state, actions and views. Terms and rule numbers (RAU-n) are those of RULES.md. */
import type { Seat } from '../core/contract/game.ts'
import type { CardId, EntityId, BoardSide, SquareIndex } from './data.ts'

export type * from './events.ts'

/** A source of energy, and a line of the score: activated tiles, activated entities, or the scoring of water. */
export type EnergySource = 'tiles' | 'entities' | 'water'

/** The board, crystals, energy and kept card of one seat. */
export interface Player {
  /** By square: the card on top; null if the printed biome of the side is visible. */
  tiles: (CardId | null)[]
  /** Cards under other cards, in the order in which they were covered. */
  covered: CardId[]
  /** By square: whether it has a spore. */
  spores: boolean[]
  crystals: number
  /** Total energy, including laps of the track (RAU-33). */
  energy: number
  /** Energy by source; the sum is `energy`. */
  earned: Record<EnergySource, number>
  /**
   * The card chosen in step 1; null before the choice and after step 2. Until all seats have chosen, the card is still
   * on its satellite and the choice can be changed (RAU-26); afterwards the seat holds it until step 2.
   */
  kept: CardId | null
}

/**
 * The current step of the game, and the seat that acts in it. While the game runs, it is the only entry of the stack of pending
 * work (core/contract/frame-stack.ts). It contains nothing secret.
 */
export type RauhaFrame =
  /** Step 1: all seats choose simultaneously. */
  | { kind: 'keep' }
  /** Step 2 of that seat: place or discard. */
  | { kind: 'settle'; seat: Seat }
  /** Step 4, or the scoring of that seat. */
  | {
      kind: 'activate'
      seat: Seat
      scoring: boolean
      /** Tiles activated in this step or scoring, in order (RAU-62). */
      used: SquareIndex[]
      /** Entities that can still be activated in it; never Vuori (RAU-66). */
      entities: EntityId[]
    }

/** The complete state of a game, with all secrets. */
export interface RauhaState {
  side: BoardSide
  /** Position of all avatars, 1-16 (RAU-18); `avatarStopAt` in data.ts gives round, turn, pool and line. */
  position: number
  players: Player[]
  /**
   * All deals so far: one list of four cards per satellite, by round, then by satellite. Each list starts with the
   * cards that have left the satellite, in order (kept in turns 1, 2 and 3, then left over), followed by the cards
   * still there, in table order. knowledge.ts derives which viewers have looked at them.
   */
  deals: CardId[][]
  /** Number of cards that have left each satellite in this round, 0-4. */
  taken: number
  /** By deal: which of its cards were placed and are public, as bits: 1 << index. */
  shown: number[]
  /** Undealt cards of Age 1 and Age 2; the next one is last. */
  decks: [CardId[], CardId[]]
  /** Owner of each entity; null if it is in the common display. */
  entities: Record<EntityId, Seat | null>
  /** All seats in the order in which their energy tokens arrived on their spaces; among equal totals the last is on top. */
  arrivals: Seat[]
  /** The first player of this turn or scoring phase (RAU-32). */
  first: Seat
  /** Empty when the game has ended. */
  stack: RauhaFrame[]
}

/** An action that a player can choose. */
export type RauhaAction =
  /** Step 1: choose a card of the pool, or change the choice until all seats have chosen. */
  | { do: 'keep'; card: CardId }
  /** Step 2: place the kept card on the square. */
  | { do: 'place'; square: SquareIndex }
  /** Step 2: discard for four crystals. */
  | { do: 'discardForCrystals' }
  /** Step 2: discard for a spore on the square. */
  | { do: 'discardForSpore'; square: SquareIndex }
  /** Step 4 and scoring: activate a tile whose effect needs no square. */
  | { do: 'activateTile'; square: SquareIndex }
  /** Step 4 and scoring: activate the tile on `square`, which puts a spore on the square `spore`. */
  | { do: 'activateSpore'; square: SquareIndex; spore: SquareIndex }
  | { do: 'activateEntity'; entity: EntityId }
  /** Make all activations, if the order cannot matter (RAU-98). */
  | { do: 'activateAll' }
  /** Stop; unused activations are lost (RAU-61). */
  | { do: 'endActivation' }

/** A viewer's knowledge of the card that a seat has chosen or kept. */
export interface KeptCardView {
  /** Whether the seat has one; this is public. */
  made: boolean
  /** Possible cards, as far as the viewer has seen the pool: one if it is known for certain, none if unseen. */
  cards: CardId[]
}

/** A viewer's knowledge of a satellite, one of the face-down piles between two neighbours. */
export interface SatelliteView {
  /** Number of cards on it. */
  count: number
  /**
   * Cards that the viewer has seen there and that can still be there, in table order. If there are as many as `count`,
   * all of them are there.
   */
  cards: CardId[]
}

/**
 * A viewer's knowledge of the four cards that were dealt in one round to one satellite, a face-down pile between two
 * neighbours.
 */
export interface DealView {
  /** The cards that have left, in order; null where the viewer does not know the card for certain. */
  left: (CardId | null)[]
  /** The viewer has seen the cards that left from this index on and those on the satellite; 4 if it has seen none. */
  seenFrom: number
  /** Seen cards that are on the satellite or are one of the nulls, in table order. */
  loose: CardId[]
}

/** The board, crystals, energy and kept card of one seat as a viewer sees them. */
export interface ViewedPlayer extends Omit<Player, 'kept'> {
  kept: KeptCardView
}

/**
 * The game as one viewer sees it (section 'Hidden information' of the rules). Public information is unchanged.
 * Face-down cards are given as counts, together with the cards that the viewer has seen and that can still be there;
 * each field says whether the viewer knows these cards for certain.
 */
export interface RauhaView extends Omit<RauhaState, 'players' | 'deals' | 'decks'> {
  players: ViewedPlayer[]
  satellites: SatelliteView[]
  /** Undealt cards of Age 1 and Age 2, the next one last. The cards are shown only to viewers of finished games. */
  decks: [{ count: number; cards: CardId[] }, { count: number; cards: CardId[] }]
  /** Discarded face-down cards, and those that the viewer knows for certain, in table order. */
  blackHole: { count: number; known: CardId[] }
  /** By deal, as in the state. */
  deals: DealView[]
}

/** How the winners were decided: one seat has the most energy, or several share the win (RAU-93, RAU-94). */
export type RauhaWinCriterion = 'energy' | 'shared'
