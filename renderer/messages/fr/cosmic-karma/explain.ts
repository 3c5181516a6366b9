/** What the decisions of Cosmic Karma are about, in French: what is decided, and what usually matters. */
import type { CosmicPromptKind } from '../../../../engine/cosmic-karma/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  sitOut: [
    'Tu rends une carte Tour Perdu, et c’est tout ton tour.',
    'Il n’y a rien à choisir ; chacune de ces cartes coûte un tour.',
  ],
  home: [
    'Plus rien ne te retient : ce coup te fait rentrer, et gagner.',
    'Qui rentre en premier gagne ; les anneaux qui restent ne comptent pas.',
  ],
  roll: [
    'Tu lances les deux dés, et ton pion avance de leur somme.',
    'Il n’y a encore rien à choisir. Le sept sort le plus souvent : regarde où il mènerait.',
  ],
  start: [
    'Tu lances les dés, ou tu poses des cartes Libre Arbitre et avances d’exactement leur somme.',
    'Une carte vaut le plus là où une case change beaucoup : un temple, une fiche qui te manque, ou « S’accrocher ».',
  ],
  planning: [
    'Tu commences la prochaine vie : par un lancer, par des cartes, sur la case de quelqu’un, ou après une attente.',
    'Rejoindre quelqu’un apporte ce que son karma te laisse et ce que donne sa case : rejoins qui a beaucoup d’anneaux.',
  ],
  cards: [
    'Tu avances avec les cartes posées, ou tu en ajoutes une.',
    'Toute leur somme compte, et une carte posée est perdue : n’en ajoute que pour une case qui le vaut.',
  ],
  rolled: [
    'Ton pion avance de ce que tu as lancé.',
    'Ce qui compte, c’est où tu t’arrêtes, et qui s’y trouve déjà. Peu de cases agissent au passage.',
  ],
  fork: [
    'Le chemin bifurque, et tu choisis de quel côté tu continues.',
    'Compare les deux cases où ton coup finirait, et la longueur de chaque chemin.',
  ],
  dual: [
    'Les deux couleurs de la personne rencontrée pèsent autant : tu choisis la couleur de ce que tu prends.',
    'Un anneau aide dans la couleur de tes perles libres ; une perle nuit le moins là où un anneau l’attend.',
  ],
  side: [
    'Ta Torche Maîtresse montre les deux faces de la carte : tu choisis laquelle a lieu.',
    'Regarde d’abord ton compte : un anneau n’aide que dans la couleur de tes perles libres.',
  ],
  colour: [
    'Tu choisis la couleur de la pièce que tu prends.',
    'Un anneau annule aussitôt une perle libre de sa couleur. Trois perles libres d’une couleur font une habitude.',
  ],
  discard: [
    'Tu peux rendre des perles libres.',
    'Rends-en autant que possible : avec une perle libre, on ne rentre pas. Commence par la couleur la plus proche de trois.',
  ],
  recolour: [
    'Tu peux changer une perle libre en l’autre couleur.',
    'Fais-le là où un anneau attend de l’annuler, et jamais pour une troisième de la même couleur.',
  ],
  takePeg: [
    'Tu choisis de quel outil tu prends une fiche.',
    'Il en faut deux de chaque. La deuxième d’une sorte fait un outil maître, qui ne se perd jamais et aide aussitôt.',
  ],
  losePeg: [
    'Tu choisis quelle fiche tu rends.',
    'Les outils maîtres sont à l’abri ; rends la fiche isolée la plus facile à retrouver.',
  ],
  swap: [
    'Tu peux changer de place avec quelqu’un.',
    'Tu n’y gagnes que ta nouvelle place : pense à ton chemin vers ce qui te manque, et au sien.',
  ],
  loosen: [
    'Tu choisis quelle habitude se défait : son bâton et une perle s’en vont, deux perles redeviennent libres.',
    'Prends la couleur de tes anneaux : ils annulent aussitôt les perles libres.',
  ],
  gift: [
    'Tu choisis qui d’autre prend un anneau de cette couleur.',
    'Qui est le plus près du retour en profite le plus : donne-le à quelqu’un d’autre.',
  ],
} satisfies Readonly<Record<CosmicPromptKind, ExplanationText>>

export const explain = explanationMessages('cosmic-karma', explanations)
