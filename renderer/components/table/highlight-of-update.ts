/**
 * Which moments are told by themselves, and in which words: those of the game, and the end of every game. It is decided
 * here, for all games, which of them wait until a player goes on, and which are over after a while by themselves:
 *
 * - A moment is a screen's own where a person at that screen plays one of its seats. It waits.
 * - At a shared screen all people look at the same board: each one's moments are own.
 * - A guest's screen has the seats that its party plays; all other seats, the host's too, are rivals.
 * - A seat for which a bot plays meanwhile belongs to no screen.
 * - The end of the game waits at each screen with a seat.
 * - A spectator and a table of bots alone have no seat: every moment passes, the end too, and the result follows.
 */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { ViewUpdate } from '../../../bridge/table-view.ts'
import type { GameUi, GameHighlight } from '../../games/game-ui.ts'
import type { StagedHighlight } from '../../bridge/playback-queue.svelte.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * @param outcome the table is over with this moment
 * @param mine the seats that people at this screen play
 * @returns what the moment tells by itself; undefined for most
 */
export function highlightOfUpdate(
  face: Pick<GameUi, 'highlightFor'>,
  { facts, view }: ViewUpdate,
  outcome: Outcome | null,
  mine: readonly Seat[],
): StagedHighlight | undefined {
  const isOwn = ({ seats }: GameHighlight): boolean => seats.some((seat) => mine.includes(seat))
  if (outcome === null) {
    const moment = face.highlightFor?.(facts, view)
    if (moment === undefined || (moment.sequel && !isOwn(moment))) return undefined
    return { ...moment, waits: isOwn(moment) }
  }
  const seats = outcome.ranking.filter(({ rank }) => rank === 1).flatMap((standing) => standing.seats)
  return {
    kind: 'end',
    seats,
    title: outcome.reason,
    lines: [appMessage('great.winners', { seats: personRefsFor(seats), count: seats.length })],
    waits: mine.length > 0,
  }
}
