/**
 * Karmaka as constants: the cards with their effects, the ladder, the setup numbers. Rule numbers (KAR-n) are those of
 * RULES.md. This file defines the steps of effects; effects.ts executes them.
 */
import type { VARIANTS } from './info.ts'

/** The colour of a card. Mosaic cards count for every colour. */
export type CardColour = 'red' | 'green' | 'blue' | 'mosaic'
/** A colour that a life can be scored in. Mosaic Deeds count for every colour (KAR-60, KAR-113). */
export type LifeColour = Exclude<CardColour, 'mosaic'>

/**
 * The three colours that a life can be scored in. If colours are tied for the most points, the life is scored in the
 * one that comes first in this list.
 */
export const LIFE_SCORING_COLOURS: readonly LifeColour[] = ['red', 'green', 'blue']

/**
 * The players whom an ability can affect (section 5 of the rules). `self`: the player of the card. `rival`: a rival
 * whom the player of the card chooses. `any`: any player whom the player of the card chooses, including the chooser.
 * `inherit`: the same players as for the ability that the card copies. With four players without teams, the player
 * opposite is never affected (KAR-36).
 */
export type AbilityTargetMode = 'self' | 'rival' | 'any' | 'inherit'

/**
 * One step of the effect of a card's ability. `self` is the player who plays the card, also if the card copies another
 * card (KAR-116). `target` is the player whom the ability affects. A step with `min` below `max` may end after `min`
 * cards (KAR-29); every other step is executed as far as possible (KAR-28).
 */
export type EffectStep =
  /** The uppermost cards of the target's pile go to the Ruins, one at a time. */
  | { readonly op: 'ruinTop'; readonly zone: 'deck' | 'future'; readonly count: number }
  /**
   * Cards of a Hand go to the Ruins: chosen one by one by their owner, or picked at random. If the owner chooses, the
   * number of ruined cards and the last one are stored for later steps.
   */
  | {
      readonly op: 'ruinFromHand'
      readonly of: 'self' | 'target'
      readonly chooser: 'owner' | 'luck'
      readonly min: number
      readonly max: number
    }
  /** One of the target's Deeds goes to the Ruins: the exposed one, or any Deed that its owner chooses. */
  | { readonly op: 'ruinDeed'; readonly which: 'exposed' | 'any' }
  /**
   * Well cards go to the player's own Hand, one at a time. With `plusRuined` the Hand cards just ruined raise `max`.
   */
  | { readonly op: 'drawFromWell'; readonly min: number; readonly max: number; readonly plusRuined?: true }
  /** Well cards go facedown onto the target's Deck, one at a time. */
  | { readonly op: 'dealFromWell'; readonly count: number }
  /**
   * One card chosen from the uppermost `window` cards (null: the whole pile) goes to the player's own Hand or Future
   * Life.
   */
  | {
      readonly op: 'take'
      readonly zone: 'ruins' | 'future'
      readonly window: number | null
      readonly to: 'hand' | 'future'
    }
  /** The target's exposed Deed goes to the player's own Hand. */
  | { readonly op: 'takeExposedDeed' }
  /** Cards of the player's own Hand go onto their own Future Life or Deeds, one by one. */
  | { readonly op: 'placeFromHand'; readonly min: number; readonly max: number; readonly to: 'future' | 'deeds' }
  /** The uppermost card of the target's Future Life goes facedown onto the player's own Future Life. */
  | { readonly op: 'stealFutureTop' }
  /** The player looks at the target's whole Hand. */
  | { readonly op: 'lookAtHand' }
  /** The player looks at randomly picked cards of the target's Hand; they are `picked` for the next step. */
  | { readonly op: 'pickFromHand'; readonly count: number }
  /** One picked card goes to the player's own Hand; the others stay in the target's Hand. */
  | { readonly op: 'takePicked' }
  /** The player lifts the uppermost Well cards, one at a time, and looks at them. */
  | { readonly op: 'lift'; readonly count: number }
  /** Lifted cards go onto the player's own Future Life, one by one. */
  | { readonly op: 'placeLifted'; readonly min: number; readonly max: number }
  /** The remaining lifted cards go back onto the Well in an order that the player chooses, the last one on top. */
  | { readonly op: 'returnLifted' }
  /**
   * The ability continues as that of another card: the Hand card just ruined, one of the player's own Deeds, or a
   * rival's exposed Deed.
   */
  | { readonly op: 'copy'; readonly source: 'ruined' | 'ownDeed' | 'rivalDeed' }
  /** After the Karmic Cost of the card is settled, its player may play once more (KAR-52). */
  | { readonly op: 'playAgain' }

/** The printed content of a card, and the number of its copies in the pack. */
export interface CardData {
  readonly name: string
  readonly colour: CardColour
  readonly points: number
  readonly copies: number
  readonly target: AbilityTargetMode
  readonly effect: readonly EffectStep[]
}

const again: EffectStep = { op: 'playAgain' }

function card(
  name: string,
  colour: CardColour,
  points: number,
  copies: number,
  target: AbilityTargetMode,
  effect: readonly EffectStep[],
): CardData {
  return { name, colour, points, copies, target, effect }
}

/** The 23 cards (sections 12 and 19 of the rules). */
const CARD_TABLE = {
  panic: card('Panic', 'red', 1, 3, 'any', [{ op: 'ruinTop', zone: 'deck', count: 1 }, again]),
  dwindle: card('Dwindle', 'red', 1, 3, 'any', [
    { op: 'ruinFromHand', of: 'target', chooser: 'owner', min: 1, max: 1 },
  ]),
  crisis: card('Crisis', 'red', 2, 3, 'rival', [{ op: 'ruinDeed', which: 'any' }]),
  roulette: card('Roulette', 'red', 2, 3, 'self', [
    { op: 'ruinFromHand', of: 'self', chooser: 'owner', min: 0, max: 2 },
    { op: 'drawFromWell', min: 0, max: 1, plusRuined: true },
  ]),
  'hells-heart': card("Hell's Heart", 'red', 2, 3, 'rival', [{ op: 'ruinTop', zone: 'future', count: 2 }]),
  vengeance: card('Vengeance', 'red', 3, 2, 'rival', [{ op: 'ruinDeed', which: 'exposed' }]),
  spite: card('Spite', 'red', 3, 2, 'rival', [{ op: 'ruinFromHand', of: 'target', chooser: 'luck', min: 2, max: 2 }]),
  'another-day': card('Another Day', 'green', 1, 3, 'self', [{ op: 'drawFromWell', min: 1, max: 1 }, again]),
  recycle: card('Recycle', 'green', 1, 3, 'self', [{ op: 'take', zone: 'ruins', window: 3, to: 'future' }]),
  salvage: card('Salvage', 'green', 2, 3, 'self', [{ op: 'take', zone: 'ruins', window: 3, to: 'hand' }]),
  longevity: card('Longevity', 'green', 2, 3, 'any', [{ op: 'dealFromWell', count: 2 }]),
  sowing: card('Sowing', 'green', 2, 3, 'self', [
    { op: 'drawFromWell', min: 2, max: 2 },
    { op: 'placeFromHand', min: 2, max: 2, to: 'future' },
  ]),
  voyage: card('Voyage', 'green', 3, 2, 'self', [{ op: 'drawFromWell', min: 3, max: 3 }, again]),
  jubilee: card('Jubilee', 'green', 3, 2, 'self', [{ op: 'placeFromHand', min: 0, max: 2, to: 'deeds' }]),
  transmigrate: card('Transmigrate', 'blue', 1, 3, 'self', [{ op: 'take', zone: 'future', window: null, to: 'hand' }]),
  peek: card('Peek', 'blue', 1, 3, 'rival', [{ op: 'lookAtHand' }, again]),
  destiny: card('Destiny', 'blue', 2, 3, 'self', [
    { op: 'lift', count: 3 },
    { op: 'placeLifted', min: 0, max: 2 },
    { op: 'returnLifted' },
  ]),
  'stolen-dreams': card('Stolen Dreams', 'blue', 2, 3, 'rival', [{ op: 'stealFutureTop' }]),
  denial: card('Denial', 'blue', 2, 3, 'inherit', [
    { op: 'ruinFromHand', of: 'self', chooser: 'owner', min: 1, max: 1 },
    { op: 'copy', source: 'ruined' },
  ]),
  swindle: card('Swindle', 'blue', 3, 2, 'rival', [{ op: 'pickFromHand', count: 3 }, { op: 'takePicked' }]),
  thievery: card('Thievery', 'blue', 3, 2, 'rival', [{ op: 'takeExposedDeed' }]),
  embodiment: card('Embodiment', 'mosaic', 1, 5, 'inherit', [{ op: 'copy', source: 'ownDeed' }]),
  mimic: card('Mimic', 'mosaic', 1, 2, 'inherit', [{ op: 'copy', source: 'rivalDeed' }]),
}

/** The id of a card, from its name. All copies of a card have the same id and are not distinguished. */
export type CardId = keyof typeof CARD_TABLE
/** The printed content of every card and the number of its copies, by id. */
export const CARD_DATA: Readonly<Record<CardId, CardData>> = CARD_TABLE
/** The ids of the 23 different cards, in the order of the card table, in which Hands and choices are sorted. */
export const CARD_IDS = Object.keys(CARD_TABLE) as readonly CardId[]

/** Number of cards in the game, copies included (KAR-2). */
export const TOTAL_CARDS = 64

/** By card id: the index of the card in CARD_IDS. Hands and choices are sorted in that order. */
export const INDEX_BY_CARD = Object.fromEntries(CARD_IDS.map((card, index) => [card, index])) as Readonly<
  Record<CardId, number>
>

/** A rung of the Karmic Ladder, which the players climb from life to life. */
export interface LadderRung {
  readonly id: 'dung-beetle' | 'snake' | 'wolf' | 'ape' | 'transcendence'
  /** Points that a life must score to rise from this rung; null on the uppermost rung, which wins the game. */
  readonly need: number | null
}

/** The Karmic Ladder, lowest rung first (KAR-3). Elsewhere a rung is given as its index in this list. */
export const KARMIC_LADDER: readonly LadderRung[] = [
  { id: 'dung-beetle', need: 4 },
  { id: 'snake', need: 5 },
  { id: 'wolf', need: 6 },
  { id: 'ape', need: 7 },
  { id: 'transcendence', need: null },
]
/** Index of the lowest rung, on which all players start except the solo player of the variant Big Bad Wolf. */
export const DUNG_BEETLE_RUNG = 0
/** Index of the rung on which the solo player of the variant Big Bad Wolf starts. */
export const WOLF_START_RUNG = 2
/**
 * Index of the uppermost rung of the Karmic Ladder, the steps that the players climb from life to life. The first
 * player to reach this rung wins.
 */
export const TRANSCENDENCE_RUNG = 4

/** @returns the points that a life must score to rise from a rung; 0 on the uppermost rung */
export function pointsToRiseFrom(rung: number): number {
  return KARMIC_LADDER[rung]?.need ?? 0
}

/** Number of rings in the game, all of them in the common supply at the start (KAR-5). */
export const RING_COUNT = 12
/** Number of cards dealt to every player's Hand at the start (KAR-7). */
export const OPENING_HAND_SIZE = 4
/** Number of cards dealt to every player's Deck at the start (KAR-7). */
export const OPENING_DECK_SIZE = 2
/**
 * Minimum number of cards in a player's Hand and Deck together after a rebirth. The Deck gets cards from the Well, the
 * common draw pile, until there are this many (KAR-72).
 */
export const MIN_CARDS_AFTER_REBIRTH = 6
/**
 * Number of uppermost cards that stay in the Ruins, the common discard pile, on a refill of the Well. In a refill the
 * other Ruins are shuffled into the empty Well, the common draw pile (KAR-81).
 */
export const RUINS_KEPT_ON_REFILL = 3

/**
 * The variant of the game, which decides the players who play together (section 13 of the rules): `free`: every player
 * alone; `teams`: two against two; `wolf` (Big Bad Wolf): two partners against one solo player.
 */
export type KarmakaVariant = (typeof VARIANTS)[number]

/**
 * The ways to play a Hand card (section 4 of the rules): as a Deed for its points, for its ability, or facedown onto the
 * player's own Future Life or the one of their teammate (KAR-124).
 */
export type CardUse = 'points' | 'ability' | 'future' | 'teammate'
/** All ways to play a Hand card. */
export const CARD_USES: readonly CardUse[] = ['points', 'ability', 'future', 'teammate']
