/** What engine/rauha/achievements.ts notes: what it is called, and what it takes. Our own names. */
import type { RauhaAchievementId } from '../../../../engine/rauha/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<RauhaAchievementId, AchievementText>> = {
  openHouse: ['Open house', 'Welcome five different entities.'],
  courtier: ['Courtier', 'Welcome five entities away from others.'],
  fullHouse: ['Two guests', 'Welcome two entities in one turn.'],
  gardener: ['Gardener', 'Grow seven spores.'],
  springs: ['Springs', 'Take 15 energy in one water scoring.'],
  brightWorld: ['Bright world', 'Reach 120 energy.'],
  nothingWasted: ['Nothing wasted', 'Win without discarding a card.'],
  lessIsMore: ['Less is more', 'Win with five cards or more discarded.'],
  newLayers: ['New layers', 'Place three cards over cards of your own.'],
  nineTiles: ['Every square', 'Lay a card onto each of the nine squares.'],
  firework: ['Firework', 'Take 20 energy in one turn.'],
  byAHair: ['By a hair', 'Win by a single point.'],
}

export const achievements = achievementMessages('rauha', words)
