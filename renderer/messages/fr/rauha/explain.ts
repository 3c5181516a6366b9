/** French words of what the decisions of Rauha are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { RauhaAskKind } from '../../../../engine/rauha/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const when = 'Sa place décide quand elle agit : ton avatar ne passe que deux fois devant chaque rangée et colonne.'

const explanations = {
  keep: [
    'Tu gardes une carte de ce lot ; les autres y retournent, et quelqu’un à côté de toi y choisira ensuite.',
    'Cherche un signe que deux tuiles d’une ligne montrent déjà : trois pareils te gagnent son entité.',
  ],
  kept: [
    'Tu as choisi, et tu peux encore changer tant que d’autres choisissent.',
    'Ce que tu laisses, quelqu’un à côté de toi le trouvera : cela peut suffire pour garder une carte.',
  ],
  place: ['Tu poses ta carte sur la case de ton choix, ou tu l’échanges contre des cristaux ou une spore.', when],
  placeOnly: [
    'Tu poses ta carte sur une case qu’elle indique, ou tu l’échanges contre des cristaux ou une spore.',
    `Elle ne coûte que le choix de la place. ${when}`,
  ],
  placePaid: [
    'Tu paies la carte et tu la poses où tu veux, ou tu l’échanges contre des cristaux ou une spore.',
    'Les cristaux paient aussi des effets plus tard : vois si la carte a le temps de rapporter son prix.',
  ],
  tooDear: [
    'Tu ne peux pas payer cette carte : tu l’échanges contre des cristaux ou une spore.',
    'Les cristaux paient la carte suivante ; une spore fait agir sa tuile à chaque décompte.',
  ],
  activate: [
    'Tu fais agir les tuiles de la ligne devant ton avatar, et les entités qui viennent d’arriver, une fois chacune.',
    'D’abord ce qui donne des cristaux, puis ce qui en coûte. Tu peux en laisser de côté.',
  ],
  score: [
    'Chaque tuile qui porte une spore peut agir encore une fois, et chacune de tes entités.',
    'D’abord ce qui donne des cristaux, puis ce qui en coûte. Ensuite, tes sources d’eau en plus du monde le plus sec donnent de l’énergie.',
  ],
} satisfies Readonly<Record<RauhaAskKind, Explanation>>

export const explain = explainWords('rauha', explanations)
