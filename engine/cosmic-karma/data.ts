/**
 * Constants of Cosmic Karma: the vocabulary of spaces and cards, and the values of the rules. The spaces are in
 * board.ts, the cards in card-table.ts, the drawing positions in board-layout.ts. Rule numbers (COS-n) refer to
 * RULES.md.
 *
 * The published booklet contains the rules, but neither the list of spaces nor the texts of the cards. Content made for
 * this edition is marked `reconstruction` (section 14 of the rules).
 */

/** The two colours of karma: green is karma towards others, orange towards oneself. */
export const KARMA_COLOURS = ['green', 'orange'] as const
/**
 * A colour of karma: green is karma towards others, orange is karma towards oneself. The colour does not say whether the karma
 * is good or bad; `KarmaPieceKind` says that.
 */
export type KarmaColour = (typeof KARMA_COLOURS)[number]

/** A piece of karma: a ring is good karma, a bead is bad karma. */
export type KarmaPieceKind = 'ring' | 'bead'

/** The three kinds of tool. A player collects pegs of each kind; two pegs form a master tool. */
export const TOOLS = ['torch', 'sword', 'wand'] as const
/** One of the three kinds of tool: torch, sword or wand. Players collect pegs of each kind. */
export type Tool = (typeof TOOLS)[number]

/** The numbers of the four lands, of which the Earth Realm consists. */
export const LAND_NUMBERS = [1, 2, 3, 4] as const
/** The number of one of the four lands of the Earth Realm, 1-4. */
export type LandNumber = (typeof LAND_NUMBERS)[number]

/** Ids of the two sides of a Choice Card. Each side has its own effect (COS-77). */
export const SIDE_IDS_OF_CHOICE_CARD = ['a', 'b'] as const
/** The id of one of the two sides of a Choice Card. */
export type ChoiceCardSideId = (typeof SIDE_IDS_OF_CHOICE_CARD)[number]

/**
 * Origin of a value or text: `rules`, stated in the published booklet, or `reconstruction`, made for this edition
 * because the published value or text is not public.
 */
export type DataOrigin = 'rules' | 'reconstruction'

/** The id of a space of the ring: its land and its number in that land, clockwise. */
export type RingSpaceId = `e${LandNumber}-${RingNumber}`
type RingNumber = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `1${0 | 1 | 2 | 3 | 4 | 5}`
/**
 * The id of the Dharma Wheel space of one land; it ends with the number of the land. The four Dharma Wheels form a
 * loop of spaces, which a pawn enters only with a Master Wand (two wand pegs), while it passes the adjoining Free Will
 * Card space (COS-111, COS-113).
 */
export type WheelSpaceId = `wheel-${LandNumber}`
/** The id of a space of the Spirit Realm (a cloud), numbered counterclockwise. */
export type SpiritSpaceId = `s-${RingNumber | '16' | '17' | '18'}`
/** The id of a space of the board. */
export type SpaceId =
  | 'cosmic'
  | RingSpaceId
  | `torch-${1 | 2 | 3}`
  | `sword-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'pit'
  | WheelSpaceId
  | SpiritSpaceId

type CardNumber = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | '10'
/** The id of a Choice Card: its land and its number in that land. */
export type ChoiceCardId = `cc${LandNumber}-${CardNumber | '11' | '12'}`
/** The id of a Karma Card: its land and its number in that land. */
export type KarmaCardId = `kc${LandNumber}-${CardNumber}`

/**
 * The three realms of the board: Cosmic Consciousness in the centre, the Earth Realm and the Spirit Realm (COS-28,
 * COS-29).
 */
export type Realm = 'cosmic' | 'earth' | 'spirit'
/**
 * A region of the board that the rules name: `centre` (the space Cosmic Consciousness), `ring` (the ring of the
 * lands), `torch` and `sword` (the two temples), `pit` (the Pit), `wheels` (the Dharma Wheels), and `clouds` (the
 * Spirit Realm).
 */
export type BoardRegion = 'centre' | 'ring' | 'torch' | 'sword' | 'pit' | 'wheels' | 'clouds'

/** The kinds of space of the board. */
export type SpaceKind =
  /** Start and goal. */
  | 'centre'
  /** Gives a bead. */
  | 'bead'
  /** Gives rings. */
  | 'ring'
  /** Gives a peg of a tool. */
  | 'tool'
  /** Draws a Choice Card. */
  | 'choice'
  /** Draws a Karma Card. */
  | 'karma'
  /** Gives a Free Will Card for landing or passing. */
  | 'freeWill'
  /** Gives a Lose a Turn Card. */
  | 'loseTurn'
  /** A pawn that lands here is sent along an arrow. */
  | 'arrow'
  /** Fork to a temple. */
  | 'gate'
  /** A temple space without a reward of its own. */
  | 'temple'
  /** The last Earth space. */
  | 'hangingOn'
  /** The Pit: gives a bead, and an extra turn is forfeited (COS-129). */
  | 'pit'
  /** A Dharma Wheel. */
  | 'wheel'
  /** A space of the Spirit Realm, except Past Life Review and Future Life Planning. */
  | 'cloud'
  /** Past Life Review. */
  | 'review'
  /** Future Life Planning. */
  | 'planning'

/**
 * One step of the effect of a space or card. The steps of an effect are applied from left to right. In a group of
 * steps that give rings and beads (the pieces of karma) the rings come first, and a movement always comes last
 * (COS-57, COS-91).
 */
export type EffectStep =
  /** Take rings or beads one at a time; `choice`: the player chooses the colour of each piece (COS-56, COS-58). */
  | {
      readonly op: 'gain'
      readonly item: KarmaPieceKind
      readonly colour: KarmaColour | 'choice'
      readonly count: number
    }
  /** Give back at most `count` loose beads (COS-59). */
  | { readonly op: 'discard'; readonly count: number }
  /** Optionally exchange one loose bead for one of the other colour (COS-60). */
  | { readonly op: 'recolour' }
  /** Take a peg; `choice`: the player chooses a kind with fewer than two pegs (COS-99). */
  | { readonly op: 'gainTool'; readonly tool: Tool | 'choice' }
  /** Give back a peg of a kind of which the player has exactly one (COS-100). */
  | { readonly op: 'loseTool' }
  /** Take Free Will Cards. */
  | { readonly op: 'freeWill'; readonly count: number }
  /** Take Lose a Turn Cards (COS-89). */
  | { readonly op: 'loseTurn'; readonly count: number }
  /** Draw and use the top card of a pack of this land (COS-76, COS-88). */
  | { readonly op: 'draw'; readonly pack: 'choice' | 'karma' }
  /** Another player, chosen by the player, takes a ring (COS-61). */
  | { readonly op: 'gift'; readonly colour: KarmaColour }
  /** Optionally trade places with a player in Lands 1 to 4 (COS-92, COS-93). */
  | { readonly op: 'swapPlaces' }
  /** With a Master Sword: loosen one habit (COS-103, COS-104). */
  | { readonly op: 'loosenHabit' }
  /** Take another turn after this one (COS-27). */
  | { readonly op: 'extraTurn' }
  /** Move on by the rules of movement, and land (COS-41). */
  | { readonly op: 'advance'; readonly count: number }
  /** Move directly to a space without passing any, and land (COS-42). */
  | { readonly op: 'goTo'; readonly space: SpaceId }
  /** The same, before any other effect on an arrow space (COS-45). */
  | { readonly op: 'followArrow'; readonly space: SpaceId }

/**
 * The condition under which a pawn may take a step from a space to the next one (COS-33):
 * - always
 * - passing: only during a move that came from outside the wheels, with the Master Wand (COS-111, COS-112, COS-117)
 * - ready, notReady: whether the player is ready to return to Cosmic Consciousness (COS-124)
 * - reenter: if the player chose to re-enter in Future Life Planning (COS-138)
 */
export type PawnStepCondition = 'always' | 'passing' | 'ready' | 'notReady' | 'reenter'
/**
 * The kind of a step from a space to the next one: ordinary (`step`), into a temple or wheel (`branch`), out of a wheel
 * (`exit`), or from a temple back to the ring (`rejoin`).
 */
export type PawnStepKind = 'step' | 'branch' | 'exit' | 'rejoin'

/** A step that leads out of a space: the next space, the condition of the step, and its kind. */
export interface PawnStep {
  readonly to: SpaceId
  readonly when: PawnStepCondition
  readonly how: PawnStepKind
}

/** A space of the board: where it is, its effect on a pawn that lands, and the steps out of it. */
export interface SpaceData {
  readonly realm: Realm
  readonly region: BoardRegion
  /** The land whose packs are drawn from; null in the other realms. */
  readonly land: LandNumber | null
  readonly kind: SpaceKind
  readonly effect: readonly EffectStep[]
  /** Stop sign: a move that steps here ends here (COS-39, COS-40). */
  readonly stop: boolean
  readonly next: readonly PawnStep[]
  /** Origin of the effect and of the position of the space. */
  readonly origin: { readonly effect: DataOrigin; readonly position: DataOrigin }
}

/** Number of dice in a throw (COS-10, COS-19). */
export const DICE_COUNT = 2
/** Number of sides, and so the highest value, of a die. */
export const DICE_SIDES = 6
/** Number of loose beads of each colour that a player has at the start (COS-7). */
export const START_BEADS_PER_COLOUR = 2
/** Number of loose beads of one colour that form a habit, and lie on its stick (COS-48, COS-49). */
export const BEADS_PER_HABIT = 3
/**
 * Number of pegs of one kind that form a master tool. It is also the maximum number of pegs of one kind that a player
 * can have (COS-95, COS-96).
 */
export const PEGS_PER_MASTER_TOOL = 2
/** Number of a habit's three beads that become loose when it is loosened; the rest goes to the bank (COS-103). */
export const LOOSE_BEADS_FROM_LOOSENED_HABIT = 2
/**
 * Maximum number of turns that a player can wait during one stay in Future Life Planning (COS-148). This is the last
 * space of the Spirit Realm, where a new life begins.
 */
export const MAX_WAITS_IN_PLANNING = 3
/** The score that each ring adds to its colour. The colour whose score is farther from 0 is the karmic majority (COS-63). */
export const COLOUR_SCORE_PER_RING = 1
/**
 * The score that each bead, loose or on the stick of a habit, adds to the score of its colour in a player's account.
 * The scores of the two colours decide the player's karmic majority: the ring or bead that another player takes when
 * landing on this player (COS-63).
 */
export const MAJORITY_SCORE_PER_BEAD = -1
/**
 * The score that the stick of a habit adds to its colour when the karmic majority is determined (COS-63). A habit is a
 * stick with three beads of one colour; each of the beads adds MAJORITY_SCORE_PER_BEAD besides. The karmic majority is
 * the colour whose score is farther from 0.
 */
export const MAJORITY_SCORE_PER_STICK = -1

/** The different numbers on Free Will Cards. The published rules do not give them: they are reconstructed. */
export const FREE_WILL_NUMBERS = [1, 2, 3, 4, 5, 6] as const
/**
 * Number of copies of each Free Will Card, a card with a number for moving. This count is reconstructed for this
 * edition, since the cards are not published.
 */
export const FREE_WILL_COPIES_PER_NUMBER = 4

/** The space Cosmic Consciousness in the centre: start and goal (COS-9, COS-152). */
export const COSMIC_CONSCIOUSNESS_SPACE: SpaceId = 'cosmic'
/** The space Hanging On, the last space of the Earth Realm (COS-123). */
export const HANGING_ON_SPACE: SpaceId = 'e4-15'
/** The space Future Life Planning, the last space of the Spirit Realm, where a new life begins (COS-137). */
export const FUTURE_LIFE_PLANNING_SPACE: SpaceId = 's-18'
/**
 * The id of the space Pit, which lies beside the board's ring of spaces. A pawn that lands there takes a bead, and if
 * its player has an extra turn, that turn is forfeited (COS-129).
 */
export const PIT_SPACE: SpaceId = 'pit'
