/** French words of Moksha that Home shows without the game: how far a saved table has come (engine/moksha/stage.ts). */
import type { stage } from '../../../../engine/moksha/stage.ts'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'moksha.stage': 'Manche {round}, {life, plural, =1 {tous dans leur première vie} other {jusqu’à la vie #}}',
  'moksha.stage.last': 'Manche {round}, les derniers tours',
}
