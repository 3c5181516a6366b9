/** Words of Rauha that Home shows without the game: how far a saved table has come (engine/rauha/stage.ts). */
import type { stage } from '../../../../engine/rauha/stage.ts'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'rauha.stage': 'Age {age}, round {round} of 4, turn {turn} of 3',
  'rauha.stage.scoring': 'Age {age}, scoring of round {round} of 4',
}
