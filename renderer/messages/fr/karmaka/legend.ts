/** French words of Karmaka's legend: what lies on its table. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'karmaka',
  { cards: 'Cartes et anneaux', seat: 'Devant chacun', middle: 'Au milieu' },
  {
    card: [
      'Carte',
      'Sa couleur, ses points, et ce qu’elle fait. Elle sert à une chose sur trois : points, pouvoir, ou prochaine vie.',
    ],
    mosaic: ['Carte mosaïque', 'Ses points comptent avec toutes les couleurs.'],
    back: ['Carte face cachée', 'Seule la personne qui l’a peut la connaître, et dans une Pile, même pas elle.'],
    ring: [
      'Anneau Karmique',
      'Une vie trop courte en points en donne un. Dépensé à une mort suivante, il vaut un point manquant.',
    ],
    deck: ['Pile', 'Ce qui reste de cette vie : tu y pioches à chaque tour. Pile et main vides, tu meurs.'],
    deeds: [
      'Œuvres',
      'Ce que tu as marqué dans cette vie. Seule ta meilleure couleur compte, avec la mosaïque. L’Œuvre du dessus est exposée.',
    ],
    future: ['Vie Future', 'Des cartes posées pour plus tard : à la renaissance, elles sont ta main.'],
    count: ['Nombre de cartes', 'Combien il y en a dans le tas.'],
    reckoning: ['Cette vie', 'Ce que vaut une vie, couleur par couleur, face à ce que demande le prochain échelon.'],
    well: ['Source', 'Là où tous piochent quand une carte le dit.'],
    ruins: ['Fosse', 'Cartes utilisées et perdues, face visible, la dernière au-dessus. Certaines cartes en ramènent.'],
    centre: [
      'Pouvoir',
      'Une carte jouée ici fait ce qu’elle dit. Puis un rival peut la prendre pour sa prochaine vie.',
    ],
    rung: ['Échelon', 'Une vie sur l’Échelle Karmique. Le chiffre dit ce qu’elle doit marquer pour monter.'],
    token: ['Où en est chacun', 'L’échelon sur lequel cette personne vit maintenant.'],
  },
)
