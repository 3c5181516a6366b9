/** Gradients of a net for one position: of the loss by weight, and of the output by feature. */
import { softmaxInPlace, type FastEvaluationNet } from '../../contract/features.ts'

/**
 * The number of inputs and of hidden units of a net. It determines the layout of all weights in one array: the linear
 * weights, then for each hidden unit its bias, its weights and its output weight.
 */
export interface NetShape {
  readonly inputs: number
  readonly units: number
}

/** A position of a self-played game, with the chances that the net learns to give for it and the results of the game. */
export interface TrainingPosition {
  /** The features of every seat, row by row. */
  readonly rows: Float32Array
  /** The side of every seat, by seat: seats that win together have equal numbers. */
  readonly sides: readonly number[]
  /** The chances to learn, by seat; they add up to 1 over the sides. */
  readonly target: readonly number[]
  /** The share of the win in the finished game, by seat. */
  readonly returns: readonly number[]
}

/** @returns the number of weights of a net, biases included */
export function weightCountOf({ inputs, units }: NetShape): number {
  return inputs + units * (inputs + 2)
}

/** @returns the index at which a hidden unit's weights begin in the array of all weights. The first of them is its bias. */
export function hiddenUnitOffset({ inputs }: NetShape, unit: number): number {
  return inputs + unit * (inputs + 2)
}

/**
 * Adds the gradient of the training loss of one position to `slope`. The training loss is the cross-entropy between
 * the chances that the net is to learn (`target`) and the chances that it gives. Seats that win together count as one
 * side.
 * @param values all weights of the net
 * @param lesson the training position
 * @param slope the gradient, by weight; modified
 * @returns not the training loss, but the cross-entropy between the real result of the game (`returns`) and the
 *   chances that the net gives
 */
export function addLossGradient(
  values: Float64Array,
  shape: NetShape,
  lesson: TrainingPosition,
  slope: Float64Array,
): number {
  const { inputs, units } = shape
  const { rows, sides, target, returns } = lesson
  const fired = new Float64Array(sides.length * units)
  const chances = softmaxInPlace(sides.map((_, seat) => forwardPass(values, shape, rows, seat, fired)))
  let loss = 0
  for (let seat = 0; seat < sides.length; seat++) {
    const chance = chances[seat] ?? 0
    const side = Math.max(sumChancesOnSideOf(chances, sides, seat), 1e-12)
    if (sides.indexOf(sides[seat] ?? 0) === seat) loss -= (returns[seat] ?? 0) * Math.log(side)
    // Gradient by a seat's output: cross-entropy of the sides through the softmax.
    const by = chance - ((target[seat] ?? 0) * chance) / side
    const from = seat * inputs
    for (let i = 0; i < inputs; i++) slope[i] = (slope[i] ?? 0) + by * (rows[from + i] ?? 0)
    for (let unit = 0; unit < units; unit++) {
      const each = fired[seat * units + unit] ?? 0
      if (each <= 0) continue
      const at = hiddenUnitOffset(shape, unit)
      const out = at + 1 + inputs
      slope[out] = (slope[out] ?? 0) + by * each
      const down = by * (values[out] ?? 0)
      slope[at] = (slope[at] ?? 0) + down
      for (let i = 0; i < inputs; i++) slope[at + 1 + i] = (slope[at + 1 + i] ?? 0) + down * (rows[from + i] ?? 0)
    }
  }
  return loss
}

/**
 * Adds to `slope` the gradient of the net's output for one seat with respect to the features of that seat.
 * @param rows the features of every seat, row by row
 * @param from index in `rows` and `slope` at which the features of the seat begin
 * @param by factor by which the gradient is multiplied
 * @param slope gradient by feature, in the same layout as `rows`; modified
 */
export function addOutputGradientOverInputs(
  net: FastEvaluationNet,
  rows: Float64Array,
  from: number,
  by: number,
  slope: Float64Array,
): void {
  const { inputCount, unitCount, linear, bias, weights, outputWeights } = net
  for (let i = 0; i < inputCount; i++) slope[from + i] = (slope[from + i] ?? 0) + by * (linear[i] ?? 0)
  for (let unit = 0; unit < unitCount; unit++) {
    let fired = bias[unit] ?? 0
    for (let i = 0; i < inputCount; i++) fired += (weights[i * unitCount + unit] ?? 0) * (rows[from + i] ?? 0)
    if (fired <= 0) continue
    const down = by * (outputWeights[unit] ?? 0)
    for (let i = 0; i < inputCount; i++)
      slope[from + i] = (slope[from + i] ?? 0) + down * (weights[i * unitCount + unit] ?? 0)
  }
}

/**
 * @param fired by seat and unit: receives the activation of each unit
 * @returns the net's output for a seat
 */
function forwardPass(
  values: Float64Array,
  shape: NetShape,
  rows: Float32Array,
  seat: number,
  fired: Float64Array,
): number {
  const { inputs, units } = shape
  const from = seat * inputs
  let sum = 0
  for (let i = 0; i < inputs; i++) sum += (values[i] ?? 0) * (rows[from + i] ?? 0)
  for (let unit = 0; unit < units; unit++) {
    const at = hiddenUnitOffset(shape, unit)
    let each = values[at] ?? 0
    for (let i = 0; i < inputs; i++) each += (values[at + 1 + i] ?? 0) * (rows[from + i] ?? 0)
    if (each <= 0) continue
    fired[seat * units + unit] = each
    sum += each * (values[at + 1 + inputs] ?? 0)
  }
  return sum
}

/**
 * Adds up the win chances of all seats on the side of `seat`: the seats that win together with it, and the seat
 * itself.
 * @param chances by seat
 * @param sides the side of every seat, by seat: seats that win together have equal numbers
 */
export function sumChancesOnSideOf(chances: readonly number[], sides: readonly number[], seat: number): number {
  const side = sides[seat]
  let sum = 0
  for (let other = 0; other < chances.length; other++) if (sides[other] === side) sum += chances[other] ?? 0
  return sum
}
