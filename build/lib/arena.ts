/**
 * Matches between bots. Each seed is played once for every rotation of the players over the seats, with the same randomness.
 * Games of one seed resemble each other, so a seed with all its rotations is one observation.
 */
import type { AnyGame, TableConfig } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream, type Random, type Seed } from '../../engine/core/contract/random.ts'
import { playMatch, type MatchResult } from './match.ts'
import type { PlayerFactory } from './bot-players.ts'
import { percentile, estimateShares, type ShareEstimate } from './bootstrap.ts'

/** One game of an arena: the index of its seed, and by how many seats the players are rotated. */
export interface ArenaGame {
  readonly seed: number
  readonly rotation: number
}

export interface Arena {
  readonly game: AnyGame
  readonly config: TableConfig
  /** One player per seat of the table. */
  readonly players: readonly PlayerFactory[]
  /** Any text. */
  readonly seed: string
}

/** A player's result over all games. */
export interface PlayerSummary extends ShareEstimate {
  readonly decisions: number
  readonly turns: number
  readonly msPerTurn: { readonly mean: number; readonly p95: number; readonly max: number }
}

/** The schedule: all rotations of a seed one after another. @param games rounded up to whole seeds */
export function arenaSchedule(players: number, games: number): ArenaGame[] {
  const seeds = Math.ceil(games / players)
  return Array.from({ length: seeds * players }, (_, at) => ({
    seed: Math.floor(at / players),
    rotation: at % players,
  }))
}

function seatOf(player: number, { rotation }: ArenaGame, players: number): number {
  return (player + rotation) % players
}

/** Plays one game. @returns the result by player instead of by seat */
export function playArenaGame({ game, config, players, seed: words }: Arena, bout: ArenaGame): MatchResult {
  const seed: Seed = seedFromText(`${words}/${bout.seed}`)
  const count = players.length
  const seats = players.map((_, player) => seatOf(player, bout, count))
  const sitting = seats.map((_, seat) => {
    const player = seats.indexOf(seat)
    const make = players[player]
    if (make === undefined) throw new Error(`nobody sits on seat ${seat}`)
    return make(seat, (nth) => createRandomStream(seed, `bot ${bout.rotation}/${seat}/${nth}`))
  })
  const played = playMatch({ game, config, players: sitting, seed })
  const byPlayer = <T>(values: readonly T[]): T[] => seats.map((seat) => values[seat] as T)
  return {
    returns: byPlayer(played.returns),
    decisions: byPlayer(played.decisions),
    turns: byPlayer(played.turns),
    moves: played.moves,
  }
}

/**
 * @param played games of whole seeds, in schedule order @returns for each seed, every player's share of the win over its games
 */
export function sharesBySeed(played: readonly MatchResult[], players: number): number[][] {
  const seeds = Array.from({ length: Math.floor(played.length / players) }, (_, at) =>
    played.slice(at * players, (at + 1) * players),
  )
  return seeds.map((games) =>
    Array.from({ length: players }, (_, player) => mean(games.map(({ returns }) => returns[player] ?? 0))),
  )
}

/** @param played as in sharesBySeed @param seed of the arena: the bootstrap uses a stream of its own derived from it */
export function playerSummariesOf(played: readonly MatchResult[], players: number, seed: string): PlayerSummary[] {
  const shares = estimateShares(sharesBySeed(played, players), bootstrapRandom(seed))
  return shares.map((share, player) => {
    const turns = played.flatMap((each) => each.turns[player] ?? []).sort((a, b) => a - b)
    return {
      ...share,
      decisions: played.reduce((sum, each) => sum + (each.decisions[player] ?? 0), 0),
      turns: turns.length,
      msPerTurn: { mean: mean(turns), p95: percentile(turns, 0.95), max: turns.at(-1) ?? 0 },
    }
  })
}

/** Random stream for resampling. */
export function bootstrapRandom(seed: string): Random {
  return createRandomStream(seedFromText(seed), 'bootstrap')
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
