/** French words of Rauha that Home shows without the game: how far a saved table has come (engine/rauha/stage.ts). */
import type { stage } from '../../../../engine/rauha/stage.ts'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'rauha.stage': 'Âge {age}, manche {round} sur 4, tour {turn} sur 3',
  'rauha.stage.scoring': 'Âge {age}, décompte de la manche {round} sur 4',
}
