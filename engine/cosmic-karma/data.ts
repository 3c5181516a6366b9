/**
 * Constants of Cosmic Karma: the vocabulary of spaces and cards, and the values of the rules. The spaces are in
 * board.ts, the cards in card-table.ts, the drawing positions in board-layout.ts. Rule numbers (COS-n) refer to
 * RULES.md.
 *
 * The published booklet contains the rules, but neither the list of spaces nor the texts of the cards. Content made for
 * this edition is marked `reconstruction` (section 14 of the rules).
 */

/** Karma towards others, and towards oneself. */
export const KARMA_COLOURS = ['green', 'orange'] as const
export type KarmaColour = (typeof KARMA_COLOURS)[number]

/** Good and bad karma. */
export type KarmaItem = 'ring' | 'bead'

export const TOOLS = ['torch', 'sword', 'wand'] as const
export type Tool = (typeof TOOLS)[number]

export const LANDS = [1, 2, 3, 4] as const
export type Land = (typeof LANDS)[number]

/** The two sides of a Choice Card (COS-77). */
export const CARD_SIDES = ['a', 'b'] as const
export type CardSide = (typeof CARD_SIDES)[number]

/**
 * Origin of a value or text: stated in the published booklet, or made for this edition because the published one is not
 * public.
 */
export type DataOrigin = 'rules' | 'reconstruction'

/** A space of the ring: land and number, clockwise. */
export type RingSpace = `e${Land}-${RingNumber}`
type RingNumber = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `1${0 | 1 | 2 | 3 | 4 | 5}`
export type WheelSpace = `wheel-${Land}`
/** A cloud of the Spirit Realm, numbered counterclockwise. */
export type SpiritSpace = `s-${RingNumber | '16' | '17' | '18'}`
export type SpaceId =
  'cosmic' | RingSpace | `torch-${1 | 2 | 3}` | `sword-${1 | 2 | 3 | 4 | 5 | 6}` | 'pit' | WheelSpace | SpiritSpace

type CardNumber = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | '10'
/** A Choice Card: land and number. */
export type ChoiceCard = `cc${Land}-${CardNumber | '11' | '12'}`
/** A Karma Card: land and number. */
export type KarmaCard = `kc${Land}-${CardNumber}`

/** The three realms (COS-28, COS-29). */
export type Realm = 'cosmic' | 'earth' | 'spirit'
/** Regions of the board that the rules name. */
export type BoardRegion = 'centre' | 'ring' | 'torch' | 'sword' | 'pit' | 'wheels' | 'clouds'

export type SpaceKind =
  /** Start and goal. */
  | 'centre'
  /** Gives a bead. */
  | 'bead'
  /** Gives rings. */
  | 'ring'
  /** Gives a peg. */
  | 'tool'
  /** Draws a Choice Card. */
  | 'choice'
  /** Draws a Karma Card. */
  | 'karma'
  /** Gives a Free Will Card for landing or passing. */
  | 'freeWill'
  | 'loseTurn'
  /** A pawn that lands here is sent along an arrow. */
  | 'arrow'
  /** Fork to a temple. */
  | 'gate'
  /** A temple space without a reward of its own. */
  | 'temple'
  /** The last Earth space. */
  | 'hangingOn'
  | 'pit'
  | 'wheel'
  /** A space of the Spirit Realm. */
  | 'cloud'
  /** Past Life Review. */
  | 'review'
  /** Future Life Planning. */
  | 'planning'

/**
 * One step of the effect of a space or card. Steps are applied from left to right. Rings come before beads, and a
 * movement comes last (COS-57, COS-91).
 */
export type SpaceEffect =
  /** Take rings or beads one at a time; `choice`: the player chooses the colour of each piece (COS-56, COS-58). */
  | { readonly op: 'gain'; readonly item: KarmaItem; readonly colour: KarmaColour | 'choice'; readonly count: number }
  /** Give back at most `count` loose beads (COS-59). */
  | { readonly op: 'discard'; readonly count: number }
  /** Optionally exchange one loose bead for one of the other colour (COS-60). */
  | { readonly op: 'recolour' }
  /** Take a peg; `choice`: the player chooses a kind with fewer than two pegs (COS-99). */
  | { readonly op: 'gainTool'; readonly tool: Tool | 'choice' }
  /** Give back a peg of a kind with exactly one (COS-100). */
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
 * Condition of a step out of a space (COS-33):
 * - always
 * - passing: only during a move that came from outside the wheels, with the Master Wand (COS-111, COS-112, COS-117)
 * - ready, notReady: whether the player is ready to return to Cosmic Consciousness (COS-124)
 * - reenter: if the player chose to re-enter in Future Life Planning (COS-138)
 */
export type StepCondition = 'always' | 'passing' | 'ready' | 'notReady' | 'reenter'
/** An ordinary step, a way into a temple or wheel, out of a wheel, or back to the ring. */
export type StepKind = 'step' | 'branch' | 'exit' | 'rejoin'

export interface SpaceStep {
  readonly to: SpaceId
  readonly when: StepCondition
  readonly how: StepKind
}

export interface SpaceData {
  readonly realm: Realm
  readonly region: BoardRegion
  /** The land whose packs are drawn from; null in the other realms. */
  readonly land: Land | null
  readonly kind: SpaceKind
  readonly effect: readonly SpaceEffect[]
  /** Stop sign: a move that steps here ends here (COS-39, COS-40). */
  readonly stop: boolean
  readonly next: readonly SpaceStep[]
  /** Origin of its effect and of its position. */
  readonly origin: { readonly effect: DataOrigin; readonly position: DataOrigin }
}

/** COS-10, COS-19. */
export const DICE_COUNT = 2
export const DICE_SIDES = 6
/** COS-7: loose beads of each colour at the start. */
export const START_BEADS = 2
/** COS-48, COS-49. */
export const BEADS_PER_HABIT = 3
/** COS-95, COS-96. */
export const PEGS_PER_MASTER_TOOL = 2
/** COS-103: number of beads that become loose with a loosened habit; the others go to the bank. */
export const BEADS_PER_LOOSENED_HABIT = 2
/** COS-148. */
export const MAX_WAITS = 3
/** COS-63: weights of a ring, a bead and a stick in the majority. */
export const RING_SCORE = 1
export const BEAD_SCORE = -1
export const STICK_SCORE = -1

/** Free Will Cards: four of each number (reconstruction). */
export const FREE_WILL_NUMBERS = [1, 2, 3, 4, 5, 6] as const
export const FREE_WILL_COPIES_PER_NUMBER = 4

/** Start and goal (COS-9, COS-152). */
export const COSMIC_SPACE: SpaceId = 'cosmic'
/** Hanging On, the last space of the Earth Realm (COS-123). */
export const HANGING_ON_SPACE: SpaceId = 'e4-15'
export const FUTURE_LIFE_PLANNING_SPACE: SpaceId = 's-18'
export const PIT_SPACE: SpaceId = 'pit'
