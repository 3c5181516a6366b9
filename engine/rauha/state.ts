/**
 * The types of Rauha: what a state holds, what can be chosen, what a viewer sees. Words and numbers of rules (RAU-n) are
 * those of RULES.md.
 */
import type { Seat } from '../core/contract/game.ts'
import type { Card, Entity, BoardSide, SquareIndex } from './data.ts'

export type * from './events.ts'

/** Where energy comes from; the lines of the score. */
export type EnergySource = 'tiles' | 'entities' | 'water'

/** What belongs to one seat. */
export interface Player {
  /** By square: the card on top; null shows the printed biome of the side. */
  tiles: (Card | null)[]
  /** Cards that lie under others, in the order in which they were covered. */
  covered: Card[]
  /** By square: whether a spore lies there. */
  spores: boolean[]
  crystals: number
  /** The total, laps of the track included (RAU-33). */
  energy: number
  /** How much of it came from where: its sum is `energy`. */
  earned: Record<EnergySource, number>
  /**
   * The card chosen in step 1; null: none yet, or no more. Until all have chosen it still lies on its satellite and may be
   * changed (RAU-26); then it is the seat's until step 2.
   */
  kept: Card | null
}

/** Pending work (core/contract/frame-stack.ts): one frame while the game runs. Nothing in it is secret. */
export type RauhaFrame =
  /** Step 1: everybody chooses at once. */
  | { kind: 'keep' }
  /** Step 2 of that seat: place or discard. */
  | { kind: 'settle'; seat: Seat }
  /** Step 4, or the scoring of that seat. */
  | {
      kind: 'activate'
      seat: Seat
      scoring: boolean
      /** Tiles that were activated in it, in order (RAU-62). */
      used: SquareIndex[]
      /** Entities that may still be activated in it; Vuori is never among them (RAU-66). */
      entities: Entity[]
    }

export interface RauhaState {
  side: BoardSide
  /** Where all avatars stand, 1-16 (RAU-18); `avatarStopAt` in data.ts tells round, turn, pool and line. */
  position: number
  players: Player[]
  /**
   * Every deal so far: one list of four cards per satellite, round after round, satellite after satellite. In a list first
   * the cards that have left the satellite in the order in which they did (kept in turns 1, 2 and 3, left over), then
   * those that still lie there, in the order of the card table. Who has looked at what follows from it (knowledge.ts).
   */
  deals: Card[][]
  /** How many cards have left each satellite in this round, 0-4. */
  taken: number
  /** By deal: which of its cards were placed and are known to all, as bits: 1 << index. */
  shown: number[]
  /** Cards not dealt, of Age 1 and Age 2; the next one last. */
  decks: [Card[], Card[]]
  /** Owners; null: in the common display. */
  entities: Record<Entity, Seat | null>
  /** All seats in the order in which their energy tokens arrived where they stand: of equal totals the last is on top. */
  arrivals: Seat[]
  /** The first player of this turn or scoring phase (RAU-32). */
  first: Seat
  /** Empty when the game is over. */
  stack: RauhaFrame[]
}

/** Everything that can be chosen. */
export type RauhaAction =
  /** Step 1: a card of the pool. Also in place of the one chosen before, until all have chosen. */
  | { do: 'keep'; card: Card }
  /** Step 2: the kept card goes there. */
  | { do: 'place'; square: SquareIndex }
  /** Step 2: four crystals instead. */
  | { do: 'discardForCrystals' }
  /** Step 2: a spore there instead. */
  | { do: 'discardForSpore'; square: SquareIndex }
  /** Step 4 and scoring: a tile whose effect needs no square. */
  | { do: 'activateTile'; square: SquareIndex }
  /** Step 4 and scoring: the tile on `square` puts a spore on square `spore`. */
  | { do: 'activateSpore'; square: SquareIndex; spore: SquareIndex }
  | { do: 'activateEntity'; entity: Entity }
  /** Everything that can be activated, when the order cannot matter (RAU-98). */
  | { do: 'activateAll' }
  /** What is not used is lost (RAU-61). */
  | { do: 'endActivation' }

/** A card that a seat has chosen or kept. */
export interface KeptCardView {
  /** Whether the seat has one: everybody sees that. */
  made: boolean
  /** What it can be, as far as the viewer has seen the pool: one card when it is known for certain, none when unseen. */
  cards: Card[]
}

/** A satellite. */
export interface SatelliteView {
  /** How many cards lie there. */
  count: number
  /**
   * The cards that the viewer has seen there and that can still be there, in the order of the card table: all of them are
   * when there are as many as `count`.
   */
  cards: Card[]
}

/** One deal of four cards as the viewer remembers it. */
export interface DealView {
  /** The cards that have left, in order; null where the viewer does not know for certain which it was. */
  left: (Card | null)[]
  /** The viewer has seen the cards that left from this index on, and those on the satellite; 4: none of them. */
  seenFrom: number
  /** Cards seen that lie on the satellite or are one of those nulls, in the order of the card table. */
  loose: Card[]
}

export interface PlayerView extends Omit<Player, 'kept'> {
  kept: KeptCardView
}

/**
 * What a viewer sees (section 'Hidden information' of the rules): the open table as it is, face-down cards as counts, and
 * of them those that the viewer has looked at and that cannot have moved unseen since.
 */
export interface RauhaView extends Omit<RauhaState, 'players' | 'deals' | 'decks'> {
  players: PlayerView[]
  satellites: SatelliteView[]
  /** Cards left of Age 1 and Age 2. Known only to a reader of finished games, the next one last. */
  decks: [{ count: number; cards: Card[] }, { count: number; cards: Card[] }]
  /** Cards out of play face down, and those of them that the viewer knows for certain, in the order of the card table. */
  blackHole: { count: number; known: Card[] }
  /** By deal, as in the state. */
  deals: DealView[]
}

/** How a game ended: one has the most energy, or several share the victory (RAU-93, RAU-94). */
export type RauhaEndReason = 'energy' | 'shared'
