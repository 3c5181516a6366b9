/** Arena players by name: a level, a level of another checkout, or a level with other weights. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  assertWeightsMatchFeatures,
  createLearnedWinChancesEvaluation,
  type TrainedNets,
} from '../../engine/core/contract/features.ts'
import type { AnyGame, Seat } from '../../engine/core/contract/game.ts'
import { equalJson, type Json } from '../../engine/core/contract/json.ts'
import type { Random } from '../../engine/core/contract/random.ts'
import type { Bot } from '../../engine/core/host/bots/bot.ts'
import { BOT_FACTORIES, type ThinkingBudget, type BotFactory } from '../../engine/core/host/bots/levels.ts'
import { requireFeatures } from '../../engine/core/host/learn/episode.ts'
import type { GameCatalogue } from '../../engine/index.ts'
import type { MatchPlayer } from './match.ts'

export interface SearchLimits {
  /** Search iterations per decision; absent: those of the level. */
  readonly iterations?: number | undefined
  /** Search time per decision; absent: unlimited. */
  readonly ms?: number | undefined
}

/** Creates the player of one seat in one game. @param luckOf random stream for the seat's nth answer */
export type PlayerFactory = (seat: Seat, luckOf: (nth: number) => Random) => MatchPlayer

/** The valid player names, for help texts and errors. */
export const PLAYER_NAMES_HELP = `${Object.keys(BOT_FACTORIES).join(', ')}; NAME@DIR, NAME:FILE`

/**
 * @param name `adept`, `adept@DIR` (bots and evaluation of the checkout in DIR) or `adept:FILE` (weights in FILE)
 * @throws Error with a one-line message if there is no such player
 */
export async function loadPlayerByName(
  name: string,
  game: AnyGame,
  players: number,
  allowance: SearchLimits,
): Promise<PlayerFactory> {
  const [, level = '', mark, place = ''] = /^([a-z]+)(?:([@:])(.+))?$/.exec(name) ?? []
  if (mark === '@') return loadPlayerFromCheckout(level, resolve(place), game, allowance)
  const make = Object.hasOwn(BOT_FACTORIES, level)
    ? (BOT_FACTORIES as Readonly<Record<string, BotFactory>>)[level]
    : undefined
  if (make === undefined) throw new Error(`there is no player ${name} (${PLAYER_NAMES_HELP})`)
  return createPlayerFactory(
    make,
    mark === ':' ? withWeights(game, players, await readWeights(resolve(place))) : game,
    allowance,
  )
}

/** Wraps a bot as a player. The bot gets only the view of its seat. */
export function createPlayerFactory(make: BotFactory, game: AnyGame, allowance: SearchLimits = {}): PlayerFactory {
  return (seat, luckOf) => {
    const ask = withTimeLimit(make, allowance)
    let nth = 0
    return {
      choose: (state, choices) => ask({ game, seat, view: game.view(state, seat), choices, random: luckOf(nth++) }),
    }
  }
}

/** Starts the time limit of each decision when the bot is asked. */
function withTimeLimit(make: BotFactory, { iterations, ms }: SearchLimits): Bot {
  let end = Infinity
  const budget: ThinkingBudget = {
    ...omitUndefined({ iterations }),
    ...(ms === undefined ? {} : { stop: () => performance.now() >= end }),
  }
  const bot = make(budget)
  return (question) => {
    end = performance.now() + (ms ?? Infinity)
    return bot(question)
  }
}

/** The game with replaced evaluation weights for this number of players. @throws Error if they are for other features */
export function withWeights(game: AnyGame, players: number, weights: TrainedNets): AnyGame {
  const features = requireFeatures(game)
  assertWeightsMatchFeatures(features, weights)
  const chances = createLearnedWinChancesEvaluation(features, weights)
  const evaluate = (state: unknown): readonly number[] =>
    game.deciders(state).length === 0 ? game.returns(state) : chances(state, players)
  return { ...game, evaluate }
}

/** Reads weights from a JSON file, or the `weights` export of a module. */
export async function readWeights(file: string): Promise<TrainedNets> {
  try {
    const text = readFileSync(file, 'utf8')
    if (!file.endsWith('.ts')) return JSON.parse(text) as TrainedNets
    // Transpiled from its text: an import would return the cached module if it was loaded before.
    const { default: ts } = await import('typescript')
    const target = ts.ScriptTarget.ESNext
    const plain = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.ESNext, target } }).outputText
    const module = `data:text/javascript,${encodeURIComponent(plain)}`
    const { weights } = (await import(module)) as { weights?: TrainedNets }
    if (weights === undefined) throw new Error('it exports no weights')
    return weights
  } catch (error) {
    throw new Error(`no weights in ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** A bot of another checkout, which searches with that checkout's game code. The legal choices come from this checkout. */
async function loadPlayerFromCheckout(
  level: string,
  root: string,
  game: AnyGame,
  allowance: SearchLimits,
): Promise<PlayerFactory> {
  const { CATALOGUE } = (await importFromCheckout(root, 'engine/index.ts')) as { CATALOGUE: GameCatalogue }
  const theirs = await CATALOGUE.find(({ info }) => info.id === game.info.id)?.load?.()
  if (theirs === undefined) throw new Error(`there is no ${game.info.id} in ${root}`)
  if (theirs.info.rules !== game.info.rules) throw new Error(`${game.info.id} has other rules in ${root}`)
  const make = await loadLevelFromCheckout(level, root)
  return (seat, luckOf) => {
    const ask = withTimeLimit(make, allowance)
    let nth = 0
    return {
      choose(state, choices) {
        const random = luckOf(nth++)
        const offered = theirs.choices(state, seat) as readonly Json[]
        const answer = ask({ game: theirs, seat, view: theirs.view(state, seat), choices: offered, random })
        const same = choices[offered.indexOf(answer)]
        const meant =
          same !== undefined && equalJson(same, answer) ? same : choices.find((one) => equalJson(one, answer))
        if (meant === undefined) throw new Error(`${root} plays what is not offered here: ${JSON.stringify(answer)}`)
        return meant
      },
    }
  }
}

/** Older checkouts call the factories `LEVELS`; checkouts older than named levels have only bots. */
async function loadLevelFromCheckout(level: string, root: string): Promise<BotFactory> {
  const levels = (await importFromCheckout(root, 'engine/core/host/bots/levels.ts').catch(() => undefined)) as
    Partial<Record<'BOT_FACTORIES' | 'LEVELS', Readonly<Record<string, BotFactory>>>> | undefined
  const make = (levels?.BOT_FACTORIES ?? levels?.LEVELS)?.[level]
  if (make !== undefined) return make
  const bots = (await importFromCheckout(root, `engine/core/host/bots/${level}.ts`)) as Readonly<Record<string, Bot>>
  const bot = bots[`${level}Bot`]
  if (bot === undefined) throw new Error(`there is no player ${level} in ${root}`)
  return () => bot
}

async function importFromCheckout(root: string, file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(join(root, file)).href)
  } catch (error) {
    throw new Error(`${join(root, file)} does not load`, { cause: error })
  }
}
