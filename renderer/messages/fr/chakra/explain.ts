/** What the decisions of Chakra are about, in French: what is decided, and what usually matters. */
import type { ChakraPromptKind } from '../../../../engine/chakra/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  turn: [
    'Tu choisis une chose pour ce tour : prendre des énergies du Lotus, en déplacer sur ton plateau, ou méditer.',
    'Prends des couleurs que tu peux encore amener à bon port, et garde de la place en chemin : un Chakra plein bloque la suite.',
  ],
  meditate: [
    'Tu reprends tes jetons des cases du bas, et tu peux regarder ce que vaut un Chakra.',
    'Regarde là où tu as encore le choix : une valeur de 4 mérite un détour, une valeur de 1 non.',
  ],
  black: [
    'Ce flux montre du noir : une énergie noire vient donc avec ce que tu prends.',
    'Le noir occupe une place jusqu’à ce qu’il soit descendu à la Terre ; là, il vaut un point.',
  ],
  receive: [
    'Tu prends une autre couleur du même flux, ou tu dis où va ce que tu as en main.',
    'Tout va au même endroit. En prendre plus économise des tours, mais demande autant de places libres.',
  ],
  place: [
    'Tu dis où vont toutes les énergies de ta main : dans les bulles, ou ensemble sur un Chakra.',
    'Un Chakra coûte un jeton jusqu’à son harmonie ; les bulles ne coûtent rien, mais sont loin des Chakras du bas.',
  ],
  channel: [
    'Tu fais tous les pas de la case choisie, chacun avec une autre énergie.',
    'Chaque pas doit finir sur une place libre ; les Chakras en harmonie sont sautés et ne coûtent pas de pas.',
  ],
  either: [
    'Tu déplaces une énergie d’un pas, dans le sens de ton choix.',
    'Un pas suffit souvent à compléter un Chakra, ou à libérer une place pour la prochaine énergie.',
  ],
  exchange: [
    'Tu donnes une énergie de la Terre et en prends une, au choix, du sac dans tes bulles.',
    'Cela coûte le point de la Terre : prends justement la couleur qui manque encore à un Chakra.',
  ],
} satisfies Readonly<Record<ChakraPromptKind, ExplanationText>>

export const explain = explanationMessages('chakra', explanations)
