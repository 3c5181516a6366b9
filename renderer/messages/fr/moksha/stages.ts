/** French words of Moksha that Home shows without the game: what the game is, and how far a saved table has come (engine/moksha/progress.ts). */
import type { progressMessage } from '../../../../engine/moksha/progress.ts'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'moksha.goal', string>> = {
  'moksha.goal':
    'Parcours l’Hindoustan de vie en vie, gagne des disciples, récolte du karma et quitte en harmonie la roue des renaissances.',
  'moksha.stage': 'Manche {round}, {life, plural, =1 {tous dans leur première vie} other {jusqu’à la vie #}}',
  'moksha.stage.last': 'Manche {round}, les derniers tours',
}
