/** What is heard at a table: what happens on the board, the call to one's turn, and what lies under the game. */
import { paceIn } from '../../../bridge/settings.ts'
import type { App } from '../../app.svelte.ts'
import type { Seating } from './seating.ts'
import { whenever } from './whenever.svelte.ts'

/** Whoever lets bots act faster than this listens to none of it; milliseconds. */
const AUDIBLE = 300
/** So many times faster than usual is too fast to listen. */
const HURRIED = 1.5

/** Called once while the screen is being set up. */
export function hearMoments(at: Seating, app: Pick<App, 'sound' | 'settings'>): void {
  const { sound } = app
  whenever(
    () => at.moment.key,
    () => {
      const { moment, session, face } = at
      const hurried = session.haste > HURRIED || paceIn(app.settings, at.info.game.id) < AUDIBLE
      // A hand that drags along the timeline leaves it behind.
      if (!moment.jump && !session.replay.swift) sound.playEvents(moment.facts, face.soundFor, hurried)
    },
  )

  // Whoever was asked just before knows that it is their turn.
  let others = false
  whenever(
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
