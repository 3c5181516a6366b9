/**
 * Display times of updates at this screen: own event banners stay until a player continues, those of rivals for a fixed time,
 * other updates for their reading time, and acts of others until the sentence in the table header can be followed.
 */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { animationSpeedForGame, botDelayForGame } from '../../../bridge/settings.ts'
import type { TableStatus } from '../../../bridge/table-view.ts'
import type { AppState } from '../../app-state.svelte.ts'
import { remainingLogReadingMs, passingBannerMsAtSpeed, displayTimeOfUpdateMs } from '../board/reading-time.ts'
import type { EventBanner } from '../../games/game-ui.ts'
import { eventBannerOfUpdate } from './event-banner-of-update.ts'
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/** With a faster bot pace the player wants to see only the results; milliseconds. */
const MIN_FOLLOWABLE_PACE_MS = 600

/**
 * Sets up the event banners of a table, and creates the function that determines how long each update is shown. An
 * event banner is a banner over the board that announces an important event. If the settings turn event banners off,
 * none is shown. A banner that needs no player to continue closes automatically. Call once during component
 * initialisation.
 * @param at the open table
 * @param app the state of the app, with the settings
 * @param inWords formats a message as text
 * @returns a function that takes the events of an update and returns how long the update is shown, in milliseconds
 */
export function setUpEventBannersAndDisplayTimes(
  at: OpenTableState,
  app: AppState,
  inWords: (message: Message) => string,
): (events: readonly VisibleEvent[]) => number {
  at.session.setEventBannerSelector((moment, outcome) => {
    if (!app.settings.stageMoments) return undefined
    const banner = eventBannerOfUpdate(at.gameUi, moment, outcome, at.info.mine)
    return banner === undefined || banner.waits || isFollowable(banner, at, app) ? banner : undefined
  })
  $effect(() => {
    if (!app.settings.stageMoments) at.session.dismissEventBanner()
  })
  autoDismissEventBanners(at, app)
  let since = performance.now()
  onInitAndValueChange(
    () => at.moment.key,
    () => {
      since = performance.now()
    },
  )
  return (events) => {
    const { session, gameUi, info } = at
    const motion = animationSpeedForGame(app.settings, info.game.id)
    const pace = botDelayForGame(app.settings, info.game.id)
    const { at: back, speed } = session.replay
    const hasNoReader = info.mine.length === 0
    // The user has chosen the speed of a replay: texts are shortened too.
    const tempo =
      back === undefined
        ? { motion, haste: session.speedFactor, hasNoReader }
        : { motion: motion * speed, haste: 1, hasNoReader: false }
    // An event banner waits anyway.
    const told = session.upcomingEventBanner !== undefined
    const reading = told ? (['glance'] as const) : (gameUi.readingPauses?.(events, info.mine) ?? [])
    const stay = displayTimeOfUpdateMs(reading, inWords, tempo)
    const { statusAfter } = session
    if (told || statusAfter === undefined || pace < MIN_FOLLOWABLE_PACE_MS) return stay
    const lines = events.flatMap((event) => {
      const line = gameUi.eventSentence(event)
      return line === undefined ? [] : [{ fact: event, line: inWords(line) }]
    })
    if (areOnlyOwnActsBeforeOwnDecision(lines, statusAfter, info.mine)) return stay
    const text = lines.map(({ line }) => line).join(' ')
    return Math.max(stay, remainingLogReadingMs(text, performance.now() - since, tempo))
  }
}

/** Whether a player with the fastest bot pace still follows events that affect these seats. */
function isFollowable(
  { seats }: EventBanner,
  { info }: OpenTableState,
  { settings }: Pick<AppState, 'settings'>,
): boolean {
  return (
    botDelayForGame(settings, info.game.id) >= MIN_FOLLOWABLE_PACE_MS ||
    seats.some((seat) => info.seats[seat]?.kind === 'person')
  )
}

/**
 * Closes each event banner (important event) that does not wait for a player: after a fixed time, and sooner if another one
 * follows. Call once during component initialisation.
 */
export function autoDismissEventBanners(
  at: Pick<OpenTableState, 'session' | 'info'>,
  app: Pick<AppState, 'settings'>,
): void {
  const passing = $derived(at.session.eventBanner?.waits === false ? at.session.eventBanner : undefined)
  const isCrowded = $derived(passing !== undefined && at.session.hasFurtherEventBanner)
  let isHalfOver = $state(false)
  $effect(() => {
    isHalfOver = false
    if (passing === undefined) return
    const time = passingBannerMsAtSpeed(animationSpeedForGame(app.settings, at.info.game.id))
    const half = setTimeout(() => (isHalfOver = true), time / 2)
    const whole = setTimeout(() => {
      at.session.dismissEventBanner()
    }, time)
    return () => {
      clearTimeout(half)
      clearTimeout(whole)
    }
  })
  $effect(() => {
    if (isHalfOver && isCrowded) at.session.dismissEventBanner()
  })
}

/**
 * Whether the told events are only acts of players at this screen, and one of these players has to act again. Such events need
 * no time for reading, since the players know their own acts.
 * @param after the table's status after the events
 */
export function areOnlyOwnActsBeforeOwnDecision(
  told: readonly { readonly fact: VisibleEvent }[],
  after: Pick<TableStatus, 'unconfirmed' | 'decision'>,
  ownSeats: readonly Seat[],
): boolean {
  const asked = after.unconfirmed ?? after.decision?.seat
  if (asked === undefined || !ownSeats.includes(asked)) return false
  return told.every(
    ({ fact: event }) => !('seat' in event) || typeof event.seat !== 'number' || ownSeats.includes(event.seat),
  )
}
