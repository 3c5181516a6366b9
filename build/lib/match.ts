/** A whole game between bots without a table: only rules, choices and views, with the random streams that a table would use. */
import { createHash } from 'node:crypto'
import type { AnyGame, Seat, EventSink, TableConfig } from '../../engine/core/contract/game.ts'
import { canonicalJson, type Json } from '../../engine/core/contract/json.ts'
import { createRandomStream, type Seed } from '../../engine/core/contract/random.ts'
import { MAX_BOT_GAME_LOG_ENTRIES } from '../../engine/core/host/playout.ts'

/** The player of one seat in one game. Only the code that derives the view may read the state. */
export interface MatchPlayer {
  /** @returns one of the choices */
  choose(state: unknown, choices: readonly Json[]): Json
}

export interface MatchOptions {
  readonly game: AnyGame
  readonly config: TableConfig
  /** By seat. */
  readonly players: readonly MatchPlayer[]
  /** Seed of the game. The bots' random numbers are separate. */
  readonly seed: Seed
  /** Clock, in milliseconds. */
  readonly now?: () => number
}

export interface MatchResult {
  /** By seat: share of the win. */
  readonly returns: readonly number[]
  /** By seat: number of decisions with several choices. */
  readonly decisions: readonly number[]
  /** By seat: thinking time of each turn, in milliseconds. A turn is a run of consecutive choices of the seat. */
  readonly turns: readonly (readonly number[])[]
  /** Digest of all actions in order, twelve hex digits: equal digests mean equally played games. */
  readonly moves: string
}

const DIGEST_LENGTH = 12

/** @throws Error if a decider has no choice or the game exceeds MAX_BOT_GAME_LOG_ENTRIES; and errors thrown by a bot */
export function playMatch({ game, config, players, seed, now = () => performance.now() }: MatchOptions): MatchResult {
  const decisions = players.map(() => 0)
  const turns: number[][] = players.map(() => [])
  const moves = createHash('sha256')
  let asked: Seat | undefined
  const ignore = (): void => undefined
  const hear = (event: { readonly kind: string }): void => {
    if (event.kind === 'turn') asked = undefined
  }
  const emit: EventSink = Object.assign(hear, { checkpoint: ignore, markInformed: ignore })
  // The order of simultaneous deciders is random, and independent of the players.
  const order = createRandomStream(seed, 'order')
  let stream = createRandomStream(seed, 0)
  let events = 0
  const state: unknown = game.setup(config, stream, emit)
  let left = MAX_BOT_GAME_LOG_ENTRIES
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    if ((left -= 1) === 0) throw new Error(`no end after ${MAX_BOT_GAME_LOG_ENTRIES} choices`)
    const seat = deciders.length === 1 ? (deciders[0] ?? 0) : order.pick(deciders)
    const choices = game.choices(state, seat) as readonly Json[]
    const only = choices[0]
    const player = players[seat]
    if (only === undefined || player === undefined) throw new Error(`seat ${seat} decides but has no choice`)
    const real = choices.length > 1
    let action = only
    // Forced choices that a table plays automatically are not asked of the player either.
    if (real || game.requiresPrompt?.(state, seat) === true) {
      const begun = now()
      action = player.choose(state, choices)
      const spent = now() - begun
      const own = turns[seat] ?? []
      if (asked === seat) own.push((own.pop() ?? 0) + spent)
      else own.push(spent)
      asked = seat
      if (real) decisions[seat] = (decisions[seat] ?? 0) + 1
    }
    if (stream.wasUsed) stream = createRandomStream(seed, (events += 1))
    moves.update(`${String(seat)} ${canonicalJson(action)}\n`)
    game.play(state, seat, action, stream, emit)
  }
  return { returns: game.returns(state), decisions, turns, moves: moves.digest('hex').slice(0, DIGEST_LENGTH) }
}
