/** What a choice leads to, as the Sage says it in German (engine/rauha/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/rauha/reasons.ts'
import { messageGroup } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const crystals = '{count, plural, one {# Kristall} other {# Kristalle}}'

export const reasons = messageGroup('rauha.reason', {
  energy: 'bekommt {count} Energie in diesem Zug',
  crystals: `bekommt ${crystals}: {total} im Vorrat`,
  crystalsLeft: `behält ${crystals}`,
  wins: 'gewinnt {entity}',
  winsFrom: 'gewinnt {entity} von {rival}',
  mayWin: 'kann damit {entity} gewinnen',
  mayWinFrom: 'kann damit {entity} von {rival} gewinnen',
  nearly: 'noch ein Feld gewinnt {entity}',
  mayNearly: 'danach gewinnt noch ein Feld {entity}',
  scoring: 'eine Wertung brächte jetzt {count} Energie',
  lines: 'die künftigen Linien bringen {count} Energie',
  mayLines: 'bis zu {count} Energie mehr aus den künftigen Linien',
  mayCrystals: `bis zu {count, plural, one {# Kristall} other {# Kristalle}} mehr aus den künftigen Linien`,
  maySpore: 'bei jeder Aktivierung eine Spore für {count, plural, one {# Kristall} other {# Kristalle}}',
  mayWater: 'bringt {count, plural, one {# Wasserquelle} other {# Wasserquellen}}',
  spores: '{count, plural, one {# Spore} other {# Sporen}} mehr, die jede Wertung aktiviert',
  water: '{count, plural, one {# Wasserquelle} other {# Wasserquellen}}: {energy} Energie bei jeder Wertung',
  animals: 'bringt {count, plural, one {# Tier} other {# Tiere}}',
}) satisfies TranslationOf<typeof english>
