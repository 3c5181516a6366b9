/** What engine/karmaka/achievements.ts notes, in French: what it is called, and what it takes. */
import type { KarmakaAchievementId } from '../../../../engine/karmaka/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<KarmakaAchievementId, AchievementText>> = {
  straightUp: ['Tout droit', 'Gagne sans une seule vie qui ne mène nulle part.'],
  bareHands: ['À mains nues', 'Gagne sans dépenser d’anneau.'],
  longRoad: ['La longue route', 'Gagne après au moins trois vies qui n’ont mené nulle part.'],
  richLife: ['Une riche vie', 'Marque dix points ou plus en une seule vie.'],
  allColours: ['Toutes les couleurs', 'Dans une partie, marque une vie en rouge, une en vert et une en bleu.'],
  toThePoint: ['Au point près', 'Monte trois fois avec exactement les points qu’il faut.'],
  lightFingers: ['Doigts légers', 'Prends quatre cartes à des rivaux : Œuvres, Mains ou Vies Futures.'],
  shapeShifter: ['Métamorphe', 'Copie quatre fois d’autres cartes.'],
  threeInOne: ['Trois en un', 'Joue trois cartes en un seul tour.'],
  savedUp: ['Économies', 'Dépense deux anneaux dans une partie.'],
  fullPurse: ['Pour plus tard', 'Pose douze cartes sur des Vies Futures.'],
}

export const achievements = achievementMessages('karmaka', words)
