/** German words around what explains a table: why at every decision, hints, the legend. */
import type { hints as english } from '../../en/app/hints.ts'

export const hints = {
  'why.button': 'Was entscheide ich hier?',
  'why.title': 'Was du entscheidest',
  'why.first': 'Neu für dich',
  'why.rules': 'In der Spielregel',
  'help.why': 'was du hier entscheidest und worauf es meist ankommt',

  'settings.hints': 'Neues erklären',
  'settings.hintsHint':
    'Wenn ein Spiel zum ersten Mal etwas fragt, sagt es, worum es geht; und Dinge unter dem Zeiger, wozu sie gut sind.',

  'legend.title': 'Was ist was',
  'legend.menu': 'Was ist was',
  'legend.list': 'Alles auf diesem Brett, mit Bild',
  'help.legend': 'was auf dem Brett was ist',
} satisfies Readonly<Record<keyof typeof english, string>>
