/**
 * Checks that predicted chances are calibrated: positions given a chance of 30 % are won in 30 % of cases. The Sage is asked at
 * some decisions of games between bots; its choice is played, and the game continues.
 */
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import { calibrateChances } from '../../engine/core/contract/features.ts'
import { computeAdvice, scaleOddsOfSide } from '../../engine/core/host/bots/advice.ts'
import { BOT_FACTORIES, SAGE_BUDGET, type BotName } from '../../engine/core/host/bots/levels.ts'
import type { AnyGame, Seat, TableConfig } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { playMatch, type MatchPlayer } from './match.ts'
import { createPlayerFactory } from './bot-players.ts'
import { percentile } from './bootstrap.ts'

/** The chances predicted at one decision. */
export interface Prediction {
  /** The seat that asked. */
  readonly seat: Seat
  /** By seat, after the best choice. */
  readonly chances: readonly number[]
}

/** One game with its predictions. */
export interface PredictedGame {
  readonly told: readonly Prediction[]
  /** Result by seat. */
  readonly returns: readonly number[]
  /** Side by seat: seats with equal numbers win together. */
  readonly sides: readonly number[]
}

export interface CalibrationRunOptions {
  readonly game: string
  readonly config: TableConfig
  /** Level of the bots on all seats. */
  readonly level: BotName
  readonly seed: string
  /** Search iterations of the Sage; absent: its own budget. */
  readonly iterations?: number | undefined
  /** The Sage is asked at one of this many decisions, at random. */
  readonly every: number
}

/** Plays one game. @param nth index of the game in the run */
export function playWithPredictions(game: AnyGame, call: CalibrationRunOptions, nth: number): PredictedGame {
  const { config, level, every, iterations = SAGE_BUDGET.iterations } = call
  const seed = seedFromText(`${call.seed}/${String(nth)}`)
  const when = createRandomStream(seed, 'when')
  const told: Prediction[] = []
  const players = Array.from({ length: config.players }, (_, seat): MatchPlayer => {
    const bot = createPlayerFactory(BOT_FACTORIES[level], game)(seat, (answer) =>
      createRandomStream(seed, `bot ${String(seat)}/${String(answer)}`),
    )
    return {
      choose(state, choices) {
        if (choices.length === 1 || when.int(every) > 0) return bot.choose(state, choices)
        const random = createRandomStream(seed, `sage ${String(told.length)}`)
        const advice = computeAdvice(
          { game, seat, view: game.view(state, seat), choices, random },
          { ...SAGE_BUDGET, iterations },
        )
        const best = advice.choices[0]
        const choice = choices[best?.choice ?? -1]
        if (best === undefined || choice === undefined) throw new Error('the Sage said nothing')
        told.push({ seat, chances: best.chances })
        return choice
      },
    }
  })
  const { returns } = playMatch({ game, config, players, seed })
  const start: unknown = game.setup(config, createRandomStream(seed, 0), noopEventSink)
  return { told, returns, sides: players.map((_, seat) => game.features?.sideOf?.(start, seat) ?? seat) }
}

/** One predicted chance, and the share of the win that followed. */
export interface PredictionOutcome {
  readonly chance: number
  readonly won: number
}

/** @returns for each game, the chances that askers were told for their own seat */
export function ownPredictionOutcomes(games: readonly PredictedGame[]): PredictionOutcome[][] {
  return games.map(({ told, returns }) =>
    told.map(({ seat, chances }) => ({ chance: chances[seat] ?? 0, won: returns[seat] ?? 0 })),
  )
}

/** @returns for each game, the chances that askers were told for the other seats */
export function opponentPredictionOutcomes(games: readonly PredictedGame[]): PredictionOutcome[][] {
  return games.map(({ told, returns }) =>
    told.flatMap(({ seat, chances }) =>
      chances.flatMap((chance, other) => (other === seat ? [] : [{ chance, won: returns[other] ?? 0 }])),
    ),
  )
}

/** The predictions from `from` to `from` + 0.1. */
export interface CalibrationBin {
  readonly from: number
  readonly count: number
  /** Mean predicted chance. */
  readonly told: number
  /** Mean share won, with the bounds of its 95 % interval. */
  readonly won: number
  readonly low: number
  readonly high: number
  /** Whether the prediction is within CALIBRATION_TOLERANCE of the share won, or within its interval. */
  readonly held: boolean
}

const BIN_COUNT = 10
/** Largest accepted error of a chance. */
export const CALIBRATION_TOLERANCE = 0.05
const RESAMPLES = 2000

/**
 * The chances in ten bins. Positions of one game resemble each other, so the intervals resample games (a cluster bootstrap). If
 * all games of a bin had the same result, the bootstrap interval would be a point; Wilson's interval is used instead, with the
 * number of games as the number of trials.
 * @param games the predictions of each game
 */
export function calibrationBinsOf(games: readonly (readonly PredictionOutcome[])[], random: Random): CalibrationBin[] {
  // By game and bin: count, sum of chances, sum of shares won.
  const sums = games.map((points) => {
    const own = new Float64Array(3 * BIN_COUNT)
    for (const { chance, won } of points) {
      const at = 3 * Math.min(BIN_COUNT - 1, Math.floor(chance * BIN_COUNT))
      own[at] = (own[at] ?? 0) + 1
      own[at + 1] = (own[at + 1] ?? 0) + chance
      own[at + 2] = (own[at + 2] ?? 0) + won
    }
    return own
  })
  const drawn = Array.from({ length: BIN_COUNT }, (): number[] => [])
  for (let nth = 0; nth < RESAMPLES; nth++) {
    const total = new Float64Array(3 * BIN_COUNT)
    for (let left = sums.length; left > 0; left--) {
      const own = random.pick(sums)
      for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) + (own[at] ?? 0)
    }
    drawn.forEach((won, bin) => {
      const count = total[3 * bin] ?? 0
      if (count > 0) won.push((total[3 * bin + 2] ?? 0) / count)
    })
  }
  return drawn.map((all, bin): CalibrationBin => {
    const sum = (part: number): number => sums.reduce((so, own) => so + (own[3 * bin + part] ?? 0), 0)
    const count = sum(0)
    all.sort((a, b) => a - b)
    const [told, won] = count === 0 ? [0, 0] : [sum(1) / count, sum(2) / count]
    const within = sums.filter((own) => (own[3 * bin] ?? 0) > 0).length
    const alike = won === 0 || won === 1
    const [low, high] = alike ? wilsonInterval(won, within) : [percentile(all, 0.025), percentile(all, 0.975)]
    const held = count === 0 || Math.abs(told - won) <= CALIBRATION_TOLERANCE || (low <= told && told <= high)
    return { from: bin / BIN_COUNT, count, told, won, low, high, held }
  })
}

/** 95 % Wilson interval of a probability if all trials had the same result. @param won 0 or 1 */
function wilsonInterval(won: number, throws: number): readonly [number, number] {
  const far = 1.96 ** 2 / (throws + 1.96 ** 2)
  return won === 0 ? [0, far] : [1 - far, 1]
}

/** The largest error of the sum of a decision's chances, which should be 1. Seats that win together count once. */
export function maxProbabilitySumError(games: readonly PredictedGame[]): number {
  const miss = (chances: readonly number[], sides: readonly number[]): number =>
    Math.abs(
      chances.reduce((sum, chance, seat) => (sides.indexOf(sides[seat] ?? seat) === seat ? sum + chance : sum), 0) - 1,
    )
  return Math.max(0, ...games.flatMap(({ told, sides }) => told.map(({ chances }) => miss(chances, sides))))
}

/** Calibration parameters: `power` as in `calibrateChances`, `asker` as in `scaleOddsOfSide`. */
export interface CalibrationParams {
  readonly power: number
  readonly asker: number
}

/** Mean cross-entropy of the predictions and the results, in nats. @param params applied to the predicted chances */
export function crossEntropyOf(
  games: readonly PredictedGame[],
  { power, asker }: CalibrationParams = { power: 1, asker: 1 },
): number {
  let sum = 0
  let count = 0
  for (const { told, returns, sides } of games)
    for (const { chances, seat: own } of told) {
      count += 1
      scaleOddsOfSide(calibrateChances(chances, power, sides), asker, sides, own).forEach((chance, seat) => {
        const won = returns[seat] ?? 0
        if (won > 0) sum -= won * Math.log(Math.max(chance, 1e-9))
      })
    }
  return count === 0 ? 0 : sum / count
}

/** Finds the calibration with the least loss, to a hundredth each, by coordinate descent. */
export function fitCalibration(games: readonly PredictedGame[]): CalibrationParams {
  let bend: CalibrationParams = { power: 1, asker: 1 }
  for (;;) {
    const { asker } = bend
    const power = argMin(POWERS, (each) => crossEntropyOf(games, { power: each, asker }))
    const next = { power, asker: argMin(FACTORS, (each) => crossEntropyOf(games, { power, asker: each })) }
    if (next.power === bend.power && next.asker === bend.asker) return bend
    bend = next
  }
}

const hundredthSteps = (from: number, to: number): number[] =>
  Array.from({ length: Math.round(100 * (to - from)) + 1 }, (_, at) => Math.round(100 * from + at) / 100)
const POWERS = hundredthSteps(0.2, 2)
const FACTORS = hundredthSteps(0.3, 3)

function argMin(values: readonly number[], loss: (value: number) => number): number {
  const losses = values.map(loss)
  return values[losses.indexOf(Math.min(...losses))] ?? 1
}
