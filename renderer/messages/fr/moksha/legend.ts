/** French words of Moksha's legend: what lies on its map and sheets. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'moksha',
  { map: 'Sur la carte', sheet: 'Sur chaque fiche', beside: 'À côté de la carte' },
  {
    meeple: ['Voyageur', 'Là où cette personne vit et meurt. Plusieurs peuvent être dans une région.'],
    disciple: ['Disciple', 'À ta mort, deux régions où personne n’en a plus que toi donnent 1 d’aura.'],
    site: ['Région', 'Avec son nom, son bâtiment, une pile de jetons, et de la place pour des disciples.'],
    sanctuary: ['Sanctuaire', 'Pour un jeton ou du karma, tu gagnes ici l’aide de son dieu.'],
    temple: [
      'Temple',
      'Son point pousse ton marqueur une fois. Pour un jeton ou du karma, tu y déplaces des disciples.',
    ],
    token: ['Jeton de vitalité', 'Ses flèches poussent ton marqueur selon sa couleur ; son chiffre te garde en vie.'],
    hidden: ['Jeton face cachée', 'Il est sous un autre, ou dans l’Océan.'],
    land: ['Terre', 'Un Propriétaire possède cette région : personne d’autre n’y entre ni ne la traverse.'],
    grid: [
      'Grille d’harmonie',
      'Des disciples près du centre, du karma au bord : tu récoltes ce que montre la case de ton marqueur.',
    ],
    marker: [
      'Marqueur d’harmonie',
      'Poussé par les jetons et les temples. Une poussée de chaque couleur le ramène où il était.',
    ],
    card: ['Cette vie', 'Caste et métier : ce que tu peux faire jusqu’à ta mort, et ta vitalité de départ.'],
    age: ['Étapes de la vie', 'Chacune demande plus de vitalité que la précédente. Sinon, tu meurs.'],
    verdict: ['Vivre ou mourir', 'Ce qu’apporterait la fin de ce tour en l’état.'],
    worth: ['Ce que mourir donnerait', 'L’aura et la caste de la vie suivante, si celle-ci finissait maintenant.'],
    slot: ['Emplacement', 'Pour quatre jetons. Le quatrième donne de l’aura, une fois par vie.'],
    karma: [
      'Karma',
      'Dharma, kama, artha : il paie une meilleure vie, ou un sacrifice. Les trois couleurs donnent de l’aura.',
    ],
    god: ['Dieux', 'Clair : prêt à aider une fois. Sombre : utilisé, ou pas encore avec toi.'],
    reserve: ['Réserve', 'Les disciples qui ne sont pas sur la carte. Les nouveaux viennent d’ici.'],
    race: ['Chemin du moksha', 'L’aura de chacun. Avec assez à une mort, tu quittes la roue.'],
    supply: ['Réserve de karma', 'Voilà ce qui reste à récolter d’une couleur.'],
    caste: ['Vies à venir', 'Les cartes d’une caste dans laquelle on renaît.'],
    ocean: ['Océan Indien', 'Les jetons rendus, remplacés, ou perdus en mourant.'],
  },
)
