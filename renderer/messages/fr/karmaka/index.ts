/**
 * French words of Karmaka; see ../../en/karmaka/index.ts for what the values are.
 * Terms: Deck = Pile, Hand = Main, Well = Source, Ruins = Fosse, to ruin = jeter (à la Fosse), Deed = Œuvre (f), exposed = exposée,
 * Future Life = Vie Future, Karmic Ladder = Échelle Karmique, rung = échelon, ring = anneau, ability = pouvoir, to score = marquer,
 * to draw = piocher, life = vie, Big Bad Wolf = Grand Méchant Loup.
 */
import type { karmaka as english } from '../../en/karmaka/index.ts'
import { CARD_IDS, type CardId, type LadderRung } from '../../../../engine/karmaka/data.ts'
import type { KarmakaPromptKind, KarmakaIllegalReason } from '../../../../engine/karmaka/index.ts'
import { messageGroup } from '../../catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

const NAMES: Readonly<Record<CardId, string>> = {
  panic: 'Panique',
  dwindle: 'Dernier Souffle',
  crisis: 'Crise',
  roulette: 'Roulette',
  'hells-heart': 'Fournaise',
  vengeance: 'Vengeance',
  spite: 'Mesquinerie',
  'another-day': 'Lendemain',
  recycle: 'Recyclage',
  salvage: 'Sauvetage',
  longevity: 'Longévité',
  sowing: 'Semis',
  voyage: 'Voyage',
  jubilee: 'Jubilé',
  transmigrate: 'Transmigration',
  peek: 'Coup d’Œil',
  destiny: 'Destinée',
  'stolen-dreams': 'Rêves Volés',
  denial: 'Déni',
  swindle: 'Duperie',
  thievery: 'Vol',
  embodiment: 'Incarnation',
  mimic: 'Mimétisme',
}

/** What each ability does, in one line. */
const ABILITIES: Readonly<Record<CardId, string>> = {
  panic: 'Jette la carte du dessus d’une Pile au choix. Puis rejoue.',
  dwindle: 'La personne de ton choix jette une carte de sa main.',
  crisis: 'Un rival jette une de ses Œuvres, à son choix.',
  roulette: 'Jette jusqu’à 2 cartes de ta main, puis pioches-en jusqu’à une de plus.',
  'hells-heart': 'Jette les 2 cartes du dessus de la Vie Future d’un rival.',
  vengeance: 'Jette l’Œuvre exposée d’un rival.',
  spite: 'Un rival jette 2 cartes de sa main, prises au hasard.',
  'another-day': 'Pioche 1 carte à la Source. Puis rejoue.',
  recycle: 'Pose une des 3 premières cartes de la Fosse sur ta Vie Future.',
  salvage: 'Prends en main une des 3 premières cartes de la Fosse.',
  longevity: 'Mets 2 cartes de la Source, sans les voir, sur une Pile au choix.',
  sowing: 'Pioche 2 cartes, puis pose 2 cartes de ta main sur ta Vie Future.',
  voyage: 'Pioche 3 cartes à la Source. Puis rejoue.',
  jubilee: 'Marque jusqu’à 2 autres cartes de ta main.',
  transmigrate: 'Prends en main une carte de ta Vie Future.',
  peek: 'Regarde toute la main d’un rival. Puis rejoue.',
  destiny: 'Regarde les 3 premières de la Source : jusqu’à 2 pour ta Vie Future, le reste revient dans l’ordre voulu.',
  'stolen-dreams': 'Pose sur ta Vie Future la carte du dessus de celle d’un rival.',
  denial: 'Jette une carte de ta main et utilise son pouvoir.',
  swindle: 'Regarde 3 cartes de la main d’un rival, prises au hasard, et gardes-en une.',
  thievery: 'Prends en main l’Œuvre exposée d’un rival.',
  embodiment: 'Utilise le pouvoir d’une de tes Œuvres.',
  mimic: 'Utilise le pouvoir de l’Œuvre exposée d’un rival.',
}

type CardWords = Readonly<Record<`karmaka.card.${CardId}.${'name' | 'ability'}`, string>>

function cardWords(): CardWords {
  const entries = CARD_IDS.flatMap((card) => [
    [`karmaka.card.${card}.name`, NAMES[card]],
    [`karmaka.card.${card}.ability`, ABILITIES[card]],
  ])
  return Object.fromEntries(entries) as CardWords
}

const RUNGS: Readonly<Record<LadderRung['id'], string>> = {
  'dung-beetle': 'Bousier',
  snake: 'Serpent',
  wolf: 'Loup',
  ape: 'Singe',
  transcendence: 'Transcendance',
}

const colour =
  '{colour, select, red {rouge} green {vert} blue {bleu} mosaic {mosaïque} none {aucune couleur} other {??}}'
const points = (value = 'points') => `{${value}, plural, one {# point} other {# points}}`
const rings = (value = 'rings') => `{${value}, plural, one {# anneau} other {# anneaux}}`
const count = (value = 'count') => `{${value}, plural, =0 {aucune carte} one {# carte} other {# cartes}}`
/** What a life is worth so far, at the end of a label. */
const inColour = `{points, plural, =0 {, pas encore de points} one {, # point en ${colour}} other {, # points en ${colour}}}`
/** A position in a pile. */
const fromTop = '{nth, plural, =1 {au-dessus} one {n° # depuis le dessus} other {n° # depuis le dessus}}'
/** 'pioche jusqu’à 2 cartes', 'pioche encore une carte'. */
const upTo = (verb: string) =>
  `${verb} {count, plural, =0 {{left, plural, one {une carte} other {jusqu’à # cartes}}} other {encore {left, plural, one {une carte} other {jusqu’à # cartes}}}}`
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, true {${text}} other {${otherwise}}}`

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  draw: '{name}, pioche dans ta Pile.',
  death: '{name}, cette vie est finie.',
  play: '{name}, utilise une carte pour {ways}, ou passe.',
  mustPlay: '{name}, ta Pile est vide : utilise une carte pour {ways}.',
  again: '{name}, encore une fois si tu veux : utilise une carte pour {ways}.',
  offer: '{name}, {by} t’offre {card}. La poses-tu sur ta Vie Future ?',
  rings: `{name}, ${points()} pour cette vie. Dépenses-tu ${rings('spend')} pour l’échelon {rung} ?`,
  target: '{name}, sur qui utilises-tu {card} ?',
  ruinFor: '{name}, {by} utilise {card} : quelle carte de ta main va à la Fosse ?',
  ruin: '{name}, {card} : quelle carte de ta main va à la Fosse ?',
  deny: '{name}, quelle carte de ta main jettes-tu pour utiliser son pouvoir ?',
  discard: `{name}, ${upTo('jette')}, ou {count, plural, =0 {aucune} other {plus aucune}}.`,
  ruinDeed: '{name}, {by} utilise {card} : laquelle de tes Œuvres va à la Fosse ?',
  drawOn: `{name}, ${upTo('pioche')} à la Source, ou arrête.`,
  store: '{name}, pose {left, plural, one {une carte} other {# cartes}} de ta main sur ta Vie Future.',
  score: `{name}, ${upTo('marque')}, ou arrête.`,
  keep: '{name}, pose {left, plural, one {une de ces cartes} other {jusqu’à # de ces cartes}} sur ta Vie Future, ou remets {count, plural, =0 {tout} other {le reste}}.',
  putBack:
    '{name}, {left, plural, one {la dernière carte retourne sur la Source.} other {quelle carte retourne ensuite sur la Source ? La dernière sera au-dessus.}}',
  salvage: '{name}, quelle carte de la Fosse prends-tu en main ?',
  recycle: '{name}, quelle carte de la Fosse poses-tu sur ta Vie Future ?',
  recall: '{name}, quelle carte de ta Vie Future prends-tu en main ?',
  swindle: '{name}, laquelle de ces cartes de {of} gardes-tu ?',
  embody: '{name}, de laquelle de tes Œuvres utilises-tu le pouvoir ?',
  mimic: '{name}, de quel rival copies-tu l’Œuvre exposée ?',
} satisfies Record<KarmakaPromptKind, string>

/** Enough of what is asked: before the first card (`none`), and after it. */
const done = {
  'discard.none': 'Ne rien jeter',
  discard: 'Ne plus rien jeter',
  'drawOn.none': 'Ne rien piocher',
  drawOn: 'Ne plus piocher',
  'score.none': 'Ne rien marquer',
  score: 'Ne plus marquer',
  'keep.none': 'Tout remettre',
  keep: 'Remettre le reste',
  again: 'Ne plus jouer',
} satisfies Partial<Record<KarmakaPromptKind | `${KarmakaPromptKind}.none`, string>>

/** What has to be done before anything else, by what is asked. */
const first = {
  draw: 'Un tour commence par la pioche dans ta Pile.',
  death: 'Main et Pile sont vides : cette vie est finie.',
  play: 'Utilise d’abord une carte.',
  mustPlay: 'Utilise d’abord une carte.',
  again: 'Utilise d’abord une autre carte, ou ne joue plus.',
  offer: 'Réponds d’abord à l’offre de {by}.',
  rings: 'Dis d’abord si tu dépenses des anneaux pour cette vie.',
  target: 'Choisis d’abord sur qui tu utilises {card}.',
  ruinFor: '{by} utilise {card} : il faut d’abord une carte de ta main.',
  ruin: '{card} veut d’abord une carte de ta main.',
  deny: '{card} veut d’abord une carte de ta main.',
  discard: 'Jette d’abord des cartes pour {card}, ou aucune.',
  ruinDeed: '{by} utilise {card} : il faut d’abord une de tes Œuvres.',
  drawOn: 'Pioche d’abord pour {card}, ou arrête.',
  store: '{card} veut d’abord des cartes pour ta Vie Future.',
  score: 'Marque d’abord des cartes pour {card}, ou arrête.',
  keep: 'Choisis d’abord quoi garder des cartes de {card}, ou remets-les.',
  putBack: 'Les cartes de {card} retournent d’abord sur la Source.',
  salvage: 'Choisis d’abord une carte de la Fosse pour {card}.',
  recycle: 'Choisis d’abord une carte de la Fosse pour {card}.',
  recall: 'Choisis d’abord une carte de ta Vie Future pour {card}.',
  swindle: 'Choisis d’abord quelle carte tu gardes.',
  embody: 'Choisis d’abord l’Œuvre pour {card}.',
  mimic: 'Choisis d’abord l’Œuvre à copier pour {card}.',
} satisfies Record<KarmakaPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<KarmakaIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'La partie est finie.',
  notYourTurn: 'C’est à {seat} de décider maintenant.',
  exactRings: `On dépense juste ce qu’il manque, pas plus : ${rings()}, ou aucun.`,
  notInHand: 'Tu n’as pas {card} en main.',
  declineInstead: 'Ce coup est en plus : on ne passe pas, on y renonce.',
  mustPlay: 'Ta Pile est vide : tu dois jouer une carte.',
  firstPlay: 'Il n’y a rien à quoi renoncer : c’est le coup de ton tour.',
  drawnAlready: 'Tu as déjà pioché ; on pioche une fois par tour.',
  deckEmpty: 'Ta Pile est vide.',
  stillAlive: 'Cette vie continue : tu as encore des cartes.',
  noOffer: 'Rien ne t’est offert.',
  noTeammate: 'Tu joues en solo : pas de partenaire à qui donner.',
  noTeammateFuture: 'Au Grand Méchant Loup, on ne donne rien à un partenaire.',
  notLifted: '{card} n’est pas parmi les cartes que tu regardes.',
  notPicked: '{card} n’est pas parmi les cartes tirées.',
  notYourDeed: '{card} n’est pas parmi tes Œuvres.',
  noSuchCard: 'Il n’y a pas de telle carte.',
  rivalsOnly: '{card} ne s’utilise que sur des rivaux.',
  notTeammate: '{card} ne s’utilise que sur des rivaux, et c’est ton partenaire.',
  opposite: 'À quatre chacun pour soi, rien n’atteint la personne d’en face, {seat}.',
  mimicRivals: 'Mimétisme ne copie que des rivaux.',
  noDeeds: '{seat} n’a pas d’Œuvre à copier.',
  notEnough: '{card} demande {count, plural, one {encore une carte} other {encore # cartes}}.',
  uppermostOnly: 'Seules les {count} premières cartes peuvent être prises.',
  takeUpper: 'La même carte, plus haut, revient au même choix.',
}

export const karmaka = {
  // ------------------------------------------------------------------------------------------------- small parts
  ...cardWords(),
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,
  ...messageGroup('karmaka.rung', RUNGS),
  'karmaka.colour': colour,
  'karmaka.hidden': 'une carte',

  // ---------------------------------------------------------------------------------------------------- variants
  'karmaka.option.variant': 'Qui joue contre qui',
  'karmaka.option.variant.free': 'Chacun pour soi',
  'karmaka.option.variant.teams': 'Deux équipes de deux',
  'karmaka.option.variant.wolf': 'Grand Méchant Loup',
  'karmaka.option.variant.teams.hint': 'Les partenaires se font face ; la première Transcendance fait gagner les deux.',
  'karmaka.option.variant.wolf.hint': 'La place 1 commence comme Loup, seule contre les deux autres.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('karmaka.ask', asks),
  ...messageGroup('karmaka.done', done),
  'karmaka.ways': 'ses points, son pouvoir ou ta prochaine vie',
  'karmaka.ways.heir': 'ses points, son pouvoir, ta prochaine vie ou celle de {heir}',

  'karmaka.final.cards': 'Des cartes sont piochées.',
  'karmaka.undo.cards': 'Des cartes ont été piochées.',
  'karmaka.final.hand': 'Tu vois des cartes de la main d’une autre personne.',
  'karmaka.undo.hand': 'Tu as vu des cartes de la main d’une autre personne.',
  'karmaka.final.stole': 'Tu vois la carte que tu prends.',
  'karmaka.undo.stole': 'Tu as vu la carte que tu as prise.',
  'karmaka.final.ruined': 'Des cartes cachées vont à la Fosse, face visible.',
  'karmaka.undo.ruined': 'Des cartes cachées sont maintenant visibles à la Fosse.',

  // ----------------------------------------------------------------------------------------------------- choices
  'karmaka.choice.points': `{card} : la marquer, {points} en ${colour}`,
  'karmaka.choice.ability': `{card} : utiliser son pouvoir${yes('nothing', ', sans effet')}`,
  'karmaka.choice.future': '{card} : la garder pour ta Vie Future',
  'karmaka.choice.teammate': '{card} : la donner à la Vie Future de {seat}',
  'karmaka.choice.draw': 'Piocher dans ta Pile',
  'karmaka.choice.die': 'Finir cette vie',
  'karmaka.choice.pass': 'Passer et garder tes cartes',
  'karmaka.choice.target': `{card} sur {seat}${yes('nothing', ', sans effet')}`,
  'karmaka.choice.targetSelf': `{card} sur toi${yes('nothing', ', sans effet')}`,
  'karmaka.choice.ruin': 'Jeter {card}',
  'karmaka.choice.ruinDeed': `Jeter {card}, ${fromTop}`,
  'karmaka.choice.deny': `Jeter {card} et utiliser son pouvoir${yes('nothing', ', sans effet')}`,
  'karmaka.choice.drawOn': 'Piocher à la Source',
  'karmaka.choice.salvage': `Prendre {card}, ${fromTop}`,
  'karmaka.choice.recycle': `Poser {card}, ${fromTop}, sur ta Vie Future`,
  'karmaka.choice.recall': `Prendre {card}, ${fromTop}, en main`,
  'karmaka.choice.takePicked': 'Garder {card}',
  'karmaka.choice.store': 'Poser {card} sur ta Vie Future',
  'karmaka.choice.score': `Marquer {card}, {points} en ${colour}`,
  'karmaka.choice.return': 'Remettre {card}',
  'karmaka.choice.embody': `Utiliser ton Œuvre {card}${yes('nothing', ', sans effet')}`,
  'karmaka.choice.mimic': `Copier {card} de {seat}${yes('nothing', ', sans effet')}`,
  'karmaka.choice.accept': 'Prendre {card} dans ta Vie Future',
  'karmaka.choice.refuse': 'Refuser : {card} va à la Fosse',
  'karmaka.choice.refuseOn': 'Refuser : c’est ensuite à {next}',
  'karmaka.choice.spend': `Dépenser ${rings()} : échelon {rung}`,
  'karmaka.choice.spendNone': 'Ne rien dépenser et revivre en {rung}',

  // --------------------------------------------------------------------------------------------------------- log
  'karmaka.log.drewDeck': '{seat} pioche {card} dans la Pile.',
  'karmaka.log.drewWell': '{seat} pioche {card} à la Source.',
  'karmaka.log.points': `{seat} marque {card}, ${points()} en ${colour}.`,
  'karmaka.log.ability': '{seat} joue {card} pour son pouvoir.',
  'karmaka.log.stored': '{seat} pose {card} sur sa propre Vie Future.',
  'karmaka.log.storedFor': '{seat} pose {card} sur la Vie Future de {whose}.',
  'karmaka.log.passed': '{seat} passe.',
  'karmaka.log.declined': '{seat} ne joue plus.',
  'karmaka.log.targeted': '{seat} utilise {card} sur {at}.',
  'karmaka.log.targetedSelf': '{seat} utilise {card} sur ses propres cartes.',
  'karmaka.log.copiedRuined': '{by} devient {card}.',
  'karmaka.log.copiedOwn': '{by} copie {card}, une Œuvre de {whose}.',
  'karmaka.log.copiedRival': '{by} copie {card}, l’Œuvre exposée de {whose}.',
  'karmaka.log.nothing': '{card} reste sans effet.',
  'karmaka.log.ruined':
    '{cards} de {seat} {count, plural, one {va} other {vont}} {from, select, hand {de la main} deck {de la Pile} future {de la Vie Future} deeds {des Œuvres} other {??}} à la Fosse.',
  'karmaka.log.refilled':
    'La Source est vide : {count, plural, one {une carte} other {# cartes}} de la Fosse {count, plural, one {la remplit} other {la remplissent}} de nouveau.',
  'karmaka.log.dealt': '{seat} reçoit {count, plural, one {une carte cachée} other {# cartes cachées}} sur sa Pile.',
  'karmaka.log.salvagedHand': '{seat} prend {card} dans la Fosse.',
  'karmaka.log.salvagedFuture': '{seat} pose {card} de la Fosse sur sa propre Vie Future.',
  'karmaka.log.robbed': '{seat} prend {card}, l’Œuvre exposée de {whose}.',
  'karmaka.log.recalled': `{seat} prend {card}, ${fromTop}, de sa Vie Future en main.`,
  'karmaka.log.stole': '{seat} prend {card} de la Vie Future de {whose} pour la sienne.',
  'karmaka.log.peeked': '{seat} regarde la main de {at}.',
  'karmaka.log.peekedSelf': '{seat} regarde la main de {at} : {cards}.',
  'karmaka.log.peekedNone': '{seat} regarde la main de {at} : elle est vide.',
  'karmaka.log.picked': `{seat} regarde ${count()} de {at}, au hasard.`,
  'karmaka.log.pickedSelf': '{seat} regarde des cartes de {at}, au hasard : {cards}.',
  'karmaka.log.swindled': '{seat} garde {card} de {whose}.',
  'karmaka.log.lifted': `{seat} regarde ${count()} sur la Source.`,
  'karmaka.log.liftedSelf': '{seat} regarde le dessus de la Source : {cards}.',
  'karmaka.log.returned': '{seat} remet {card} sur la Source.',
  'karmaka.log.offered': '{seat} offre {card} à {to}.',
  'karmaka.log.accepted': '{seat} prend {card} pour sa prochaine vie.',
  'karmaka.log.refused': '{seat} refuse {card}.',
  'karmaka.log.unclaimed': 'Personne ne veut de {card} : la carte va à la Fosse.',
  'karmaka.log.scored': `{seat} meurt : {red} rouge, {green} vert, {blue} bleu. ${points()}, il en faut {need}.`,
  'karmaka.log.spent': `{seat} dépense ${rings()}.`,
  'karmaka.log.climbed': '{seat} monte de {from} à {to}.',
  'karmaka.log.stayed': `{seat} reste sur l’échelon {rung}${yes('ring', ' et prend un anneau', ' ; il ne reste plus d’anneau')}.`,
  'karmaka.log.reborn': `{seat} renaît avec ${count('hand')} en main et ${count('deck')} sur la Pile.`,

  // --------------------------------------------------------------------------------------------- figures at a glance
  'karmaka.figure.rung': '{rung}, vie numéro {life}',
  'karmaka.figure.over': 'Cette vie est finie',
  'karmaka.figure.best': `{points, plural, =0 {Pas encore de points} one {# point en ${colour}} other {# points en ${colour}}}`,
  'karmaka.figure.missing': `Encore ${points('missing')} pour l’échelon {rung}`,
  'karmaka.figure.missingRings': `Encore ${points('missing')} pour l’échelon {rung} : les anneaux suffisent`,
  'karmaka.figure.enough': 'Assez pour l’échelon {rung}',
  'karmaka.figure.transcended': 'A atteint la Transcendance',
  'karmaka.figure.sums': 'Rouge {red}, vert {green}, bleu {blue}',
  'karmaka.figure.rings': `${rings()} à dépenser`,
  'karmaka.figure.piles': 'Main {hand}, Pile {deck}, Vie Future {future}',
  'karmaka.figure.lastCards': 'La Pile est vide : on ne peut plus passer',
  'karmaka.figure.dying': 'Main et Pile sont vides : si elles le sont encore au prochain tour, cette vie finit',
  'karmaka.figure.known': 'Connu en main : {cards}',
  'karmaka.figure.knownDeck': 'Connu dans la Pile : {cards}',
  'karmaka.figure.knownFuture': 'Connu dans la Vie Future : {cards}',
  'karmaka.figure.partner': 'Joue avec {partner}',

  // ------------------------------------------------------------------------------------------------ the end
  'karmaka.great.dies': 'Cette vie de {seat} est finie.',
  'karmaka.great.worth': `{points, plural, =0 {Aucun point} one {# point en ${colour}} other {# points en ${colour}}}, il en faut {need}{spent, plural, =0 {} one { ; un anneau comble le reste} other { ; # anneaux comblent le reste}}.`,
  'karmaka.great.risen': 'Assez : {seat} quitte l’échelon {from} et renaît en {rung}.',
  'karmaka.great.stayed': `Pas assez : {seat} renaît encore en {rung}${yes('ring', ', avec un anneau pour la prochaine vie')}.`,
  'karmaka.great.kept':
    'La nouvelle vie commence avec {hand, plural, =0 {une main vide} one {la seule carte gardée pour elle} other {les # cartes gardées pour elle}}{deck, plural, =0 {} one { et une de la Source} other { et # de la Source}}.',
  'karmaka.came': '{seat} pioche une carte.',
  'karmaka.life': `{rung} : {points, plural, =0 {aucun point} one {# point en ${colour}} other {# points en ${colour}}}, il en fallait {need}`,
  'karmaka.cameTo.free': 'Hors de la roue après {lives, plural, one {une vie} other {# vies}}',
  'karmaka.cameTo.bound':
    '{points, plural, one {# point} other {# points}} sur {need} pour l’échelon {next}, à la vie numéro {life}{rings, plural, =0 {} one {, avec un anneau} other {, avec # anneaux}}',

  'karmaka.end.alone': '{seat} quitte la roue et atteint la Transcendance.',
  'karmaka.end.team': '{seat} atteint la Transcendance, et toute l’équipe avec.',
  'karmaka.end.wolf': 'Le Grand Méchant Loup, {seat}, atteint la Transcendance.',
  'karmaka.end.pack': '{seat} atteint la Transcendance avant le Grand Méchant Loup.',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('karmaka.why', reasons),

  // ------------------------------------------------------------------------------------------ pieces on the board
  'karmaka.label.card': `{card} : ${colour}, ${points()}. {ability}`,
  'karmaka.label.deed': `{card}, ${yes('exposed', 'l’Œuvre exposée', 'une Œuvre couverte')} de {seat} : ${colour}, ${points()}. {ability}`,
  'karmaka.label.back': 'Une carte face cachée',
  'karmaka.label.hand': `Main de {seat} : ${count()}`,
  'karmaka.label.deck': `Pile de {seat} : ${count()}`,
  'karmaka.label.future': `Vie Future de {seat} : ${count()}`,
  'karmaka.label.deeds': `Œuvres de {seat} : ${count()}${inColour}`,
  'karmaka.label.well': `Source : ${count()}`,
  'karmaka.label.wellKnown': `Source : ${count()}. Tu y connais {cards}, depuis le dessus`,
  'karmaka.label.ruins': `Fosse : ${count()}`,
  'karmaka.label.ruinsTop': `Fosse : ${count()}, {card} au-dessus`,
  'karmaka.label.centre':
    'Pouvoir : joue une carte ici pour ce qu’elle dit. Ensuite, un rival peut la prendre dans sa propre Vie Future',
  'karmaka.label.centreCard': '{card} au centre',
  'karmaka.label.offer': '{card}, carte offerte à {seat}',
  'karmaka.label.supply': `Réserve : ${rings()}`,
  'karmaka.label.rings': `{seat} : ${rings()}`,
  'karmaka.label.rung': `{rung} : {need, plural, =0 {la fin de la roue} one {# point pour monter} other {# points pour monter}}`,
  'karmaka.label.token': '{seat} : {rung}',
  'karmaka.label.seat': `{seat} : {rung}, ${rings()}${inColour}{missing, plural, =0 {, assez pour monter} one {, il en manque #} other {, il en manque #}}`,
  'karmaka.label.over': `{seat} : cette vie est finie, ${rings()}`,
  'karmaka.label.close': 'Refermer les cartes',
  // Written on the board itself: short.
  'karmaka.sign.centre': 'Pouvoir',
  'karmaka.sign.take': 'La prendre',
  'karmaka.sign.asked': 'répond',
  'karmaka.sign.next': 'ensuite',
  'karmaka.pile.hand': 'Main',
  'karmaka.pile.deck': 'Pile',
  'karmaka.pile.deeds': 'Œuvres',
  'karmaka.pile.future': 'Vie Future',
  'karmaka.sign.pile.hand': 'Main',
  'karmaka.sign.pile.deck': 'Pile',
  'karmaka.sign.pile.future': 'Future',
  'karmaka.sign.missing': '{missing, plural, =0 {assez} one {manque #} other {manque #}}',
  'karmaka.sign.ruins': '{count, plural, one {# carte dans la Fosse} other {# cartes dans la Fosse}}',
  'karmaka.sign.future': '{count, plural, one {# carte pour ta prochaine vie} other {# cartes pour ta prochaine vie}}',
  'karmaka.sign.reckoning': 'Cette vie',
  'karmaka.sign.supply': 'Anneaux',

  // -------------------------------------------------------------------------------------------- places in the outline
  'karmaka.place.table': 'La table',
  'karmaka.place.ladder': 'Échelle Karmique',
  'karmaka.place.well': 'Source',
  'karmaka.place.ruins': 'Fosse',
  'karmaka.place.centre': 'Centre',
  'karmaka.place.lifted': 'Cartes levées de la Source',
  'karmaka.place.rings': 'Anneaux Karmiques',
  'karmaka.place.seat': '{seat}',
  'karmaka.place.hand': 'Main de {seat}',
  'karmaka.place.deck': 'Pile de {seat}',
  'karmaka.place.future': 'Vie Future de {seat}',
  'karmaka.place.deeds': 'Œuvres de {seat}',
  'karmaka.place.seatRings': 'Anneaux de {seat}',
} as const satisfies Readonly<Record<keyof typeof english, string>>
