/** Words of Moksha that Home shows without the game: what the game is, and how far a saved table has come (engine/moksha/progress.ts). */
import type { progressMessage } from '../../../../engine/moksha/progress.ts'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'moksha.goal', string>> = {
  'moksha.goal':
    'Wandere Leben für Leben durch Hindustan, gewinne Jünger, sammle Karma und verlass das Rad der Wiedergeburt in Harmonie.',
  'moksha.stage': 'Runde {round}, {life, plural, =1 {alle im ersten Leben} other {jemand in Leben #}}',
  'moksha.stage.last': 'Runde {round}, die letzten Züge',
}
