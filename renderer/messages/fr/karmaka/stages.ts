/** French words of Karmaka that Home shows without the game: how far a saved table has come (engine/karmaka/stage.ts). */
import type { stage } from '../../../../engine/karmaka/stage.ts'

const rung =
  '{rung, plural, =0 {tout le monde encore Bousier} =1 {le plus haut : Serpent} =2 {le plus haut : Loup} =3 {le plus haut : Singe} other {Transcendance atteinte}}'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'karmaka.stage': `Tour {turn}, ${rung}`,
}
