/**
 * French words of the Cosmic Karma Game; see ../../en/cosmic-karma/index.ts for what the values are. A colour is said as it agrees
 * with a bead or a habit ('verte'); names of spaces stand in quotes or after a colon, so that they need no article.
 * Terms: bead = perle (f), loose = libre, ring = anneau, habit = habitude, peg = fiche (torche, épée, baguette), master tool = outil
 * maître, space = case, Land = Pays, Free Will Card = carte Libre Arbitre, Choice Card = carte Choix, Karma Card = carte Karma, Lose
 * a Turn Card = carte Tour Perdu, the Pit = la Fosse, Dharma Wheels = Roues du Dharma, karmic majority = majorité karmique, bank =
 * banque, pawn = pion, to go home = rentrer.
 */
import type { cosmicKarma as english } from '../../en/cosmic-karma/index.ts'
import type { CosmicPromptKind, CosmicIllegalReason } from '../../../../engine/cosmic-karma/index.ts'
import { capitalizeTexts, messageGroup, selectByValue } from '../../catalogue-builders.ts'
import { boardWords } from './board.ts'
import { cardWords, spaceWords } from './cards.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

/** What an effect does, as a clause (`cosmic-karma.do.*`), and as one that begins a sentence (`cosmic-karma.Do.*`). */
function clauses<W extends Readonly<Record<string, string>>>(words: W) {
  return { ...messageGroup('cosmic-karma.do', words), ...messageGroup('cosmic-karma.Do', capitalizeTexts(words)) }
}

const anItem = selectByValue('item', { ring: 'un anneau', bead: 'une perle' })
const ofItem = selectByValue('item', { ring: 'de l’anneau', bead: 'de la perle' })

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  sitOut: '{name}, ce tour est perdu : rends une carte Tour Perdu.',
  home: '{name}, tu as tout ce qu’il faut. Lâche prise, et rentre.',
  roll: '{name}, lance les dés.',
  start: '{name}, lance les dés, ou avance plutôt par des cartes Libre Arbitre.',
  planning: `{name}, revis{others, plural,
    =0 {{left, plural, =0 { : tu as assez attendu.} one { ou attends encore une fois.} other { ou attends.}}}
    other {{left, plural, =0 { ou rejoins quelqu’un sur Terre : tu as assez attendu.} one {, rejoins quelqu’un sur Terre, ou attends encore une fois.} other {, rejoins quelqu’un sur Terre, ou attends.}}}}`,
  cards:
    '{name}, {count, plural, one {# case} other {# cases}}{left, plural, =0 { par tes cartes : en route.} other { pour l’instant : ajoute une carte, ou va.}}',
  rolled: '{name}, tu avances de {count, plural, one {# case} other {# cases}}.',
  fork: '{name}, le chemin bifurque ({space}), encore {left, plural, one {# case} other {# cases}} à faire. De quel côté ?',
  dual: `{name}, {of} a autant de vert que d’orange : choisis la couleur ${ofItem} que tu prends.`,
  side: '{name}, ta Torche Maîtresse montre les deux faces de « {card} ». Laquelle, c’est toi ?',
  colour: `{name}, {source} : choisis la couleur {left, plural, one {${ofItem} que tu prends} other {de ce que tu prends, encore #}}.`,
  discard: `{name}, {source} : rends {given, plural,
    =0 {{left, plural, one {une perle libre} other {jusqu’à # perles libres}}}
    other {{left, plural, one {encore une perle libre} other {encore jusqu’à # perles libres}}}}, si tu veux.`,
  recolour: '{name}, {source} : échange une perle libre contre l’autre couleur, si tu veux.',
  takePeg: '{name}, {source} : choisis la fiche que tu prends.',
  losePeg: '{name}, {source} : choisis la fiche que tu rends.',
  gift: `{name}, {source} : qui d’autre prend ${selectByValue('colour', { green: 'un anneau vert', orange: 'un anneau orange' })} ?`,
  swap: '{name}, {source} : change de place avec quelqu’un, si tu veux.',
  loosen: '{name}, {source} : choisis l’habitude que tu défais.',
} satisfies Record<CosmicPromptKind, string>

/** What has to be done before anything else, by what is asked. */
const first = {
  sitOut: 'Ce tour est perdu : une carte Tour Perdu est rendue, et c’est tout.',
  home: 'Tu as tout ce qu’il faut, à « S’accrocher » : ce tour te fait rentrer.',
  roll: 'Lance d’abord les dés.',
  start: 'Lance d’abord les dés, ou pose des cartes Libre Arbitre.',
  planning: 'Choisis d’abord la suite de ton séjour à la Préparation de la vie future.',
  cards: 'Pars d’abord avec les cartes posées.',
  rolled: 'D’abord, ton pion avance selon les dés.',
  fork: 'Choisis d’abord le chemin à la bifurcation.',
  dual: 'Choisis d’abord la couleur de ce que tu prends.',
  side: 'Choisis d’abord la face de la carte.',
  colour: 'Choisis d’abord la couleur de ce que tu prends.',
  discard: 'Rends d’abord des perles libres, ou garde-les.',
  recolour: 'Échange d’abord une perle, ou rien.',
  takePeg: 'Choisis d’abord la fiche que tu prends.',
  losePeg: 'Choisis d’abord la fiche que tu rends.',
  gift: 'Choisis d’abord qui prend l’anneau.',
  swap: 'Change d’abord de place, ou reste.',
  loosen: 'Choisis d’abord l’habitude que tu défais.',
} satisfies Record<CosmicPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<CosmicIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'La partie est finie.',
  notYourTurn: 'C’est {seat} qui joue maintenant.',
  noLostTurn: 'Tu n’as pas de tour à perdre.',
  notHome: 'On ne rentre que depuis « S’accrocher », avec tout ce qu’il faut.',
  rolledAlready: 'Les dés sont lancés.',
  diceOrCards: 'On avance par les dés ou par des cartes Libre Arbitre, jamais par les deux.',
  reentering: 'Tu as choisi de revivre.',
  notPlanning: 'Ce n’est possible qu’au début d’un tour à la Préparation de la vie future.',
  noFork: 'Le chemin ne bifurque pas ici.',
  noSuchCard: 'Tu n’as pas de carte Libre Arbitre {number}.',
  notYourself: 'Il faut quelqu’un d’autre.',
  waitedEnough: 'Tu as attendu {waits} tours dans ce séjour ; c’est le maximum.',
  noLooseBead: 'Tu n’as pas de perle libre {colour}.',
  noHabit: 'Tu n’as pas d’habitude {colour}.',
  masterAlready: 'Tu as déjà les deux fiches {tool}.',
  noPeg: 'Tu n’as pas de fiche {tool}.',
  masterKept: 'Tes deux fiches {tool} forment un outil maître, qui ne se perd jamais.',
  notInLands: '{seat} n’est ni sur l’anneau, ni dans un temple, ni dans la Fosse.',
  needsWand: '« {space} » ne s’ouvre qu’à une Baguette Maîtresse.',
  wheelLeft: 'On vient de quitter « {space} » : le chemin continue dans ce Pays.',
  passOver: 'On entre dans « {space} » en passant : un coup qui commence à côté continue sur l’anneau.',
  notNext: 'D’ici, ton chemin ne mène pas d’abord à « {space} ».',
}

export const cosmicKarma = {
  // -------------------------------------------------------------------------------------------- spaces and cards
  ...spaceWords,
  ...cardWords,
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  ...messageGroup('cosmic-karma.colour', { green: 'verte', orange: 'orange' }),
  ...messageGroup('cosmic-karma.tool', { torch: 'torche', sword: 'épée', wand: 'baguette' }),
  ...messageGroup('cosmic-karma.master', {
    torch: 'Torche Maîtresse',
    sword: 'Épée Maîtresse',
    wand: 'Baguette Maîtresse',
  }),
  ...messageGroup('cosmic-karma.land', {
    1: 'Pays 1, l’enfance',
    2: 'Pays 2, la jeunesse',
    3: 'Pays 3, les années actives',
    4: 'Pays 4, la vieillesse',
  }),
  ...messageGroup('cosmic-karma.goods', {
    'ring.green': '{count, plural, one {un anneau vert} other {# anneaux verts}}',
    'ring.orange': '{count, plural, one {un anneau orange} other {# anneaux orange}}',
    'bead.green': '{count, plural, one {une perle verte} other {# perles vertes}}',
    'bead.orange': '{count, plural, one {une perle orange} other {# perles orange}}',
  }),

  // ----------------------------------------------------------------------------------------- what spaces and cards do
  'cosmic-karma.effects': '{effects}.',
  ...clauses({
    nothing: 'il ne se passe rien',
    gain: 'prends {goods}',
    gainChoice: `prends {count, plural, one {${anItem}} other {# ${selectByValue('item', { ring: 'anneaux', bead: 'perles' })}}} de la couleur de ton choix`,
    discard: 'rends jusqu’à {count, plural, one {# perle libre} other {# perles libres}}',
    recolour: 'tu peux échanger une perle libre contre une de l’autre couleur',
    gainTool: 'prends une fiche {tool}',
    gainToolChoice: 'prends une fiche de ton choix',
    loseTool: 'rends une fiche isolée',
    freeWill: 'prends {count, plural, one {une carte Libre Arbitre} other {# cartes Libre Arbitre}}',
    loseTurn: 'perds {count, plural, one {un tour} other {# tours}}',
    draw: `pioche ${selectByValue('pack', { choice: 'une carte Choix', karma: 'une carte Karma' })} de ce Pays`,
    gift: 'laisse quelqu’un d’autre prendre {goods}',
    swapPlaces: 'tu peux changer de place avec quelqu’un dans les quatre Pays',
    loosenHabit: 'défais une habitude si tu as l’Épée Maîtresse',
    extraTurn: 'joue encore un tour',
    advance: 'avance de {count, plural, one {# case} other {# cases}}',
    goTo: 'va à « {space} »',
    followArrow: 'suis la flèche jusqu’à « {space} »',
  }),
  ...messageGroup('cosmic-karma.rule', {
    centre: 'Le début, et le but : reviens avec trois outils maîtres, sans perle libre ni habitude.',
    freeWill:
      'Arrête-toi ici ou passe, et prends une carte Libre Arbitre. Avec la Baguette Maîtresse, un pion qui passe peut entrer dans la roue.',
    gate: 'Il ne se passe rien. D’ici, le chemin continue par l’anneau ou par le temple.',
    hangingOn: 'Qui a tout ce qu’il faut rentre d’ici et gagne. Sinon, s’arrêter ici fait perdre un tour.',
    pit: 'Prends une perle de la couleur de ton choix. Le tour est fini.',
    review: 'Stop : une vie est finie, et le tour aussi.',
    planning: 'Stop : le tour est fini. Au prochain, revis, rejoins quelqu’un sur Terre, ou attends.',
  }),

  // ---------------------------------------------------------------------------------------------------- variants
  'cosmic-karma.option.extraBeads': 'Fardeau au départ',
  'cosmic-karma.option.extraBeads.0': 'Normal',
  'cosmic-karma.option.extraBeads.1': 'Une perle de plus',
  'cosmic-karma.option.extraBeads.2': 'Deux perles de plus',
  'cosmic-karma.option.extraBeads.3': 'Trois perles de plus',
  'cosmic-karma.option.extraBeads.0.hint': 'Chacun commence avec deux perles libres de chaque couleur.',
  'cosmic-karma.option.extraBeads.1.hint': 'Trois perles de chaque couleur : chacun commence avec deux habitudes.',
  'cosmic-karma.option.extraBeads.2.hint':
    'Quatre perles de chaque couleur : deux habitudes, et une perle libre de chaque.',
  'cosmic-karma.option.extraBeads.3.hint':
    'Cinq perles de chaque couleur : deux habitudes, et deux perles libres de chaque.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('cosmic-karma.ask', asks),

  // ---------------------------------------------------------------------------------------------------- controls
  'cosmic-karma.control.roll': 'Lancer les dés',
  'cosmic-karma.control.reenter': 'Revivre : lancer les dés',
  'cosmic-karma.control.wait': 'Attendre un tour',
  'cosmic-karma.control.go': 'Aller',
  'cosmic-karma.control.sitOut': 'Passer ce tour',
  'cosmic-karma.control.home': 'Rentrer',
  'cosmic-karma.control.green': 'Vert',
  'cosmic-karma.control.orange': 'Orange',
  'cosmic-karma.control.green.habit': 'Vert : une habitude',
  'cosmic-karma.control.orange.habit': 'Orange : une habitude',
  'cosmic-karma.control.torch': 'Fiche torche',
  'cosmic-karma.control.sword': 'Fiche épée',
  'cosmic-karma.control.wand': 'Fiche baguette',
  'cosmic-karma.control.asDrawn': 'La laisser ainsi',
  'cosmic-karma.control.turned': 'La retourner',
  'cosmic-karma.control.done.discard': 'Garder les perles',
  'cosmic-karma.control.done.recolour': 'Ne rien échanger',
  'cosmic-karma.control.done.swap': 'Rester ici',

  'cosmic-karma.final.dice': 'Les dés sont lancés.',
  'cosmic-karma.undo.dice': 'Les dés ont été lancés.',
  'cosmic-karma.final.card': 'Une carte est retournée.',
  'cosmic-karma.undo.card': 'Une carte a été retournée.',
  'cosmic-karma.final.freeWill': 'Une carte Libre Arbitre est piochée.',
  'cosmic-karma.undo.freeWill': 'Une carte Libre Arbitre a été piochée.',

  // ----------------------------------------------------------------------------------------------------- choices
  'cosmic-karma.choice.sitOut': 'Passer ce tour',
  'cosmic-karma.choice.home': 'Rentrer à la Conscience Cosmique',
  'cosmic-karma.choice.roll': 'Lancer les dés',
  'cosmic-karma.choice.reenter': 'Revivre : lancer les dés',
  'cosmic-karma.choice.card': 'Carte Libre Arbitre {number}, {card}',
  'cosmic-karma.choice.addCard': 'Ajouter la carte Libre Arbitre {number}, {card} : {count} en tout',
  'cosmic-karma.choice.go': 'Avancer de {count, plural, one {# case} other {# cases}}',
  'cosmic-karma.choice.wait':
    'Attendre un tour ; ensuite {left, plural, =0 {plus jamais dans ce séjour} one {encore une fois, si tu veux} other {encore # fois, si tu veux}}',
  'cosmic-karma.choice.join': 'Rejoindre {seat} : {space}',
  'cosmic-karma.choice.swap': 'Changer de place avec {seat} : {space}',
  'cosmic-karma.choice.gift': 'Laisser {seat} le prendre',
  'cosmic-karma.choice.way.ring': 'Vers {space}, par l’anneau',
  'cosmic-karma.choice.way.torch': 'Vers {space}, par le Temple de la Torche',
  'cosmic-karma.choice.way.sword': 'Vers {space}, par le Temple de l’Épée',
  'cosmic-karma.choice.way.wheels': 'Vers {space}, par les Roues du Dharma',
  'cosmic-karma.choice.to': 'Vers {space}',
  'cosmic-karma.choice.nextWheel': 'Vers {space}, par : {by}',
  'cosmic-karma.choice.way.out': 'Vers {space}, hors des roues',
  'cosmic-karma.way.ring': 'par l’anneau',
  'cosmic-karma.way.torch': 'par le Temple de la Torche',
  'cosmic-karma.way.sword': 'par le Temple de l’Épée',
  'cosmic-karma.way.wheels': 'par les Roues du Dharma',
  'cosmic-karma.way.out': 'hors des roues',
  'cosmic-karma.ends.two': '{one} ou {two}',
  'cosmic-karma.ends.more': '{one}, {two} ou plus loin',
  'cosmic-karma.choice.colour.kept': 'Prendre {goods}',
  'cosmic-karma.choice.colour.cancels': 'Prendre {goods}, qui s’annule contre une pièce à toi',
  'cosmic-karma.choice.colour.habit': 'Prendre {goods}, la troisième : une habitude',
  'cosmic-karma.choice.asDrawn': 'La laisser ainsi. {text} {effects}',
  'cosmic-karma.choice.turned': 'La retourner. {text} {effects}',
  'cosmic-karma.choice.giveBack': 'Rendre {goods}',
  'cosmic-karma.choice.exchange.kept': 'Échanger {goods} contre {other}',
  'cosmic-karma.choice.exchange.cancels': 'Échanger {goods} contre {other}, qui annule un anneau',
  'cosmic-karma.choice.exchange.habit': 'Échanger {goods} contre {other}, la troisième : une habitude',
  'cosmic-karma.choice.takePeg': 'Prendre une fiche {tool}',
  'cosmic-karma.choice.takeMaster': 'Prendre une fiche {tool} : ta {master}',
  'cosmic-karma.choice.losePeg': 'Rendre la fiche {tool}',
  'cosmic-karma.choice.loosen': 'Défaire une habitude {colour}',
  'cosmic-karma.choice.done.discard': 'Garder tes perles libres',
  'cosmic-karma.choice.done.recolour': 'Ne rien échanger',
  'cosmic-karma.choice.done.swap': 'Rester où tu es',

  // What a choice brings, said of its row.
  'cosmic-karma.foretell.lands': 'Arrivée : {space}. {effect}',
  'cosmic-karma.foretell.ends': 'Arrivées possibles : {spaces}',
  'cosmic-karma.foretell.habit':
    'Ta troisième perle {colour, select, green {verte} other {orange}} libre : une habitude',

  // --------------------------------------------------------------------------------------------------------- log
  'cosmic-karma.log.threw': '{seat} lance {count} pour commencer.',
  'cosmic-karma.log.rolled': '{seat} lance {first} et {second} : {count, plural, one {# case} other {# cases}}.',
  'cosmic-karma.log.laidOut': '{seat} pose un {number} : {count, plural, one {# case} other {# cases}}.',
  'cosmic-karma.log.movesOn': '{seat} avance de {count, plural, one {# case} other {# cases}}.',
  'cosmic-karma.log.stopped':
    'Stop à « {space} » : {seat} perd {left, plural, one {# case} other {# cases}} de son trajet.',
  'cosmic-karma.log.landed': '{seat} arrive sur « {space} ».',
  'cosmic-karma.log.sent.arrow': 'La flèche mène {seat} à « {to} ».',
  'cosmic-karma.log.sent.card': 'La carte envoie {seat} à « {to} ».',
  'cosmic-karma.log.satOut':
    '{seat} passe ce tour{left, plural, =0 {} one {, et doit encore en perdre un} other {, et doit encore en perdre #}}.',
  'cosmic-karma.log.waited': '{seat} attend{waits, plural, one {} other {, pour la #e fois}}.',
  'cosmic-karma.log.joined': '{seat} rejoint {of} à « {to} ».',
  'cosmic-karma.log.reborn': '{seat} renaît : vie {life}.',
  'cosmic-karma.log.majority': '{seat} rencontre {of} (vert {green}, orange {orange}) : {goods}.',
  'cosmic-karma.log.neutral': '{seat} rencontre {of} (vert {green}, orange {orange}), karma neutre : rien.',
  'cosmic-karma.log.dual': `{seat} rencontre {of} (vert {green}, orange {orange}) : ${anItem}, couleur au choix.`,
  'cosmic-karma.log.took.ring':
    '{seat} prend {goods}{cancelled, plural, =0 {} one { ; une perle libre est annulée} other { ; # perles libres sont annulées}}.',
  'cosmic-karma.log.took.bead':
    '{seat} prend {goods}{cancelled, plural, =0 {} one { ; cela coûte un anneau} other { ; cela coûte # anneaux}}.',
  'cosmic-karma.log.habit': 'Trois perles libres : {seat} prend une habitude {colour}.',
  'cosmic-karma.log.loosened':
    '{seat} défait une habitude {colour}{cancelled, plural, =0 {} one { ; un anneau emporte une des perles libérées} other { ; des anneaux emportent les deux perles libérées}}.',
  'cosmic-karma.log.gaveBack': '{seat} rend {goods}.',
  'cosmic-karma.log.exchanged': '{seat} échange {goods} contre {other}.',
  'cosmic-karma.log.peg': '{seat} prend une fiche {tool}.',
  'cosmic-karma.log.masterTool': 'Deux pareilles : {master} pour {seat}.',
  'cosmic-karma.log.lostPeg': '{seat} rend une fiche {tool}.',
  'cosmic-karma.log.freeWill.passed': '{seat} prend une carte Libre Arbitre en passant : {number}.',
  'cosmic-karma.log.freeWill.landed': '{seat} prend une carte Libre Arbitre : {number}.',
  'cosmic-karma.log.freeWill.effect': '{seat} reçoit une carte Libre Arbitre : {number}.',
  'cosmic-karma.log.packEmpty': 'Il ne reste plus de carte Libre Arbitre pour {seat}.',
  'cosmic-karma.log.noFreeWill': '{seat} a rejoint quelqu’un : pas de carte Libre Arbitre à ce tour.',
  'cosmic-karma.log.drew': '{seat} pioche « {card} ». {text} {effects}',
  'cosmic-karma.log.asDrawn': '{seat} laisse la carte ainsi.',
  'cosmic-karma.log.turned': '{seat} retourne la carte. {text} {effects}',
  'cosmic-karma.log.losesTurn': '{seat} prend une carte Tour Perdu{cards, plural, one {} other {, et en a #}}.',
  'cosmic-karma.log.extraTurn': '{seat} joue encore un tour après celui-ci.',
  'cosmic-karma.log.forfeited': 'Hors de la Fosse, pas d’autre tour pour {seat}.',
  'cosmic-karma.log.gift': '{seat} laisse {to} prendre {goods}.',
  'cosmic-karma.log.swapped': '{seat} et {other} changent de place ; {seat} est maintenant à « {to} ».',
  'cosmic-karma.log.declined.discard': '{seat} garde les perles qui restent.',
  'cosmic-karma.log.declined.recolour': '{seat} n’échange rien.',
  'cosmic-karma.log.declined.swapPlaces': '{seat} préfère rester.',
  'cosmic-karma.log.nothing.gainTool': '{seat} a déjà les deux fiches de cette sorte.',
  'cosmic-karma.log.nothing.loseTool': '{seat} n’a pas de fiche isolée à perdre.',
  'cosmic-karma.log.nothing.discard': '{seat} n’a pas de perle libre à rendre.',
  'cosmic-karma.log.nothing.recolour': '{seat} n’a pas de perle libre à échanger.',
  'cosmic-karma.log.nothing.swapPlaces': 'Personne dans les quatre Pays pour changer de place avec {seat}.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'cosmic-karma.figure.home': 'De retour à la Conscience Cosmique',
  'cosmic-karma.figure.ready': 'Tout y est : atteindre « S’accrocher », et gagner',
  'cosmic-karma.figure.missing': 'Avant de rentrer : {parts}',
  ...messageGroup('cosmic-karma.missing', {
    torch: '{count, plural, one {une fiche torche} other {# fiches torche}}',
    sword: '{count, plural, one {une fiche épée} other {# fiches épée}}',
    wand: '{count, plural, one {une fiche baguette} other {# fiches baguette}}',
    'beads.green': '{count, plural, one {une perle verte à perdre} other {# perles vertes à perdre}}',
    'beads.orange': '{count, plural, one {une perle orange à perdre} other {# perles orange à perdre}}',
    'habits.green': '{count, plural, one {une habitude verte à défaire} other {# habitudes vertes à défaire}}',
    'habits.orange': '{count, plural, one {une habitude orange à défaire} other {# habitudes orange à défaire}}',
  }),
  'cosmic-karma.figure.majority': 'Karma : vert {green}, orange {orange}. Arriver sur {seat} donne {goods}',
  'cosmic-karma.figure.neutral': 'Karma : vert {green}, orange {orange}. Arriver sur {seat} ne donne rien',
  'cosmic-karma.figure.dual': `Karma : vert {green}, orange {orange}. Arriver sur {seat} donne ${anItem}, couleur au choix`,
  'cosmic-karma.figure.rings': 'En main contre les perles : {rings}',
  'cosmic-karma.figure.freeWill': '{count, plural, one {Carte Libre Arbitre} other {Cartes Libre Arbitre}} : {cards}',
  'cosmic-karma.figure.lostTurns': '{count, plural, one {Perd le prochain tour} other {Perd les # prochains tours}}',
  'cosmic-karma.figure.life': 'Vie {life}',

  // ------------------------------------------------------------------------------------------------------ the end
  'cosmic-karma.great.reborn': '{seat} renaît.',
  'cosmic-karma.great.life': 'La vie numéro {life} commence.',
  'cosmic-karma.great.missing': '{missing}.',
  'cosmic-karma.cameTo.home': 'De retour, en {lives, plural, one {une seule vie} other {# vies}}',
  'cosmic-karma.cameTo.away': 'Encore en chemin, dans {lives, plural, one {la première vie} other {la vie numéro #}}',

  'cosmic-karma.end.move': '{seat} lâche prise à « S’accrocher » et rentre à la Conscience Cosmique.',
  'cosmic-karma.end.start': '{seat}, enfin, a tout ce qu’il faut et rentre depuis « S’accrocher ».',
  'cosmic-karma.end.majority': 'Après la majorité karmique à « S’accrocher », {seat} a tout ce qu’il faut, et rentre.',
  'cosmic-karma.end.trade': '{seat} a changé de place pour « S’accrocher », et rentre de là.',
  'cosmic-karma.score.tools': 'Outils maîtres : {count} sur 3',
  'cosmic-karma.score.beads': 'Perles, libres ou en habitudes : {count}',
  'cosmic-karma.score.missing': 'Avant de rentrer : {parts}',
  'cosmic-karma.score.ready': 'Tout y est : il ne restait que le chemin du retour',
  'cosmic-karma.score.lives': 'Vies : {count}',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('cosmic-karma.why', reasons),

  // ------------------------------------------------------------------------------------------------------- board
  ...boardWords(),
} as const satisfies Readonly<Record<keyof typeof english, string>>
