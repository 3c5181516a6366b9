/** French words of Karmaka's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'karmaka',
  { cards: 'Cartes et anneaux', seat: 'Devant chacun', middle: 'Au milieu' },
  {
    card: [
      'Carte',
      'Sa couleur, ses points et ce qu’elle fait. Elle sert à une chose sur trois : points, pouvoir, ou vie suivante.',
    ],
    mosaic: ['Carte mosaïque', 'Ses points comptent avec chaque couleur.'],
    back: ['Carte cachée', 'Seule la personne à qui elle est peut la connaître ; celles d’une Pile, personne.'],
    ring: [
      'Anneau Karmique',
      'Une vie à qui il manque des points en donne un. À une mort suivante, chacun remplace un point qui manque.',
    ],
    deck: ['Pile', 'Ce qui reste de cette vie : on en pioche une par tour. Pile et Main vides, tu meurs.'],
    deeds: [
      'Œuvres',
      'Ce que tu as marqué dans cette vie. Seule la meilleure couleur compte, avec la mosaïque. Celle du dessus est exposée.',
    ],
    future: ['Vie Future', 'Des cartes pour plus tard : à la renaissance, elles sont ta Main.'],
    count: ['Nombre de cartes', 'Combien il y en a.'],
    reckoning: ['Cette vie', 'Ce qu’elle a donné, couleur par couleur, face à ce que demande l’échelon suivant.'],
    well: ['Source', 'Tout le monde y pioche quand une carte le dit.'],
    ruins: [
      'Fosse',
      'Cartes employées ou perdues, visibles, la dernière au-dessus. Certaines cartes en ramènent d’autres.',
    ],
    centre: [
      'Pouvoir',
      'Une carte posée ici fait ce qu’elle dit. Ensuite, un rival peut la prendre pour sa vie suivante.',
    ],
    rung: ['Échelon', 'Une vie sur l’Échelle Karmique. Le chiffre est ce qu’elle doit marquer pour monter.'],
    token: ['Où en est quelqu’un', 'L’échelon où cette personne vit maintenant.'],
  },
)
