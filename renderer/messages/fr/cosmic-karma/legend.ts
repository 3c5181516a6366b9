/** French words of Cosmic Karma's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'cosmic-karma',
  { account: 'Sur chaque compte', spaces: 'Signes des cases', places: 'Lieux particuliers', table: 'Sur le plateau' },
  {
    bead: ['Perles', 'Du mauvais karma, en deux couleurs. On ne rentre pas avec une perle libre.'],
    ring: ['Anneaux', 'Du bon karma. Un anneau et une perle libre de sa couleur s’annulent aussitôt.'],
    habit: [
      'Habitude',
      'Trois perles libres d’une couleur, sur un bâton. Les anneaux n’y peuvent rien ; le Temple de l’Épée peut la défaire.',
    ],
    score: [
      'Score',
      'Un anneau compte 1, une perle −1, un bâton −1. Qui arrive là prend un anneau ou une perle selon la couleur la plus forte.',
    ],
    peg: ['Fiches', 'Torche, épée, baguette. Deux pareilles font un outil maître ; il te faut les trois.'],
    missing: ['Ce qui manque', 'Tant de fiches, de perles et d’habitudes te séparent encore de la maison.'],
    freeWill: ['Carte Libre Arbitre', 'Son chiffre te fait avancer à la place des dés, seul ou avec d’autres.'],
    lost: ['Carte Tour Perdu', 'Chacune coûte un tour entier à qui l’a.'],
    takeRing: ['Prendre un anneau', 'Les deux couleurs : celle que tu choisis.'],
    takeBead: ['Prendre une perle', 'Les deux couleurs : celle que tu choisis.'],
    takePeg: ['Prendre une fiche', 'De cet outil, ou de celui que tu choisis.'],
    draw: [
      'Piocher une carte',
      'Une carte Choix, c’est le hasard, sauf avec la Torche Maîtresse. Une carte Karma vaut telle quelle.',
    ],
    freeSign: ['Case Libre Arbitre', 'Arrête-toi ou passe, et prends une carte.'],
    loseTurn: ['Perdre un tour', 'Prends une carte Tour Perdu.'],
    advance: ['Avancer', 'De tant de cases, ou en suivant la flèche.'],
    change: ['Changement', 'Échanger une perle contre l’autre couleur, échanger sa place, offrir un anneau.'],
    calm: ['Calme', 'Rien ne se passe.'],
    centre: ['Conscience Cosmique', 'Le commencement, et la maison.'],
    gate: [
      'Portes des temples',
      'Deux chemins à côté du cercle : par la Torche, une case de moins ; par l’Épée, une de plus.',
    ],
    hangingOn: [
      'S’accrocher',
      'Qui a tout ce qu’il faut rentre d’ici et gagne. Sinon, s’y arrêter fait perdre un tour.',
    ],
    pit: ['La Fosse', 'Une perle, et le tour est fini. Au suivant, on en sort.'],
    wheel: ['Roue du Dharma', 'Un raccourci de Pays en Pays, avec la Baguette Maîtresse.'],
    stop: ['Arrêts', 'Une vie est finie, la suivante se prépare : les deux finissent le tour.'],
    pawn: ['Pion', 'Où est cette personne. Une case en accueille autant qu’on veut.'],
    reach: ['Où finit un coup', 'Choisis-le ici, ou dans la liste à côté du plateau.'],
    fork: ['Bifurcation', 'Le chemin se sépare : choisis la flèche.'],
    pack: ['Paquets', 'Cartes Choix et Karma d’un Pays, mélangées une seule fois.'],
    bank: ['Banque', 'Perles, anneaux, bâtons et fiches en viennent et y retournent.'],
    die: ['Dés', 'On lance les deux, et on avance de leur somme.'],
  },
)
