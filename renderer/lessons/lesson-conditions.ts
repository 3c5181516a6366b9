/** Conditions by which lessons count as learned, on the events of their game. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { LessonEntry } from './lesson.ts'

/** Accepts every event. */
export const acceptAny = (): boolean => true

/** @typeParam F game events @returns a condition: the entry has an accepted event of that kind by the seat itself */
export const createDidAction =
  <F extends VisibleEvent>() =>
  <K extends F['kind']>(kind: K, fits: (event: Extract<F, { readonly kind: K }>) => boolean = acceptAny) =>
  ({ facts: events, seat }: LessonEntry<F>): boolean =>
    events.some(
      (event) =>
        event.kind === kind &&
        'seat' in event &&
        event.seat === seat &&
        fits(event as unknown as Extract<F, { readonly kind: K }>),
    )
