import type { hints as english } from '../../en/app/hints.ts'
import type { TranslationOf } from '../../index.ts'

/** German words around what explains a table: why at every decision, hints, the legend. */
export const hints = {
  'why.button': 'Was entscheide ich hier?',
  'why.title': 'Was du entscheidest',
  'why.first': 'Neu für dich',
  'why.rules': 'In den Regeln',
  'help.why': 'was du hier entscheidest, und worauf es meist ankommt',

  'settings.hints': 'Erklären, was neu für mich ist',
  'settings.hintsHint':
    'Fragt ein Spiel etwas zum ersten Mal, sagt es dazu, worum es geht; und bis du es einmal zu Ende gespielt hast, sagen Dinge unter dem Zeiger, wozu sie da sind.',

  'legend.title': 'Was ist was',
  'legend.menu': 'Was ist was',
  'legend.list': 'Alles auf diesem Brett, mit Bild',
  'help.legend': 'was alles auf dem Brett bedeutet',
} as const satisfies TranslationOf<typeof english>
