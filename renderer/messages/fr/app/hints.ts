/** French words around what explains a table: why at every decision, hints, the legend. */
import type { hints as english } from '../../en/app/hints.ts'

export const hints = {
  'why.button': 'Qu’est-ce que je décide ici ?',
  'why.title': 'Ce que tu décides',
  'why.first': 'Nouveau pour toi',
  'why.rules': 'Dans les règles',
  'help.why': 'ce que tu décides ici, et ce qui compte d’habitude',

  'settings.hints': 'Expliquer ce qui est nouveau',
  'settings.hintsHint':
    'La première fois qu’un jeu demande quelque chose, il dit de quoi il s’agit ; et ce qu’on pointe dit à quoi il sert.',

  'legend.title': 'Qu’est-ce que c’est ?',
  'legend.menu': 'Qu’est-ce que c’est ?',
  'legend.list': 'Tout ce qui est sur ce plateau, en images',
  'help.legend': 'ce qu’est chaque chose sur le plateau',
} satisfies Readonly<Record<keyof typeof english, string>>
