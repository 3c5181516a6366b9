/** French words of Moksha's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'moksha',
  { map: 'Sur la carte', sheet: 'Sur chaque plateau', beside: 'À côté de la carte' },
  {
    meeple: ['Figurine', 'Où cette personne vit et meurt. Une région en accueille autant qu’on veut.'],
    disciple: ['Disciple', 'Là où personne n’en a plus que toi, mourir donne de l’aura.'],
    site: ['Région', 'Avec son numéro, son bâtiment, une pile de jetons et de la place pour des disciples.'],
    sanctuary: ['Sanctuaire', 'Pour un jeton ou du karma, tu gagnes ici l’aide de son dieu.'],
    temple: [
      'Temple',
      'Son point pousse ton marqueur une fois. Pour un jeton ou du karma, tu déplaces ici des disciples.',
    ],
    token: ['Jeton de vitalité', 'Ses flèches poussent ton marqueur selon sa couleur ; son chiffre te garde en vie.'],
    hidden: ['Jeton caché', 'Sous un autre, ou dans l’Océan.'],
    land: ['Terre', 'Cette région est fermée par son maître : personne d’autre n’y entre ni ne la traverse.'],
    grid: [
      'Grille d’harmonie',
      'Disciples près du centre, karma au bord : tu récoltes ce que montre l’hexagone de ton marqueur.',
    ],
    marker: [
      'Marqueur d’harmonie',
      'Poussé par les jetons et les temples. Un pas de chaque couleur le ramène d’où il vient.',
    ],
    card: ['Cette vie', 'Caste et métier : ce que tu peux faire jusqu’à ta mort, et la vitalité du départ.'],
    age: ['Étapes de la vie', 'Chacune demande plus de vitalité que la précédente. S’il en manque, tu meurs.'],
    verdict: ['Vivre ou mourir', 'Ce que la fin de ce tour donnerait, tel que c’est.'],
    slot: ['Emplacement', 'Pour quatre jetons. Le quatrième donne de l’aura, une fois par vie.'],
    karma: [
      'Karma',
      'Dharma, kama, artha : il achète une meilleure vie, ou un sacrifice. Les trois couleurs donnent de l’aura.',
    ],
    god: ['Dieux', 'Clair : prêt à aider une fois. Sombre : déjà servi, ou pas encore avec toi.'],
    reserve: ['Réserve', 'Les disciples qui ne sont pas sur la carte. Les nouveaux viennent d’ici.'],
    race: ['Chemin du moksha', 'L’aura de chacun. Qui en a assez à sa mort est libre.'],
    supply: ['Karma en réserve', 'Ce qu’il reste à récolter d’une couleur.'],
    caste: ['Vies à venir', 'Les cartes d’une caste, d’où l’on renaît.'],
    ocean: ['Océan Indien', 'Jetons donnés, remplacés, ou perdus à une mort.'],
  },
)
