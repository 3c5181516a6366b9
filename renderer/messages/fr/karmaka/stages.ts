/** French words of Karmaka that Home shows without the game: what the game is, and how far a saved table has come (engine/karmaka/progress.ts). */
import type { progressMessage } from '../../../../engine/karmaka/progress.ts'

const rung =
  '{rung, plural, =0 {tout le monde encore Bousier} =1 {le plus haut : Serpent} =2 {le plus haut : Loup} =3 {le plus haut : Singe} other {Transcendance atteinte}}'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'karmaka.goal', string>> = {
  'karmaka.goal':
    'Joue chaque carte pour ses points, pour son effet ou pour ta prochaine vie, et monte du Bousier à la Transcendance.',
  'karmaka.stage': `Tour {turn}, ${rung}`,
}
