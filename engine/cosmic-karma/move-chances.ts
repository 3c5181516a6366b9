/** Targets that the next throw or the cards in hand can reach from a space; computed once for every space. */
import { SPACE_IDS, SPACES } from './board.ts'
import { KARMA_COLOURS, DICE_COUNT, DICE_SIDES, HANGING_ON_SPACE, PEGS_PER_MASTER_TOOL, TOOLS } from './data.ts'
import type { EffectStep, SpaceId } from './data.ts'
import { forEachMoveRoute, restingSpaceAfterReaching } from './move-ends.ts'
import { newPlayer } from './setup.ts'

/**
 * The possible aims of a move: a peg of one kind of tool (`torch`, `sword`, `wand`), a ring of one colour (`green`,
 * `orange`), the loosening of a habit (`loosen`), a Choice Card (`choice`) and a Free Will Card (`freeWill`). The aim
 * `unharmed` is a move that ends without a bead or a lost turn.
 */
export const MOVE_AIMS = [...TOOLS, ...KARMA_COLOURS, 'loosen', 'choice', 'freeWill', 'unharmed'] as const
/**
 * One kind of benefit that a move can bring to a player, an entry of MOVE_AIMS: a peg of one kind of tool (`torch`,
 * `sword`, `wand`), a ring of one colour of karma (`green`, `orange`), the loosening of a habit (`loosen`), a Choice
 * Card (`choice`) or a Free Will Card (`freeWill`). `unharmed`: the move ends without a bead or a lost turn.
 */
export type MoveBenefitKind = (typeof MOVE_AIMS)[number]

/** Largest count considered: counts beyond a throw, reachable only with cards, matter less. */
const MAX_COUNT = DICE_COUNT * DICE_SIDES

interface MoveChances {
  /** Number of steps to Hanging On by the ring, or through the Spirit Realm and around the ring again. */
  readonly home: number
  /** By aim: the counts that reach it, as bits, and the probability that a throw is one of them. */
  readonly counts: Readonly<Record<MoveBenefitKind, number>>
  readonly chances: Readonly<Record<MoveBenefitKind, number>>
  /** The probability that a throw takes a ready pawn home. */
  readonly winning: number
}

const MOVE_CHANCES: readonly Readonly<Record<SpaceId, MoveChances>>[] = [
  computeMoveChances(0),
  computeMoveChances(PEGS_PER_MASTER_TOOL),
]

/**
 * Looks up the precomputed chances of the next move of a pawn that stands on a space. An aim is something that a move
 * can reach, such as a peg or a ring. The result holds, for each aim, the counts of a move that reach it, as bits (1
 * << count), and the probability that a throw is one of them. It also holds the number of steps to the space Hanging
 * On and the probability that a throw takes a ready pawn there.
 * @param wand whether the player has the Master Wand, which opens the wheels
 */
export function moveAimChancesFrom(space: SpaceId, wand: boolean): MoveChances {
  return (MOVE_CHANCES[wand ? 1 : 0] ?? computeMoveChances(0))[space]
}

/**
 * @param cards the numbers of Free Will Cards in a hand
 * @returns the possible totals of one or more of these cards, as bits (bit n: total n), up to the highest throw
 */
export function cardTotalBits(cards: readonly number[]): number {
  let totals = 1
  for (const card of cards) totals |= totals << card
  return totals & ~1 & ((1 << (MAX_COUNT + 1)) - 1)
}

function computeMoveChances(wands: number): Record<SpaceId, MoveChances> {
  const home = stepsHome()
  return Object.fromEntries(SPACE_IDS.map((space) => [space, moveChancesAt(space, wands, home[space] ?? 0)])) as Record<
    SpaceId,
    MoveChances
  >
}

function moveChancesAt(space: SpaceId, wands: number, home: number): MoveChances {
  const counts = Object.fromEntries(MOVE_AIMS.map((aim) => [aim, 0])) as Record<MoveBenefitKind, number>
  const plain = newPlayer()
  const player = { ...plain, pegs: { ...plain.pegs, wand: wands }, space }
  for (let count = 1; count <= MAX_COUNT; count++) {
    forEachMoveRoute({ players: [player] }, 0, count, null, (route, passed) => {
      const end = route[route.length - 1]
      if (end === undefined) return
      const { effect } = SPACES[restingSpaceAfterReaching(end)]
      for (const aim of MOVE_AIMS) if (effect.some((each) => serves(each, aim))) counts[aim] |= 1 << count
      if (passed > 0) counts.freeWill |= 1 << count
      if (!effect.some(harms)) counts.unharmed |= 1 << count
    })
  }
  const chances = Object.fromEntries(MOVE_AIMS.map((aim) => [aim, chanceOf(counts[aim])])) as Record<
    MoveBenefitKind,
    number
  >
  return { home, counts, chances, winning: home > MAX_COUNT ? 0 : chanceOf(-1 << home) }
}

function serves(effect: EffectStep, aim: MoveBenefitKind): boolean {
  switch (effect.op) {
    case 'gain':
      return effect.item === 'ring' && (effect.colour === aim || (effect.colour === 'choice' && isColour(aim)))
    case 'gainTool':
      return effect.tool === aim || (effect.tool === 'choice' && isTool(aim))
    case 'loosenHabit':
      return aim === 'loosen'
    case 'draw':
      return effect.pack === 'choice' && aim === 'choice'
    case 'freeWill':
      return aim === 'freeWill'
    default:
      return false
  }
}

function harms(effect: EffectStep): boolean {
  return effect.op === 'loseTurn' || (effect.op === 'gain' && effect.item === 'bead')
}

function isColour(aim: MoveBenefitKind): boolean {
  return KARMA_COLOURS.some((colour) => colour === aim)
}

function isTool(aim: MoveBenefitKind): boolean {
  return TOOLS.some((tool) => tool === aim)
}

/** The probability that a throw equals one of these counts. */
function chanceOf(counts: number): number {
  let ways = 0
  for (let count = DICE_COUNT; count <= DICE_COUNT * DICE_SIDES; count++)
    if ((counts & (1 << count)) !== 0) ways += DICE_SIDES - Math.abs(DICE_SIDES + 1 - count)
  return ways / DICE_SIDES ** DICE_COUNT
}

function stepsHome(): Partial<Record<SpaceId, number>> {
  const found: Partial<Record<SpaceId, number>> = { [HANGING_ON_SPACE]: 0 }
  for (let changed = true; changed;) {
    changed = false
    for (const id of SPACE_IDS) {
      if (id === HANGING_ON_SPACE) continue
      for (const { to, when } of SPACES[id].next) {
        const there = when === 'passing' ? undefined : found[to]
        if (there === undefined || there + 1 >= (found[id] ?? Infinity)) continue
        found[id] = there + 1
        changed = true
      }
    }
  }
  return found
}
