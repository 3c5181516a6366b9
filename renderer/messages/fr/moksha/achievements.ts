/** What engine/moksha/achievements.ts notes, in French: what it is called, and what it takes. */
import type { MokshaAchievementId } from '../../../../engine/moksha/achievements.ts'
import { achievementMessages, type AchievementText } from '../../catalogue-builders.ts'

const words: Readonly<Record<MokshaAchievementId, AchievementText>> = {
  allFour: ['Les quatre', 'Vénère les quatre dieux en une seule vie.'],
  pilgrim: ['Pèlerinage', 'Mets le pied dans neuf régions.'],
  greatCrowd: ['Une grande lumière', 'Gagne six d’aura en une seule mort.'],
  manyConverts: ['Douces paroles', 'Convertis trois disciples.'],
  fromTheDust: ['De la poussière', 'Vis en Dalit, et plus tard en Brahmane.'],
  perfectBalance: ['Équilibre parfait', 'Gagne avec le marqueur d’harmonie en plein centre.'],
  ripeOldAge: ['Bel âge', 'Vis jusqu’à la sixième étape d’une vie.'],
  youngSoul: ['Âme jeune', 'Gagne avec une renaissance au plus.'],
  manyLives: ['Mille vies', 'Renais trois fois.'],
  stormRaiser: ['Appel des tempêtes', 'Invoque les dieux six fois.'],
  everyTrade: ['Tous les métiers', 'Exerce quatre métiers différents.'],
  justInTime: ['Juste à temps', 'Gagne alors que quelqu’un d’autre a atteint le moksha en premier.'],
}

export const achievements = achievementMessages('moksha', words)
