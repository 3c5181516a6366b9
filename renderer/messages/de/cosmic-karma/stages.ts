/** Words of Cosmic Karma that Home shows without the game: what the game is, and how far a saved table has come (engine/cosmic-karma/progress.ts). */
import type { turnAndLifeProgressMessage } from '../../../../engine/cosmic-karma/progress.ts'

export const stages: Readonly<
  Record<ReturnType<typeof turnAndLifeProgressMessage>['id'] | 'cosmic-karma.goal', string>
> = {
  'cosmic-karma.goal':
    'Bereise die Erde und das Geisterreich, meistere drei Werkzeuge, lege ab, was dich beschwert, und sei zuerst daheim.',
  'cosmic-karma.stage': 'Zug {turn}, {life, plural, =1 {alle im ersten Leben} other {jemand in Leben #}}',
}
