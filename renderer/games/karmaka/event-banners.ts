/**
 * Event banners shown without a request: the end of a life and the beginning of the next one, and the final results. Ids of
 * messages/karmaka.
 */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { pointsToRiseFrom, MIN_CARDS_AFTER_REBIRTH, TRANSCENDENCE_RUNG } from '../../../engine/karmaka/data.ts'
import { lifeScoreOf } from '../../../engine/karmaka/index.ts'
import type { KarmakaEvent, KarmakaView } from '../../../engine/karmaka/state.ts'
import { appMessage } from '../../messages/index.ts'
import type { EventBanner, TimelineMarkShapeAndText } from '../game-ui.ts'
import { lifeProgressOf } from './seat-figures.ts'
import { gameMessage, rungName } from './names.ts'

/**
 * Returns the event banner, an announcement over the board, for the first death among the events that has one. A death
 * that leads to Transcendence, the uppermost rung of the Karmic Ladder, has none, because the end of the game has its
 * own display.
 * @param events events that contain the result of the death (`climbed` or `stayed`)
 * @param view the view in which the Deeds (the cards played for points) of the dead player still lie on the table
 * @returns undefined if the events contain no death with a banner
 */
export function deathBannerOfEvents(
  events: readonly VisibleEvent<KarmakaEvent>[],
  view: KarmakaView,
): EventBanner | undefined {
  for (const event of events) {
    if (event.kind === 'climbed' && event.to !== TRANSCENDENCE_RUNG) {
      const need = pointsToRiseFrom(event.from)
      const { points } = lifeOf(view, event.seat)
      const risen = gameMessage('great.risen', {
        seat: { seat: event.seat },
        rung: rungName(event.to),
        from: rungName(event.from),
      })
      return death(event.seat, [
        worth(view, event.seat, need, Math.max(0, need - points)),
        risen,
        kept(view, event.seat),
      ])
    }
    if (event.kind === 'stayed') {
      const stayed = gameMessage('great.stayed', {
        seat: { seat: event.seat },
        rung: rungName(event.rung),
        ring: event.ring,
      })
      return death(event.seat, [
        worth(view, event.seat, pointsToRiseFrom(event.rung), 0),
        stayed,
        kept(view, event.seat),
      ])
    }
  }
  return undefined
}

/** The mark of an event on the timeline: a triangle for a death; undefined for other events. */
export function timelineMark({ kind }: VisibleEvent<KarmakaEvent>): TimelineMarkShapeAndText | undefined {
  const isDeath = kind === 'climbed' || kind === 'stayed'
  return isDeath ? { shape: 'triangle-down', words: appMessage('replay.mark.death') } : undefined
}

function death(seat: Seat, lines: readonly Message[]): EventBanner {
  const title = gameMessage('great.dies', { seat: { seat } })
  return { sign: 'setting-sun', caption: appMessage('great.death'), seats: [seat], title, lines }
}

function lifeOf(view: KarmakaView, seat: Seat) {
  return lifeScoreOf(view.players[seat]?.deeds ?? [])
}

/** @param spent rings that made up for what lacked */
function worth(view: KarmakaView, seat: Seat, need: number, spent: number): Message {
  const { points, colour } = lifeOf(view, seat)
  return gameMessage('great.worth', { points, colour: points === 0 ? 'none' : colour, need, spent })
}

/** The cards that the new life begins with: the Future Life as the hand, the rest from the Well. */
function kept(view: KarmakaView, seat: Seat): Message {
  const hand = view.players[seat]?.future.count ?? 0
  return gameMessage('great.kept', { hand, deck: Math.max(0, MIN_CARDS_AFTER_REBIRTH - hand) })
}

/**
 * One sentence with the result of a seat at the end of the game. For a seat that has reached Transcendence (the
 * uppermost rung of the Karmic Ladder), it names the number of lives. For every other seat, it names the Karmic Rings,
 * the points of the last life, and the points that the next rung needs.
 */
export function seatResultSummary(view: KarmakaView, seat: Seat): Message {
  const { rung = 0, lives = 0, rings = 0 } = view.players[seat] ?? {}
  if (rung === TRANSCENDENCE_RUNG) return gameMessage('cameTo.free', { lives })
  const { points, need } = lifeProgressOf(view, seat)
  return gameMessage('cameTo.bound', { life: lives + 1, next: rungName(rung + 1), points, need, rings })
}

/**
 * One sentence for each scored life of a seat, oldest first. A sentence names the rung of the Karmic Ladder, the best
 * colour, the points of this colour, and the points that were needed.
 */
export function lifeSentencesOfSeat(
  history: readonly (readonly VisibleEvent<KarmakaEvent>[])[],
  seat: Seat,
): readonly Message[] {
  let rung = 0
  const lives: Message[] = []
  for (const event of history.flat()) {
    if (event.kind === 'climbed' && event.seat === seat) rung = event.to
    if (event.kind !== 'scored' || event.seat !== seat) continue
    const { points, colour, need } = event
    lives.push(gameMessage('life', { rung: rungName(rung), points, colour: points === 0 ? 'none' : colour, need }))
  }
  return lives
}
