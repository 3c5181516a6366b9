/** Sounds of a table: events on the board, the call to the own turn, and the ambience. */
import { botDelayForGame } from '../../../bridge/settings.ts'
import type { AppState } from '../../app-state.svelte.ts'
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/** With a faster bot pace no sounds are played; milliseconds. */
const MIN_AUDIBLE_PACE_MS = 300
/** At a higher playback speed no sounds are played. */
const MAX_AUDIBLE_SPEED = 1.5

/**
 * Sets up the sounds of a table, which then play until the component is destroyed: sounds of events on the board, the call to
 * the own turn, and the ambience. Call once during component initialisation.
 */
export function setUpTableSounds(at: OpenTableState, app: Pick<AppState, 'sound' | 'settings'>): void {
  const { sound } = app
  onInitAndValueChange(
    () => at.moment.key,
    () => {
      const { moment, session, gameUi } = at
      const hurried =
        session.speedFactor > MAX_AUDIBLE_SPEED || botDelayForGame(app.settings, at.info.game.id) < MIN_AUDIBLE_PACE_MS
      // Scrubbing the timeline makes no sounds.
      if (!moment.jump && !session.replay.isScrubbing) sound.playEvents(moment.facts, gameUi.soundFor, hurried)
    },
  )

  // A player with a decision just before knows that it is their turn.
  let others = false
  onInitAndValueChange(
    () => (at.session.pendingCount > 0 ? undefined : at.status.deciders.some((seat) => at.info.mine.includes(seat))),
    () => {
      const { deciders, outcome } = at.status
      const mine = deciders.some((seat) => at.info.mine.includes(seat))
      if (at.session.pendingCount > 0 || outcome !== null) return
      if (mine && others) sound.play('yourTurn')
      others = !mine
    },
  )

  $effect(() => {
    sound.setAmbience(at.gameUi.ambience)
    return () => {
      sound.setAmbience(undefined)
    }
  })
}
