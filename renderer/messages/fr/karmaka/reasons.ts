/** What a choice leads to, as the Sage says it in French (engine/karmaka/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/karmaka/reasons.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const colour = selectByValue('colour', { red: 'rouge', green: 'vert', blue: 'bleu' })
const points = '{points, plural, one {# point} other {# points}}'
const cards = '{count, plural, one {# carte} other {# cartes}}'
const wait = '{points, plural, one {attend} other {attendent}}'

export const reasons = messageGroup('karmaka.reason', {
  rises: 'monte à l’échelon {rung}',
  enough: 'Œuvres et anneaux suffisent pour l’échelon {rung}',
  scored: `{points} points sur {need} en ${colour}`,
  deeds: 'une Œuvre de plus, d’une autre couleur',
  rings: 'a {count, plural, one {# anneau} other {# anneaux}}',
  nextReady: `${points} en ${colour} ${wait} dans la Vie Future : assez pour monter`,
  nextPoints: `${points} en ${colour} ${wait} dans la Vie Future`,
  nextCards: `${cards} dans la Vie Future`,
  nextMore: 'ajoute des cartes à la Vie Future',
  nextLess: `plus que ${cards} dans la Vie Future`,
  nextRoom: 'laisse la place à {count, plural, one {# nouvelle carte} other {# nouvelles cartes}} à la renaissance',
  takes: 'prend en main : {card}',
  keeps: 'garde en main : {card}',
  draws: `pioche ${cards}`,
  lasts: `cette vie a encore ${cards} à jouer`,
  again: 'peut rejouer aussitôt',
  sees: 'voit toute la main de {rival}',
  losesDeed: 'perd une Œuvre{points, plural, =0 {} one { et # point} other { et # points}}',
  losesHand: 'perd {count, plural, one {# carte en main} other {# cartes en main}}',
  losesNext: `perd ${cards} de la Vie Future`,
  losesDeck: `perd ${cards} de la Pile`,
  offered: '{rival} pourra prendre {card} ensuite',
  notOffered: '{card} ne va pas à {rival}',
}) satisfies TranslationOf<typeof english>
