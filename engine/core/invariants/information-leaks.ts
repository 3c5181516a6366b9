/**
 * Whether whoever plays goes by what it may know. At many positions the truth is exchanged for another that its seat
 * cannot tell from it, and it is asked again, with the same luck: the answer must be the same. Whoever draws from elsewhere,
 * or looks at a clock, answers otherwise too.
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

/** A seat's decision, twice: nothing that differs is known to it. */
export interface IndistinguishableStates {
  /** Which game, and how many choices into it. */
  readonly at: string
  readonly seat: Seat
  readonly actualState: unknown
  readonly alternativeState: unknown
  readonly seed: Seed
}

/** Chooses for a seat. Honest ones make the seat's view of the state, and forget the state. */
export type DecisionMaker = (game: AnyGame, state: unknown, seat: Seat, random: Random) => Json

/** A bot, told what its seat may know, as if it came from another thread. */
export function createViewOnlyDecisionMaker(bot: Bot): DecisionMaker {
  return (game, state, seat, random) => {
    const choices = game.choices(state, seat) as readonly Json[]
    const at = choices.indexOf(bot({ game, seat, view: deepCopy<unknown>(game.view(state, seat)), choices, random }))
    if (at < 0) throw new Error('not one of the choices')
    return choices[at] ?? null
  }
}

/** At one decision of so many the truth is exchanged. */
const SAMPLE_ONE_IN = 5
/** As often it is tried to find another truth. */
const MAX_SCRAMBLES = 4
/** As often a whole game is played. */
const MAX_ROUNDS = 100

/**
 * Decisions of quick games at every kind of table, each with a truth that differs from the true one.
 * @param quick plays the games, and now and then anything is done instead
 * @returns as many, and none of a game that hides nothing
 * @throws Error when there are not so many, and when the twins can be told apart
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

/** Another truth behind the same view; undefined where none was found. @throws Error when the view is another, or the choices */
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

/** Where somebody answers otherwise when only what it cannot know is otherwise. @param make a chooser that remembers nothing */
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
