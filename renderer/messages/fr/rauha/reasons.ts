/** What a choice leads to, as the Sage says it in French (engine/rauha/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/rauha/reasons.ts'
import { messageGroup } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const crystals = '{count, plural, one {# cristal} other {# cristaux}}'

export const reasons = messageGroup('rauha.reason', {
  energy: 'gagne {count} d’énergie ce tour-ci',
  crystals: `gagne ${crystals} : {total} en réserve`,
  crystalsLeft: `garde ${crystals}`,
  wins: 'gagne {entity}',
  winsFrom: 'prend {entity} à {rival}',
  mayWin: 'peut gagner {entity} avec',
  mayWinFrom: 'peut prendre {entity} à {rival} avec',
  nearly: 'encore une tuile, et {entity} est gagné',
  mayNearly: 'ensuite, encore une tuile pour gagner {entity}',
  scoring: 'un décompte donnerait {count} d’énergie à présent',
  lines: 'les lignes à venir donnent {count} d’énergie',
  mayLines: 'jusqu’à {count} d’énergie de plus par les lignes à venir',
  mayCrystals: `jusqu’à ${crystals} de plus par les lignes à venir`,
  maySpore: `une spore pour ${crystals} à chaque activation`,
  mayWater: 'apporte {count, plural, one {# source d’eau} other {# sources d’eau}}',
  spores: '{count, plural, one {# spore de plus} other {# spores de plus}} à activer à chaque décompte',
  water: '{count, plural, one {# source d’eau} other {# sources d’eau}} : {energy} d’énergie à chaque décompte',
  animals: 'apporte {count, plural, one {# animal} other {# animaux}}',
}) satisfies TranslationOf<typeof english>
