/**
 * French words of Moksha; see ../../en/moksha/index.ts for what the values are. A region is said as 'région Bengale', or alone after
 * a colon: so its name needs no article.
 * Terms: to wander = voyager, vitality token = jeton (de vitalité), slot = emplacement, stack = pile, Ocean = Océan, disciple =
 * disciple, to call home = rappeler, to gather = récolter, karma = karma, to devote = vénérer, to call on a god = invoquer, to
 * sacrifice = sacrifier, majority = majorité, stage = étape, vitality = vitalité, shift = pas, pillar = pilier, harmony marker =
 * marqueur d’harmonie, sanctuary = sanctuaire, occupation = métier, moksha = le moksha.
 */
import type { moksha as english } from '../../en/moksha/index.ts'
import { boardWords } from './board.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'
import { DISCIPLE_COUNT, names } from './names.ts'
import { askWords } from './asks.ts'
import { refusals } from './why.ts'

const majorities = '{count, plural, =0 {aucune majorité} one {# majorité} other {# majorités}}'
const MAJORITIES = '{count, plural, =0 {Aucune majorité} one {# majorité} other {# majorités}}'
/** The Jurist's choice; a length of 0 is of a source that is not there. */
const LENGTHS =
  '{token, plural, =0 {} other {jeton #}}{token, plural, =0 {} other {{temple, plural, =0 {} other {, }}}}{temple, plural, =0 {} other {temple #}}'

/** Moments that only a god could change are passed until the player asks for them again: on buttons and in the list. */
const PASS_GODS = 'Ne plus proposer les dieux jusqu’à nouvel ordre'
const ASK_GODS = 'Reproposer les dieux'

export const moksha = {
  ...names,
  ...boardWords,
  ...refusals,
  ...askWords,
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ---------------------------------------------------------------------------------------------------- variants
  'moksha.option.evenFinish': 'Fin',
  'moksha.option.evenFinish.false': 'Comme publiée',
  'moksha.option.evenFinish.true': 'Fin équitable',
  'moksha.option.evenFinish.false.hint': 'Après le premier moksha, tous les autres ont encore un tour.',
  'moksha.option.evenFinish.true.hint':
    'Après le premier moksha, la manche se termine et une autre suit : jouer tard n’est plus un désavantage.',

  // ---------------------------------------------------------------------------------------------------- controls
  'moksha.control.preach': 'Un disciple de plus',
  'moksha.control.passWindows': PASS_GODS,
  'moksha.control.askWindows': ASK_GODS,
  'moksha.control.lay.top': 'Au-dessus',
  'moksha.control.lay.between': 'Au milieu',
  'moksha.control.lay.bottom': 'Tout en bas',

  'moksha.series.bottom': 'Tous au fond, là où il y a de la place',
  'moksha.further.disciples': 'Combien de disciples ?',
  'moksha.further.depth': 'À quelle profondeur ?',

  'moksha.final.token': 'Un jeton caché est retourné.',
  'moksha.undo.token': 'Un jeton caché a été retourné.',
  'moksha.final.ocean': 'Des jetons sont tirés de l’Océan.',
  'moksha.undo.ocean': 'Des jetons ont été tirés de l’Océan.',
  'moksha.final.life': 'Le métier de la prochaine vie est tiré.',
  'moksha.undo.life': 'Le métier de la prochaine vie a été tiré.',

  // ----------------------------------------------------------------------------------------------------- choices
  'moksha.group.near': 'Ici ou à côté',
  'moksha.group.far': 'À deux régions, contre un jeton',
  'moksha.choice.stay': 'Rester : {region} ({building})',
  'moksha.choice.wander': 'Aller : {region} ({building})',
  'moksha.choice.wanderFar': 'Aller : {region} ({building}), en rendant {token}',
  'moksha.choice.replace': 'Rendre {token}',
  'moksha.choice.farm': 'Rappeler deux disciples : {region}, {other}',
  'moksha.choice.farmBoth': 'Rappeler deux disciples : {region}',
  'moksha.choice.harmony': '{reward} : marqueur {hex}',
  'moksha.choice.harmonyLess': '{reward}, dont tu peux prendre {got} : marqueur {hex}',
  'moksha.choice.harmonyPandit': '{reward} : marqueur {hex} (le jeton compte comme {pillar})',
  'moksha.choice.harmonyJurist': `{reward} : marqueur {hex} (${LENGTHS})`,
  'moksha.choice.gather': 'Récolter {karma}',
  'moksha.choice.earn': 'Prendre {karma}',
  'moksha.choice.craft': 'Donner le jeton {token} pour {karma}',
  'moksha.choice.trade': 'Donner {karma} pour {disciples}',
  'moksha.choice.convert': 'Remplacer un disciple de {other}',
  'moksha.choice.preach': 'Placer un disciple de plus',
  'moksha.choice.devote': 'Vénérer {god} pour {price}',
  'moksha.choice.sacrifice': 'Déplacer des disciples pour {price}',
  'moksha.choice.mobilize': 'Déplacer {disciples} : {region} vers {other}',
  'moksha.choice.recall': 'Reprendre un disciple : {region}',
  'moksha.choice.keep': 'Garder {karma}',
  'moksha.choice.close': 'Fermer : {region}',
  'moksha.choice.brahma': 'Brahma : tirer des jetons et les poser dans les piles',
  'moksha.choice.ganesha': 'Ganesh : recevoir {karma}',
  'moksha.choice.vishnu': 'Vishnou : prendre {token} ({region})',
  'moksha.choice.shiva': 'Shiva : déplacer le {building} ({region})',
  'moksha.choice.swap': 'Contre le {building} ({region})',
  'moksha.choice.lay.empty': 'Poser {token} : {region}, sans pile',
  'moksha.choice.lay.top': 'Poser {token} : {region}, au-dessus',
  'moksha.choice.lay.between': 'Poser {token} : {region}, au milieu',
  'moksha.choice.lay.bottom': 'Poser {token} : {region}, tout en bas',
  'moksha.choice.sink': 'Rendre {token} à l’Océan',
  'moksha.choice.passWindows': PASS_GODS,
  'moksha.choice.askWindows': ASK_GODS,

  // What a choice brings, said of its row.
  'moksha.foretell.takes': 'Tu prends {token}',
  'moksha.foretell.replaces': 'Tu prends {token} à la place d’un de tes jetons',
  'moksha.foretell.noToken': 'Il n’y a pas de jeton ici',
  'moksha.foretell.gathers': 'Puis tu récoltes {reward}',
  'moksha.foretell.orGathers': 'ou {reward}',

  // --------------------------------------------------------------------------------------------------------- log
  'moksha.log.rolled': '{seat} lance {dice} : {region}.',
  'moksha.log.order': '{seat} commence, {last} joue en dernier.',
  'moksha.log.born': '{seat} naît : {life}.',
  'moksha.log.stayed': '{seat} reste en région {to}.',
  'moksha.log.wandered': '{seat} quitte {from} pour {to}.',
  'moksha.log.wanderedFar': '{seat} rend {pay} et va loin : {from}, puis {to}.',
  'moksha.log.took.wander': '{seat} prend {token}.',
  'moksha.log.took.farmer': '{seat} prend aussi {token}.',
  'moksha.log.took.vishnu': '{seat} prend {token} en région {region}.',
  'moksha.log.tookFor.wander': '{seat} prend {token} et rend {for}.',
  'moksha.log.tookFor.farmer': '{seat} prend aussi {token} et rend {for}.',
  'moksha.log.tookFor.vishnu': '{seat} prend {token} en région {region} et rend {for}.',
  'moksha.log.blocked': 'Au bord de la grille, {seat} ne fait pas de pas {pillar}.',
  'moksha.log.gathered': '{seat} récolte {reward} en région {region}.',
  'moksha.log.gatheredLess': '{seat} récolte {reward} en région {region}, sans pouvoir prendre en plus {lost}.',
  'moksha.log.gatheredNothing': '{seat} ne peut rien prendre en région {region}, et perd {lost}.',
  'moksha.log.placed': `{seat} place ${DISCIPLE_COUNT} de plus en région {region}.`,
  'moksha.log.karma': '{seat} reçoit {count, plural, one {# karma} other {# karmas}} {pillar}.',
  'moksha.log.usedPandit': '{seat}, en {occupation}, fait compter le jeton comme {pillar}.',
  'moksha.log.usedJurist': `{seat}, en {occupation}, choisit les longueurs : ${LENGTHS}.`,
  'moksha.log.usedMaharaja': '{seat}, en {occupation}, déplace encore des disciples.',
  'moksha.log.paid.devote': '{seat} sacrifie {price}.',
  'moksha.log.paid.mobilize': '{seat} sacrifie {price}.',
  'moksha.log.paid.artisan': '{seat}, en Artisan, donne {price}.',
  'moksha.log.paid.merchant': '{seat}, en Marchand, donne {price}.',
  'moksha.log.devoted': '{seat} vénère {god} en région {region}.',
  'moksha.log.mobilized': `{seat} déplace ${DISCIPLE_COUNT} : {from} vers {to}.`,
  'moksha.log.converted': '{seat}, en Soldat, renvoie un disciple de {whose} : {region}.',
  'moksha.log.invoked': '{seat} invoque {god}.',
  'moksha.log.windowsPassed': '{seat} ne se voit plus proposer les dieux jusqu’à nouvel ordre.',
  'moksha.log.windowsAsked': '{seat} se voit de nouveau proposer les dieux.',
  'moksha.log.drew': '{seat} tire de l’Océan : {tokens}.',
  'moksha.log.laid':
    '{seat} pose {token} en région {region}, sur {at, plural, =0 {le sol} one {# jeton} other {# jetons}}.',
  'moksha.log.sank': 'Le jeton {token} ne trouve pas de place et retourne à l’Océan.',
  'moksha.log.swapped': '{seat} fait changer de place les bâtiments : {regions}.',
  'moksha.log.aged': '{seat} a {vitality} de vitalité, il faut {need} : étape {stage}.',
  'moksha.log.died': '{seat} a {vitality} de vitalité, il faut {need} : mort à l’étape {stage}.',
  'moksha.log.diedOld': '{seat} a vécu les {stage} étapes et meurt.',
  'moksha.log.majority': '{region} compte pour {seat} : {own} contre {best}.',
  'moksha.log.aura.majorities': `${MAJORITIES} : {seat} gagne {amount} d’aura, total {total}.`,
  'moksha.log.aura.fourthToken': 'Emplacements pleins : {seat} gagne {amount} d’aura, total {total}.',
  'moksha.log.aura.threeColours': 'Karma de toutes les couleurs : {seat} gagne {amount} d’aura, total {total}.',
  'moksha.log.aura.fourthGod': 'Les quatre dieux vénérés : {seat} gagne {amount} d’aura, total {total}.',
  'moksha.log.returned.death': `${DISCIPLE_COUNT} de {seat} {count, plural, one {quitte} other {quittent}} la région {region}.`,
  'moksha.log.returned.farmer': `{seat}, en Fermier, rappelle ${DISCIPLE_COUNT} : {region}.`,
  'moksha.log.attained': '{seat} atteint le moksha avec {aura} d’aura, il en fallait {target} !',
  'moksha.log.reborn': '{seat} rend {karma} et renaît : {caste}.',
  'moksha.log.rebornKept': '{seat} rend {karma}, garde {kept} et renaît : {caste}.',
  'moksha.log.rebornBare': '{seat} n’a pas de karma à rendre et renaît : {caste}.',
  'moksha.log.closed': '{seat}, en Propriétaire, ferme la région {region} à tous les autres.',
  'moksha.log.opened': 'La région {region} rouvre : la vie de {seat} en Propriétaire est finie.',
  'moksha.log.lastTurns':
    '{count, plural, =0 {Il ne reste aucun tour.} one {Un dernier tour suit.} other {# derniers tours suivent.}}',
  'moksha.log.ended.alone': 'Personne d’autre que {seat} n’atteint le moksha.',
  'moksha.log.ended.harmony': 'De toutes les âmes au moksha, {seat} a la meilleure harmonie.',
  'moksha.log.ended.karma': 'À harmonie égale au moksha, {seat} a le plus de karma.',
  'moksha.log.ended.shared': 'Moksha pour {count} personnes, à égalité d’harmonie et de karma.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'moksha.figure.lives': 'Vitalité {vitality} sur {need} : survit, étape {stage}',
  'moksha.figure.dies': 'Vitalité {vitality} sur {need} : meurt, il manque {short} pour l’étape {stage}',
  'moksha.figure.lastStage': 'Vitalité {vitality} : dernière étape, meurt à ce tour',
  'moksha.figure.dead': 'Cette vie est finie',
  'moksha.figure.aura': 'Aura {aura} sur {target}',
  'moksha.figure.dying': `Mort maintenant : {aura} d’aura (${majorities})`,
  'moksha.figure.dyingMoksha': `Mort maintenant : {aura} d’aura (${majorities}), et le moksha`,
  'moksha.figure.life': '{life}, étape {stage}',
  'moksha.figure.karma': '{karma} : prochaine vie {caste}',
  'moksha.figure.noKarma': 'Pas de karma : prochaine vie {caste}',
  'moksha.figure.karmaHeld': 'Karma en réserve : {count}',
  'moksha.figure.nearSlot': 'Encore un jeton : {amount} d’aura',
  'moksha.figure.nearColours': 'Encore {karma} : {amount} d’aura',
  'moksha.figure.nearGod': 'Vénérer {god} : {amount} d’aura',
  'moksha.figure.harmony': 'Harmonie : {points, plural, one {# point} other {# points}}',
  'moksha.figure.disciples':
    '{count, plural, one {# disciple} other {# disciples}} sur {all} en jeu ; {kept, plural, one {# survit} other {# survivent}} à la mort',
  'moksha.figure.ready': 'Prêts : {gods}',
  'moksha.figure.used': 'Utilisés : {gods}',
  'moksha.figure.land': 'Ferme la région {region}',
  'moksha.figure.passing': 'Ne se voit pas proposer les dieux',
  'moksha.figure.attained': 'A atteint le moksha',
  'moksha.figure.left':
    '{turns, plural, =0 {{now, select, true {C’est le dernier tour} other {Plus de tour}}} one {Encore un tour} other {Encore # tours}}',

  // ------------------------------------------------------------------------------------------------------ the end
  'moksha.great.dies': '{seat} meurt.',
  'moksha.great.lack': 'Vitalité {vitality}, il faut {need} pour vivre au-delà de l’étape {stage}.',
  'moksha.great.old': 'Les {stage} étapes de cette vie ont été vécues.',
  'moksha.great.distance':
    '{missing, plural, =0 {Assez : {seat} quitte la roue.} one {Il manque # d’aura pour le moksha : {seat} renaîtra.} other {Il manque # d’aura pour le moksha : {seat} renaîtra.}}',
  'moksha.great.reborn': '{seat} renaît : {life}.',
  'moksha.great.attained': '{seat} atteint le moksha.',
  'moksha.great.enough': '{aura} d’aura, il en fallait {target} : hors de la roue.',
  'moksha.came': 'Retourné : {token} ({region}).',
  'moksha.cameTo.free': 'Hors de la roue après {lives, plural, one {une vie} other {# vies}}',
  'moksha.cameTo.bound':
    '{lives, plural, =0 {Encore dans la première vie} one {Une vie vécue} other {# vies vécues}}, à {missing} d’aura du moksha',

  'moksha.end.alone': 'Personne d’autre que {seat} n’a quitté la roue.',
  'moksha.end.harmony': 'Plusieurs ont quitté la roue ; {seat} a la meilleure harmonie.',
  'moksha.end.karma': 'Plusieurs ont quitté la roue, à harmonie égale ; {seat} a le plus de karma.',
  'moksha.end.shared': 'Plusieurs ont quitté la roue, à égalité d’harmonie et de karma : la victoire est partagée.',
  'moksha.rank.attained': 'Moksha',
  'moksha.rank.bound': 'Encore sur la roue',
  'moksha.score.aura': 'Aura : {aura} sur {target}',
  'moksha.score.harmony':
    'Pour départager d’abord : harmonie {ring, plural, =0 {au centre} one {à # pas du centre} other {à # pas du centre}}',
  'moksha.score.karma': 'Puis karma en réserve : {count}',
} as const satisfies Readonly<Record<keyof typeof english, string>>
