/** Which moments are told by themselves, and in which words: those of the game, and the end of every game. */
import type { Outcome } from '../../../engine/core/contract/game.ts'
import type { ViewFrame } from '../../../bridge/table.ts'
import type { GameFace, GreatMoment } from '../../games/face.ts'

/** @param outcome the table is over with this moment */
export function greatMoment(
  face: Pick<GameFace, 'great'>,
  { facts, view }: ViewFrame,
  outcome: Outcome | null,
): GreatMoment | undefined {
  if (outcome === null) return face.great?.(facts, view)
  const seats = outcome.ranking.filter(({ place }) => place === 1).flatMap((standing) => standing.seats)
  return {
    kind: 'end',
    seats,
    title: outcome.reason,
    lines: [{ id: 'great.winners', values: { seats, count: seats.length } }],
  }
}
