/**
 * French words of Rauha; see ../../en/rauha/index.ts for what the values are. A square is said with its preposition ('en haut à
 * gauche'), a line is always feminine ('rangée du haut').
 * Terms: tile = tuile, square = case, line = ligne (rangée, colonne), spore = spore (f), crystal = cristal, water source = source
 * d’eau, energy = énergie (f), entity = entité (f), pool = lot (lune, étoile), satellite = satellite, black hole = trou noir,
 * to welcome = accueillir, to discard = défausser, scoring = décompte, Age = Âge, avatar = avatar.
 */
import type { rauha as english } from '../../en/rauha/index.ts'
import { CRYSTALS_PER_DISCARD, ENTITY_IDS, ENTITY_DATA } from '../../../../engine/rauha/data.ts'
import type { EntityId } from '../../../../engine/rauha/data.ts'
import type { RauhaPromptKind, RauhaIllegalReason } from '../../../../engine/rauha/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

const BIOMES = { crystal: 'cristal', forest: 'forêt', mushroom: 'champignon', mountain: 'montagne', desert: 'désert' }
const SQUARES = {
  0: 'en haut à gauche',
  1: 'en haut au milieu',
  2: 'en haut à droite',
  3: 'au milieu à gauche',
  4: 'au centre',
  5: 'au milieu à droite',
  6: 'en bas à gauche',
  7: 'en bas au milieu',
  8: 'en bas à droite',
}
/** Lines by their squares. */
const LINES = {
  '012': 'rangée du haut',
  '345': 'rangée du milieu',
  '678': 'rangée du bas',
  '036': 'colonne de gauche',
  '147': 'colonne du milieu',
  '258': 'colonne de droite',
}

const ENTITY_NAMES = Object.fromEntries(ENTITY_IDS.map((entity) => [entity, ENTITY_DATA[entity].name])) as Record<
  EntityId,
  string
>

const price = (value: string) => `{${value}, plural, =0 {aucun cristal} one {# cristal} other {# cristaux}}`
const pool = selectByValue('pool', { moon: 'lune', star: 'étoile' })
const water = (value: string) => `{${value}, plural, one {# source d’eau} other {# sources d’eau}}`
const energies = (value: string) => `{${value}, plural, one {# énergie} other {# énergies}}`
const paid = '{paid, plural, =0 {} one { pour # cristal} other { pour # cristaux}}'

const tilesAnd = (alone: string, among: string) =>
  `{tiles, plural, =0 { : {entities}} other {{count, plural, =0 {${alone}} other { : ${among}, {entities}}}}}`
const TILES = '{tiles, plural, one {ta tuile} other {tes # tuiles}} avec spore'

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  keep: `{name}, garde une de ces {count} cartes de ton lot ${pool}.`,
  kept: '{name}, tu gardes {card}. Tant que tous n’ont pas choisi, tu peux changer.',
  place: '{name}, place {card}, ou défausse-la.',
  placeOnly: '{name}, place {card} sur une case marquée, ou défausse-la.',
  placePaid: '{name}, place {card} pour {price}, ou défausse-la.',
  tooDear:
    '{name}, {card} coûte {price}, et tu en as {crystals} : défausse-la pour {goods}{squares, plural, =0 {} other { ou une spore}}.',
  activate: `{name}, active ce que tu veux${tilesAnd(' dans la {line}', 'la {line}')}.`,
  score: `{name}, décompte : active ce que tu veux${tilesAnd(` parmi ${TILES}`, TILES)}.`,
} satisfies Record<RauhaPromptKind, string>

const settle = 'Place d’abord ta carte, ou défausse-la.'
/** Why an action does not answer what is asked. */
const first = {
  keep: 'Choisis d’abord une carte de ton lot.',
  kept: 'D’abord, chacun choisit une carte de son lot.',
  place: settle,
  placeOnly: settle,
  placePaid: settle,
  tooDear: 'Défausse d’abord ta carte.',
  activate: 'Ta carte de ce tour est déjà placée ou défaussée.',
  score: 'On ne place pas de carte pendant un décompte.',
} satisfies Record<RauhaPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<RauhaIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'La partie est finie.',
  notYourTurn: 'C’est {seat} qui joue maintenant.',
  chosen: 'Les cartes de ce tour sont choisies.',
  chosenAlready: 'C’est la carte que tu as déjà choisie.',
  notInPool: 'Cette carte n’est pas dans ton lot.',
  noSuchSquare: 'Il n’y a pas de telle case.',
  notMarked: 'Cette carte ne va que sur les cases qu’elle indique.',
  tooDear: `La carte coûte ${price('cost')} et tu as ${price('crystals')}.`,
  cannotPay: `Il faut ${price('cost')} et tu as ${price('crystals')}.`,
  sporesEverywhere: 'Il y a déjà une spore sur chaque case.',
  sporeThere: 'Il y a déjà une spore sur cette case.',
  'oneByOne.spore': 'Une spore demande une case : active un par un.',
  'oneByOne.crystals': 'Trop peu de cristaux pour tout : active un par un, l’ordre compte.',
  'oneByOne.single': 'Il ne reste qu’une chose à activer.',
  tileUsed: 'Cette tuile a déjà été activée.',
  noSpore: 'Sans spore, cette tuile ne compte pas dans un décompte.',
  notInLine: 'Cette tuile n’est pas dans la ligne de ton avatar.',
  noEffect: 'Cette tuile n’a pas d’effet à activer.',
  givesNoSpore: 'Cette tuile ne donne pas de spore.',
  sporeWhere: 'Dis sur quelle case va la spore.',
  notYourEntity: '{entity} n’est pas chez toi.',
  entityNoEffect: '{entity} n’a rien à activer : cette entité compte tant qu’elle est chez toi.',
  entityUsed: '{entity} : effet déjà activé.',
  entityNotNow: '{entity} s’active une fois, juste après son accueil, et dans les décomptes.',
}

export const rauha = {
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ------------------------------------------------------------------------------------------------- small parts
  ...messageGroup('rauha.Symbol', {
    crystal: 'Cristal',
    forest: 'Forêt',
    mushroom: 'Champignon',
    mountain: 'Montagne',
    desert: 'Désert',
  }),
  ...messageGroup('rauha.symbol', { ...BIOMES, flying: 'volant', land: 'terrestre', marine: 'marin' }),
  ...messageGroup('rauha.animals', {
    flying: '{count, plural, one {volant} other {volant ×#}}',
    land: '{count, plural, one {terrestre} other {terrestre ×#}}',
    marine: '{count, plural, one {marin} other {marin ×#}}',
  }),
  ...messageGroup('rauha.square', SQUARES),
  ...messageGroup('rauha.line', LINES),
  ...messageGroup('rauha.entity', ENTITY_NAMES),
  'rauha.good.crystals': '{count, plural, one {# cristal} other {# cristaux}}',
  'rauha.good.energy': energies('count'),
  'rauha.tile': '{biomes}{animalCount, plural, =0 {} other { ({animals})}}',
  'rauha.hidden': 'une carte',
  'rauha.effect.none': 'aucun effet',
  'rauha.effect.gain': '{goods}',
  'rauha.effect.payToGain': '{goods} pour {price}',
  'rauha.effect.spore': 'une spore pour {price}',
  'rauha.effect.gainPer': `{goods} par ${selectByValue('per', {
    flying: 'animal volant',
    land: 'animal terrestre',
    marine: 'animal marin',
    spore: 'spore',
    water: 'source d’eau',
    bestAnimal: 'animal de ton espèce la plus nombreuse',
  })}`,
  'rauha.effect.water': `compte comme ${water('count')}`,
  'rauha.cost.free': 'gratuit',
  'rauha.cost.crystals': 'coûte {price}',
  'rauha.cost.squares': 'gratuit, mais seulement {squares}',
  'rauha.cost.line': 'gratuit, mais seulement dans la {line}',
  'rauha.printed':
    '{biomes}{animalCount, plural, =0 {} other { ; {animals}}}{water, plural, =0 {} one { ; # source d’eau} other { ; # sources d’eau}} ; {effect}',
  'rauha.card':
    '{biomes}{animalCount, plural, =0 {} other { ; {animals}}}{water, plural, =0 {} one { ; # source d’eau} other { ; # sources d’eau}} ; {effect} ; {cost}',

  // ---------------------------------------------------------------------------------------------------- variants
  'rauha.option.side': 'Plateaux',
  'rauha.option.side.A': 'Face A',
  'rauha.option.side.B': 'Face B',
  'rauha.option.side.A.hint': 'Presque partout, quelque chose donne un peu : bien pour une première partie.',
  'rauha.option.side.B.hint': 'Plus sec au milieu, plus riche dans trois des coins.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('rauha.ask', asks),

  // ---------------------------------------------------------------------------------------------------- controls
  'rauha.control.crystals': `Défausser : ${String(CRYSTALS_PER_DISCARD)} cristaux`,
  'rauha.further.spore': 'Choisis où va la spore.',
  'rauha.control.spore': 'Défausser : une spore',
  'rauha.control.all': 'Tout activer',
  'rauha.control.end': 'Ne plus activer',

  'rauha.final.pool': 'Les cartes suivantes arrivent.',
  'rauha.undo.pool': 'Les cartes suivantes sont arrivées.',

  // ----------------------------------------------------------------------------------------------------- choices
  'rauha.choice.keep': 'Garder {card}',
  'rauha.brief.keep': 'Garder {tile}',
  'rauha.brief.place': 'La placer {square}',
  'rauha.brief.spore': 'Une spore {square}',
  'rauha.brief.activate': 'Activer : {effect}',
  'rauha.choice.place': 'La placer {square}, par-dessus {tile}',
  'rauha.choice.discardForCrystals': 'La défausser pour {goods}',
  'rauha.choice.discardForSpore': 'La défausser pour une spore {square}, sur {tile}',
  'rauha.choice.activateTile': '{tile} {square} : {effect}',
  'rauha.choice.activateTilePer': '{tile} {square} : {effect}, soit {goods}',
  'rauha.choice.activateSpore': '{tile} {square} : {effect}, posée {sporeSquare}',
  'rauha.choice.activateEntity': '{entity} : {effect}',
  'rauha.choice.activateEntityPer': '{entity} : {effect}, soit {goods}',
  'rauha.choice.activateAll': 'Tout activer',
  'rauha.choice.endActivation': 'Ne plus activer',

  // What a choice brings, said of its row.
  'rauha.foretell.mayWin': 'Pourrait gagner {entities}',
  'rauha.foretell.wins': 'Gagne {entity}',
  'rauha.foretell.takes': 'Gagne {entity} aux dépens de {seat}',

  // --------------------------------------------------------------------------------------------------------- log
  'rauha.log.dealt': 'Manche {round} : chaque satellite reçoit {count} cartes de l’Âge {age}.',
  'rauha.log.drafting': `Tour {turn} de la manche {round}, {line} : chacun regarde son lot ${pool}.`,
  'rauha.log.looked': '{seat} regarde : {cards}.',
  'rauha.log.chose': '{seat} a choisi une carte.',
  'rauha.log.chose.again': '{seat} a changé de choix.',
  'rauha.log.choseSelf': '{seat} prend {card}.',
  'rauha.log.choseSelf.again': '{seat} prend plutôt {card}.',
  'rauha.log.leftOver': 'La dernière carte vue par {seat} va au trou noir.',
  'rauha.log.leftOverSelf': '{seat} laisse {card} au trou noir.',
  'rauha.log.placed': `{seat} place {card} {square}${paid}.`,
  'rauha.log.placedOver': `{seat} place {card} {square}, par-dessus {covered}${paid}.`,
  'rauha.log.discarded': '{seat} défausse {card} pour {for, select, crystals {{goods}} spore {une spore} other {??}}.',
  'rauha.log.welcomed': '{seat} accueille {entity}.',
  'rauha.log.taken': '{seat} prend {entity} à {former}.',
  'rauha.log.gainedTile': `{seat} gagne {goods}${paid} {square}.`,
  'rauha.log.gainedEntity': `{entity} apporte {goods} à {seat}${paid}.`,
  'rauha.log.spored': '{seat} pose la spore {square}.',
  'rauha.log.sporedPaid': `{seat} pose une spore {square}${paid}.`,
  'rauha.log.stopped': '{seat} n’active plus rien.',
  'rauha.log.scoring': 'Décompte de la manche {round}.',
  'rauha.log.part': 'Décompte pour {seat}.',
  'rauha.log.water': `{seat} a ${water('sources')}, {more} de plus que le monde le plus sec : ${energies('energy')}.`,
  'rauha.log.waterNone': `{seat} a ${water('sources')}, pas plus que le monde le plus sec.`,
  'rauha.log.ended': '{seat} a récolté le plus d’énergie : {energy}.',
  'rauha.log.endedShared': '{count} mondes ont donné le plus d’énergie : {energy} chacun.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'rauha.figure.energy': `${energies('energy')}{leads, select, true {, plus que quiconque} other {}}`,
  'rauha.figure.first': 'Joue en premier à ce tour',
  'rauha.figure.firstScoring': 'Compte en premier',
  'rauha.figure.crystals': '{count, plural, =0 {Aucun cristal} one {# cristal} other {# cristaux}}',
  'rauha.figure.spores': '{count, plural, one {# spore} other {# spores}}',
  'rauha.figure.water': `${water('count')}, {more} de plus que le plus sec : ${energies('energy')}`,
  'rauha.figure.waterLeast': `${water('count')}, le moins de tous`,
  'rauha.figure.entities': 'Entités : {entities}',
  'rauha.figure.near': 'À une tuile près : {entities}',
  'rauha.figure.nearLine': '{entity} ({line})',
  'rauha.figure.scoring':
    '{turns, plural, =0 {Décompte maintenant} one {Décompte après ce tour} other {Décompte dans # tours}}',

  // ------------------------------------------------------------------------------------------------------ the end
  'rauha.cameTo':
    '{tiles, plural, one {Une tuile posée} other {# tuiles posées}}, {spores, plural, =0 {aucune spore} one {une spore} other {# spores}}, {entities, plural, =0 {aucune entité divine} one {une entité divine} other {# entités divines}}',

  'rauha.end.energy': '{seat} a tiré le plus d’énergie de son monde.',
  'rauha.end.shared': 'Plusieurs mondes ont donné le plus d’énergie : la victoire est partagée.',
  'rauha.score.tiles': 'Tuiles',
  'rauha.score.entities': 'Entités divines',
  'rauha.score.water': 'Sources d’eau',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('rauha.why', reasons),

  // ------------------------------------------------------------------------------------------- board: drawn on it
  'rauha.sign.round': 'Manche {round}',
  'rauha.sign.free': 'gratuit',
  'rauha.sign.step.keep': 'Garder',
  'rauha.sign.step.settle': 'Placer',
  'rauha.sign.step.welcome': 'Accueillir',
  'rauha.sign.step.activate': 'Activer',
  'rauha.sign.step.walk': 'Avancer',
  'rauha.sign.step.score': 'Décompte',
  'rauha.sign.step.over': 'La fin',
  'rauha.sign.wonBy': 'ligne à former : {symbol}',
  'rauha.sign.water': water('count'),
  'rauha.sign.satellite':
    '{count, plural, one {La carte de ce satellite que tu as vue} other {# cartes de ce satellite que tu as vues}}',

  // ------------------------------------------------------------------------------------------ board: read aloud
  'rauha.place.hand': 'Cartes au choix',
  'rauha.place.kept': 'Carte gardée par {seat}',
  'rauha.place.satellite': 'Satellite : lot lune de {moon}, lot étoile de {star}',
  'rauha.place.sky': 'Ciel',
  'rauha.place.rounds': 'Manches',
  'rauha.place.position': 'Position {position} des avatars',
  'rauha.place.track': 'Piste d’énergie',
  'rauha.place.space': 'Piste d’énergie, case {space}',
  'rauha.place.deck': 'Paquet de l’Âge {age}',
  'rauha.place.blackHole': 'Trou noir',
  'rauha.place.supply': 'Réserve',
  'rauha.place.seat': 'Monde de {seat}',
  'rauha.place.goods': 'Biens de {seat}',
  'rauha.label.card': '{card}. Âge {age}.',
  'rauha.label.chosen': '{card}. Tu gardes celle-ci.',
  'rauha.label.kept': '{made, select, true {Une carte gardée par {seat}} other {{seat} ne garde pas de carte}}',
  'rauha.label.tile': '{seat}, {square} : {tile}{spore, select, true { ; avec une spore} other {}}',
  'rauha.label.world': 'Monde de {seat} ; la {line} est active',
  'rauha.label.worldScoring': 'Monde de {seat} ; décompte de toutes les tuiles avec spore',
  'rauha.label.avatar': 'Avatar de {seat} en position {position} sur 16',
  'rauha.label.seat': `{seat} : ${energies('energy')}, {crystals, plural, one {# cristal} other {# cristaux}}, ${water('water')}, {spores, plural, one {# spore} other {# spores}}{first, select, true { ; joue en premier} other {}}`,
  'rauha.label.energy': `{seat} : ${energies('count')}`,
  'rauha.label.crystals': '{seat} : {count, plural, one {# cristal} other {# cristaux}}',
  'rauha.label.water': `{seat} : ${water('count')}`,
  'rauha.label.spore': '{seat} : {count, plural, one {# spore} other {# spores}}',
  'rauha.label.satellite':
    'Satellite avec {count, plural, one {# carte} other {# cartes}} : lot lune de {moon}, lot étoile de {star}',
  'rauha.label.token': `{seat} : ${energies('energy')}{pile, plural, one {} other {{above, plural, =0 {, au-dessus des autres} one {, sous # jeton} other {, sous # jetons}}}}`,
  'rauha.label.entity': '{entity}, chez {owner} ; ligne à former : {symbol} ; {effect}',
  'rauha.label.entityFree': '{entity}, chez personne ; ligne à former : {symbol} ; {effect}',
  'rauha.label.rounds':
    'Manche {round} sur 4, tour {turn} sur 3 ; décompte {left, plural, one {après ce tour} other {après # tours}}',
  'rauha.label.roundsScoring': 'Manche {round} sur 4, décompte',
  'rauha.label.roundsOver': 'Les quatre manches sont finies',
  'rauha.label.deck': 'Paquet de l’Âge {age} : {count, plural, one {# carte} other {# cartes}}',
  'rauha.label.blackHole': 'Trou noir : {count, plural, one {# carte hors jeu} other {# cartes hors jeu}}',
  'rauha.label.supply': 'Réserve de cristaux et de spores',
  'rauha.label.hand':
    '{count, plural, =0 {Pas de cartes au choix en ce moment} one {# carte au choix} other {# cartes au choix}}',
  'rauha.label.order': '{seat} : numéro {nth} dans l’ordre de jeu',
  'rauha.label.close': 'Retour à la table',
} as const satisfies Readonly<Record<keyof typeof english, string>>
