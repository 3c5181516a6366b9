/** What the decisions of Rauha are about, in French: what is decided, and what usually matters. */
import type { RauhaPromptKind } from '../../../../engine/rauha/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const marks = 'Sa place décide quand elle agit : ton avatar passe chaque rangée et chaque colonne juste deux fois.'

const explanations = {
  keep: [
    'Tu gardes une carte de ce lot ; les autres y retournent, et la personne voisine y choisira ensuite.',
    'Cherche un signe que deux tuiles d’une ligne montrent déjà : trois pareils te gagnent son entité.',
  ],
  kept: [
    'Tu as choisi, et tu peux encore changer de carte jusqu’à ce que tous aient choisi.',
    'Ce que tu laisses, la personne voisine le trouve : une carte peut valoir la peine d’être gardée pour cela.',
  ],
  place: ['Tu poses ta carte sur n’importe quelle case, ou l’échanges contre des cristaux ou une spore.', marks],
  placeOnly: [
    'Tu poses ta carte sur une case qu’elle indique, ou l’échanges contre des cristaux ou une spore.',
    `Elle ne coûte rien que le choix de la place. ${marks}`,
  ],
  placePaid: [
    'Tu paies le prix et poses ta carte sur n’importe quelle case, ou l’échanges contre des cristaux ou une spore.',
    'Les cristaux paient aussi des effets plus tard : vois si la carte rapporte son prix tant qu’il reste des tours.',
  ],
  tooDear: [
    'Tu ne peux pas payer cette carte : tu l’échanges contre des cristaux ou une spore.',
    'Les cristaux paient la prochaine carte ; une spore fait agir sa tuile à chaque décompte à venir.',
  ],
  activate: [
    'Tu fais agir les tuiles de la ligne que regarde ton avatar, et les entités qui viennent d’arriver, une fois chacune.',
    'D’abord ce qui donne des cristaux, ensuite ce qui en coûte. Tu peux laisser une tuile de côté.',
  ],
  score: [
    'Chacune de tes tuiles avec une spore peut agir encore une fois, et tes entités aussi.',
    'D’abord ce qui donne des cristaux, ensuite ce qui en coûte. Puis l’eau au-delà du monde le plus sec donne aussi de l’énergie.',
  ],
} satisfies Readonly<Record<RauhaPromptKind, ExplanationText>>

export const explain = explanationMessages('rauha', explanations)
