import type { hints as english } from '../../en/app/hints.ts'

/** French words around what explains a table: why at every decision, hints, the legend. */
export const hints = {
  'why.button': 'Qu’est-ce que je décide ici ?',
  'why.title': 'Ce que tu décides',
  'why.first': 'Nouveau pour toi',
  'why.rules': 'Dans les règles',
  'help.why': 'ce que tu décides ici, et ce qui compte d’habitude',

  'settings.hints': 'M’expliquer ce qui est nouveau',
  'settings.hintsHint':
    'La première fois qu’un jeu demande quelque chose, il dit de quoi il s’agit ; et tant que tu ne l’as pas fini une fois, ce qui est sous le pointeur dit à quoi il sert.',

  'legend.title': 'Légende',
  'legend.menu': 'Légende',
  'legend.list': 'Tout ce qui est sur ce plateau, avec son image',
  'help.legend': 'ce que représente tout sur le plateau',
} as const satisfies Readonly<Record<keyof typeof english, string>>
