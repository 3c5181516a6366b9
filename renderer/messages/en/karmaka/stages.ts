/** Words of Karmaka that Home shows without the game: what the game is, and how far a saved table has come (engine/karmaka/progress.ts). */
import type { progressMessage } from '../../../../engine/karmaka/progress.ts'

const rung =
  '{rung, plural, =0 {all still Dung Beetles} =1 {the highest a Snake} =2 {the highest a Wolf} =3 {the highest an Ape} other {Transcendence reached}}'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'karmaka.goal', string>> = {
  'karmaka.goal':
    'Play each card for points, for its effect or for your next life, and climb from Dung Beetle to Transcendence.',
  'karmaka.stage': `Turn {turn}, ${rung}`,
}
