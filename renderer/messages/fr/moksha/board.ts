/** What is written on the board of Moksha, and what its pieces are called, in French. */
import type { boardWords as english } from '../../en/moksha/board.ts'
import { MAX_HELD_KARMA_PER_PILLAR, LAST_AGE_TRACK_STAGE } from '../../../../engine/moksha/data.ts'
import { DISCIPLE_COUNT } from './names.ts'

export const boardWords = {
  'moksha.place.map': 'La carte de l’Hindoustan',
  'moksha.place.region': '{region}',
  'moksha.place.building': 'Bâtiment : {region}',
  'moksha.place.disciples': 'Disciples : {region}',
  'moksha.place.land': 'Marqueur : {region}',
  'moksha.place.ocean': 'Océan Indien',
  'moksha.place.drawn': 'Jetons tirés par Brahma',
  'moksha.place.supply': 'Réserve de karma {pillar}',
  'moksha.place.caste': 'Cartes : {caste}',
  'moksha.place.race': 'Aura',
  'moksha.place.seat': 'Fiche de {seat}',
  'moksha.place.occupation': 'Métier de {seat}',
  'moksha.place.harmony': 'Harmonie de {seat}',
  'moksha.place.grid': 'Grille d’harmonie de {seat}',
  'moksha.place.age': 'Âge de {seat}',
  'moksha.place.tokens': 'Jetons de vitalité de {seat}',
  'moksha.place.karma': 'Karma de {seat}',
  'moksha.place.reserve': 'Réserve de {seat}',
  'moksha.place.majorities': 'Majorités',
  'moksha.label.region':
    '{region}, {building}. {height, plural, =0 {Aucun jeton ici} other {Jetons depuis le dessus : {stack}}}. {count, plural, =0 {Aucun disciple} other {Disciples : {crowd}}}.{closed, select, true { Fermée par {owner}.} other {}}',
  'moksha.label.crowd': '{count} de {seat}',
  'moksha.label.unseen': 'un couvert et pas encore vu',
  'moksha.label.building': '{building} ({region})',
  'moksha.label.meeple': '{seat} en région {region}',
  'moksha.label.disciples': `${DISCIPLE_COUNT} de {seat} en région {region}`,
  'moksha.label.land': '{region} : région fermée par {seat}',
  'moksha.label.ocean':
    'Océan Indien : {count, plural, =0 {aucun jeton} one {# jeton face cachée} other {# jetons face cachée}}',
  'moksha.label.drawn': '{token}, tiré par Brahma',
  'moksha.label.supply': 'Réserve : {count, plural, one {# karma} other {# karmas}} {pillar}',
  'moksha.label.caste':
    '{caste} : {count, plural, =0 {aucune carte} one {# carte} other {# cartes}}, vitalité {vitality}. Une renaissance avec {cost, plural, one {# karma} other {# karmas}} mène ici',
  'moksha.label.race':
    'Aura de tous, {target} pour le moksha. Ouvre-la pour voir toutes les majorités et ce que donnerait une mort maintenant',
  'moksha.label.runner': '{seat} a {aura} d’aura sur {target}',
  'moksha.label.seat':
    '{seat} : aura {aura} sur {target}. Mort maintenant : {majorities, plural, one {# majorité} other {# majorités}}, {dying} d’aura. Vies finies : {lives}',
  'moksha.label.card': '{life}, vitalité {vitality} : {text}',
  'moksha.label.hex':
    'Donne {reward} à qui finit ici. La case est {hex} ; avec le moksha, elle compte {points, plural, one {# point} other {# points}} d’harmonie',
  'moksha.label.marker':
    '{seat} : marqueur d’harmonie {hex}. La case donne {reward} ; avec le moksha, elle compte {points, plural, one {# point} other {# points}}',
  'moksha.label.death': `Si cette vie de {seat} finissait maintenant : {count, plural, =0 {aucune majorité} one {une majorité, {regions},} other {# majorités, {regions},}} {aura, plural, =0 {et pas d’aura} other {et # d’aura}} : {total} sur {target}{released, select, true {, assez pour le moksha} other {}}. {disciples, plural, =0 {Aucun disciple en jeu} other {Disciples qui restent : {stay} sur {disciples}}}. {released, select, true {} other {{tokens, plural, =0 {} one {Un jeton est perdu. } other {# jetons sont perdus. }}{karma, plural, =0 {Sans karma} one {Pour # karma} other {Pour # karmas}}, la prochaine vie est de la caste {caste}{kept, plural, =0 {} one {, avec # karma gardé} other {, avec # karmas gardés}}. }}Harmonie, aura et dieux restent`,
  'moksha.label.age': `{seat} : étape {stage} sur ${String(LAST_AGE_TRACK_STAGE)}`,
  'moksha.label.verdict.lives': 'Survit : vitalité {vitality}, il faut {need}',
  'moksha.label.verdict.dies': 'Meurt à la fin du tour : vitalité {vitality}, il faut {need}, il manque {short}',
  'moksha.label.verdict.last': 'Vitalité {vitality}. C’est la dernière étape : la vie finit avec ce tour',
  'moksha.label.verdict.dead': 'Cette vie est finie',
  'moksha.label.verdict.free': 'A atteint le moksha : plus de vie à vivre',
  'moksha.label.held': 'Jeton de {seat} : {token}',
  'moksha.label.karma': `{seat} : {count, plural, one {# karma} other {# karmas}} {pillar} sur ${String(MAX_HELD_KARMA_PER_PILLAR)}`,
  'moksha.label.god':
    '{god}, {state, select, none {faveur pas encore gagnée par {seat}} ready {prêt pour {seat}} other {utilisé par {seat}}} : {text}',
  'moksha.label.reserve': '{seat} : {count, plural, one {# disciple} other {# disciples}} sur {all} en réserve',
  'moksha.label.close': 'Fermer',
  'moksha.label.majorities':
    '{seat} : {count, plural, =0 {aucune majorité} other {majorités : {regions}}}. Une mort maintenant donne {aura} d’aura',
  'moksha.sign.lives': 'survit',
  'moksha.sign.dies': 'manque {short} : meurt',
  'moksha.sign.last': 'dernière étape',
  'moksha.sign.dead': 'cette vie est finie',
  'moksha.sign.free': 'hors de la roue',
  'moksha.sign.ocean': 'Océan Indien',
  'moksha.sign.aura': 'Aura',
  'moksha.sign.harmony': 'Harmonie',
  'moksha.sign.next': 'puis {caste}',
  'moksha.sign.release': 'puis moksha',
  'moksha.ending.title': 'Si cette vie finissait maintenant',
  'moksha.ending.lives': 'Elle continue : vitalité {vitality}, et l’étape {stage} demande {need}.',
  'moksha.ending.dies': 'Elle finira : vitalité {vitality}, et l’étape {stage} demande {need}. Il en manque {short}.',
  'moksha.ending.last': 'Elle finira : personne ne vieillit au-delà de cette étape, quelle que soit la vitalité.',
  'moksha.ending.none': 'Cette vie est déjà finie.',
  'moksha.ending.rescue': 'Pour survivre, prends le jeton du dessus : {regions}.',
  'moksha.ending.vishnu': 'Pour survivre, laisse Vishnou apporter le jeton : {regions}.',
  'moksha.ending.hopeless': 'Aucun jeton à portée n’y suffirait à lui seul.',
  'moksha.ending.regions':
    '{count, plural, =0 {Aucune majorité dans aucune région} one {Une majorité : {regions}} other {# majorités : {regions}}}.',
  'moksha.ending.aura': 'Deux majorités font 1 d’aura : +{aura}, {total} sur {target}.',
  'moksha.ending.released': 'C’est assez pour le moksha : pas de renaissance, hors de la roue.',
  'moksha.ending.stay':
    '{disciples, plural, =0 {Aucun disciple en jeu} other {Disciples qui restent en jeu, au choix : {stay} sur {disciples}}}.',
  'moksha.ending.reborn':
    '{karma, plural, =0 {Aucun karma n’est rendu} one {# karma est rendu{kept, plural, =0 {} one {, # est gardé} other {, # sont gardés}}} other {# karmas sont rendus{kept, plural, =0 {} one {, # est gardé} other {, # sont gardés}}}} : une nouvelle vie de {caste}.',
  'moksha.ending.lost':
    '{tokens, plural, =0 {Aucun jeton n’est perdu} one {Le jeton est perdu} other {Les # jetons sont perdus}} ; aura, harmonie et dieux restent.',
  'moksha.sign.majorities': 'Majorités, et aura si une vie finissait là',
  'moksha.sign.dying': 'En mourant',
  'moksha.sign.after': 'Après',
  'moksha.sign.died': 'Une vie finit',
  'moksha.sign.reborn': 'Renaissance',
  'moksha.sign.attained': 'Moksha',
  'moksha.sign.temple.dharma': 'un pas dharma pour quiconque voyage ou reste ici ; un sacrifice déplace des disciples',
  'moksha.sign.temple.kama': 'un pas kama pour quiconque voyage ou reste ici ; un sacrifice déplace des disciples',
  'moksha.sign.temple.artha': 'un pas artha pour quiconque voyage ou reste ici ; un sacrifice déplace des disciples',
  'moksha.sign.temple.neutral':
    'un pas de n’importe quel pilier pour quiconque voyage ou reste ici ; un sacrifice déplace des disciples',
} as const satisfies Readonly<Record<keyof typeof english, string>>
