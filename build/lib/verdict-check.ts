/**
 * Checks review verdicts. Sages play whole games, the review judges all of their choices, and a random sample of the verdicts is
 * played out: new Sages play on to the end of the game, once after the choice made and once after the best choice, with the same
 * hidden cards and the same random numbers.
 */
import type { AnyGame, Seat, TableConfig } from '../../engine/core/contract/game.ts'
import { equalJson, type Json } from '../../engine/core/contract/json.ts'
import { WIN_CHANCE_DENOMINATOR } from '../../engine/core/contract/review.ts'
import { seedFromText, createRandomStream, type Seed } from '../../engine/core/contract/random.ts'
import { BOT_FACTORIES, type BotName } from '../../engine/core/host/bots/levels.ts'
import { letBotsFinishTable } from '../../engine/core/host/playout.ts'
import { measureMoveLoss } from '../../engine/core/host/review/move-loss.ts'
import { REVIEW_POINT_BUDGET } from '../../engine/core/host/review/review-point-analysis.ts'
import { createReviewPointAnalysisInput } from '../../engine/core/host/review/review-points.ts'
import { runPlayoutToWinShares } from '../../engine/core/host/review/sage-games.ts'
import { Table } from '../../engine/core/host/table.ts'

export interface VerdictCheckOptions {
  readonly game: string
  readonly config: TableConfig
  readonly seed: string
  /** Verdicts with a smaller loss are left out; in ten-thousandths. */
  readonly minLoss: number
}

/** The review's judgement of a choice. */
export interface ReviewVerdict {
  /** Index of the game. */
  readonly nth: number
  /** Index of the log entry. */
  readonly entry: number
  readonly seat: Seat
  /** The view of the seat that chose. */
  readonly view: Json
  /** Indexes of the choice made and of the best choice. */
  readonly made: number
  readonly best: number
  /** Predicted loss of the choice, 0..1. */
  readonly told: number
}

export interface ReviewedGame {
  readonly nth: number
  /** Number of judged choices. */
  readonly judged: number
  readonly verdicts: readonly ReviewVerdict[]
}

function seedOf({ seed }: VerdictCheckOptions, nth: number): Seed {
  return seedFromText(`${seed}/${String(nth)}`)
}

/** Plays a game between Sages and judges all of its choices as a review does. */
export function playAndReviewGame(game: AnyGame, call: VerdictCheckOptions, nth: number): ReviewedGame {
  const seed = seedOf(call, nth)
  const table = new Table({ game, config: call.config, seed })
  const bots = Array.from({ length: call.config.players }, () => BOT_FACTORIES.sage({}))
  const other = BOT_FACTORIES.sage({})
  letBotsFinishTable(table, (seat) => bots[seat] ?? other, createRandomStream(seed, 'bots'))
  const verdicts: ReviewVerdict[] = []
  let judged = 0
  table.log.forEach(({ seat }, entry) => {
    const { chosen } = createReviewPointAnalysisInput(table, entry)
    if (chosen === undefined) return
    judged += 1
    const found = measureMoveLoss(
      game,
      chosen,
      createRandomStream(seed, `choice/${String(entry)}`),
      REVIEW_POINT_BUDGET,
    )
    const cost = -(found?.play[seat] ?? 0)
    if (found === undefined || cost < call.minLoss) return
    const { view, made, choices } = chosen
    const best = choices.findIndex((choice) => equalJson(choice, found.line[0] ?? null))
    if (best < 0) throw new Error('the best choice is not among those that there were')
    verdicts.push({ nth, entry, seat, view, made, best, told: cost / WIN_CHANCE_DENOMINATOR })
  })
  return { nth, judged, verdicts }
}

/** One pair of games that a verdict is played out in. */
export interface VerdictPlayout {
  readonly verdict: ReviewVerdict
  /** Index of the determinization. */
  readonly deal: number
}

/** Results of both choices for the seat that chose, in one determinization. */
export interface PlayoutOutcome {
  readonly made: number
  readonly best: number
}

/** @param level of the bots on all seats */
export function playOutVerdict(
  game: AnyGame,
  call: VerdictCheckOptions,
  { verdict, deal }: VerdictPlayout,
  level: BotName = 'sage',
): PlayoutOutcome {
  const { nth, entry, seat, view } = verdict
  const seed = seedFromText(`${call.seed}/${String(nth)}/${String(entry)}/${String(deal)}`)
  const [made = 0, best = 0] = [verdict.made, verdict.best].map((choice) => {
    const state: unknown = game.determinize(view, seat, createRandomStream(seed, 'state'))
    const action = game.choices(state, seat)[choice] as Json
    const bots = Array.from({ length: call.config.players }, () => BOT_FACTORIES[level]({}))
    return runPlayoutToWinShares({ game, state, seat, action, bots, seed })[seat]
  })
  return { made, best }
}

/** A verdict with its playouts. */
export interface VerdictConfirmation {
  readonly game: string
  readonly seed: string
  readonly nth: number
  readonly entry: number
  readonly told: number
  readonly games: number
  /** Mean advantage of the best choice over the choice made, and its standard error. */
  readonly lost: number
  readonly error: number
}

export function confirmVerdict(
  call: VerdictCheckOptions,
  verdict: ReviewVerdict,
  outcomes: readonly PlayoutOutcome[],
): VerdictConfirmation {
  const { nth, entry, told } = verdict
  const games = outcomes.length
  const apart = outcomes.map(({ made, best }) => best - made)
  const lost = apart.reduce((sum, each) => sum + each, 0) / games
  const squares = apart.reduce((sum, each) => sum + (each - lost) ** 2, 0)
  const error = Math.sqrt(squares / Math.max(1, games - 1) / games)
  return { game: call.game, seed: call.seed, nth, entry, told, games, lost, error }
}

/** Result of a sample of verdicts. */
export interface VerdictSummary {
  readonly verdicts: number
  /** Number of verdicts reversed by more than two standard errors: the best choice did worse. */
  readonly reversed: number
  /** Means of the predicted and of the measured losses. */
  readonly told: number
  readonly lost: number
  /** No verdict is reversed, and the measured loss is at least two thirds of the predicted loss. */
  readonly held: boolean
}

export function summarizeVerdicts(confirmed: readonly VerdictConfirmation[]): VerdictSummary {
  const meanOf = (of: (each: VerdictConfirmation) => number): number =>
    confirmed.reduce((sum, each) => sum + of(each), 0) / Math.max(1, confirmed.length)
  const reversed = confirmed.filter(({ lost, error }) => lost < -2 * error).length
  const [told, lost] = [meanOf((each) => each.told), meanOf((each) => each.lost)]
  return { verdicts: confirmed.length, reversed, told, lost, held: reversed === 0 && lost >= (told * 2) / 3 }
}
