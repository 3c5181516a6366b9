/** The best, the quickest, the longest and the closest game of each kind. */
import type { RecordWithHolders, RecordKind } from '../../bridge/statistics.ts'
import { RECORD_KINDS } from '../../bridge/statistics.ts'
import { didAnySeatUseAdvice, personSeatResultsOfGame, type PersonSeatResult } from './person-results.ts'
import type { GameResult } from './game-result.ts'

/** A record is announced as broken only if this many earlier results of the same game are known. */
const MIN_GAMES_BEFORE = 3

/**
 * The best values reached in each game, such as the highest score or the longest play, in the order of RECORD_KINDS.
 * The first
 * result to reach a value holds the record.
 * @param counted the results of games to take into account
 * @param mine the results of the seats that people, not bots, played in those games
 * @returns one entry for each game and kind of record for which there is a value
 */
export function bestValueRecordsOf(
  counted: readonly GameResult[],
  mine: readonly PersonSeatResult[],
): RecordWithHolders[] {
  return [...new Set(counted.map(({ game }) => game))].flatMap((game) =>
    RECORD_KINDS.flatMap((kind) => {
      const held = recordHolderOf(
        kind,
        counted.filter((result) => result.game === game),
        mine.filter(({ result }) => result.game === game),
      )
      return held === undefined ? [] : [held]
    }),
  )
}

/**
 * Returns the kind and the new value of each record that a finished game has broken. A record is the best value
 * reached so far in the same board game, such as the highest score.
 * @param last the result of the finished game
 * @param results earlier results of all board games, in the order in which they ended; they may contain `last`
 * @returns an empty list if no record is broken, or if fewer than three earlier results of this board game are known
 */
export function recordsBrokenBy(
  last: GameResult,
  results: readonly GameResult[],
): Pick<RecordWithHolders, 'kind' | 'value'>[] {
  const before = results.filter(({ game, table }) => game === last.game && table !== last.table)
  if (before.length < MIN_GAMES_BEFORE) return []
  const old = bestValueRecordsOf(before, before.flatMap(personSeatResultsOfGame))
  return bestValueRecordsOf([last], personSeatResultsOfGame(last)).flatMap(({ kind, value }) => {
    const held = old.find((each) => each.kind === kind)
    return held !== undefined && isBetter(kind, value, held.value) ? [{ kind, value }] : []
  })
}

function isBetter(kind: RecordKind, value: number, than: number): boolean {
  return kind === 'highest' || kind === 'longest' ? value > than : value < than
}

interface Candidate {
  readonly result: GameResult
  readonly value: number
  readonly names: readonly string[]
}

function recordHolderOf(
  kind: RecordKind,
  results: readonly GameResult[],
  mine: readonly PersonSeatResult[],
): RecordWithHolders | undefined {
  let best: Candidate | undefined
  for (const each of recordCandidatesOf(kind, results, mine))
    if (best === undefined || isBetter(kind, each.value, best.value)) best = each
  if (best === undefined) return undefined
  const { result, value, names } = best
  return {
    kind,
    game: result.game,
    value,
    names,
    players: result.seats.length,
    at: result.finishedAt,
    ...(didAnySeatUseAdvice(result) && { helped: true as const }),
  }
}

function recordCandidatesOf(
  kind: RecordKind,
  results: readonly GameResult[],
  mine: readonly PersonSeatResult[],
): Candidate[] {
  switch (kind) {
    case 'highest':
      return mine.flatMap(({ result, score, name }) =>
        score === undefined ? [] : [{ result, value: score, names: [name] }],
      )
    case 'fastest':
      return mine.flatMap(({ result, won, name }) =>
        won && result.rounds !== undefined ? [{ result, value: result.rounds, names: [name] }] : [],
      )
    case 'longest':
      return results.flatMap((result) =>
        result.rounds === undefined ? [] : [{ result, value: result.rounds, names: namesOf(result) }],
      )
    case 'closest':
      return results.flatMap((result) => {
        const [first, second] = result.ranking
        // A game may be won by a criterion that ranks before points.
        if (first?.score === undefined || second?.score === undefined || first.score < second.score) return []
        return [{ result, value: first.score - second.score, names: namesOf(result) }]
      })
  }
}

function namesOf({ seats }: GameResult): string[] {
  return seats.map(({ name }) => name)
}
