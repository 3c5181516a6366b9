/** Event banners shown without a request: deaths, rebirths and moksha, and the final results. Ids of messages/moksha. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { auraNeededForMoksha, survivalCheckResultIfNow } from '../../../engine/moksha/index.ts'
import type { MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { appMessage } from '../../messages/index.ts'
import type { NumberWithFullText, EventBanner, TimelineMarkShapeAndText } from '../game-ui.ts'
import { eventSentence } from './log-sentences.ts'
import { occupationAndCasteName, gameMessage } from './names.ts'

type Told = VisibleEvent<MokshaEvent>

/**
 * The event banner of an update in which a seat attains moksha (the goal of the game), is reborn or dies. The banner
 * of a death comes as soon as its majorities are counted and their aura is known. Undefined if the update contains
 * none of these events.
 */
export function eventBannerOfEvents(events: readonly Told[], view: MokshaView): EventBanner | undefined {
  for (const event of events) {
    if (event.kind === 'attained') {
      const title = gameMessage('great.attained', { seat: { seat: event.seat } })
      const enough = gameMessage('great.enough', { aura: event.aura, target: event.target })
      const lines = [enough, ...linesOf(events, ['lastTurns'])]
      return { sign: 'open-ring', caption: appMessage('great.moksha'), seats: [event.seat], title, lines }
    }
    if (event.kind === 'reborn') {
      const born = events.find((each) => each.kind === 'born')
      const life = occupationAndCasteName(born?.occupation ?? 'dalit')
      const title = gameMessage('great.reborn', { seat: { seat: event.seat }, life })
      // Its death has just been told by itself.
      const lines = linesOf(events, ['reborn'])
      return { sign: 'shoot', caption: appMessage('great.rebirth'), seats: [event.seat], title, lines, sequel: true }
    }
    if (event.kind === 'aura' && event.source === 'majorities') {
      const title = gameMessage('great.dies', { seat: { seat: event.seat } })
      const lines = [lack(view, event.seat), ...linesOf(events, ['aura']), distance(view, event.seat, event.total)]
      return { sign: 'setting-sun', caption: appMessage('great.death'), seats: [event.seat], title, lines }
    }
  }
  return undefined
}

/** The mark of an event on the timeline, or undefined if it has none: moksha, rebirths and deaths are marked. */
export function timelineMark(event: Told): TimelineMarkShapeAndText | undefined {
  if (event.kind === 'attained') return { shape: 'star', words: appMessage('replay.mark.moksha') }
  if (event.kind === 'reborn') return { shape: 'triangle-up', words: appMessage('replay.mark.rebirth') }
  const isDeath = event.kind === 'aura' && event.source === 'majorities'
  return isDeath ? { shape: 'triangle-down', words: appMessage('replay.mark.death') } : undefined
}

/** The sentences of the log for events of these kinds. */
function linesOf(events: readonly Told[], kinds: readonly MokshaEvent['kind'][]): readonly Message[] {
  return events.flatMap((event) => (kinds.includes(event.kind) ? (eventSentence(event) ?? []) : []))
}

/** Why the life has ended: its tokens lie there until the rebirth. */
function lack(view: MokshaView, seat: Seat): Message {
  const player = view.players[seat]
  const { vitality = 0, need = null } = player === undefined ? {} : survivalCheckResultIfNow(player)
  const stage = player?.stage ?? 1
  return need === null ? gameMessage('great.old', { stage }) : gameMessage('great.lack', { vitality, need, stage })
}

function distance(view: MokshaView, seat: Seat, aura: number): Message {
  const target = auraNeededForMoksha(view.players.length)
  return gameMessage('great.distance', { seat: { seat }, missing: Math.max(0, target - aura) })
}

/**
 * One sentence with the result of a seat at the end of the game: after how many lives it attained moksha, or how much aura it
 * lacked.
 */
export function seatResultSummary(view: MokshaView, seat: Seat): Message {
  const { attained = false, lives = 0, aura = 0 } = view.players[seat] ?? {}
  if (attained) return gameMessage('cameTo.free', { lives })
  return gameMessage('cameTo.bound', {
    lives,
    missing: Math.max(0, auraNeededForMoksha(view.players.length) - aura),
  })
}

/**
 * The aura of a seat at the end of the game, with a text that also names the target. Aura are points that a player
 * collects towards a target; aura decides the game, so it is shown large. Harmony and karma only break ties among
 * seats with enough aura.
 */
export function labelledFinalAuraOf(view: MokshaView, seat: Seat): NumberWithFullText {
  const aura = view.players[seat]?.aura ?? 0
  return {
    value: aura,
    words: gameMessage('score.aura', { aura, target: auraNeededForMoksha(view.players.length) }),
  }
}
