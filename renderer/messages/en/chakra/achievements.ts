/** What engine/chakra/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { ChakraAchievementId } from '../../../../engine/chakra/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<ChakraAchievementId, AchievementText>> = {
  beyondFive: ['Beyond five', 'Bring more than five Chakras into harmony.'],
  twinLotus: ['Twin lotus', 'Bring two Chakras into harmony in one turn.'],
  fromTheRoot: ['From the root up', 'Bring the four lowest Chakras into harmony.'],
  crownFirst: ['Crown first', 'Bring the Crown into harmony before any other Chakra.'],
  deepEarth: ['Deep earth', 'Lay at least four black energies to rest in the Earth.'],
  leadTheWay: ['Lead the way', 'Call the last round, and win.'],
  lastBreath: ['In the last breath', 'Win although somebody else called the last round.'],
  fullLight: ['Full light', 'Reach 20 points.'],
  byAHair: ['By a hair', 'Win by a single point.'],
  stillMind: ['Still mind', 'Win with at most three Plenitude tokens looked at.'],
  clearSight: ['Clear sight', 'Look at all seven Plenitude tokens.'],
}

export const achievements = achievementMessages('chakra', words)
