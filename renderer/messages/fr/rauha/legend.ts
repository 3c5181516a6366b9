/** French words of Rauha's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'rauha',
  { card: 'Cartes', world: 'Sur un monde', goods: 'Ce qu’a un monde', sky: 'Dans le ciel', table: 'Pendant un tour' },
  {
    free: [
      'Carte',
      'En haut, paysages et animaux ; en bas, ce qu’elle fait. Trois signes pareils en ligne gagnent une entité.',
    ],
    paid: ['Carte à payer', 'Elle coûte tant de cristaux et va sur n’importe quelle case.'],
    squares: ['Carte à cases marquées', 'Elle ne coûte rien, et ne va que là où la petite grille est marquée.'],
    back: ['Carte cachée', 'Gardée en secret, jusqu’à ce que tout le monde ait choisi.'],
    tile: ['Tuile', 'Une case du monde, imprimée ou couverte d’une carte. Elle agit quand sa ligne est active.'],
    spore: ['Spore', 'Sa tuile agit encore une fois à chaque décompte. Elle reste même sous une nouvelle carte.'],
    border: [
      'Bord du monde',
      'Le chemin de l’avatar : lunes et étoiles sont des tours et nomment le lot ; chaque coin est un décompte.',
    ],
    avatar: ['Avatar', 'Sa place dit quelle ligne est active, et dans quel lot tu choisis.'],
    band: ['Ligne active', 'La rangée ou la colonne dont les tuiles agissent ce tour-ci.'],
    used: ['Déjà utilisée', 'Cette tuile a déjà agi ce tour-ci.'],
    yield: [
      'Ce que cela donnerait',
      'Une tuile ou une entité qui peut agir maintenant : son prix, s’il y en a un, et ce qu’elle donne.',
    ],
    energy: ['Énergie de vie', 'Qui en a le plus gagne, et joue aussi en premier.'],
    crystals: ['Cristaux', 'Ils paient cartes et effets ; ceux qui restent à la fin ne valent rien.'],
    water: ['Sources d’eau', 'Celles que tu as en plus du monde le plus sec donnent de l’énergie au décompte.'],
    spores: ['Spores', 'Combien de tuiles en portent une.'],
    satellite: ['Satellite', 'Un lot de cartes entre deux voisins : à la lune pour l’un, à l’étoile pour l’autre.'],
    entity: [
      'Entités divines',
      'Une ligne de trois signes pareils en gagne une, même à quelqu’un. Elle agit alors, et aux décomptes.',
    ],
    niche: ['Place vide', 'L’entité d’ici est chez la personne de cette couleur.'],
    rounds: ['Manches', 'Quatre manches de trois tours, avec un décompte après chacune.'],
    track: ['Piste d’énergie', 'L’énergie de chacun. À égalité, le jeton du dessus joue en premier.'],
    deck: ['Pioches', 'Le premier Âge pour les manches 1 et 2, le second pour 3 et 4.'],
    blackHole: ['Trou noir', 'Des cartes hors du jeu.'],
    supply: ['Réserve', 'Cristaux et spores viennent d’ici.'],
    order: ['Ordre de jeu', 'Qui joue après qui ce tour-ci, et qui a déjà joué.'],
    chosen: ['Choisie', 'La carte que tu gardes, tant que d’autres choisissent encore.'],
  },
)
