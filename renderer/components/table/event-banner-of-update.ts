/**
 * Selects the updates that are event banners, and their texts: those of the game, and the end of every game. For all games, it
 * decides which of them wait until a player continues, and which end after a fixed time:
 * - An event banner is a screen's own if a player at that screen plays one of its seats. It waits.
 * - At a shared screen all players look at the same board: the event banners of each are own.
 * - A guest's screen has the seats that its party plays; all other seats, the host's too, are rivals.
 * - A seat that a bot plays meanwhile belongs to no screen.
 * - The end of the game waits at each screen with a seat.
 * - A spectator and a table of bots alone have no seat: every event banner passes, the end too, and the result follows.
 */
import { personRefsFor } from '../../../engine/core/contract/game.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Outcome } from '../../../engine/core/contract/outcome.ts'
import type { ViewStep } from '../../../bridge/table-view.ts'
import type { GameUi, EventBanner } from '../../games/game-ui.ts'
import type { ScreenEventBanner } from '../../bridge/playback-queue.svelte.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * Returns the event banner for an update: the banner over the board that announces an important event, or the end of
 * the game. `waits` in the result is true if the banner concerns a seat of a player at this screen, and so stays until
 * a player continues. A banner that only continues an earlier one (`sequel`) is returned only for these players.
 * @param outcome set if the game ends with this update
 * @param ownSeats the seats that players at this screen play
 * @returns the event banner, or undefined if the update has none
 */
export function eventBannerOfUpdate(
  gameUi: Pick<GameUi, 'eventBannerFor'>,
  { facts: events, view }: ViewStep,
  outcome: Outcome | null,
  ownSeats: readonly Seat[],
): ScreenEventBanner | undefined {
  const isOwn = ({ seats }: EventBanner): boolean => seats.some((seat) => ownSeats.includes(seat))
  if (outcome === null) {
    const moment = gameUi.eventBannerFor?.(events, view)
    if (moment === undefined || (moment.sequel && !isOwn(moment))) return undefined
    return { ...moment, waits: isOwn(moment), isLast: false }
  }
  const seats = outcome.ranking.filter(({ rank }) => rank === 1).flatMap((standing) => standing.seats)
  return {
    sign: 'logo',
    caption: appMessage('great.end'),
    seats,
    title: outcome.reason,
    lines: [appMessage('great.winners', { seats: personRefsFor(seats), count: seats.length })],
    waits: ownSeats.length > 0,
    isLast: true,
  }
}
