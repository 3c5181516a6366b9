/** French words of what the decisions of Moksha are about: what is decided, and what usually matters. Terms as in ./index.ts. */
import type { MokshaAskKind } from '../../../../engine/moksha/index.ts'
import { explainWords, type Explanation } from '../../icu.ts'

const death =
  'Là où personne n’a plus de disciples que toi, mourir donne de l’aura ; le karma achète une meilleure vie.'

const explanations = {
  wander: [
    'Tu restes dans ta région ou tu vas dans une voisine ; pour un jeton, tu passes deux frontières.',
    'Le jeton qui s’y trouve pousse ton marqueur : montre une région pour voir où il peut finir.',
  ],
  take: [
    'Tu vas prendre le jeton de cette région. Avant, tu peux invoquer un dieu.',
    'Un dieu aide une fois, jusqu’à ce que tu le vénères encore : invoque-le s’il change ce que tu vas recevoir.',
  ],
  takeNothing: [
    'Il n’y a pas de jeton ici. Tu peux invoquer un dieu, ou continuer.',
    'Sans jeton, seul le point du temple pousse ton marqueur.',
  ],
  replace: [
    'Tes quatre emplacements sont pleins : un ancien jeton laisse sa place.',
    'Les jetons te gardent en vie : laisse celui qui a le moins de vitalité.',
  ],
  farm: [
    'Ton métier te permet de rappeler deux disciples et de prendre un autre jeton.',
    'Un jeton allonge ta vie. Les disciples valent de l’aura là où personne n’en a plus que toi.',
  ],
  evolve: [
    'Ton marqueur est poussé une fois par flèche ; tu choisis l’ordre, et donc où il finit.',
    'Près du centre, des disciples ; au bord, du karma. Un pas au-delà du bord est perdu.',
  ],
  shift: [
    'Le jeton de Vishnu pousse ton marqueur ; tu choisis où il finit.',
    'Près du centre, des disciples ; au bord, du karma.',
  ],
  gather: [
    'Tu choisis la couleur du karma que tu reçois.',
    'Un de chaque couleur donne de l’aura, une fois par vie ; sinon, prends ce qui paie tes projets.',
  ],
  beforeGather: [
    'Tu vas récolter ce que montre ton hexagone. Avant, tu peux invoquer un dieu.',
    'Invoque-le si la récolte y gagne ; sinon, récolte.',
  ],
  serve: [
    'Tu peux te servir de ton métier, une fois ce tour-ci.',
    'Il n’est à toi que dans cette vie. S’il ne coûte rien, il vaut presque toujours la peine.',
  ],
  devote: [
    'Pour un jeton ou du karma, tu gagnes le dieu de ce lieu, ou tu t’abstiens.',
    'Un dieu aide une fois quand tu l’invoques, et le quatrième que tu vénères donne de l’aura.',
  ],
  sacrifice: [
    'Pour un jeton ou du karma, tu déplaces des disciples d’une région vers une voisine, ou tu t’abstiens.',
    'À ta mort, les régions où personne n’a plus de disciples que toi valent de l’aura.',
  ],
  beforeDevote: [
    'Un sacrifice ne ferait rien ici. Tu peux invoquer un dieu, ou continuer.',
    'Shiva peut changer le bâtiment où tu te trouves, et donc ce que tu peux faire.',
  ],
  mobilize: [
    'Tu déplaces des disciples d’une région par-delà une frontière.',
    'Répartis-les pour être à égalité avec les plus forts dans le plus de régions possible.',
  ],
  again: [
    'Ton métier te permet de déplacer des disciples une seconde fois.',
    'Cela ne coûte rien : fais-le si une région est gagnée ou sauvée.',
  ],
  age: [
    'Ta vitalité suffit : tu vieillis d’une étape. Avant, tu peux invoquer un dieu.',
    `Mourir plus vieux laisse plus de disciples sur la carte. ${death}`,
  ],
  ageShort: [
    'Ta vitalité ne suffit pas, et cette vie finit. Avant, tu peux invoquer un dieu.',
    `Mourir fait partie du chemin. ${death}`,
  ],
  ageLast: ['Tu es à la dernière étape, et cette vie finit. Avant, tu peux invoquer un dieu.', death],
  recall: [
    'Après ta mort, seuls quelques disciples restent sur la carte ; tu choisis lesquels reviennent.',
    'Garde-les là où une majorité tient à eux ; rappelle ceux qui sont seuls contre beaucoup.',
  ],
  karma: [
    'Le karma a payé ta prochaine caste, et il en reste : tu choisis ce que tu gardes.',
    'Garde des couleurs différentes : les trois ensemble donnent de l’aura dans la nouvelle vie.',
  ],
  close: [
    'Ton métier te permet de fermer une région : personne d’autre n’y entre ni ne la traverse.',
    'Ferme ce dont les autres ont besoin, un sanctuaire par exemple, ou garde-la libre pour toi.',
  ],
  lay: [
    'Tu dis dans quelle pile, et à quelle profondeur, va le jeton tiré par Brahma.',
    'Au-dessus, il sera pris le premier : les bons là où tu vas, les mauvais là où vont les autres.',
  ],
  sink: [
    'Il n’y a pas de place pour tous les jetons tirés : tu choisis lequel repart.',
    'Renvoie celui qui pousse les autres là où ils veulent aller.',
  ],
  swap: [
    'Tu choisis avec quel autre bâtiment celui-ci change de place.',
    'Au sanctuaire on vénère un dieu, au temple on déplace des disciples : fais venir ce qu’il te faut.',
  ],
} satisfies Readonly<Record<MokshaAskKind, Explanation>>

export const explain = explainWords('moksha', explanations)
