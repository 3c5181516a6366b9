/** What a choice leads to, as the Sage says it in German (engine/moksha/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/moksha/reasons.ts'
import { messageGroup } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const majorities = '{count, plural, one {# Mehrheit} other {# Mehrheiten}}'

export const reasons = messageGroup('moksha.reason', {
  moksha: 'erlangt Moksha',
  aura: 'bekommt {count} Aura: {total} von {target}',
  release: 'der nächste Tod bringt Moksha, wie es jetzt steht: {total} von {target} Aura',
  majorities: `${majorities}, im Tod {aura} Aura wert`,
  rivalMajorities: `verliert ${majorities}`,
  rivalGains: `gewinnt ${majorities}`,
  rivalNot: 'gewinnt keine Mehrheit',
  karma: '{count} Karma: genug für die Wiedergeburt als {caste}',
  rebirth: 'wird wiedergeboren als {caste}',
  tokens: 'hat {count} der {all} Plättchen, die 1 Aura bringen',
  colours: 'hat Karma in {count} der {all} Farben, die 1 Aura bringen',
  god: 'verehrt {god}: {count} von {all} Gottheiten',
  godReady: '{god} ist wieder bereit',
  godUsed: 'verbraucht {god}',
  godKept: '{god} bleibt bereit',
  lives: 'lebt ohne weiteres Plättchen noch {count, plural, one {# Zug} other {# Züge}}',
  disciples: 'setzt {count, plural, one {# Jünger} other {# Jünger}}',
  harmony: 'der Marker steht, wo Harmonie {count, plural, one {# Punkt} other {# Punkte}} zählt',
}) satisfies TranslationOf<typeof english>
