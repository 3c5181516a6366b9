/** What is heard at a table: what happens on the board, the call to one's turn, and what lies under the game. */
import { botDelayForGame } from '../../../bridge/settings.ts'
import type { AppState } from '../../app-state.svelte.ts'
import type { TableContext } from './table-context.ts'
import { onValueChange } from './on-change.svelte.ts'

/** Whoever lets bots act faster than this listens to none of it; milliseconds. */
const MIN_AUDIBLE_PACE_MS = 300
/** So many times faster than usual is too fast to listen. */
const MAX_AUDIBLE_SPEED = 1.5

/** Called once while the screen is being set up. */
export function playTableSounds(at: TableContext, app: Pick<AppState, 'sound' | 'settings'>): void {
  const { sound } = app
  onValueChange(
    () => at.moment.key,
    () => {
      const { moment, session, face } = at
      const hurried =
        session.haste > MAX_AUDIBLE_SPEED || botDelayForGame(app.settings, at.info.game.id) < MIN_AUDIBLE_PACE_MS
      // A hand that drags along the timeline leaves it behind.
      if (!moment.jump && !session.replay.swift) sound.playEvents(moment.facts, face.soundFor, hurried)
    },
  )

  // Whoever was asked just before knows that it is their turn.
  let others = false
  onValueChange(
    () => (at.session.waiting > 0 ? undefined : at.status.deciders.some((seat) => at.info.mine.includes(seat))),
    () => {
      const { deciders, outcome } = at.status
      const mine = deciders.some((seat) => at.info.mine.includes(seat))
      if (at.session.waiting > 0 || outcome !== null) return
      if (mine && others) sound.play('yourTurn')
      others = !mine
    },
  )

  $effect(() => {
    sound.setAmbience(at.face.ambience)
    return () => {
      sound.setAmbience(undefined)
    }
  })
}
