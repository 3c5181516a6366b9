/**
 * Detects decision makers that use hidden information. At many positions the true state is replaced by another one that
 * the seat cannot distinguish from it, and the decision maker is asked again, with the same random stream: the answer
 * must be the same. A decision maker that uses another random source or a clock is detected too.
 */
import { noopEventSink } from '../contract/game-events.ts'
import type { AnyGame, Seat, TableConfig } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { seedFromText, createRandomStream, type Random, type Seed } from '../contract/random.ts'
import type { Bot } from '../host/bots/bot.ts'
import type { AnyGameTestAdapter } from './game-test-adapter.ts'
import { deepCopy, findDifferencePath } from './json-comparison.ts'
import { allTableConfigs } from './table-configs.ts'
import { startTrial } from './random-walk.ts'

/** A seat's decision in two states that differ only in information hidden from the seat. */
export interface IndistinguishableStates {
  /** The game and the number of choices before the decision. */
  readonly at: string
  readonly seat: Seat
  readonly actualState: unknown
  readonly alternativeState: unknown
  readonly seed: Seed
}

/** Chooses for a seat. Honest ones compute the seat's view and then ignore the state. */
export type DecisionMaker = (game: AnyGame, state: unknown, seat: Seat, random: Random) => Json

/** Wraps a bot that gets only its seat's view, copied as if it came from another thread. */
export function createViewOnlyDecisionMaker(bot: Bot): DecisionMaker {
  return (game, state, seat, random) => {
    const choices = game.choices(state, seat) as readonly Json[]
    const at = choices.indexOf(bot({ game, seat, view: deepCopy<unknown>(game.view(state, seat)), choices, random }))
    if (at < 0) throw new Error('not one of the choices')
    return choices[at] ?? null
  }
}

/** One decision in this many is tested. */
const SAMPLE_ONE_IN = 5
/** Maximum attempts to find another state. */
const MAX_SCRAMBLES = 4
/** Maximum number of rounds of whole games. */
const MAX_ROUNDS = 100

/**
 * Finds decisions in fast games of every table configuration, each with an alternative to the true state.
 * @param quick bot that plays the games; some choices are random instead
 * @returns `count` decisions, or none for a game without hidden information
 * @throws Error if too few are found, or if the two states can be distinguished
 */
export function findIndistinguishableStates(
  kit: AnyGameTestAdapter,
  quick: Bot,
  count: number,
): IndistinguishableStates[] {
  const game: AnyGame = kit.game
  if (kit.leakyViews.length === 0) return []
  const tables = allTableConfigs(game.info)
  const share = Math.ceil(count / tables.length)
  const found: IndistinguishableStates[] = []
  for (let round = 0; round < MAX_ROUNDS && found.length < count; round++)
    for (const [at, config] of tables.entries())
      found.push(
        ...indistinguishableStatesIn(
          kit,
          config,
          quick,
          `${String(round)}/${String(at)}`,
          Math.min(share, count - found.length),
        ),
      )
  if (found.length < count) throw new Error(`only ${String(found.length)} decisions with something hidden`)
  return found
}

function indistinguishableStatesIn(
  kit: AnyGameTestAdapter,
  config: TableConfig,
  quick: Bot,
  label: string,
  most: number,
): IndistinguishableStates[] {
  const game: AnyGame = kit.game
  const seed = seedFromText(`secrets ${label}`)
  const random = createRandomStream(seed, 'walk')
  const choose = createViewOnlyDecisionMaker(quick)
  const { state } = startTrial(game, { config, seed })
  const found: IndistinguishableStates[] = []
  for (let n = 0; found.length < most; n++) {
    const deciders = game.deciders(state)
    if (deciders.length === 0) break
    const seat = random.pick(deciders)
    const choices = game.choices(state, seat) as readonly Json[]
    if (choices.length > 1 && random.int(SAMPLE_ONE_IN) === 0) {
      const other = findAlternativeState(kit, state, seat, random)
      const at = `table ${label}, ${String(n)} choices in`
      if (other !== undefined)
        found.push({
          at,
          seat,
          actualState: deepCopy(state),
          alternativeState: other,
          seed: seedFromText(`${label} ${String(n)}`),
        })
    }
    const luck = createRandomStream(seed, n)
    game.play(
      state,
      seat,
      random.int(3) === 0 ? random.pick(choices) : choose(game, state, seat, random),
      luck,
      noopEventSink,
    )
  }
  return found
}

/**
 * @returns an alternative state behind the same view, or undefined if none was found
 * @throws Error if its view or its choices differ
 */
function findAlternativeState(kit: AnyGameTestAdapter, truth: unknown, seat: Seat, random: Random): unknown {
  const game: AnyGame = kit.game
  const known = (state: unknown): unknown => ({ view: game.view(state, seat), choices: game.choices(state, seat) })
  for (let tries = 0; tries < MAX_SCRAMBLES; tries++) {
    const other: unknown = kit.scrambleHidden(deepCopy(truth), deepCopy(truth), seat, random)
    if (findDifferencePath(truth, other) === undefined) continue
    const where = findDifferencePath(known(truth), known(other))
    if (where !== undefined) throw new Error(`the seat can tell them apart at ${where}`)
    return other
  }
  return undefined
}

/**
 * @param make makes a decision maker without memory
 * @returns the decisions whose answers differ although only hidden information differs
 */
export function findInformationLeaks(
  game: AnyGame,
  twins: readonly IndistinguishableStates[],
  make: (at: number) => DecisionMaker,
): string[] {
  return twins.flatMap(({ at, seat, actualState, alternativeState, seed }, nth) => {
    const answer = (state: unknown): Json => make(nth)(game, deepCopy(state), seat, createRandomStream(seed, 'answer'))
    return findDifferencePath(answer(actualState), answer(alternativeState)) === undefined ? [] : [at]
  })
}
