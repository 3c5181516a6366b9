/** How long moments stay at this screen: great ones until somebody goes on, others as long as they take to be read. */
import type { SeenFact } from '../../../engine/core/facts.ts'
import type { Message } from '../../../engine/core/game.ts'
import type { App } from '../../screens/app.svelte.ts'
import { stayOf } from '../board/dwell.ts'
import { greatMoment } from './great.ts'
import type { Seating } from './seating.ts'

/**
 * Called once while the screen is being set up.
 * @returns how long what happened stays, in milliseconds
 */
export function stageMoments(
  at: Seating,
  app: App,
  inWords: (message: Message) => string,
): (facts: readonly SeenFact[]) => number {
  at.session.stageBy((frame, outcome) =>
    app.settings.stageMoments ? greatMoment(at.face, frame, outcome, at.info.mine) : undefined,
  )
  $effect(() => {
    if (!app.settings.stageMoments) at.session.goOn()
  })
  return (facts) => {
    const { session, face, info } = at
    // One that is told by itself waits anyway.
    const reading = session.ahead === undefined ? (face.reading?.(facts, info.mine) ?? []) : (['glance'] as const)
    return stayOf(reading, inWords, {
      motion: app.settings.motion,
      haste: session.haste,
      unread: info.mine.length === 0,
    })
  }
}
