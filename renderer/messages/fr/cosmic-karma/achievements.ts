/** What engine/cosmic-karma/achievements.ts notes, in French: what it is called, and what it takes. */
import type { CosmicAchievementId } from '../../../../engine/cosmic-karma/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<CosmicAchievementId, AchievementText>> = {
  oneLife: ['En une vie', 'Rentre dès la première vie.'],
  oldSoul: ['Vieille âme', 'Rentre après trois vies ou plus.'],
  toolSmith: ['Atelier complet', 'Maîtrise Torche, Épée et Baguette.'],
  freeSpirit: ['Esprit libre', 'Prends dix cartes Libre Arbitre.'],
  longWait: ['La longue attente', 'Passe quatre tours.'],
  openHand: ['Main ouverte', 'Offre deux fois des anneaux.'],
  settledWays: ['Train-train', 'Prends trois habitudes.'],
  letGo: ['Lâcher prise', 'Défais deux habitudes.'],
  smoothRoad: ['Route tranquille', 'Gagne sans jamais perdre de tour.'],
  outOfThePit: ['Sortie de la Fosse', 'Gagne après une chute dans la Fosse.'],
  changedPlaces: ['D’autres souliers', 'Change de place avec quelqu’un.'],
  twoSixes: ['Double six', 'Lance trois fois deux six.'],
  carriedHome: ['Retour porté', 'Rentre par une majorité karmique.'],
}

export const achievements = achievementMessages('cosmic-karma', words)
