/** What engine/chakra/achievements.ts notes, in French: what it is called, and what it takes. */
import type { ChakraAchievementId } from '../../../../engine/chakra/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<ChakraAchievementId, AchievementText>> = {
  beyondFive: ['Plus que cinq', 'Mets plus de cinq Chakras en harmonie.'],
  twinLotus: ['Lotus jumeaux', 'Mets deux Chakras en harmonie en un seul tour.'],
  fromTheRoot: ['Depuis la Racine', 'Mets les quatre Chakras du bas en harmonie.'],
  crownFirst: ['D’abord la Couronne', 'Mets la Couronne en harmonie avant tout autre Chakra.'],
  deepEarth: ['Terre profonde', 'Apaise au moins quatre énergies noires dans la Terre.'],
  leadTheWay: ['Ouvrir la voie', 'Lance la dernière manche, et gagne.'],
  lastBreath: ['Au dernier souffle', 'Gagne alors que quelqu’un d’autre a lancé la dernière manche.'],
  fullLight: ['Pleine lumière', 'Atteins 20 points.'],
  byAHair: ['D’un cheveu', 'Gagne d’un seul point.'],
  stillMind: ['Esprit tranquille', 'Gagne en ayant vu trois jetons Plénitude au plus.'],
  clearSight: ['Vue claire', 'Regarde les sept jetons Plénitude.'],
}

export const achievements = achievementMessages('chakra', words)
