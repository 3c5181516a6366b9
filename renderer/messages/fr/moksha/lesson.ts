import type { lesson as english } from '../../en/moksha/lesson.ts'
import type { TranslationOf } from '../../index.ts'

/** French words of Moksha's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'moksha.lesson.wander.title': 'Où aller ?',
  'moksha.lesson.wander':
    'Meurs avec 12 d’aura et tu atteins le moksha : c’est la victoire. Mais d’abord, voyage : reste, ou va dans une région voisine. Tu y prends le jeton du dessus ; il te garde en vie, et pousse ton marqueur vers ce que tu récoltes.',
  'moksha.lesson.wander.instead': 'Va là où il y a un jeton, et où il te fait récolter quelque chose.',
  'moksha.lesson.wander.gathered':
    'Le jeton est à toi. Il a poussé ton marqueur, et tu as récolté ce que montre la case.',

  'moksha.lesson.mobilize.title': 'Essaimer',
  'moksha.lesson.mobilize':
    'À ta mort, deux régions où personne n’a plus de disciples que toi donnent 1 d’aura, quatre en donnent 2. Dans un temple, un jeton ou du karma fait passer une frontière à des disciples. Donne l’un ou l’autre, puis envoie un disciple là où tu n’en as pas encore.',
  'moksha.lesson.mobilize.instead':
    'Quatre disciples dans une région ne comptent pas plus qu’un seul. Disperse-les tant que ta vie ne tient pas à ce que tu donnes.',
  'moksha.lesson.mobilize.moved': 'C’est fait. Tu le peux dans chaque temple, une fois par tour.',

  'moksha.lesson.harmony.title': 'La grille d’harmonie',
  'moksha.lesson.harmony':
    'Une flèche ou un point jaune pousse ton marqueur vers le haut, bleu en bas à droite, rouge en bas à gauche. Au milieu, des disciples ; au bord, du karma. Pointe une région pour voir où tu finirais, puis va là où tu récoltes le plus.',
  'moksha.lesson.harmony.instead':
    'Pointe les régions voisines : ailleurs, le marqueur arriverait sur une meilleure case.',
  'moksha.lesson.harmony.disciples':
    'De nouveaux disciples sont avec toi. Une région en contient quatre, peu importe à qui ils sont ; le reste est perdu.',
  'moksha.lesson.harmony.karma': 'Le karma paie des sacrifices, ou la caste de ta prochaine vie.',

  'moksha.lesson.devote.title': 'La faveur d’un dieu',
  'moksha.lesson.devote':
    'Dans un sanctuaire, un jeton ou du karma te vaut la faveur de son dieu : il t’aide une fois quand tu l’invoques, dans cette vie ou une autre. Va dans l’un d’eux, et donne ce dont tu peux te passer.',
  'moksha.lesson.devote.instead': 'Un dieu gagné t’attend même après ta mort, et le quatrième donne 2 d’aura.',
  'moksha.lesson.devote.won': 'Le dieu est avec toi et attend sur ta fiche.',

  'moksha.lesson.god.title': 'Invoquer un dieu',
  'moksha.lesson.god':
    'Tu peux invoquer à presque tout moment de ton tour : c’est pourquoi on te le demande maintenant. Ganesh, par exemple, te donne 2 karmas d’une couleur. Invoque : un dieu qui a aidé peut se gagner de nouveau.',
  'moksha.lesson.god.instead':
    'Tu peux aussi garder un dieu pour plus tard. On te le redemandera à chaque moment de ce genre.',
  'moksha.lesson.god.helped':
    'Voilà l’aide d’un dieu. Son marqueur est retourné, jusqu’à ce que tu le gagnes de nouveau.',

  'moksha.lesson.occupation.title': 'Ton métier',
  'moksha.lesson.occupation':
    'Chaque vie a un métier. Sa carte, dans le cadre en tirets, dit ce que tu peux faire une fois par tour : un Marchand, par exemple, donne 1 karma pour 2 disciples de plus au maximum. Pour essayer, clique sur ce qui brille.',
  'moksha.lesson.occupation.instead':
    'Il n’est à toi que pour cette vie ; ce qu’il donne vaut presque toujours son prix.',
  'moksha.lesson.occupation.earned':
    'Tu le pourras encore à ton prochain tour. Ta prochaine vie apportera autre chose.',

  'moksha.lesson.age.title': 'Vieillir',
  'moksha.lesson.age':
    'À la fin de chaque tour, ta vitalité, caste et jetons ensemble, doit atteindre ce que demande l’étape suivante. Le cœur sur ta fiche montre les deux. Sinon, tu meurs. Continue donc à prendre des jetons, et pèse ce que tu donnes.',
  'moksha.lesson.age.instead': 'Là où il n’y a pas de jeton, tu ne fais que t’approcher de ta mort.',
  'moksha.lesson.age.older':
    'Tu vis encore. Plus tu meurs vieux, plus il reste de disciples sur la carte pour ta prochaine vie.',

  'moksha.lesson.death.title': 'Une belle mort',
  'moksha.lesson.death':
    'Toute vie s’achève, et c’est alors que vient le plus d’aura. Ta fiche dit ce que mourir maintenant donnerait. D’ici là, sois devant, ou à égalité, dans le plus de régions possible, et récolte du karma : il paie la caste de ta prochaine vie.',
  'moksha.lesson.death.instead':
    'Ce qui compte, c’est dans combien de régions tu es devant ou à égalité, pas combien tu en as là.',
  'moksha.lesson.death.aura': 'Tes régions t’ont donné de l’aura, et rien ne te la reprendra.',
  'moksha.lesson.death.none': 'Trop peu de régions cette fois : deux auraient donné 1 d’aura.',

  'moksha.lesson.rebirth.title': 'Ce qui reste',
  'moksha.lesson.rebirth':
    'Après une mort, il reste sur la carte autant de disciples que tu avais atteint d’étapes : reprends ceux qui ne décident de rien. L’aura, les dieux et le marqueur restent aussi. Les jetons partent, et le karma paie la caste de ta nouvelle vie : sa carte est dans le cadre en tirets.',
  'moksha.lesson.rebirth.instead':
    'Ceux qui restent devraient garder le plus de régions possible pour ta prochaine mort.',

  'moksha.lesson.goal.title': 'Libre de la roue',
  'moksha.lesson.goal':
    'Voici où chacun en est. 12 d’aura, comptés seulement à ta mort, c’est le moksha, et les autres n’ont plus qu’un tour. Si plusieurs l’atteignent, le marqueur le plus près du centre gagne. Quatre jetons à la fois, ou du karma des trois couleurs, donnent aussi de l’aura.',
  'moksha.lesson.goal.instead': 'Tous les chemins te sont maintenant ouverts.',
} as const satisfies TranslationOf<typeof english>
