/**
 * How long moments stay at this screen: great ones until somebody goes on, others as long as they take to be read, and
 * what others do until the sentence at the head of the table can be followed.
 */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { motionIn, paceIn } from '../../../bridge/settings.ts'
import type { TableStatus } from '../../../bridge/table.ts'
import type { App } from '../../app.svelte.ts'
import { followingTime, stayOf } from '../board/dwell.ts'
import { greatMoment } from './great.ts'
import type { Seating } from './seating.ts'
import { whenever } from './whenever.svelte.ts'

/** Whoever lets bots act faster than this wants to see nothing but what they come to; milliseconds. */
const FOLLOWABLE = 600

/**
 * Called once while the screen is being set up.
 * @returns how long what happened stays, in milliseconds
 */
export function stageMoments(
  at: Seating,
  app: App,
  inWords: (message: Message) => string,
): (facts: readonly SeenFact[]) => number {
  at.session.stageBy((moment, outcome) =>
    app.settings.stageMoments ? greatMoment(at.face, moment, outcome, at.info.mine) : undefined,
  )
  $effect(() => {
    if (!app.settings.stageMoments) at.session.goOn()
  })
  let since = performance.now()
  whenever(
    () => at.moment.key,
    () => {
      since = performance.now()
    },
  )
  return (facts) => {
    const { session, face, info } = at
    const motion = motionIn(app.settings, info.game.id)
    const pace = paceIn(app.settings, info.game.id)
    const { at: back, speed } = session.replay
    const unread = info.mine.length === 0
    // Who looks back has chosen how fast: words are hurried too.
    const tempo =
      back === undefined
        ? { motion, haste: session.haste, unread }
        : { motion: motion * speed, haste: 1, unread: false }
    // One that is told by itself waits anyway.
    const told = session.ahead !== undefined
    const reading = told ? (['glance'] as const) : (face.reading?.(facts, info.mine) ?? [])
    const stay = stayOf(reading, inWords, tempo)
    const { after } = session
    if (told || after === undefined || pace < FOLLOWABLE) return stay
    const lines = facts.flatMap((fact) => {
      const line = face.sentence(fact)
      return line === undefined ? [] : [{ fact, line: inWords(line) }]
    })
    if (goesOnHere(lines, after, info.mine)) return stay
    const text = lines.map(({ line }) => line).join(' ')
    return Math.max(stay, followingTime(text, performance.now() - since, tempo))
  }
}

/** Whether it was all done by people at this screen, who are asked on: they know what they did. */
export function goesOnHere(
  told: readonly { readonly fact: SeenFact }[],
  after: Pick<TableStatus, 'unconfirmed' | 'decision'>,
  mine: readonly Seat[],
): boolean {
  const asked = after.unconfirmed ?? after.decision?.seat
  if (asked === undefined || !mine.includes(asked)) return false
  return told.every(({ fact }) => !('seat' in fact) || typeof fact.seat !== 'number' || mine.includes(fact.seat))
}
