/** What a choice leads to, as the Sage says it in French (engine/moksha/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/moksha/reasons.ts'
import { messageGroup } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const majorities = '{count, plural, one {# majorité} other {# majorités}}'

export const reasons = messageGroup('moksha.reason', {
  moksha: 'atteint le moksha',
  aura: 'gagne {count} d’aura : {total} sur {target}',
  release: 'la prochaine mort mène au moksha, en l’état : {total} d’aura sur {target}',
  majorities: `${majorities}, {aura} d’aura à la mort`,
  rivalMajorities: `perd ${majorities}`,
  rivalGains: `gagne ${majorities}`,
  rivalNot: 'ne gagne aucune majorité',
  karma: '{count} de karma : assez pour renaître ({caste})',
  rebirth: 'renaît : {caste}',
  tokens: 'a {count} des {all} jetons qui donnent 1 d’aura',
  colours: 'a du karma de {count} des {all} couleurs qui donnent 1 d’aura',
  god: 'vénère {god} : {count} dieux sur {all}',
  godReady: '{god} est de nouveau prêt',
  godUsed: 'utilise {god}',
  godKept: 'garde {god} prêt',
  lives: 'vit encore {count, plural, one {# tour} other {# tours}} sans autre jeton',
  disciples: 'place {count, plural, one {# disciple} other {# disciples}}',
  harmony: 'le marqueur est là où l’harmonie vaut {count, plural, one {# point} other {# points}}',
}) satisfies TranslationOf<typeof english>
