/**
 * The types of Karmaka: states, actions, views and game events. Terms and rule numbers (KAR-n, D-n) are those of
 * RULES.md. Piles are lists from bottom to top.
 */
import type { Seat, Viewer } from '../core/contract/game.ts'
import type { CardId, KarmakaVariant, CardUse } from './data.ts'

export type * from './events.ts'

/** A facedown pile (the Well, a Deck, a Future Life, the lifted cards), and which seats know which of its cards. */
export interface FacedownPileState {
  /** From bottom to top. */
  cards: CardId[]
  /** For each card: the seats that know it, as bits (1 << seat). The owner of a Future Life knows all of it. */
  seen: number[]
}

/** The cards, rings and rung of one seat. */
export interface Player {
  /** In the order of the card table: the order of a Hand has no meaning. */
  hand: CardId[]
  deck: FacedownPileState
  future: FacedownPileState
  /** Oldest first; the last one is exposed. */
  deeds: CardId[]
  /** Index in KARMIC_LADDER; 0 is the lowest rung. */
  rung: number
  rings: number
  /** Number of lives ended. */
  lives: number
}

/**
 * The kinds of choice that an ability can ask of a player:
 * - target: the target of the ability (D-3)
 * - ruin: a Hand card to ruin, that is, to move to the Ruins (D-6 Dwindle, D-7 Roulette, D-12 Denial)
 * - ruinDeed: one of the chooser's own Deeds to ruin (D-5)
 * - draw: one more Well card, or stop (D-8)
 * - takeRuins, takeFuture: a card of the Ruins or of the own Future Life (D-15, D-9)
 * - place: a Hand card for the Future Life or the Deeds (D-16, D-17)
 * - placeLifted, returnLifted: a card lifted from the Well by the card Destiny, for the Future Life or to return to
 * the Well (D-10)
 * - takePicked: one of the cards that the card Swindle has picked from the target's Hand (D-11)
 * - embody, mimic: the Deed to copy (D-13, D-14)
 */
export type AbilityChoiceKind =
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

/**
 * An entry of the stack of pending work (core/contract/frame-stack.ts). The top entry determines the next choice; its `seat`
 * makes that choice. Frames contain no secrets.
 */
export type KarmakaFrame =
  /**
   * The turn; always the bottom frame of a running game. Its stages: the compulsory draw or death at the start (one
   * choice), the play, or a further play. Stage `over` lasts from the moment the fate of a life is known until the turn
   * ends; the rung may already be that of the next life. In stage `over` no seat has a decision.
   */
  | { kind: 'turn'; seat: Seat; stage: 'draw' | 'death' | 'over' | 'play' | 'again' }
  /** The ability of the card in the centre is in progress. */
  | {
      kind: 'ability'
      /** The deciding seat: the player of the card, or its target out of turn. */
      seat: Seat
      /** The player of the card. */
      by: Seat
      /** The card whose effect is executed: the one played, or the one copied last. */
      ability: CardId
      /** Index of the current step of its effect. */
      step: number
      /** Number of cards moved by this step. */
      count: number
      /** The target of the ability; null if none is chosen (yet). */
      target: Seat | null
      /** Number of Hand cards ruined by the ability, for Roulette; and the last one, for Denial. */
      ruined: number
      ruinedCard: CardId | null
      /** Whether the ability has had any effect. */
      did: boolean
      /** Which of Mimic and Embodiment this chain of copies has used (KAR-120, KAR-121). */
      copied: ('mimic' | 'embodiment')[]
      /** Whether a further play is granted. */
      again: boolean
      /** The pending choice; null only between two choices. */
      asks: AbilityChoiceKind | null
    }
  /**
   * `seat` is offered the card in the centre, which `by` has played; on refusal the seats in `next` are asked in turn.
   */
  | { kind: 'offer'; seat: Seat; by: Seat; next: Seat[]; again: boolean }
  /** A dying seat may spend `spend` rings, exactly its missing points, and move up (D-18). */
  | { kind: 'rings'; seat: Seat; points: number; spend: number }

/** The complete state of a game, with all secrets. */
export interface KarmakaState {
  variant: KarmakaVariant
  players: Player[]
  well: FacedownPileState
  ruins: CardId[]
  /** The card played for its ability, until its offers are settled. */
  centre: CardId | null
  /** Well cards lifted by Destiny and not yet placed or returned; the uppermost was lifted first. */
  lifted: FacedownPileState
  /** Cards of the target's Hand that Swindle looks at, in the order of the card table. They are still in that Hand. */
  picked: CardId[]
  /** Rings in the common supply. */
  rings: number
  /**
   * The cards of the last refill, in the order of the card table. The Well holds no other cards; every seat that saw
   * the Ruins knows this. Empty until the first refill, and after a refill during Destiny.
   */
  pool: CardId[]
  /**
   * `memory[a][b]`: cards that seat a has seen and that must still be in the Hand of seat b, in the order of the card
   * table. Empty for a = b.
   */
  memory: CardId[][][]
  firstSeat: Seat
  /** Number of turns begun, the current one included. */
  turns: number
  /** The seat that has reached Transcendence; null while the game runs. */
  winner: Seat | null
  stack: KarmakaFrame[]
}

/**
 * An action that a player can choose. Copies of the same card in a Hand are one choice. `at` is a position from the
 * top of a pile; 0 is the uppermost card, which is the exposed Deed in the pile of Deeds. Equal cards next to each
 * other in the Ruins or Deeds are also one choice, with the position of the upper card.
 */
export type KarmakaAction =
  /** Draw the top card of the own Deck at the start of a turn (KAR-13), or one more Well card (D-8). */
  | { do: 'draw' }
  /** End the life (KAR-12). */
  | { do: 'die' }
  /** Play a card (D-1, D-2). */
  | { do: 'play'; card: CardId; way: CardUse }
  | { do: 'pass' }
  /** Decline a further play (KAR-55). */
  | { do: 'decline' }
  | { do: 'target'; seat: Seat }
  /** Ruin a card of the own Hand. */
  | { do: 'ruin'; card: CardId }
  | { do: 'ruinDeed'; at: number }
  /** Take a card of the Ruins or of the own Future Life. */
  | { do: 'take'; at: number }
  /** Take a picked card. */
  | { do: 'takePicked'; card: CardId }
  /** Place a Hand card on the own Future Life or Deeds, or a lifted card on the own Future Life. */
  | { do: 'place'; card: CardId }
  /** Return a lifted card to the Well. */
  | { do: 'return'; card: CardId }
  /** Copy the ability of an own Deed of that name. */
  | { do: 'embody'; card: CardId }
  /** Copy the ability of that rival's exposed Deed. */
  | { do: 'mimic'; seat: Seat }
  /** Stop ruining, placing or drawing cards. */
  | { do: 'done' }
  /** Accept or refuse an offer (D-4). */
  | { do: 'answer'; accept: boolean }
  /** Spend rings: the missing points, or none (D-18). */
  | { do: 'rings'; spend: number }

/**
 * A viewer's knowledge of a Hand, or of the cards of a Hand that the card Swindle has picked: the number of cards, and
 * the cards that the viewer knows. The known cards are in the order of the card table. In the viewer's own Hand, all
 * cards are known.
 */
export interface HandView {
  count: number
  known: CardId[]
}

/**
 * A facedown pile as a viewer sees it: the number of cards, and those that the viewer knows, from the bottom up; `at` 0 is
 * the bottom.
 */
export interface FacedownPileView {
  count: number
  known: { at: number; card: CardId }[]
}

/** The cards, rings and rung of one seat as a viewer sees them. */
export interface ViewedPlayer extends Omit<Player, 'hand' | 'deck' | 'future'> {
  hand: HandView
  deck: FacedownPileView
  future: FacedownPileView
}

/**
 * The game as one viewer sees it (section 15 of the rules): open piles, all counts and all pending work are complete.
 * Hidden cards are included if the viewer may look at them, or has seen them and they cannot have moved unseen since.
 */
export interface KarmakaView extends Omit<KarmakaState, 'players' | 'well' | 'lifted' | 'picked' | 'memory'> {
  viewer: Viewer
  players: ViewedPlayer[]
  well: FacedownPileView
  lifted: FacedownPileView
  picked: HandView
}
