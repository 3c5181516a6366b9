/** Event banners shown without a request: new lives, and the final results. Ids of messages/cosmic-karma. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { CosmicEvent, CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { appMessage } from '../../messages/index.ts'
import type { EventBanner, TimelineMarkShapeAndText } from '../game-ui.ts'
import { missingItemsSummary } from './seat-figures.ts'
import { colourName, gameMessage } from './names.ts'

/**
 * The banner for the most important of the events. This is a rebirth (a pawn begins a new life), otherwise a new habit
 * (three beads that become one token).
 * @returns undefined if there is neither a rebirth nor a new habit
 */
export function eventBannerOfEvents(
  events: readonly VisibleEvent<CosmicEvent>[],
  view: CosmicView,
): EventBanner | undefined {
  const born = events.find((event) => event.kind === 'reborn')
  if (born === undefined) return habitOf(events, view)
  const { seat, life } = born
  const player = view.players[seat]
  const rest = player === undefined ? [] : [gameMessage('great.missing', { missing: missingItemsSummary(player) })]
  const lines = [gameMessage('great.life', { life }), ...rest]
  const title = gameMessage('great.reborn', { seat: { seat } })
  return { sign: 'shoot', caption: appMessage('great.rebirth'), seats: [seat], title, lines }
}

/** The heaviest thing that befalls a player: it is to be loosened before the way home (COS-48). */
function habitOf(events: readonly VisibleEvent<CosmicEvent>[], view: CosmicView): EventBanner | undefined {
  const habit = events.find((event) => event.kind === 'habit')
  if (habit === undefined) return undefined
  const { seat, colour } = habit
  const player = view.players[seat]
  const lines = player === undefined ? [] : [gameMessage('great.missing', { missing: missingItemsSummary(player) })]
  const title = gameMessage('log.habit', { seat: { seat }, colour: colourName(colour) })
  return { sign: 'beads', caption: appMessage('great.habit'), seats: [seat], title, lines }
}

/** The mark of an event on the timeline: a triangle for a rebirth, undefined for any other event. */
export function timelineMark({ kind }: VisibleEvent<CosmicEvent>): TimelineMarkShapeAndText | undefined {
  return kind === 'reborn' ? { shape: 'triangle-up', words: appMessage('replay.mark.rebirth') } : undefined
}

/**
 * The result of a seat at the end of the game as one sentence. For the winner it tells in which life the winner has
 * returned home, which wins the game. For any other seat it tells how many lives the seat has lived without returning.
 */
export function seatResultSummary(view: CosmicView, seat: Seat): Message {
  const { lives = 1 } = view.players[seat] ?? {}
  return gameMessage(view.winner === seat ? 'cameTo.home' : 'cameTo.away', { lives })
}
