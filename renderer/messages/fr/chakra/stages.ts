/** French words of Chakra that Home shows without the game: how far a saved table has come (engine/chakra/stage.ts). */
import type { stage } from '../../../../engine/chakra/stage.ts'

const most =
  '{most, plural, =0 {aucun Chakra en harmonie} one {# Chakra sur 5 en harmonie} other {# Chakras sur 5 en harmonie}}'

export const stages: Readonly<Record<ReturnType<typeof stage>['id'], string>> = {
  'chakra.stage': `Manche {round}, ${most}`,
  'chakra.stage.last': `Manche {round}, la dernière, ${most}`,
}
