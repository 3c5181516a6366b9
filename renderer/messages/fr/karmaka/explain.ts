/** French words of what the decisions of Karmaka are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { KarmakaAskKind } from '../../../../engine/karmaka/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const explanations = {
  draw: [
    'Tu prends en main la première carte de ta Pile.',
    'Ta Pile est ce qui reste de cette vie : quand elle et ta Main sont vides, tu meurs.',
  ],
  death: [
    'On compte cette vie : tes Œuvres de la meilleure couleur, mosaïque comprise.',
    'Assez de points te font monter d’un échelon, trop peu te donnent un anneau. Ta Vie Future devient ta Main dans tous les cas.',
  ],
  play: [
    'Tu emploies une carte : pour ses points, pour son pouvoir, ou pour ta vie suivante. Ou tu passes.',
    'Les points comptent dans une seule couleur. Après un pouvoir, un rival peut prendre la carte pour sa propre vie suivante.',
  ],
  mustPlay: [
    'Tu emploies une carte : pour ses points, pour son pouvoir, ou pour ta vie suivante. Sans Pile, tu ne peux pas passer.',
    'Cette vie s’achève : marque ce qui manque pour monter, et garde du bon pour la prochaine.',
  ],
  again: [
    'Tu peux employer une carte de plus ce tour-ci.',
    'Chaque carte en moins rapproche la mort : continue si cela marque ou gêne, sinon garde-la.',
  ],
  offer: [
    'Tu peux poser face cachée sur ta Vie Future la carte qui vient de servir.',
    'Elle ne coûte rien et sera à toi dans la vie suivante. Ce que tu refuses va à un autre ou à la Fosse.',
  ],
  rings: [
    'Tu peux compléter avec des anneaux les points qui manquent à cette vie.',
    'Un anneau remplace un point. Sans eux, tu restes sur l’échelon et tu reçois un anneau de plus.',
  ],
  target: [
    'Tu choisis sur qui agit le pouvoir de ta carte.',
    'Cette personne pourra ensuite prendre la carte : vise qui mène, et songe à ce que tu donnes.',
  ],
  ruinFor: [
    'Un rival te fait perdre une carte de ta Main ; tu choisis laquelle.',
    'Donne celle qui ne sert ni cette vie ni la suivante. Elle sera visible dans la Fosse.',
  ],
  ruin: ['Ta carte te coûte une autre carte de ta Main.', 'Donne celle qui ne sert ni cette vie ni la suivante.'],
  deny: [
    'Tu jettes une carte de ta Main, et son pouvoir agit à la place.',
    'Choisis-la pour ce qu’elle fait : ses points sont perdus.',
  ],
  discard: [
    'Tu peux jeter des cartes de ta Main à la Fosse, autant que la carte le permet.',
    'Moins de cartes, c’est mourir plus tôt : bien avec de belles Œuvres, mal sans elles.',
  ],
  ruinDeed: [
    'Un rival te fait perdre une de tes Œuvres ; tu choisis laquelle.',
    'Garde la couleur qui compte pour ta vie ; perds ce qui n’en est pas.',
  ],
  drawOn: [
    'Tu peux piocher des cartes de la Source dans ta Main.',
    'Plus de cartes, c’est plus de choix et une vie plus longue. Arrête si tu veux renaître bientôt.',
  ],
  store: [
    'Tu poses des cartes de ta Main face cachée sur ta Vie Future.',
    'Elles seront ta Main dans la vie suivante : garde ensemble celles d’une même couleur.',
  ],
  score: [
    'Tu peux ajouter des cartes à tes Œuvres.',
    'Une seule couleur compte, et la mosaïque va avec toutes : marque ce qui renforce la meilleure.',
  ],
  keep: [
    'Tu as regardé des cartes de la Source, et tu en gardes pour ta Vie Future.',
    'Prends ce qui va ensemble par la couleur ; le reste retourne là où quelqu’un le piochera.',
  ],
  putBack: [
    'Tu décides dans quel ordre les cartes retournent sur la Source.',
    'La dernière est au-dessus et sera piochée d’abord, par un rival peut-être.',
  ],
  salvage: [
    'Tu prends en main une carte de la Fosse.',
    'Elle peut encore servir cette vie : par des points de ta couleur, ou par un pouvoir utile maintenant.',
  ],
  recycle: ['Tu poses une carte de la Fosse sur ta Vie Future.', 'Elle t’attend : choisis pour l’échelon d’après.'],
  recall: ['Tu prends en main une carte de ta Vie Future.', 'Elle aide cette vie et manquera à la suivante.'],
  swindle: [
    'Tu vois des cartes de la Main d’un rival, et tu en gardes une.',
    'Prends celle qui manquera le plus, surtout de la couleur qu’il rassemble.',
  ],
  embody: [
    'Tu choisis une de tes Œuvres, et son pouvoir agit. L’Œuvre reste en place.',
    'Cela ne coûte que cette carte : choisis ce qui aide le plus maintenant.',
  ],
  mimic: [
    'Tu choisis l’Œuvre exposée d’un rival, et son pouvoir agit pour toi.',
    'L’Œuvre lui reste. La personne visée pourra ensuite prendre ta carte.',
  ],
} satisfies Readonly<Record<KarmakaAskKind, Explanation>>

export const explain = explainWords('karmaka', explanations)
