/** French words of Cosmic Karma's legend: what lies on its board and accounts. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'cosmic-karma',
  { account: 'Sur chaque compte', spaces: 'Signes des cases', places: 'Lieux particuliers', table: 'Sur le plateau' },
  {
    bead: ['Perles', 'Le mauvais karma, en deux couleurs. Personne ne rentre avec une perle libre.'],
    ring: ['Anneaux', 'Le bon karma. Un anneau et une perle libre de sa couleur s’annulent aussitôt.'],
    habit: [
      'Habitude',
      'Trois perles libres d’une couleur, sur un bâton. Les anneaux n’y peuvent rien ; le Temple de l’Épée peut la défaire.',
    ],
    score: [
      'Karma',
      'Un anneau compte 1, une perle −1, un bâton −1. Qui s’arrête auprès de cette personne prend un anneau ou une perle selon la couleur la plus forte.',
    ],
    peg: ['Fiches', 'Torche, épée, baguette. Deux pareilles font un outil maître ; il faut les trois.'],
    missing: ['Reste', 'Autant de fiches, de perles et d’habitudes te séparent encore du retour.'],
    freeWill: ['Carte Libre Arbitre', 'Son chiffre te fait avancer à la place des dés, seule ou avec d’autres.'],
    lost: ['Carte Tour Perdu', 'Chacune coûte un tour entier.'],
    takeRing: ['Prendre un anneau', 'Deux ensemble : de la couleur de ton choix.'],
    takeBead: ['Prendre une perle', 'Deux ensemble : de la couleur de ton choix.'],
    takePeg: ['Prendre une fiche', 'De cet outil, ou de celui de ton choix.'],
    draw: [
      'Piocher une carte',
      'Une carte Choix vient au hasard, sauf avec la Torche Maîtresse. Une carte Karma a lieu telle quelle.',
    ],
    freeSign: ['Case Libre Arbitre', 'Arrête-toi ici ou passe, et prends-en une.'],
    loseTurn: ['Perdre un tour', 'Prends une carte Tour Perdu.'],
    advance: ['Avancer', 'D’autant de cases, ou le long de la flèche.'],
    change: ['Changement', 'Échange une perle contre l’autre couleur, change de place, offre un anneau.'],
    calm: ['Calme', 'Il ne se passe rien.'],
    centre: ['Conscience Cosmique', 'Le début, et le retour.'],
    gate: [
      'Portes des temples',
      'Deux chemins à côté de l’anneau : par la Torche une case de moins, par l’Épée une case de plus.',
    ],
    hangingOn: [
      'S’accrocher',
      'Qui a tout ce qu’il faut rentre d’ici, et gagne. Sinon, s’arrêter ici fait perdre un tour.',
    ],
    pit: ['La Fosse', 'Une perle, et le tour est fini. Au prochain, tu en sors.'],
    wheel: ['Roue du Dharma', 'Un raccourci de Pays en Pays, pour qui a la Baguette Maîtresse.'],
    stop: ['Panneaux stop', 'Une vie est finie, et la suivante préparée : chacun finit le tour.'],
    pawn: ['Pion', 'Là où est cette personne. Plusieurs peuvent partager une case.'],
    reach: ['Où finit un trajet', 'Choisis ici, ou dans la liste à côté du plateau.'],
    fork: ['Bifurcation', 'Le chemin se partage : choisis la flèche.'],
    pack: ['Paquets', 'Cartes Choix et Karma d’un Pays, mélangées une fois.'],
    bank: ['Banque', 'Perles, anneaux, bâtons et fiches viennent d’ici, et y retournent.'],
    die: ['Dés', 'On lance les deux, et on avance de leur somme.'],
  },
)
