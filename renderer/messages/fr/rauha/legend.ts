/** French words of Rauha's legend: what lies on its worlds, and in its sky. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'rauha',
  {
    card: 'Cartes',
    world: 'Sur un monde',
    goods: 'Ce que contient un monde',
    sky: 'Dans le ciel',
    table: 'Dans un tour',
  },
  {
    free: [
      'Carte',
      'En haut le paysage et les animaux, en bas ce qu’elle fait. Trois signes égaux en ligne gagnent une entité.',
    ],
    paid: ['Carte avec un prix', 'Elle coûte autant de cristaux, et va sur n’importe quelle case.'],
    squares: ['Carte avec cases marquées', 'Elle ne coûte rien, et ne va que là où la petite grille est marquée.'],
    back: ['Carte face cachée', 'Gardée en secret, jusqu’à ce que tous aient choisi.'],
    tile: ['Tuile', 'Une case d’un monde, imprimée ou couverte d’une carte. Elle agit quand sa ligne est active.'],
    spore: [
      'Spore',
      'La tuile dessous agit encore une fois à chaque décompte. Elle reste quand une autre carte couvre la case.',
    ],
    border: [
      'Bord du monde',
      'Le chemin de l’avatar : lunes et étoiles sont des tours, et nomment le lot ; chaque coin est un décompte.',
    ],
    avatar: ['Avatar', 'Sa place dit quelle ligne est active, et dans quel lot tu choisis.'],
    band: ['Ligne active', 'La rangée ou la colonne dont les tuiles agissent à ce tour.'],
    used: ['Déjà activée', 'Cette tuile a déjà agi à ce tour.'],
    yield: [
      'Ce qu’elle donnerait',
      'Une tuile ou une entité qui peut agir : son prix éventuel, et ce qu’elle rapporte.',
    ],
    energy: ['Énergie vitale', 'Le plus d’énergie gagne. Qui en a le plus joue aussi en premier.'],
    crystals: ['Cristaux', 'Ils paient cartes et effets ; ce qui reste à la fin ne vaut rien.'],
    water: ['Sources d’eau', 'À un décompte, celles au-delà du monde le plus sec donnent de l’énergie.'],
    spores: ['Spores', 'Combien de tuiles en portent une.'],
    satellite: ['Satellite', 'Un lot de cartes entre deux voisins : par la lune pour l’un, par l’étoile pour l’autre.'],
    entity: [
      'Entités divines',
      'Une ligne de trois signes égaux en gagne une, même à quelqu’un d’autre. Elle agit alors, et aux décomptes.',
    ],
    niche: ['Place vide', 'L’entité qui se tenait ici est chez la personne de cette couleur.'],
    rounds: ['Manches', 'Quatre manches de trois tours, avec un décompte après chacune.'],
    track: ['Piste d’énergie', 'L’énergie de chacun. À égalité, le jeton du dessus joue en premier.'],
    deck: ['Paquets', 'Premier Âge pour les manches 1 et 2, deuxième Âge pour 3 et 4.'],
    blackHole: ['Trou noir', 'Les cartes hors de la partie.'],
    supply: ['Réserve', 'Cristaux et spores viennent d’ici.'],
    order: ['Ordre de jeu', 'Qui joue après qui à ce tour, et qui a déjà joué.'],
    chosen: ['Choisie', 'La carte que tu gardes, tant que d’autres choisissent encore.'],
  },
)
