/** Conditions by which lessons count as learned, on the events of their game. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { LessonEntry } from './lesson.ts'

/** Accepts every event. */
export const acceptAny = (): boolean => true

/** @typeParam F game events @returns a condition: the entry has an accepted event of that kind by the seat itself */
export const createDidAction =
  <F extends VisibleEvent>() =>
  <K extends F['kind']>(kind: K, fits: (fact: Extract<F, { readonly kind: K }>) => boolean = acceptAny) =>
  ({ facts, seat }: LessonEntry<F>): boolean =>
    facts.some(
      (fact) =>
        fact.kind === kind &&
        'seat' in fact &&
        fact.seat === seat &&
        fits(fact as unknown as Extract<F, { readonly kind: K }>),
    )
