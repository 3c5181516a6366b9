/** What Moksha asks in French: one prompt for each kind of the rules, and the words for going on without. */
import type { MokshaPromptKind } from '../../../../engine/moksha/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'

/** Where gods may be called on besides. */
const besides = '{count, plural, =0 {} other { Ou invoque {gods}.}}'
/** What the death that comes brings. */
const ending =
  'Cela donne {aura} d’aura ({total} sur {target}), {released, select, true {et le moksha} other {et une nouvelle vie de {caste}}}.'
/** Where nothing else is to be decided, within a sentence and as one. */
const orGod = '{count, plural, =0 {continue} other {invoque {gods}, ou continue}}'
const OrGod = '{count, plural, =0 {Continue} other {Invoque d’abord {gods}, ou continue}}'
const pay = selectByValue('pay', { token: 'un jeton', karma: 'du karma', both: 'un jeton ou du karma' })

/** What a seat is asked; the screen adds `name`. */
const asks: Readonly<Record<MokshaPromptKind, string>> = {
  wander: `{name}, où voyages-tu ? Tu y prends le jeton du dessus. {stay, select, true {Choisis ta propre région pour rester.} other {Tu ne peux pas rester.}}${besides}`,
  take: `{name}, tu vas prendre {token}. ${OrGod}.`,
  takeNothing: `{name}, il n’y a pas de jeton à prendre ici : ${orGod}.`,
  replace: `{name}, tes emplacements sont pleins : quel jeton fait place à {token} ?${besides}`,
  farm: '{name}, en Fermier tu peux rappeler deux disciples pour un autre jeton : {token}.',
  evolve: '{name}, ton marqueur fait ces pas : {shifts}. Où finit-il ? Tu récoltes ce que donne cette case.',
  shift: '{name}, le jeton de Vishnou donne ces pas à ton marqueur : {shifts}. Où finit-il ?',
  gather: `{name}, de quelle couleur est le karma que tu récoltes ?${besides}`,
  beforeGather: `{name}, tu vas récolter {reward}. ${OrGod}.`,
  serve: `{name}, ${selectByValue('occupation', {
    housekeeper: 'tu n’as pas bougé : en Majordome, prends 1 karma',
    cleaner: 'il y a des disciples ici : en Balayeur, prends 1 karma',
    servant: 'tu rencontres une caste plus haute : en Domestique, prends 1 karma',
    artisan: 'en Artisan, donne un jeton pour du karma de sa couleur',
    merchant: 'en Marchand, donne du karma pour plus de disciples',
    soldier: 'la région est pleine : en Soldat, remplace un disciple ici',
    swami: 'en Swami, place un disciple de plus',
  })}, si tu veux.${besides}`,
  devote: `{name}, sacrifies-tu ${pay} pour vénérer {god}, et pouvoir l’invoquer une fois ? Un jeton donné, c’est de la vitalité perdue.${besides}`,
  sacrifice: `{name}, sacrifies-tu ${pay} pour que des disciples d’une région passent une frontière ? Un jeton donné, c’est de la vitalité perdue.${besides}`,
  beforeDevote: `{name}, ${selectByValue('reason', {
    nothingToSacrifice: 'tu n’as rien à sacrifier',
    godReady: '{god} est déjà prêt auprès de toi',
    noMobilization: 'aucun de tes disciples ne pourrait bouger',
  })} : ${orGod}.`,
  mobilize: '{name}, quels disciples passent quelle frontière ? Là où tu en as le plus, ta mort donne de l’aura.',
  again: '{name}, en Maharaja tu peux déplacer encore des disciples.',
  age: `{name}, tu vas vieillir : vitalité {vitality}, et l’étape {stage} demande {need}. ${OrGod}.`,
  ageShort: `{name}, tu vas mourir : vitalité {vitality}, et l’étape {stage} demande {need}. ${ending} ${OrGod}.`,
  ageLast: `{name}, cette vie est complète et s’achève. ${ending} ${OrGod}.`,
  recall:
    '{name}, {more, plural, one {encore un disciple quitte} other {encore # disciples quittent}} le plateau et {stay, plural, one {# reste} other {# restent}} : de quelle région ? Ceux qui restent comptent pour ta prochaine mort.',
  karma:
    '{name}, tout sauf {kept, plural, one {# karma} other {# karmas}} est rendu pour une vie de {caste} : {kept, plural, one {lequel est gardé} other {lesquels sont gardés}} ?',
  close: '{name}, en Propriétaire tu peux fermer une région à tous les autres.',
  lay: '{name}, dans quelle pile, et à quelle hauteur, va {token} ? Au-dessus, ce sera le prochain à y être pris.{left, plural, =0 {} one { Encore un ensuite.} other { Encore # ensuite.}}',
  sink: '{name}, il n’y a pas de place pour tous ({tokens}) : lequel repart ?',
  swap: '{name}, qu’est-ce qui change de place avec le {building} ?',
}

/** What has to be done before anything else. */
const first: Readonly<Record<MokshaPromptKind, string>> = {
  wander: 'Dis d’abord où tu vas, ou que tu restes.',
  take: 'D’abord vient le jeton du dessus de la pile.',
  takeNothing: 'Continue d’abord : il n’y a pas de jeton à prendre.',
  replace: 'Dis d’abord quel jeton fait place.',
  farm: 'Dis d’abord si ton Fermier rappelle des disciples.',
  evolve: 'Dis d’abord où finit ton marqueur d’harmonie.',
  shift: 'Dis d’abord où le jeton de Vishnou mène ton marqueur.',
  gather: 'Dis d’abord ce que tu récoltes.',
  beforeGather: 'D’abord vient ta récolte.',
  serve: 'Dis d’abord si tu utilises ton métier.',
  devote: 'Dis d’abord si tu vénères le dieu de ce lieu.',
  sacrifice: 'Dis d’abord si tu sacrifies quelque chose.',
  beforeDevote: 'Continue d’abord : il n’y a rien pour quoi sacrifier ici.',
  mobilize: 'Déplace d’abord des disciples : c’est payé.',
  again: 'Dis d’abord si des disciples bougent encore.',
  age: 'D’abord, tu vieillis.',
  ageShort: 'D’abord, cette vie s’achève.',
  ageLast: 'D’abord, cette vie s’achève.',
  recall: 'Dis d’abord quels disciples quittent le plateau.',
  karma: 'Dis d’abord quel karma tu gardes.',
  close: 'Dis d’abord si tu fermes une région.',
  lay: 'Il faut d’abord poser les jetons de Brahma.',
  sink: 'Dis d’abord quels jetons repartent : il n’y a pas de place pour tous.',
  swap: 'Dis d’abord quel bâtiment change de place.',
}

/** Going on, where that is offered: what is left undone, or what comes next. */
const go = {
  take: 'Prendre le jeton',
  takeNothing: 'Continuer',
  farm: 'Ne rappeler personne',
  beforeGather: 'Récolter',
  serve: 'Laisser',
  devote: 'Pas de sacrifice',
  sacrifice: 'Pas de sacrifice',
  beforeDevote: 'Continuer',
  again: 'Pas de second trajet',
  age: 'Vieillir : finir ce tour',
  ageShort: 'Laisser finir cette vie',
  ageLast: 'Laisser finir cette vie',
  close: 'Ne rien fermer',
} satisfies Partial<Record<MokshaPromptKind, string>>

export const askWords = {
  ...messageGroup('moksha.ask', asks),
  ...messageGroup('moksha.why.first', first),
  ...messageGroup('moksha.control.go', go),
}
