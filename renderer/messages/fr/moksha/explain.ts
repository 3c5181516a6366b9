/** What the decisions of Moksha are about, in French: what is decided, and what usually matters. */
import type { MokshaPromptKind } from '../../../../engine/moksha/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const death =
  'À ta mort, deux régions où personne n’a plus de disciples que toi donnent 1 d’aura, quatre en donnent 2 ; le karma paie une meilleure vie.'

const explanations = {
  wander: [
    'Tu restes dans ta région, ou tu vas dans une région voisine ; pour un jeton, tu passes deux frontières.',
    'Le jeton qui s’y trouve pousse ton marqueur d’harmonie : désigne une région pour voir où il pourrait finir.',
  ],
  take: [
    'Tu vas prendre le jeton de cette région. Avant cela, tu peux invoquer un dieu.',
    'Un dieu aide une fois, jusqu’à ce que tu le vénères de nouveau : invoque-le s’il change ce que tu vas recevoir.',
  ],
  takeNothing: [
    'Il n’y a pas de jeton à prendre ici. Tu peux invoquer un dieu, ou continuer.',
    'Sans jeton, seul le point du temple pousse ton marqueur.',
  ],
  replace: [
    'Tes quatre emplacements sont pleins : un des anciens jetons fait place.',
    'Les jetons te gardent en vie : rends celui qui a le moins de vitalité.',
  ],
  farm: [
    'En Fermier, tu peux rappeler deux disciples et prendre pour cela un autre jeton.',
    'Un jeton te fait vivre plus longtemps. Les disciples valent de l’aura là où personne n’en a plus que toi.',
  ],
  evolve: [
    'Ton marqueur est poussé une fois par flèche ; tu choisis l’ordre, et donc où il finit.',
    'Près du centre attendent des disciples, au bord du karma. Une poussée au-delà du bord est perdue.',
  ],
  shift: [
    'Le jeton de Vishnou pousse ton marqueur ; tu choisis où il finit.',
    'Près du centre attendent des disciples, au bord du karma.',
  ],
  gather: [
    'Tu choisis la couleur du karma que tu reçois.',
    'Un de chaque couleur donne de l’aura une fois par vie ; sinon, prends ce qui paie tes projets.',
  ],
  beforeGather: [
    'Tu vas récolter ce que montre ta case. Avant cela, tu peux invoquer un dieu.',
    'Invoque si la récolte y gagne ; sinon, récolte.',
  ],
  serve: [
    'Tu peux utiliser l’effet de ton métier, une fois à ce tour.',
    'Il n’est à toi que pour cette vie. S’il ne coûte rien, il vaut presque toujours la peine.',
  ],
  devote: [
    'Pour un jeton ou du karma, tu gagnes le dieu de ce lieu, ou tu laisses.',
    'Un dieu aide une fois quand tu l’invoques, et le quatrième que tu vénères donne de l’aura.',
  ],
  sacrifice: [
    'Pour un jeton ou du karma, tu déplaces des disciples vers une région voisine, ou tu laisses.',
    'À ta mort, deux régions où personne n’a plus de disciples que toi donnent 1 d’aura, quatre en donnent 2.',
  ],
  beforeDevote: [
    'Un sacrifice ne ferait rien ici. Tu peux invoquer un dieu, ou continuer.',
    'Shiva peut changer le bâtiment où tu es, et avec lui ce que tu peux faire.',
  ],
  mobilize: [
    'Tu déplaces des disciples d’une région par-delà une frontière.',
    'Répartis-les pour égaler les plus forts dans autant de régions que possible.',
  ],
  again: [
    'En Maharaja, tu peux déplacer des disciples une deuxième fois.',
    'Cela ne coûte rien : fais-le si une région est gagnée ou sauvée.',
  ],
  age: [
    'Ta vitalité suffit : tu vieillis d’une étape. Avant cela, tu peux invoquer un dieu.',
    `Une mort plus tardive laisse plus de disciples sur la carte. ${death}`,
  ],
  ageShort: [
    'Ta vitalité ne suffit pas, et cette vie s’achève. Avant cela, tu peux invoquer un dieu.',
    `Mourir fait partie du chemin. ${death}`,
  ],
  ageLast: ['Tu as atteint la dernière étape, et cette vie s’achève. Avant cela, tu peux invoquer un dieu.', death],
  recall: [
    'Après ta mort, seuls certains disciples restent sur la carte ; tu choisis lesquels rentrent.',
    'Garde-les là où une majorité en dépend, et reprends ceux qui sont seuls contre beaucoup.',
  ],
  karma: [
    'Le karma a payé ta prochaine caste, et il en reste : tu choisis lequel tu gardes.',
    'Garde des couleurs différentes : les trois ensemble donnent de l’aura dans la nouvelle vie.',
  ],
  close: [
    'En Propriétaire, tu peux fermer une région : personne d’autre n’y entre ni ne la traverse.',
    'Ferme ce dont tes rivaux ont besoin, un sanctuaire par exemple, ou garde-la pour toi.',
  ],
  lay: [
    'Tu dis dans quelle pile va le jeton tiré par Brahma, et à quelle hauteur.',
    'Au-dessus, il sera pris en premier : pose les bons là où tu vas, et les mauvais là où vont tes rivaux.',
  ],
  sink: [
    'Il n’y a pas de place pour tous les jetons tirés : tu choisis lequel repart.',
    'Renvoie ce qui pousserait tes rivaux là où ils veulent aller.',
  ],
  swap: [
    'Tu choisis avec quel autre bâtiment celui-ci change de place.',
    'À un sanctuaire on vénère un dieu, à un temple on déplace des disciples : amène ce qu’il te faut maintenant.',
  ],
} satisfies Readonly<Record<MokshaPromptKind, ExplanationText>>

export const explain = explanationMessages('moksha', explanations)
