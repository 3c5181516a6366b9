/**
 * Whether chances are what they are called: of all that was said to be won three times in ten, three in ten are won. The
 * Sage is asked in games that bots play, at some decisions; its choice is played, and the game goes on.
 */
import { noopEventSink } from '../../engine/core/contract/game-events.ts'
import { calibrateChances } from '../../engine/core/contract/features.ts'
import { computeAdvice, scaleOdds } from '../../engine/core/host/bots/advice.ts'
import { LEVELS, SAGE_BUDGET, type BotLevelName } from '../../engine/core/host/bots/levels.ts'
import type { AnyGame, Seat, TableConfig } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream, type Random } from '../../engine/core/contract/random.ts'
import { playMatch, type MatchPlayer } from './match.ts'
import { createPlayerFactory } from './bot-players.ts'
import { percentile } from './bootstrap.ts'

/** What was told at one decision. */
export interface Prediction {
  /** Who asked. */
  readonly seat: Seat
  /** Of every seat, after the best choice. */
  readonly chances: readonly number[]
}

/** One game, with what was told on the way. */
export interface PredictedGame {
  readonly told: readonly Prediction[]
  /** What became of it, by seat. */
  readonly returns: readonly number[]
  /** Who wins with whom: equal numbers, by seat. */
  readonly sides: readonly number[]
}

export interface CalibrationRunOptions {
  readonly game: string
  /** The tables that are played at. */
  readonly config: TableConfig
  /** Who plays on all seats. */
  readonly level: BotLevelName
  readonly seed: string
  /** Of the Sage; absent: as many as it has. */
  readonly iterations?: number | undefined
  /** At one decision of so many the Sage is asked. */
  readonly every: number
}

/** Plays one game. @param nth which of the call's games */
export function playWithPredictions(game: AnyGame, call: CalibrationRunOptions, nth: number): PredictedGame {
  const { config, level, every, iterations = SAGE_BUDGET.iterations } = call
  const seed = seedFromText(`${call.seed}/${String(nth)}`)
  const when = createRandomStream(seed, 'when')
  const told: Prediction[] = []
  const players = Array.from({ length: config.players }, (_, seat): MatchPlayer => {
    const bot = createPlayerFactory(LEVELS[level], game)(seat, (answer) =>
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

/** One chance that was told, and the share of the win that came of it. */
export interface PredictionOutcome {
  readonly chance: number
  readonly won: number
}

/** The chances that askers were told of their own, game by game. */
export function ownPredictionOutcomes(games: readonly PredictedGame[]): PredictionOutcome[][] {
  return games.map(({ told, returns }) =>
    told.map(({ seat, chances }) => ({ chance: chances[seat] ?? 0, won: returns[seat] ?? 0 })),
  )
}

/** Those that they were told of the others. */
export function opponentPredictionOutcomes(games: readonly PredictedGame[]): PredictionOutcome[][] {
  return games.map(({ told, returns }) =>
    told.flatMap(({ seat, chances }) =>
      chances.flatMap((chance, other) => (other === seat ? [] : [{ chance, won: returns[other] ?? 0 }])),
    ),
  )
}

/** What was told from `from` to `from` + 0.1. */
export interface CalibrationBin {
  readonly from: number
  readonly count: number
  /** The mean of what was told. */
  readonly told: number
  /** The mean of what came of it, and within which it lies in 95 of 100 such samples. */
  readonly won: number
  readonly low: number
  readonly high: number
  /** Whether what was told is within NEAR of what came, or within its interval. */
  readonly held: boolean
}

const BIN_COUNT = 10
/** A chance may be so far off. */
export const CALIBRATION_TOLERANCE = 0.05
const RESAMPLES = 2000

/**
 * The chances in ten bins. Positions of one game are like each other, so it is games that are drawn again for the intervals
 * (a cluster bootstrap). Where all came out alike that would be a point, however few they are: Wilson's interval for as
 * many throws as there are games.
 * @param games the points of each game
 */
export function calibrationBinsOf(games: readonly (readonly PredictionOutcome[])[], random: Random): CalibrationBin[] {
  // By game and bin: how many, the chances' sum, and what was won.
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

/** Where the chance lies of what came out alike in all of so many throws, in 95 of 100 cases. @param won 0 or 1 */
function wilsonInterval(won: number, throws: number): readonly [number, number] {
  const far = 1.96 ** 2 / (throws + 1.96 ** 2)
  return won === 0 ? [0, far] : [1 - far, 1]
}

/** How far the chances of one decision are from adding up to 1, at most; who wins together counts once. */
export function maxProbabilitySumError(games: readonly PredictedGame[]): number {
  const miss = (chances: readonly number[], sides: readonly number[]): number =>
    Math.abs(
      chances.reduce((sum, chance, seat) => (sides.indexOf(sides[seat] ?? seat) === seat ? sum + chance : sum), 0) - 1,
    )
  return Math.max(0, ...games.flatMap(({ told, sides }) => told.map(({ chances }) => miss(chances, sides))))
}

/** What is done to what was told: `power` as in `calibrated`, `asker` as in `scaleOdds`. */
export interface CalibrationParams {
  readonly power: number
  readonly asker: number
}

/** Mean cross-entropy of what was told with what came, in nats. @param bend upon what was told */
export function crossEntropyOf(
  games: readonly PredictedGame[],
  { power, asker }: CalibrationParams = { power: 1, asker: 1 },
): number {
  let sum = 0
  let count = 0
  for (const { told, returns, sides } of games)
    for (const { chances, seat: own } of told) {
      count += 1
      scaleOdds(calibrateChances(chances, power, sides), asker, sides, own).forEach((chance, seat) => {
        const won = returns[seat] ?? 0
        if (won > 0) sum -= won * Math.log(Math.max(chance, 1e-9))
      })
    }
  return count === 0 ? 0 : sum / count
}

/** The bend with the least loss, to a hundredth each: one is sought with the other held, until neither changes. */
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
