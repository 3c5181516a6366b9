/** French words of what the decisions of Chakra are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { ChakraAskKind } from '../../../../engine/chakra/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const explanations = {
  turn: [
    'Tu fais une chose ce tour-ci : recevoir des énergies du Lotus, en canaliser sur ton plateau, ou méditer.',
    'Prends des couleurs que tu peux encore amener à bon port, et laisse de la place : un chakra plein barre la route.',
  ],
  meditate: [
    'Tu récupères tes jetons posés sur les cases du bas, et tu peux regarder ce que vaut un chakra.',
    'Regarde là où tu hésites encore : un 4 mérite un détour, un 1 non.',
  ],
  black: [
    'Ce flux montre du noir : une énergie noire vient donc avec les autres.',
    'Elle occupe une place jusqu’à la Terre ; là, elle vaut un point.',
  ],
  receive: [
    'Tu prends une autre couleur du même flux, ou tu dis où va ce que tu as en main.',
    'Tout va au même endroit. En prendre plus fait gagner des tours, mais demande autant de places libres.',
  ],
  place: [
    'Tu dis où vont toutes les énergies de ta main : dans les bulles, ou ensemble sur un chakra.',
    'Un chakra coûte un jeton jusqu’à son harmonie ; les bulles ne coûtent rien, mais sont loin des chakras du bas.',
  ],
  channel: [
    'Tu fais tous les déplacements de la case choisie, chacun avec une autre énergie.',
    'Chaque pas finit sur une place libre ; un chakra en harmonie se saute et ne compte pas.',
  ],
  either: [
    'Tu déplaces une énergie d’un pas, dans le sens que tu veux.',
    'Un pas suffit souvent à compléter un chakra, ou à faire de la place.',
  ],
  exchange: [
    'Tu rends une énergie de la Terre et tu en prends une du sac, n’importe laquelle, dans tes bulles.',
    'Cela coûte le point de la Terre : prends juste la couleur qui manque à un chakra.',
  ],
} satisfies Readonly<Record<ChakraAskKind, Explanation>>

export const explain = explainWords('chakra', explanations)
