/** Words of Chakra that Home shows without the game: how far a saved table has come (engine/chakra/stage.ts). */
import type { stage } from '../../../../engine/chakra/stage.ts'

const most =
  '{most, plural, =0 {noch kein Chakra in Harmonie} one {# von 5 Chakren in Harmonie} other {# von 5 Chakren in Harmonie}}'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'chakra.stage': `Runde {round}, ${most}`,
  'chakra.stage.last': `Runde {round}, die letzte, ${most}`,
}
