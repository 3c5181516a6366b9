/** Which moments are told by themselves, and in which words: those of the game, and the end of every game. */
import { people } from '../../../engine/core/contract/game.ts'
import type { Outcome, Seat } from '../../../engine/core/contract/game.ts'
import type { SeenMoment } from '../../../bridge/table.ts'
import type { GameFace, GreatMoment } from '../../games/face.ts'
import { messageOf } from '../../messages/index.ts'

/**
 * @param outcome the table is over with this moment
 * @param mine the seats of the people at this screen
 */
export function greatMoment(
  face: Pick<GameFace, 'great'>,
  { facts, view }: SeenMoment,
  outcome: Outcome | null,
  mine: readonly Seat[],
): GreatMoment | undefined {
  if (outcome === null) {
    const moment = face.great?.(facts, view)
    return moment?.sequel && !moment.seats.some((seat) => mine.includes(seat)) ? undefined : moment
  }
  const seats = outcome.ranking.filter(({ rank }) => rank === 1).flatMap((standing) => standing.seats)
  return {
    kind: 'end',
    seats,
    title: outcome.reason,
    lines: [messageOf('great.winners', { seats: people(seats), count: seats.length })],
  }
}
