/** Words of Rauha that Home shows without the game: how far a saved table has come (engine/rauha/stage.ts). */
import type { stage } from '../../../../engine/rauha/stage.ts'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'rauha.stage': 'Zeitalter {age}, Runde {round} von 4, Zug {turn} von 3',
  'rauha.stage.scoring': 'Zeitalter {age}, Wertung der Runde {round} von 4',
}
