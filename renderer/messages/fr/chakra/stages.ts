/** French words of Chakra that Home shows without the game: what the game is, and how far a saved table has come (engine/chakra/progress.ts). */
import type { progressMessage } from '../../../../engine/chakra/progress.ts'

const most =
  '{most, plural, =0 {aucun Chakra en harmonie} one {# Chakra sur 5 en harmonie} other {# Chakras sur 5 en harmonie}}'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'chakra.goal', string>> = {
  'chakra.goal':
    'Prends des énergies de couleur et guide-les à travers tes sept Chakras, jusqu’à réunir dans chacun trois énergies de sa couleur.',
  'chakra.stage': `Manche {round}, ${most}`,
  'chakra.stage.last': `Manche {round}, la dernière, ${most}`,
}
