/**
 * Whether whoever plays goes by what it may know. At many positions the truth is exchanged for another that its seat
 * cannot tell from it, and it is asked again, with the same luck: the answer must be the same. Whoever draws from elsewhere,
 * or looks at a clock, answers otherwise too.
 */
import { silent } from '../contract/facts.ts'
import type { AnyGame, Seat, TableConfig } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import { seedFromText, streamOf, type Random, type Seed } from '../contract/random.ts'
import type { Bot } from '../host/bots/bot.ts'
import type { AnyKit } from './kit.ts'
import { copyOf, difference } from './plain.ts'
import { tablesOf } from './tables.ts'
import { begin } from './walk.ts'

/** A seat's decision, twice: nothing that differs is known to it. */
export interface Twins {
  /** Which game, and how many choices into it. */
  readonly at: string
  readonly seat: Seat
  readonly truth: unknown
  readonly other: unknown
  readonly seed: Seed
}

/** Chooses for a seat. Honest ones make the seat's view of the state, and forget the state. */
export type Chooser = (game: AnyGame, state: unknown, seat: Seat, random: Random) => Json

/** A bot, told what its seat may know, as if it came from another thread. */
export function honestly(bot: Bot): Chooser {
  return (game, state, seat, random) => {
    const choices = game.choices(state, seat) as readonly Json[]
    const at = choices.indexOf(bot({ game, seat, view: copyOf<unknown>(game.view(state, seat)), choices, random }))
    if (at < 0) throw new Error('not one of the choices')
    return choices[at] ?? null
  }
}

/** At one decision of so many the truth is exchanged. */
const ONE_IN = 5
/** As often it is tried to find another truth. */
const SCRAMBLES = 4
/** As often a whole game is played. */
const ROUNDS = 100

/**
 * Decisions of quick games at every kind of table, each with a truth that differs from the true one.
 * @param quick plays the games, and now and then anything is done instead
 * @returns as many, and none of a game that hides nothing
 * @throws Error when there are not so many, and when the twins can be told apart
 */
export function twinsOf(kit: AnyKit, quick: Bot, count: number): Twins[] {
  const game: AnyGame = kit.game
  if (kit.leaks.length === 0) return []
  const tables = tablesOf(game.info)
  const share = Math.ceil(count / tables.length)
  const found: Twins[] = []
  for (let round = 0; round < ROUNDS && found.length < count; round++)
    for (const [at, config] of tables.entries())
      found.push(
        ...twinsIn(kit, config, quick, `${String(round)}/${String(at)}`, Math.min(share, count - found.length)),
      )
  if (found.length < count) throw new Error(`only ${String(found.length)} decisions with something hidden`)
  return found
}

function twinsIn(kit: AnyKit, config: TableConfig, quick: Bot, label: string, most: number): Twins[] {
  const game: AnyGame = kit.game
  const seed = seedFromText(`secrets ${label}`)
  const random = streamOf(seed, 'walk')
  const choose = honestly(quick)
  const { state } = begin(game, { config, seed })
  const found: Twins[] = []
  for (let n = 0; found.length < most; n++) {
    const deciders = game.deciders(state)
    if (deciders.length === 0) break
    const seat = random.pick(deciders)
    const choices = game.choices(state, seat) as readonly Json[]
    if (choices.length > 1 && random.int(ONE_IN) === 0) {
      const other = otherTruth(kit, state, seat, random)
      const at = `table ${label}, ${String(n)} choices in`
      if (other !== undefined)
        found.push({ at, seat, truth: copyOf(state), other, seed: seedFromText(`${label} ${String(n)}`) })
    }
    const luck = streamOf(seed, n)
    game.play(state, seat, random.int(3) === 0 ? random.pick(choices) : choose(game, state, seat, random), luck, silent)
  }
  return found
}

/** Another truth behind the same view; undefined where none was found. @throws Error when the view is another, or the choices */
function otherTruth(kit: AnyKit, truth: unknown, seat: Seat, random: Random): unknown {
  const game: AnyGame = kit.game
  const known = (state: unknown): unknown => ({ view: game.view(state, seat), choices: game.choices(state, seat) })
  for (let tries = 0; tries < SCRAMBLES; tries++) {
    const other: unknown = kit.scramble(copyOf(truth), copyOf(truth), seat, random)
    if (difference(truth, other) === undefined) continue
    const where = difference(known(truth), known(other))
    if (where !== undefined) throw new Error(`the seat can tell them apart at ${where}`)
    return other
  }
  return undefined
}

/** Where somebody answers otherwise when only what it cannot know is otherwise. @param make a chooser that remembers nothing */
export function leaksOf(game: AnyGame, twins: readonly Twins[], make: (at: number) => Chooser): string[] {
  return twins.flatMap(({ at, seat, truth, other, seed }, nth) => {
    const answer = (state: unknown): Json => make(nth)(game, copyOf(state), seat, streamOf(seed, 'answer'))
    return difference(answer(truth), answer(other)) === undefined ? [] : [at]
  })
}
