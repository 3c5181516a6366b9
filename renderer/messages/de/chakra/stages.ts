/** Words of Chakra that Home shows without the game: what the game is, and how far a saved table has come (engine/chakra/progress.ts). */
import type { progressMessage } from '../../../../engine/chakra/progress.ts'

const most =
  '{most, plural, =0 {noch kein Chakra in Harmonie} one {# von 5 Chakren in Harmonie} other {# von 5 Chakren in Harmonie}}'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'chakra.goal', string>> = {
  'chakra.goal':
    'Nimm farbige Energien und leite sie durch deine sieben Chakren, bis in jedem drei der eigenen Farbe ruhen.',
  'chakra.stage': `Runde {round}, ${most}`,
  'chakra.stage.last': `Runde {round}, die letzte, ${most}`,
}
