/** What a choice leads to, as the Sage says it in French (engine/cosmic-karma/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/cosmic-karma/reasons.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const bead = selectByValue('colour', { green: 'verte', orange: 'orange' })
const beads = `{count, plural, one {une perle ${bead}} other {# perles ${selectByValue('colour', { green: 'vertes', orange: 'orange' })}}}`
const rings = `{count, plural, one {un anneau ${selectByValue('colour', { green: 'vert', orange: 'orange' })}} other {# anneaux ${selectByValue('colour', { green: 'verts', orange: 'orange' })}}}`
const tool = selectByValue('tool', { torch: 'torche', sword: 'épée', wand: 'baguette' })
const master = selectByValue('tool', {
  torch: 'la Torche Maîtresse',
  sword: 'l’Épée Maîtresse',
  wand: 'la Baguette Maîtresse',
})
const cards = '{count, plural, one {# carte Libre Arbitre} other {# cartes Libre Arbitre}}'

export const reasons = messageGroup('cosmic-karma.reason', {
  ready: 'a tout pour rentrer',
  home: '« S’accrocher » est à {count, plural, one {# case} other {# cases}}',
  peg: `prend une fiche ${tool} : {count} sur {all}`,
  master: `complète ${master}`,
  losesPeg: `rend une fiche ${tool}`,
  sparesPeg: `garde la fiche ${tool}`,
  habit: `prend une habitude ${bead}`,
  sparesHabit: `évite une habitude ${bead}`,
  loosened: `défait une habitude ${bead}`,
  beadsGone: `se défait de {count, plural, one {# perle ${bead}} other {# perles ${selectByValue('colour', { green: 'vertes', orange: 'orange' })}}}`,
  beads: `prend ${beads}`,
  sparesBeads: `évite ${beads}`,
  rings: `prend ${rings}`,
  ringsGone: `perd ${rings}`,
  sparesRings: `garde ${rings}`,
  cards: `garde ${cards}`,
  newCards: `gagne ${cards}`,
  lostTurn: 'perd {count, plural, one {un tour} other {# tours}}',
  sparesTurn: 'ne perd pas de tour',
  again: 'rejoue aussitôt',
  nextPeg: `prochain lancer : {percent} % pour une fiche ${tool} qui manque`,
}) satisfies TranslationOf<typeof english>
