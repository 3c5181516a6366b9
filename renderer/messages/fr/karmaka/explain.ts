/** What the decisions of Karmaka are about, in French: what is decided, and what usually matters. */
import type { KarmakaPromptKind } from '../../../../engine/karmaka/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  draw: [
    'Tu prends en main la carte du dessus de ta Pile.',
    'Ta Pile dit combien de temps cette vie dure encore : quand elle et ta main sont vides, tu meurs.',
  ],
  death: [
    'On compte cette vie : tes Œuvres de la meilleure couleur, et les mosaïques avec elles.',
    'Assez de points te montent d’un échelon. Trop peu te donnent un anneau, et dans les deux cas ta Vie Future devient ta main.',
  ],
  play: [
    'Tu utilises une carte : pour ses points, pour son pouvoir, ou pour ta prochaine vie. Ou tu passes.',
    'Les points ne comptent que dans une couleur. Après un pouvoir, un rival peut prendre la carte pour sa propre vie à venir.',
  ],
  mustPlay: [
    'Tu utilises une carte : pour ses points, pour son pouvoir, ou pour ta prochaine vie. Sans Pile, tu ne peux pas passer.',
    'Cette vie touche à sa fin : marque ce qu’il faut pour le prochain échelon, et garde de bonnes cartes pour la suite.',
  ],
  again: [
    'Tu peux utiliser encore une carte à ce tour.',
    'Chaque carte qui quitte ta main rapproche la mort : joue si cela marque ou fait mal, sinon garde-la.',
  ],
  offer: [
    'Tu peux poser la carte qui vient de servir, face cachée, sur ta Vie Future.',
    'Elle ne coûte rien et sera à toi dans ta prochaine vie. Ce que tu refuses va à un autre rival ou à la Fosse.',
  ],
  rings: [
    'Tu peux dépenser des anneaux pour les points qui manquent à cette vie.',
    'Chaque anneau vaut un point. Sans eux, tu restes sur cet échelon et reçois un anneau de plus.',
  ],
  target: [
    'Tu choisis sur qui le pouvoir de ta carte est utilisé.',
    'Ce rival pourra ensuite prendre la carte : vise qui est en tête, et pense à ce que tu cèdes.',
  ],
  ruinFor: [
    'Un rival te fait perdre une carte de ta main ; tu choisis laquelle.',
    'Donne celle qui ne sert ni cette vie ni la suivante. Elle sera visible dans la Fosse, à la portée de tous.',
  ],
  ruin: ['Ta carte te coûte une autre carte de ta main.', 'Donne celle qui ne sert ni cette vie ni la suivante.'],
  deny: [
    'Tu donnes une carte de ta main, et son pouvoir agit à la place de celui de ta carte.',
    'Choisis-la pour ce qu’elle fait : ses points sont perdus.',
  ],
  discard: [
    'Tu peux jeter à la Fosse des cartes de ta main, autant que la carte le permet.',
    'Moins de cartes, c’est une mort plus proche : bien avec de bonnes Œuvres, mal sans.',
  ],
  ruinDeed: [
    'Un rival te fait perdre une de tes Œuvres ; tu choisis laquelle.',
    'Garde la couleur par laquelle ta vie compte ; perds ce qui n’en est pas.',
  ],
  drawOn: [
    'Tu peux piocher des cartes à la Source.',
    'Plus de cartes, c’est plus de choix et une vie plus longue. Arrête si tu préfères renaître bientôt.',
  ],
  store: [
    'Tu poses des cartes de ta main, face cachée, sur ta Vie Future.',
    'Elles seront ta main dans la prochaine vie : gardes-en plusieurs d’une même couleur.',
  ],
  score: [
    'Tu peux poser d’autres cartes parmi tes Œuvres.',
    'Une seule couleur compte, et la mosaïque va avec toutes : marque ce qui s’ajoute à ta meilleure.',
  ],
  keep: [
    'Tu as vu des cartes du dessus de la Source, et tu en gardes pour ta Vie Future.',
    'Prends ce qui va ensemble dans une couleur ; les autres retournent là où quelqu’un les piochera.',
  ],
  putBack: [
    'Tu dis dans quel ordre les cartes retournent sur la Source.',
    'La dernière est au-dessus et sera piochée en premier, peut-être par un rival.',
  ],
  salvage: [
    'Tu prends en main une carte de la Fosse.',
    'Elle peut encore servir dans cette vie : des points dans ta couleur, ou un pouvoir utile maintenant.',
  ],
  recycle: [
    'Tu poses une carte de la Fosse sur ta Vie Future.',
    'Elle attend ta prochaine vie : choisis pour l’échelon d’après.',
  ],
  recall: ['Tu prends en main une carte de ta Vie Future.', 'Elle aide cette vie et manquera à la suivante.'],
  swindle: [
    'Tu regardes des cartes de la main d’un rival, et tu en gardes une.',
    'Prends ce qui fait le plus mal à perdre, surtout la couleur qu’il collectionne.',
  ],
  embody: [
    'Tu choisis une de tes Œuvres, et son pouvoir agit. L’Œuvre reste où elle est.',
    'Cela ne coûte que cette carte : choisis ce qui aide le plus maintenant.',
  ],
  mimic: [
    'Tu choisis l’Œuvre du dessus d’un rival, et son pouvoir agit pour toi.',
    'Sa carte lui reste. La personne visée peut ensuite prendre ton Mimétisme.',
  ],
} satisfies Readonly<Record<KarmakaPromptKind, ExplanationText>>

export const explain = explanationMessages('karmaka', explanations)
