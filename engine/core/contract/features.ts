/**
 * The features that a learned evaluation reads, and how it makes chances of them.
 *
 * A game names its features and writes them down for every seat. A net makes one number of each seat's row, and the
 * softmax over the seats is their chance to win: for two seats a logistic regression on the difference, as for any
 * rating. The net is a linear part and one hidden layer beside it (Tesauro 1995, 'Temporal difference learning and
 * TD-Gammon', has the hidden layer only): the meaning of a feature can be read off the linear part.
 */
import type { Seat } from './seat.ts'

/** @typeParam S the game's state */
export interface FeatureExtractor<S = unknown> {
  /** In the order in which `read` writes them. */
  readonly names: readonly string[]
  /**
   * Writes every seat's features, one row of `names.length` numbers after the other, each of about -1 to 1. Of a state
   * between any two small decisions, with what is pending. All places are 0 before.
   */
  read(state: S, into: Float64Array): void
  /**
   * By name: those that say what a seat has at hand, such as energy or cards. Of lines that a bot cannot tell apart it takes
   * the one that leaves their sum highest. Absent: it takes any of them.
   */
  readonly held?: readonly string[]
  /** By name: the weights that learning begins with, where what was written by hand is a better start than nothing. */
  readonly initialWeights?: Readonly<Record<string, number>>
  /** Seats with the same number win together. Absent: each for itself. */
  sideOf?(state: S, seat: Seat): number
}

/** The learned weights for tables of `players` seats. Numbers in the order of the features. */
export interface EvaluationNet {
  readonly players: { readonly min: number; readonly max: number }
  /** By feature: what it adds to the number of its seat. */
  readonly linear: readonly number[]
  /** By hidden unit: its bias, its weight for each feature, and what it adds when it fires. */
  readonly hidden: readonly { readonly bias: number; readonly weights: readonly number[]; readonly out: number }[]
  readonly made?: TrainingInfo
  readonly calibration?: ChanceCalibration
}

/**
 * What brings chances that people are told to what comes of them. Evaluations that go by the net leave it aside: choices
 * that are compared are all off alike.
 */
export interface ChanceCalibration {
  /** As in `calibrated`: 1 leaves all as it is, less is less sure, more is surer. */
  readonly power: number
  /** What fitted it. */
  readonly command: string
  /** How many games it was fitted on, and how many chances in them. */
  readonly games: number
  readonly asked: number
}

/** How a net came about: enough to learn it again, and what it could do. */
export interface TrainingInfo {
  readonly command: string
  readonly seed: string
  /** How many games of self-play it was learned from. */
  readonly games: number
  /** Mean cross-entropy between its chances and the games' ends, in the last games it learned from. */
  readonly loss: number
  /**
   * Its share of the win on seeds it was not learned from, alone among players that go by something else, all of them
   * looking through their turn alike: 'greedy', and 'present', the evaluation that there was before.
   */
  readonly against: Readonly<Record<string, { share: number; low: number; high: number; games: number }>>
}

export interface TrainedWeights {
  /** Those that the nets were learned with. */
  readonly features: readonly string[]
  readonly nets: readonly EvaluationNet[]
}

/** The net in the form that is quick to reckon with. */
export interface PackedNet {
  readonly inputCount: number
  /** Hidden units, a multiple of LANES: what is lacking never fires. */
  readonly unitCount: number
  readonly linear: Float64Array
  readonly bias: Float64Array
  /** By feature: its weight for each hidden unit. */
  readonly weights: Float64Array
  readonly outputWeights: Float64Array
  /** Room for the features of a row that are not 0, as most are: where their weights begin, and their values. */
  readonly activeOffsets: Int32Array
  readonly activeValues: Float64Array
  readonly rowCache: RowCache
}

/**
 * Rows with their numbers: a search meets most rows again soon. Each has one slot, which follows from its linear part;
 * a row is only taken for another when it is the same number for number.
 */
interface RowCache {
  readonly rows: Float64Array
  /** By slot: the linear part of its row, and the row's number. */
  readonly linearSums: Float64Array
  readonly results: Float64Array
}

/** How many hidden units are reckoned with at once. */
const LANES = 4
const SLOT_BITS = 9
const SLOTS = 1 << SLOT_BITS

export function packNet(net: EvaluationNet): PackedNet {
  const inputs = net.linear.length
  const units = Math.ceil(net.hidden.length / LANES) * LANES
  const ofUnits = (of: (unit: EvaluationNet['hidden'][number]) => number | undefined): number[] =>
    Array.from({ length: units }, (_, at) => {
      const unit = net.hidden[at]
      return unit === undefined ? 0 : (of(unit) ?? 0)
    })
  return {
    inputCount: inputs,
    unitCount: units,
    linear: Float64Array.from(net.linear),
    bias: Float64Array.from(ofUnits(({ bias }) => bias)),
    weights: Float64Array.from(net.linear.flatMap((_, input) => ofUnits(({ weights }) => weights[input]))),
    outputWeights: Float64Array.from(ofUnits(({ out }) => out)),
    activeOffsets: new Int32Array(inputs),
    activeValues: new Float64Array(inputs),
    rowCache: {
      rows: new Float64Array(SLOTS * inputs),
      linearSums: new Float64Array(SLOTS).fill(NaN),
      results: new Float64Array(SLOTS),
    },
  }
}

/** The number of the row that begins at `from`. */
export function evaluateRow(net: PackedNet, rows: Float64Array, from: number): number {
  const { inputCount, linear, rowCache } = net
  let sum = 0
  for (let input = 0; input < inputCount; input++) {
    const value = rows[from + input] ?? 0
    if (value !== 0) sum += (linear[input] ?? 0) * value
  }
  const slot = cacheSlotOf(sum)
  if (rowCache.linearSums[slot] === sum && isCachedRow(rowCache.rows, slot * inputCount, rows, from, inputCount))
    return rowCache.results[slot] ?? 0
  const number = addHiddenUnits(net, rows, from, sum)
  rowCache.linearSums[slot] = sum
  rowCache.results[slot] = number
  for (let input = 0, at = slot * inputCount; input < inputCount; input++, at++)
    rowCache.rows[at] = rows[from + input] ?? 0
  return number
}

const BITS = new Float64Array(1)
const HALVES = new Int32Array(BITS.buffer)

function cacheSlotOf(sum: number): number {
  BITS[0] = sum
  return Math.imul((HALVES[0] ?? 0) ^ (HALVES[1] ?? 0), 0x9e3779b1) >>> (32 - SLOT_BITS)
}

function isCachedRow(kept: Float64Array, at: number, rows: Float64Array, from: number, inputs: number): boolean {
  for (let input = 0; input < inputs; input++) if (kept[at + input] !== rows[from + input]) return false
  return true
}

/** Adds what the hidden units come to. Some at once, so that what comes to each need not go through memory. */
function addHiddenUnits(net: PackedNet, rows: Float64Array, from: number, linear: number): number {
  const { inputCount, unitCount, bias, weights, outputWeights, activeOffsets, activeValues } = net
  let count = 0
  for (let input = 0; input < inputCount; input++) {
    const value = rows[from + input] ?? 0
    if (value === 0) continue
    activeOffsets[count] = input * unitCount
    activeValues[count++] = value
  }
  let sum = linear
  for (let unit = 0; unit < unitCount; unit += LANES) {
    let a = bias[unit] ?? 0
    let b = bias[unit + 1] ?? 0
    let c = bias[unit + 2] ?? 0
    let d = bias[unit + 3] ?? 0
    for (let each = 0; each < count; each++) {
      const value = activeValues[each] ?? 0
      const at = (activeOffsets[each] ?? 0) + unit
      a += (weights[at] ?? 0) * value
      b += (weights[at + 1] ?? 0) * value
      c += (weights[at + 2] ?? 0) * value
      d += (weights[at + 3] ?? 0) * value
    }
    if (a > 0) sum += a * (outputWeights[unit] ?? 0)
    if (b > 0) sum += b * (outputWeights[unit + 1] ?? 0)
    if (c > 0) sum += c * (outputWeights[unit + 2] ?? 0)
    if (d > 0) sum += d * (outputWeights[unit + 3] ?? 0)
  }
  return sum
}

/** Softmax, in place: numbers of seats into chances that add up to 1. */
export function softmaxInPlace(strengths: number[]): number[] {
  let most = -Infinity
  for (const strength of strengths) if (strength > most) most = strength
  let sum = 0
  for (let seat = 0; seat < strengths.length; seat++) {
    const share = Math.exp((strengths[seat] ?? 0) - most)
    strengths[seat] = share
    sum += share
  }
  for (let seat = 0; seat < strengths.length; seat++) strengths[seat] = (strengths[seat] ?? 0) / sum
  return strengths
}

/**
 * An evaluation of running states that was learned.
 * @returns a function from a running state of `players` seats to every seat's chance to win, by seat. It throws an Error
 * when the weights are not for these features: not before, since a game has to load before it can learn new ones
 */
export function createLearnedEvaluation<S>(
  features: FeatureExtractor<S>,
  weights: TrainedWeights,
): (state: S, players: number) => number[] {
  const tables: { readonly net: PackedNet; readonly rows: Float64Array }[] = []
  const open = (players: number): (typeof tables)[number] => {
    assertMatchesFeatures(features, weights)
    return {
      net: packNet(netForPlayerCount(weights, players)),
      rows: new Float64Array(players * features.names.length),
    }
  }
  return (state, players) => {
    const { net, rows } = (tables[players] ??= open(players))
    return winChancesFromNet(net, features, state, rows, players)
  }
}

/** Whether the weights were learned with features of these names, in this order. */
export function matchesFeatures({ names }: Pick<FeatureExtractor, 'names'>, { features }: TrainedWeights): boolean {
  return features.join() === names.join()
}

/** @throws Error when the weights are not for these features */
export function assertMatchesFeatures(features: Pick<FeatureExtractor, 'names'>, weights: TrainedWeights): void {
  if (!matchesFeatures(features, weights)) throw new Error('weights of other features: npm run learn learns new ones')
}

/** @returns the learned weights for tables of so many seats. @throws Error without any learned weights */
export function netForPlayerCount({ nets }: TrainedWeights, players: number): EvaluationNet {
  const found = nets.find(({ players: { min, max } }) => min <= players && players <= max) ?? nets[nets.length - 1]
  if (found === undefined) throw new Error(`no weights for ${String(players)} players`)
  return found
}

/**
 * Shares of the whole, raised to a power and made to add up again: temperature scaling (Guo, Pleiss, Sun and Weinberger
 * 2017, 'On calibration of modern neural networks').
 * @param worths every seat's, which need not add up to 1
 * @param sides who wins with whom: equal numbers, by seat
 */
export function calibrateChances(worths: readonly number[], power: number, sides: readonly number[]): number[] {
  const raised = worths.map((worth) => worth ** power)
  const whole = raised.reduce(
    (sum, worth, seat) => (sides.indexOf(sides[seat] ?? seat) === seat ? sum + worth : sum),
    0,
  )
  return raised.map((worth) => (whole > 0 ? worth / whole : 1 / new Set(sides).size))
}

/** Every seat's chance to win in a running state. @param rows room for the features, used again and again */
export function winChancesFromNet<S>(
  net: PackedNet,
  features: FeatureExtractor<S>,
  state: S,
  rows: Float64Array,
  players: number,
): number[] {
  rows.fill(0)
  features.read(state, rows)
  const chances: number[] = []
  for (let seat = 0; seat < players; seat++) chances.push(evaluateRow(net, rows, seat * net.inputCount))
  softmaxInPlace(chances)
  const { sideOf } = features
  if (sideOf === undefined) return chances
  // Who wins together has the same chance: that of their side.
  const sides = chances.map((_, seat) => sideOf(state, seat))
  const shared: number[] = []
  for (let seat = 0; seat < players; seat++) {
    let sum = 0
    for (let other = 0; other < players; other++) if (sides[other] === sides[seat]) sum += chances[other] ?? 0
    shared.push(sum)
  }
  return shared
}
