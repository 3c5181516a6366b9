/** What somebody who is guided has done: what lessons are taught by, in the facts of their game. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { LessonEntry } from './lesson.ts'

/** Every fact fits. */
export const acceptAny = (): boolean => true

/** @typeParam F facts of the game @returns whether an entry tells a fact of that kind, of the seat's own, that fits */
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
