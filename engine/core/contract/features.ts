/**
 * The features that a learned evaluation reads, and the net that turns them into win chances.
 *
 * A game names its features and computes them for every seat. The net maps each seat's row of features to one number,
 * and the softmax over the seats is their chance to win: for two seats a logistic regression on the difference, as for
 * any rating. The net is a linear part and one hidden layer beside it (Tesauro 1995, 'Temporal difference learning and
 * TD-Gammon', has the hidden layer only): the linear part shows the meaning of a feature.
 */
import type { Seat } from './seat.ts'

/**
 * Computes the features of a state: numbers from which a net estimates the win chances.
 * @typeParam S the game's state
 */
export interface AllSeatsFeatureExtractor<S = unknown> {
  /** The names of the features, in the order in which `read` writes them. */
  readonly names: readonly string[]
  /**
   * Writes the features of every seat into `into`: one row of `names.length` numbers for each seat, in seat order, each
   * number about -1 to 1. The state may be between any two small decisions, with pending work. The caller has filled
   * `into` with 0.
   */
  read(state: S, into: Float64Array): void
  /**
   * The names of the features that count a seat's holdings, such as energy or cards. Among lines that a bot cannot
   * distinguish, it takes the one with the highest sum of these. Absent: it takes any of them.
   */
  readonly held?: readonly string[]
  /** By name: weights of the linear part that learning starts with. Absent or missing: 0. */
  readonly initialWeights?: Readonly<Record<string, number>>
  /** The side of a seat: seats with the same number win together. Absent: every seat plays for itself. */
  sideOf?(state: S, seat: Seat): number
}

/**
 * The weights of a learned neural net that evaluates the states of one game, for one range of player counts. The net
 * reads the features of a state: numbers that are computed from it (`AllSeatsFeatureExtractor`). The weights are in the order
 * of the features.
 */
export interface EvaluationNet {
  readonly players: { readonly min: number; readonly max: number }
  /** By feature: its weight in the linear part. */
  readonly linear: readonly number[]
  /** The hidden units (ReLU): the bias of each, its weight for each feature, and the weight of its output. */
  readonly hidden: readonly { readonly bias: number; readonly weights: readonly number[]; readonly out: number }[]
  readonly made?: NetTrainingReport
  readonly calibration?: ChanceCalibration
}

/**
 * Calibration of win chances that are shown to people: the exponent that fits them to observed results, and the sample that
 * it was fitted on. Bots that compare choices do not use it, since it does not change the order of the choices.
 */
export interface ChanceCalibration {
  /** Exponent of `calibrateChances`: 1 changes nothing, less brings chances closer together, more moves them apart. */
  readonly power: number
  /** The command that fitted it. */
  readonly command: string
  /** Number of games that it was fitted on. */
  readonly games: number
  /** Number of chances in these games that it was fitted on. */
  readonly asked: number
}

/** How a net was trained: enough to train it again, and its measured strength. */
export interface NetTrainingReport {
  readonly command: string
  readonly seed: string
  /** Number of self-play games that the net was trained on. */
  readonly games: number
  /** Mean cross-entropy between the net's chances and the games' results, in the last games it was trained on. */
  readonly loss: number
  /**
   * Results against other evaluations, by their name: 'greedy' is the baseline evaluation, 'present' the evaluation before
   * this one. `share`: mean share of the win of one seat that uses this net, while all other seats use the other evaluation
   * with the same search of their turn. `low`, `high`: its confidence limits. The games have seeds of their own.
   */
  readonly against: Readonly<Record<string, { share: number; low: number; high: number; games: number }>>
}

/** All learned nets of a game, one for each range of player counts, and the names of the features that they read. */
export interface TrainedNets {
  /** The names of these features, in order. */
  readonly features: readonly string[]
  readonly nets: readonly EvaluationNet[]
}

/**
 * An evaluation net in the form in which it is evaluated: its weights in typed arrays, with scratch space and a cache of
 * results. Each evaluation changes these, so threads must not share it. It is not for storage.
 */
export interface FastEvaluationNet {
  readonly inputCount: number
  /** Number of hidden units, padded to a multiple of LANES with units whose output is always 0. */
  readonly unitCount: number
  readonly linear: Float64Array
  readonly bias: Float64Array
  /** By feature: its weight for each hidden unit. */
  readonly weights: Float64Array
  readonly outputWeights: Float64Array
  /** Scratch space for the features of a row that are not 0 (most are 0): their indexes, and their values. */
  readonly activeInputs: Int32Array
  readonly activeValues: Float64Array
  readonly rowCache: RowCache
}

/**
 * Cache of evaluated rows, since a search evaluates most rows again soon. Each row has one slot, determined by the value
 * of its linear part. A cached result is used only if all numbers of the row are equal.
 */
interface RowCache {
  readonly rows: Float64Array
  /** By slot: the value of the linear part of its row, and the result for the row. */
  readonly linearSums: Float64Array
  readonly results: Float64Array
}

/** Number of hidden units that one loop step computes. */
const LANES = 4
const SLOT_BITS = 9
const SLOTS = 1 << SLOT_BITS

/** Copies the weights of a net into typed arrays, for fast evaluation. */
export function packNetIntoTypedArrays(net: EvaluationNet): FastEvaluationNet {
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
    activeInputs: new Int32Array(inputs),
    activeValues: new Float64Array(inputs),
    rowCache: {
      rows: new Float64Array(SLOTS * inputs),
      linearSums: new Float64Array(SLOTS).fill(NaN),
      results: new Float64Array(SLOTS),
    },
  }
}

/**
 * Evaluates the net for one seat. The features of the seat are those in `rows` from index `from` on.
 * @returns a number of any size. The softmax of the outputs of all seats gives their win chances (`softmaxInPlace`)
 */
export function computeNetOutputForSeat(net: FastEvaluationNet, rows: Float64Array, from: number): number {
  const { inputCount, linear, activeInputs, activeValues, rowCache } = net
  let count = 0
  for (let input = 0; input < inputCount; input++) {
    const value = rows[from + input] ?? 0
    // No branch, which the processor could not predict: a value of 0 is overwritten by the next one.
    activeInputs[count] = input
    activeValues[count] = value
    count = (count + Number(value !== 0)) | 0
  }
  let sum = 0
  for (let each = 0; each < count; each++) sum += (linear[activeInputs[each] ?? 0] ?? 0) * (activeValues[each] ?? 0)
  const slot = cacheSlotOf(sum)
  if (rowCache.linearSums[slot] === sum && isCachedRow(rowCache.rows, slot * inputCount, rows, from, inputCount))
    return rowCache.results[slot] ?? 0
  const number = addHiddenUnits(net, count, sum)
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

/**
 * Adds the outputs of the hidden units to `linear`, from the first `count` features in the scratch space. Computes LANES
 * units at once, so that the sums stay in registers.
 */
function addHiddenUnits(net: FastEvaluationNet, count: number, linear: number): number {
  const { unitCount, bias, weights, outputWeights, activeInputs, activeValues } = net
  let sum = linear
  for (let unit = 0; unit < unitCount; unit += LANES) {
    let a = bias[unit] ?? 0
    let b = bias[unit + 1] ?? 0
    let c = bias[unit + 2] ?? 0
    let d = bias[unit + 3] ?? 0
    for (let each = 0; each < count; each++) {
      const value = activeValues[each] ?? 0
      const at = (activeInputs[each] ?? 0) * unitCount + unit
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

/**
 * Softmax: replaces the net's outputs in the array by chances that add up to 1.
 * @param strengths the output for each seat, by seat: numbers of any size; modified
 * @returns the same array
 */
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
 * Creates the evaluation function of a game from its features and its learned weights. This call never throws, even if
 * the weights belong to other features, because a game must load before it can learn new weights.
 * @returns a function that takes a running state and its number of players, and returns the win chance of every seat,
 *   by seat.
 * The returned function throws an Error if the weights belong to other features
 */
export function createLearnedWinChancesEvaluation<S>(
  features: AllSeatsFeatureExtractor<S>,
  weights: TrainedNets,
): (state: S, players: number) => number[] {
  const tables: { readonly net: FastEvaluationNet; readonly rows: Float64Array }[] = []
  const open = (players: number): (typeof tables)[number] => {
    assertWeightsMatchFeatures(features, weights)
    return {
      net: packNetIntoTypedArrays(netForPlayerCount(weights, players)),
      rows: new Float64Array(players * features.names.length),
    }
  }
  return (state, players) => {
    const { net, rows } = (tables[players] ??= open(players))
    return winChancesFromNet(net, features, state, rows, players)
  }
}

/** Whether the weights were trained with features of these names, in this order. */
export function weightsMatchFeatures(
  { names }: Pick<AllSeatsFeatureExtractor, 'names'>,
  { features }: TrainedNets,
): boolean {
  return features.join() === names.join()
}

/** @throws Error if the weights were trained with other features */
export function assertWeightsMatchFeatures(
  features: Pick<AllSeatsFeatureExtractor, 'names'>,
  weights: TrainedNets,
): void {
  if (!weightsMatchFeatures(features, weights))
    throw new Error('weights of other features: npm run learn learns new ones')
}

/**
 * @returns the net for games with this number of players; the last net of the list if no net covers the number
 * @throws Error if there are no nets
 */
export function netForPlayerCount({ nets }: TrainedNets, players: number): EvaluationNet {
  const found = nets.find(({ players: { min, max } }) => min <= players && players <= max) ?? nets[nets.length - 1]
  if (found === undefined) throw new Error(`no weights for ${String(players)} players`)
  return found
}

/**
 * Calibrates chances: raises them to a power and normalises them, so that they add up to 1 (temperature scaling: Guo,
 * Pleiss, Sun and Weinberger 2017, 'On calibration of modern neural networks').
 * @param worths the chances before, by seat: 0 or more; need not add up to 1
 * @param power 1 only normalises
 * @param sides the side of every seat, by seat: seats that win together have equal numbers and count once
 * @returns the chances, by seat; equal for all sides if all `worths` are 0
 */
export function calibrateChances(worths: readonly number[], power: number, sides: readonly number[]): number[] {
  const raised = worths.map((worth) => worth ** power)
  const whole = raised.reduce(
    (sum, worth, seat) => (sides.indexOf(sides[seat] ?? seat) === seat ? sum + worth : sum),
    0,
  )
  return raised.map((worth) => (whole > 0 ? worth / whole : 1 / new Set(sides).size))
}

/**
 * Computes the features of a running state, and from them the win chances by the net.
 * @param rows scratch space for the features, one row for each of the `players` seats; overwritten
 * @returns the win chance of every seat, by seat; seats that win together all have the chance of their side
 */
export function winChancesFromNet<S>(
  net: FastEvaluationNet,
  features: AllSeatsFeatureExtractor<S>,
  state: S,
  rows: Float64Array,
  players: number,
): number[] {
  rows.fill(0)
  features.read(state, rows)
  const chances: number[] = []
  for (let seat = 0; seat < players; seat++) chances.push(computeNetOutputForSeat(net, rows, seat * net.inputCount))
  softmaxInPlace(chances)
  const { sideOf } = features
  if (sideOf === undefined) return chances
  // Seats that win together have the same chance: that of their side.
  const sides = chances.map((_, seat) => sideOf(state, seat))
  const shared: number[] = []
  for (let seat = 0; seat < players; seat++) {
    let sum = 0
    for (let other = 0; other < players; other++) if (sides[other] === sides[seat]) sum += chances[other] ?? 0
    shared.push(sum)
  }
  return shared
}
