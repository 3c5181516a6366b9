/** French words of what the decisions of Cosmic Karma are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { CosmicAskKind } from '../../../../engine/cosmic-karma/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const explanations = {
  sitOut: [
    'Tu rends une carte Tour Perdu, et c’est tout ton tour.',
    'Il n’y a rien à choisir ; chacune de ces cartes coûte un tour.',
  ],
  home: [
    'Plus rien ne te retient : ce coup te fait rentrer, et gagner.',
    'La première personne rentrée gagne ; les anneaux en trop ne comptent pas.',
  ],
  roll: [
    'Tu lances les deux dés, et ton pion avance de leur somme.',
    'Rien à choisir encore. Le sept sort le plus souvent : regarde où il mènerait.',
  ],
  start: [
    'Tu lances les dés, ou tu poses des cartes Libre Arbitre et tu avances de leur somme exacte.',
    'Une carte vaut surtout là où une case change tout : un temple, une fiche qui te manque, ou « S’accrocher ».',
  ],
  planning: [
    'Tu commences la vie suivante : par les dés, par des cartes, sur la case de quelqu’un, ou après une attente.',
    'Rejoindre quelqu’un te donne un peu de son karma et l’effet de sa case : va vers qui a des anneaux.',
  ],
  cards: [
    'Tu avances de ce que disent les cartes posées, ou tu en ajoutes une.',
    'On avance de toute la somme, et les cartes sont perdues ensuite : n’en ajoute que pour une case qui le vaut.',
  ],
  rolled: [
    'Ton pion avance de ce que tu as lancé.',
    'Ce qui compte, c’est où tu t’arrêtes et qui s’y trouve. Les cases que tu passes font rarement quelque chose.',
  ],
  fork: [
    'Le chemin bifurque, et tu choisis la suite.',
    'Compare les deux cases où ton coup finirait, et la longueur des chemins.',
  ],
  dual: [
    'Ses deux couleurs pèsent autant : tu choisis donc celle de ce que tu prends.',
    'Un anneau aide dans la couleur de tes perles libres ; une perle nuit le moins là où un anneau l’attend.',
  ],
  side: [
    'Ta Torche Maîtresse montre les deux faces de la carte : tu choisis laquelle vaut.',
    'Regarde d’abord ton compte : un anneau n’aide que dans la couleur de tes perles libres.',
  ],
  colour: [
    'Tu choisis la couleur de ce que tu prends.',
    'Un anneau annule aussitôt une perle libre de sa couleur. Trois perles libres d’une couleur font une habitude.',
  ],
  discard: [
    'Tu peux rendre des perles libres.',
    'Rends-en autant que tu peux : on ne rentre pas avec une perle libre. Commence par la couleur la plus proche de trois.',
  ],
  recolour: [
    'Tu peux échanger une perle libre contre une de l’autre couleur.',
    'Fais-le vers un anneau qui l’annule, et jamais vers la troisième de sa couleur.',
  ],
  takePeg: [
    'Tu choisis la fiche que tu prends.',
    'Il en faut deux de chaque sorte. La deuxième fait un outil maître : il aide aussitôt et ne se perd jamais.',
  ],
  losePeg: [
    'Tu choisis la fiche que tu rends.',
    'Les outils maîtres ne risquent rien ; rends la fiche seule la plus facile à retrouver.',
  ],
  swap: [
    'Tu peux échanger ta place avec quelqu’un.',
    'Seul compte l’endroit où tu seras : pense à ton chemin vers ce qui te manque, et au sien.',
  ],
  loosen: [
    'Tu choisis l’habitude qui se défait : le bâton et une perle partent, deux perles redeviennent libres.',
    'Prends la couleur de tes anneaux : ils annulent aussitôt les perles libres.',
  ],
  gift: [
    'Tu choisis qui d’autre prend un anneau de cette couleur.',
    'Qui est près de rentrer y gagne le plus : donne-le à quelqu’un d’autre.',
  ],
} satisfies Readonly<Record<CosmicAskKind, Explanation>>

export const explain = explainWords('cosmic-karma', explanations)
