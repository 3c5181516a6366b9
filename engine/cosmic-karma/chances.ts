/** What the next throw, or the cards in hand, can reach from where a pawn stands: worked out once for every space. */
import { SPACE_IDS, SPACES } from './board.ts'
import { COLOURS, DICE, DICE_SIDES, HANGING_ON, PEGS_PER_MASTER_TOOL, TOOLS } from './data.ts'
import type { Effect, SpaceId } from './data.ts'
import { eachEnd, restOf } from './reach.ts'
import { newPlayer } from './setup.ts'

/** What may be looked for at the end of a move; a bead, a lost turn and the pit are what may have to be taken. */
export const AIMS = [...TOOLS, ...COLOURS, 'loosen', 'choice', 'freeWill', 'unharmed'] as const
export type Aim = (typeof AIMS)[number]

/** The counts that are looked at: what cards can reach beyond a throw does not matter as much. */
const MOST = DICE * DICE_SIDES

interface Place {
  /** Steps to Hanging On by the ring, or through the Spirit Realm and round again. */
  readonly home: number
  /** By aim: the counts by which it can be reached, as bits, and the chance that a throw is one of them. */
  readonly counts: Readonly<Record<Aim, number>>
  readonly chances: Readonly<Record<Aim, number>>
  /** The chance that a throw takes a ready pawn home. */
  readonly winning: number
}

const PLACES: readonly Readonly<Record<SpaceId, Place>>[] = [placesOf(0), placesOf(PEGS_PER_MASTER_TOOL)]

/** @param wand whether the pawn has the Master Wand, which opens the wheels */
export function placeOf(space: SpaceId, wand: boolean): Place {
  return (PLACES[wand ? 1 : 0] ?? placesOf(0))[space]
}

/** The totals of the cards in hand, alone or together, as bits. */
export function totalsOf(cards: readonly number[]): number {
  let totals = 1
  for (const card of cards) totals |= totals << card
  return totals & ~1 & ((1 << (MOST + 1)) - 1)
}

function placesOf(wands: number): Record<SpaceId, Place> {
  const home = stepsHome()
  return Object.fromEntries(SPACE_IDS.map((space) => [space, placed(space, wands, home[space] ?? 0)])) as Record<
    SpaceId,
    Place
  >
}

function placed(space: SpaceId, wands: number, home: number): Place {
  const counts = Object.fromEntries(AIMS.map((aim) => [aim, 0])) as Record<Aim, number>
  const plain = newPlayer()
  const player = { ...plain, pegs: { ...plain.pegs, wand: wands }, space }
  for (let count = 1; count <= MOST; count++) {
    eachEnd({ players: [player] }, 0, count, null, (route, passed) => {
      const end = route[route.length - 1]
      if (end === undefined) return
      const { effect } = SPACES[restOf(end)]
      for (const aim of AIMS) if (effect.some((each) => serves(each, aim))) counts[aim] |= 1 << count
      if (passed > 0) counts.freeWill |= 1 << count
      if (!effect.some(harms)) counts.unharmed |= 1 << count
    })
  }
  const chances = Object.fromEntries(AIMS.map((aim) => [aim, chanceOf(counts[aim])])) as Record<Aim, number>
  return { home, counts, chances, winning: home > MOST ? 0 : chanceOf(-1 << home) }
}

function serves(effect: Effect, aim: Aim): boolean {
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

function harms(effect: Effect): boolean {
  return effect.op === 'loseTurn' || (effect.op === 'gain' && effect.item === 'bead')
}

function isColour(aim: Aim): boolean {
  return COLOURS.some((colour) => colour === aim)
}

function isTool(aim: Aim): boolean {
  return TOOLS.some((tool) => tool === aim)
}

/** The chance that a throw comes to one of these counts. */
function chanceOf(counts: number): number {
  let ways = 0
  for (let count = DICE; count <= DICE * DICE_SIDES; count++)
    if ((counts & (1 << count)) !== 0) ways += DICE_SIDES - Math.abs(DICE_SIDES + 1 - count)
  return ways / DICE_SIDES ** DICE
}

function stepsHome(): Partial<Record<SpaceId, number>> {
  const found: Partial<Record<SpaceId, number>> = { [HANGING_ON]: 0 }
  for (let changed = true; changed;) {
    changed = false
    for (const id of SPACE_IDS) {
      if (id === HANGING_ON) continue
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
