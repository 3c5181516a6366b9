/** What engine/rauha/achievements.ts notes, in French: what it is called, and what it takes. */
import type { RauhaAchievementId } from '../../../../engine/rauha/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<RauhaAchievementId, AchievementText>> = {
  openHouse: ['Maison ouverte', 'Accueille cinq entités différentes.'],
  courtier: ['Cour céleste', 'Prends cinq entités à d’autres.'],
  fullHouse: ['Deux hôtes', 'Accueille deux entités en un seul tour.'],
  gardener: ['Main verte', 'Fais pousser sept spores.'],
  springs: ['Jaillissement', 'Prends 15 énergies en un seul décompte d’eau.'],
  brightWorld: ['Monde lumineux', 'Atteins 120 énergies.'],
  nothingWasted: ['Rien ne se perd', 'Gagne sans défausser de carte.'],
  lessIsMore: ['Moins, c’est plus', 'Gagne avec cinq cartes défaussées ou plus.'],
  newLayers: ['Nouvelles couches', 'Place trois cartes par-dessus tes propres cartes.'],
  nineTiles: ['Neuf sur neuf', 'Pose une carte sur chacune des neuf cases.'],
  firework: ['Feu d’artifice', 'Prends 20 énergies en un seul tour.'],
  byAHair: ['D’un cheveu', 'Gagne d’un seul point.'],
}

export const achievements = achievementMessages('rauha', words)
