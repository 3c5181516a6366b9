/**
 * Why one line is better than another, in the features that the evaluation looks at: what each adds to the asker's chance
 * on the way from where the one ends to where the other does, by integrated gradients (Sundararajan, Taly and Yan 2017,
 * 'Axiomatic attribution for deep networks'). The parts add up to the difference of the two chances.
 */
import type { Reason } from '../../contract/advice.ts'
import { intoChances, strengthOf, type PackedNet } from '../../contract/features.ts'
import type { Seat } from '../../contract/game.ts'
import { addRowSlope, sideChance } from '../learn/slope.ts'

/** Who asks, at which table. */
export interface Asker {
  readonly net: PackedNet
  /** By feature. */
  readonly names: readonly string[]
  /** Of these, those that are no reason for a person. */
  readonly unsaid: readonly string[]
  readonly seat: Seat
  /** Who wins with whom: equal numbers, by seat. */
  readonly sides: readonly number[]
}

/** What tells one position from another. */
export interface Weighed {
  /** By how much it is better for the asker: a difference of chances. */
  readonly gain: number
  /** The weightiest first. */
  readonly reasons: readonly Reason[]
}

/** So many reasons are told at most. */
const TOLD = 3
/** A reason has at least this part of all that speaks for and against. */
const LEAST_PART = 0.08
/** And moves the chance by at least so much. */
const LEAST = 0.002
/** How finely the way from one position to the other is walked. */
const STEPS = 64

/**
 * @param rows where the choice leads, each seat's features row after row
 * @param rival where the other one leads
 */
export function weigh(asker: Asker, rows: Float64Array, rival: Float64Array): Weighed {
  const parts = partsOf(asker, rows, rival)
  const all = parts.reduce((sum, part) => sum + Math.abs(part), 0)
  const least = Math.max(LEAST, LEAST_PART * all)
  const { names, unsaid } = asker
  const told = new Set<string>()
  const reasons = [...parts.entries()]
    .filter(([, part]) => Math.abs(part) >= least)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([at, part]): Reason => ({
      feature: names[at % names.length] ?? '',
      seat: Math.floor(at / names.length),
      way: (rows[at] ?? 0) > (rival[at] ?? 0) ? 'more' : 'less',
      speaks: part > 0 ? 'for' : 'against',
    }))
    .filter(({ feature }) => !unsaid.includes(feature) && !told.has(feature) && told.add(feature))
    .slice(0, TOLD)
  return { gain: parts.reduce((sum, part) => sum + part, 0), reasons }
}

/** What each feature of each seat adds to the asker's chance. */
function partsOf({ net, seat, sides }: Asker, rows: Float64Array, rival: Float64Array): Float64Array {
  const slope = new Float64Array(rows.length)
  const at = new Float64Array(rows.length)
  for (let step = 0; step < STEPS; step++) {
    const part = (step + 0.5) / STEPS
    for (let i = 0; i < at.length; i++) at[i] = (1 - part) * (rival[i] ?? 0) + part * (rows[i] ?? 0)
    const chances = intoChances(sides.map((_, each) => strengthOf(net, at, each * net.inputs)))
    const own = sideChance(chances, sides, seat)
    sides.forEach((side, each) => {
      const by = (chances[each] ?? 0) * ((side === sides[seat] ? 1 : 0) - own)
      addRowSlope(net, at, each * net.inputs, by / STEPS, slope)
    })
  }
  return slope.map((each, i) => each * ((rows[i] ?? 0) - (rival[i] ?? 0)))
}
