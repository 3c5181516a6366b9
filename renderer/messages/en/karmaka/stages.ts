/** Words of Karmaka that Home shows without the game: what the game is, and how far a saved table has come (engine/karmaka/stage.ts). */
import type { stage } from '../../../../engine/karmaka/stage.ts'

const rung =
  '{rung, plural, =0 {all still Dung Beetles} =1 {the highest a Snake} =2 {the highest a Wolf} =3 {the highest an Ape} other {Transcendence reached}}'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'] | 'karmaka.goal', string>> = {
  'karmaka.goal':
    'Play each card for points, for its effect or for your next life, and climb from Dung Beetle to Transcendence.',
  'karmaka.stage': `Turn {turn}, ${rung}`,
}
