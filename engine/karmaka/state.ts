/**
 * The types of Karmaka: what a state holds, what can be chosen, what a viewer sees, what is told. Words and numbers of
 * rules (KAR-n, D-n) are those of RULES.md. Piles are lists from bottom to top.
 */
import type { Seat, Viewer } from '../core/contract/game.ts'
import type { Card, Variant, CardUse } from './data.ts'

export type * from './events.ts'

/** A facedown pile, bottom to top, and who has seen which of its cards where it lies. */
export interface Pile {
  cards: Card[]
  /** For each card the seats that know it, as bits: 1 << seat. The owner of a Future Life knows all of it. */
  seen: number[]
}

/** What belongs to one seat. */
export interface Player {
  /** In the order of the card table: the order of a hand means nothing. */
  hand: Card[]
  deck: Pile
  future: Pile
  /** Oldest first; the last one is exposed. */
  deeds: Card[]
  /** Index in LADDER. */
  rung: number
  rings: number
  /** Lives ended so far. */
  lives: number
}

/**
 * What an ability under way asks for now:
 * - target: whom it is used on (D-3)
 * - ruin: a Hand card to ruin (D-6 Dwindle, D-7 Roulette, D-12 Denial)
 * - ruinDeed: an own Deed to ruin (D-5)
 * - draw: one more Well card, or stop (D-8)
 * - takeRuins, takeFuture: a card of that pile (D-15, D-9)
 * - place: a Hand card for the Future Life or the Deeds (D-16, D-17)
 * - placeLifted, returnLifted: a lifted card for the Future Life, or back onto the Well (D-10)
 * - takePickedCard: one of the picked cards (D-11)
 * - embody, mimic: the Deed to copy (D-13, D-14)
 */
export type AbilityPrompt =
  | 'target'
  | 'ruin'
  | 'ruinDeed'
  | 'draw'
  | 'takeRuins'
  | 'takeFuture'
  | 'place'
  | 'placeLifted'
  | 'returnLifted'
  | 'takePicked'
  | 'embody'
  | 'mimic'

/** Pending work (core/contract/frame-stack.ts). The top frame decides; `seat` is who. Nothing in a frame is secret. */
export type KarmakaFrame =
  /**
   * The turn; always the bottom frame of a running game. Its stage: the draw from the Deck or the death that begins it
   * (compulsory: one choice), the play, or a further play; `over` from the moment that the fate of a life is known until
   * the turn ends: the rung may be the next life's already. No table waits in it.
   */
  | { kind: 'turn'; seat: Seat; stage: 'draw' | 'death' | 'over' | 'play' | 'again' }
  /** The ability of the card in the centre is under way. */
  | {
      kind: 'ability'
      /** Who must choose now: the player of the card, or its target out of turn. */
      seat: Seat
      /** The player of the card. */
      by: Seat
      /** The card whose effect is carried out: the one played, or the one copied last. */
      ability: Card
      /** The step of its effect that is carried out. */
      step: number
      /** How many cards this step has moved so far. */
      count: number
      /** Whom the ability is used on; null when nobody was chosen (yet). */
      target: Seat | null
      /** Hand cards ruined by the ability so far, for Roulette; and the last one, for Denial. */
      ruined: number
      ruinedCard: Card | null
      /** Whether the ability has done anything yet. */
      did: boolean
      /** Which of Mimic and Embodiment this chain of copies has used up (KAR-120, KAR-121). */
      copied: ('mimic' | 'embodiment')[]
      /** A further play is granted. */
      again: boolean
      /** What is to be chosen; null only on the way from one choice to the next. */
      asks: AbilityPrompt | null
    }
  /** `seat` is offered the card in the centre, which `by` has played; on refusal those in `next` are asked in turn. */
  | { kind: 'offer'; seat: Seat; by: Seat; next: Seat[]; again: boolean }
  /** A dying seat may spend `spend` rings, exactly what its life lacks, and move up (D-18). */
  | { kind: 'rings'; seat: Seat; points: number; spend: number }

export interface KarmakaState {
  variant: Variant
  players: Player[]
  well: Pile
  ruins: Card[]
  /** The card played for its ability, until it has been offered. */
  centre: Card | null
  /** Well cards that Destiny has lifted and not yet placed or returned; the uppermost was lifted first. */
  lifted: Pile
  /** Cards of the target's Hand that Swindle looks at; they are still in that Hand. In the order of the card table. */
  picked: Card[]
  /** Rings in the common supply. */
  rings: number
  /**
   * The cards of the last refill, in the order of the card table: the Well holds no others, as everybody knows who saw
   * the Ruins. Empty until the first refill, and after one in the middle of Destiny.
   */
  pool: Card[]
  /**
   * `memory[a][b]`: cards that seat a has seen and that must still be in the Hand of seat b, in the order of the card
   * table. Empty for a = b.
   */
  memory: Card[][][]
  firstSeat: Seat
  /** Turns begun so far, the present one included. */
  turns: number
  /** Who has reached Transcendence; null while the game runs. */
  winner: Seat | null
  stack: KarmakaFrame[]
}

/**
 * Everything that can be chosen. Equal copies are one choice. `at` counts from the top of a pile, 0 being the uppermost
 * card (the exposed Deed); equal neighbours in the Ruins or Deeds are one choice, named by the upper one.
 */
export type KarmakaAction =
  /** The top card of the own Deck, at the beginning of a turn (KAR-13), or one more Well card (D-8). */
  | { do: 'draw' }
  /** The life is over (KAR-12). */
  | { do: 'die' }
  /** D-1, D-2. */
  | { do: 'play'; card: Card; way: CardUse }
  | { do: 'pass' }
  /** No further play (KAR-55). */
  | { do: 'decline' }
  | { do: 'target'; seat: Seat }
  /** A card of the own Hand into the Ruins. */
  | { do: 'ruin'; card: Card }
  | { do: 'ruinDeed'; at: number }
  /** A card of the Ruins or of the own Future Life. */
  | { do: 'take'; at: number }
  /** A picked card. */
  | { do: 'takePicked'; card: Card }
  /** A Hand card onto the own Future Life or Deeds, or a lifted card onto the own Future Life. */
  | { do: 'place'; card: Card }
  /** A lifted card back onto the Well. */
  | { do: 'return'; card: Card }
  /** The ability of an own Deed of that name. */
  | { do: 'embody'; card: Card }
  /** The ability of that rival's exposed Deed. */
  | { do: 'mimic'; seat: Seat }
  /** Enough cards ruined, placed or drawn. */
  | { do: 'done' }
  /** D-4. */
  | { do: 'answer'; accept: boolean }
  /** D-18: the shortfall, or none. */
  | { do: 'rings'; spend: number }

/** Cards in a Hand: how many, and those that the viewer knows (all of the own), in the order of the card table. */
export interface HandView {
  count: number
  known: Card[]
}

/** A facedown pile: how many cards, and those that the viewer knows, from the bottom up; `at` 0 is the bottom. */
export interface PileView {
  count: number
  known: { at: number; card: Card }[]
}

export interface PlayerView extends Omit<Player, 'hand' | 'deck' | 'future'> {
  hand: HandView
  deck: PileView
  future: PileView
}

/**
 * What a viewer sees (section 15 of the rules): open piles, all counts and all pending work as they are; of hidden cards
 * those that the viewer may look at or has seen and that cannot have moved unseen since.
 */
export interface KarmakaView extends Omit<KarmakaState, 'players' | 'well' | 'lifted' | 'picked' | 'memory'> {
  /** Whose view this is. */
  viewer: Viewer
  players: PlayerView[]
  well: PileView
  lifted: PileView
  picked: HandView
}
