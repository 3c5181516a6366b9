/** Words of Chakra that Home shows without the game: what the game is, and how far a saved table has come (engine/chakra/progress.ts). */
import type { progressMessage } from '../../../../engine/chakra/progress.ts'

const most =
  '{most, plural, =0 {no Chakra in harmony yet} one {# of 5 Chakras in harmony} other {# of 5 Chakras in harmony}}'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'chakra.goal', string>> = {
  'chakra.goal':
    'Draw coloured energies and lead them down your seven Chakras until each holds three of its own colour.',
  'chakra.stage': `Round {round}, ${most}`,
  'chakra.stage.last': `Round {round}, the last, ${most}`,
}
