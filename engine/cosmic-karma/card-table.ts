/**
 * The Choice and Karma Cards. The booklet gives the use of the cards; their contents are reconstructions made for this
 * edition. The middle of an id is the land of the card's pack.
 */
import { FREE_WILL_COPIES_PER_NUMBER, FREE_WILL_NUMBERS, LAND_NUMBERS } from './data.ts'
import type { ChoiceCardId, KarmaColour, EffectStep, KarmaCardId, LandNumber, Tool } from './data.ts'

interface ChoiceCardData {
  /** Effects of each side (COS-77). */
  readonly a: readonly EffectStep[]
  readonly b: readonly EffectStep[]
}

interface KarmaCardData {
  readonly effect: readonly EffectStep[]
}

function rings(colour: KarmaColour, count: number): EffectStep {
  return { op: 'gain', item: 'ring', colour, count }
}
function beads(colour: KarmaColour, count: number): EffectStep {
  return { op: 'gain', item: 'bead', colour, count }
}
function peg(tool: Tool | 'choice'): EffectStep {
  return { op: 'gainTool', tool }
}

/** Adds to each card the land named by its id. */
function ofLands<C extends ChoiceCardId | KarmaCardId, D>(cards: Readonly<Record<C, D>>) {
  const rows = Object.entries<D>(cards).map(
    ([card, data]) => [card, { land: Number(card.charAt(2)), ...data }] as const,
  )
  return Object.fromEntries(rows) as Readonly<Record<C, D & { readonly land: LandNumber }>>
}

/** The 48 Choice Cards by id, twelve per land: the land, and the effects of the two sides `a` and `b`. */
export const CHOICE_CARDS = ofLands<ChoiceCardId, ChoiceCardData>({
  'cc1-01': { a: [beads('green', 1)], b: [rings('green', 2)] },
  'cc1-02': { a: [rings('orange', 1)], b: [beads('orange', 1)] },
  'cc1-03': { a: [rings('green', 1)], b: [beads('green', 1)] },
  'cc1-04': { a: [beads('orange', 1)], b: [peg('sword')] },
  'cc1-05': { a: [rings('orange', 2)], b: [{ op: 'loseTurn', count: 1 }] },
  'cc1-06': { a: [rings('green', 1)], b: [beads('green', 1)] },
  'cc1-07': { a: [beads('green', 1)], b: [peg('wand')] },
  'cc1-08': { a: [beads('green', 1)], b: [peg('torch')] },
  'cc1-09': { a: [rings('orange', 1)], b: [beads('orange', 1), { op: 'extraTurn' }] },
  'cc1-10': {
    a: [beads('green', 1), { op: 'advance', count: 3 }],
    b: [rings('green', 1), rings('orange', 1)],
  },
  'cc1-11': { a: [beads('green', 1)], b: [rings('green', 2), { op: 'gift', colour: 'green' }] },
  'cc1-12': { a: [{ op: 'discard', count: 2 }], b: [beads('orange', 1)] },
  'cc2-01': { a: [beads('green', 1)], b: [rings('green', 1)] },
  'cc2-02': { a: [beads('orange', 1), { op: 'advance', count: 2 }], b: [rings('orange', 2)] },
  'cc2-03': { a: [rings('green', 2)], b: [beads('green', 1)] },
  'cc2-04': { a: [peg('sword')], b: [beads('orange', 1)] },
  'cc2-05': { a: [beads('orange', 1)], b: [rings('orange', 1)] },
  'cc2-06': { a: [rings('green', 1)], b: [beads('green', 1)] },
  'cc2-07': { a: [peg('wand')], b: [beads('green', 1)] },
  'cc2-08': { a: [beads('orange', 1)], b: [peg('torch')] },
  'cc2-09': { a: [rings('green', 1)], b: [beads('green', 1)] },
  'cc2-10': { a: [rings('orange', 2), { op: 'loseTurn', count: 1 }], b: [beads('orange', 1)] },
  'cc2-11': {
    a: [beads('green', 1), { op: 'advance', count: 4 }],
    b: [rings('green', 2), { op: 'gift', colour: 'green' }],
  },
  'cc2-12': { a: [beads('green', 1)], b: [{ op: 'discard', count: 2 }] },
  'cc3-01': { a: [rings('green', 2)], b: [beads('green', 1)] },
  'cc3-02': { a: [beads('orange', 1)], b: [rings('orange', 2)] },
  'cc3-03': { a: [beads('green', 1)], b: [rings('green', 1)] },
  'cc3-04': { a: [peg('sword')], b: [beads('orange', 1)] },
  'cc3-05': { a: [beads('orange', 1), { op: 'freeWill', count: 1 }], b: [rings('orange', 1)] },
  'cc3-06': { a: [beads('green', 1)], b: [rings('green', 1)] },
  'cc3-07': { a: [peg('wand')], b: [beads('green', 1)] },
  'cc3-08': { a: [peg('torch')], b: [beads('green', 1)] },
  'cc3-09': { a: [beads('orange', 1), { op: 'freeWill', count: 1 }], b: [rings('orange', 1)] },
  'cc3-10': {
    a: [rings('green', 1), rings('orange', 1), { op: 'loseTurn', count: 1 }],
    b: [beads('green', 1), peg('wand')],
  },
  'cc3-11': { a: [{ op: 'discard', count: 2 }], b: [{ op: 'loseTurn', count: 1 }] },
  'cc3-12': { a: [beads('green', 1)], b: [rings('green', 2), { op: 'gift', colour: 'orange' }] },
  'cc4-01': { a: [rings('green', 2)], b: [beads('green', 1)] },
  'cc4-02': { a: [rings('orange', 1)], b: [beads('orange', 1)] },
  'cc4-03': { a: [beads('green', 1)], b: [rings('green', 1)] },
  'cc4-04': { a: [beads('orange', 1)], b: [peg('sword')] },
  'cc4-05': { a: [rings('orange', 2)], b: [beads('orange', 1)] },
  'cc4-06': { a: [beads('orange', 1)], b: [rings('green', 1), { op: 'gift', colour: 'green' }] },
  'cc4-07': { a: [beads('green', 1)], b: [peg('wand')] },
  'cc4-08': { a: [peg('torch')], b: [beads('orange', 1)] },
  'cc4-09': { a: [beads('green', 1)], b: [rings('green', 1)] },
  'cc4-10': {
    a: [beads('green', 1), { op: 'freeWill', count: 1 }],
    b: [rings('green', 1), rings('orange', 1), { op: 'loseTurn', count: 1 }],
  },
  'cc4-11': { a: [{ op: 'discard', count: 2 }], b: [beads('green', 1)] },
  'cc4-12': { a: [rings('orange', 1)], b: [beads('orange', 1)] },
})

/** The 40 Karma Cards by id, ten per land: the land and the effect. */
export const KARMA_CARDS = ofLands<KarmaCardId, KarmaCardData>({
  'kc1-01': { effect: [peg('sword')] },
  'kc1-02': { effect: [{ op: 'loseTurn', count: 1 }] },
  'kc1-03': { effect: [{ op: 'advance', count: 3 }] },
  'kc1-04': { effect: [beads('green', 1)] },
  'kc1-05': { effect: [rings('green', 2)] },
  'kc1-06': { effect: [beads('orange', 1)] },
  'kc1-07': { effect: [rings('orange', 1)] },
  'kc1-08': { effect: [{ op: 'goTo', space: 'e1-01' }] },
  'kc1-09': { effect: [peg('torch')] },
  'kc1-10': { effect: [{ op: 'freeWill', count: 1 }] },
  'kc2-01': { effect: [peg('wand')] },
  'kc2-02': { effect: [{ op: 'loseTurn', count: 1 }] },
  'kc2-03': { effect: [{ op: 'advance', count: 4 }] },
  'kc2-04': { effect: [beads('green', 1)] },
  'kc2-05': { effect: [beads('orange', 1)] },
  'kc2-06': { effect: [rings('green', 2)] },
  'kc2-07': { effect: [rings('orange', 2)] },
  'kc2-08': { effect: [{ op: 'goTo', space: 'pit' }] },
  'kc2-09': { effect: [{ op: 'goTo', space: 'torch-1' }] },
  'kc2-10': { effect: [{ op: 'extraTurn' }] },
  'kc3-01': { effect: [peg('sword')] },
  'kc3-02': { effect: [{ op: 'loseTurn', count: 1 }] },
  'kc3-03': { effect: [rings('green', 2)] },
  'kc3-04': { effect: [beads('green', 1)] },
  'kc3-05': { effect: [beads('orange', 1)] },
  'kc3-06': { effect: [{ op: 'advance', count: 5 }] },
  'kc3-07': { effect: [{ op: 'loseTool' }] },
  'kc3-08': { effect: [{ op: 'goTo', space: 'sword-2' }] },
  'kc3-09': { effect: [peg('torch')] },
  'kc3-10': { effect: [{ op: 'goTo', space: 'pit' }] },
  'kc4-01': { effect: [{ op: 'advance', count: 4 }] },
  'kc4-02': { effect: [{ op: 'loseTurn', count: 1 }] },
  'kc4-03': { effect: [rings('orange', 2)] },
  'kc4-04': { effect: [beads('green', 1)] },
  'kc4-05': { effect: [beads('orange', 1)] },
  'kc4-06': { effect: [rings('green', 1), rings('orange', 1)] },
  'kc4-07': { effect: [{ op: 'goTo', space: 's-01' }] },
  'kc4-08': { effect: [{ op: 'swapPlaces' }] },
  'kc4-09': { effect: [peg('choice')] },
  'kc4-10': { effect: [{ op: 'goTo', space: 'sword-3' }] },
})

/**
 * The ids of all Choice Cards in one list, in the order of the lands whose packs they belong to. A Choice Card has two
 * sides, `a` and `b`, each with its own effects.
 */
export const CHOICE_CARD_IDS: readonly ChoiceCardId[] = Object.keys(CHOICE_CARDS) as ChoiceCardId[]
/** The ids of all Karma Cards, in the order of the lands. */
export const KARMA_CARD_IDS: readonly KarmaCardId[] = Object.keys(KARMA_CARDS) as KarmaCardId[]

/** The pack of Choice Cards of each land, unshuffled, as card ids (COS-3). Index = land - 1. */
export const UNSHUFFLED_CHOICE_PACKS_BY_LAND: readonly (readonly ChoiceCardId[])[] = LAND_NUMBERS.map((land) =>
  CHOICE_CARD_IDS.filter((card) => CHOICE_CARDS[card].land === land),
)
/** The pack of Karma Cards of each land, unshuffled, as card ids (COS-4). Index = land - 1. */
export const UNSHUFFLED_KARMA_PACKS: readonly (readonly KarmaCardId[])[] = LAND_NUMBERS.map((land) =>
  KARMA_CARD_IDS.filter((card) => KARMA_CARDS[card].land === land),
)

/** All 24 Free Will Cards, each as its number, unshuffled (COS-5). */
export const ALL_FREE_WILL_CARDS: readonly number[] = FREE_WILL_NUMBERS.flatMap((number) =>
  Array.from({ length: FREE_WILL_COPIES_PER_NUMBER }, () => number),
)
