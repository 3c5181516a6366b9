/** What a choice leads to, as the Sage says it in French (engine/chakra/consequences.ts): short, without a subject, true of any player. */
import type { reasons as english } from '../../en/chakra/reasons.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'
import type { TranslationOf } from '../../index.ts'

const COLOURS = {
  purple: 'violet',
  darkBlue: 'indigo',
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
}
const OF_ENERGY = {
  purple: 'violette',
  darkBlue: 'indigo',
  blue: 'bleue',
  green: 'verte',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
}
const CHAKRAS = {
  purple: 'la Couronne',
  darkBlue: 'le Troisième Œil',
  blue: 'la Gorge',
  green: 'le Cœur',
  yellow: 'le Plexus solaire',
  orange: 'le Sacré',
  red: 'la Racine',
}
const IN_CHAKRAS = {
  purple: 'dans la Couronne',
  darkBlue: 'dans le Troisième Œil',
  blue: 'dans la Gorge',
  green: 'dans le Cœur',
  yellow: 'dans le Plexus solaire',
  orange: 'dans le Sacré',
  red: 'dans la Racine',
}
const colour = selectByValue('colour', COLOURS)
const ofEnergy = selectByValue('colour', OF_ENERGY)
const chakra = selectByValue('colour', CHAKRAS)
const steps = '{steps, plural, one {# pas} other {# pas}}'

export const reasons = messageGroup('chakra.reason', {
  harmony: `met ${chakra} en harmonie`,
  home: `${colour} : {count} sur {all} en place`,
  owned: `possède {count} énergies sur {all} en ${colour}`,
  nearer: `${colour} : ${steps} plus près de son Chakra`,
  farther: `${colour} : ${steps} plus loin de son Chakra`,
  earth:
    '{count, plural, one {# énergie noire atteint la Terre : # point} other {# énergies noires atteignent la Terre : # points}}',
  blackNearer: `noir : ${steps} plus près de la Terre`,
  tokensBack: '{back, plural, one {# jeton revient} other {# jetons reviennent}} : {count} de libres',
  tokensFree: 'garde {count, plural, one {# jeton libre} other {# jetons libres}}',
  learns: `apprend ce que vaut ${chakra}`,
  bubbles: 'garde {count, plural, one {# bulle libre} other {# bulles libres}}',
  blocked: `remplit ${chakra} sans harmonie`,
  notBlocked: `laisse de la place ${selectByValue('colour', IN_CHAKRAS)}`,
  unblocked: `fait de la place ${selectByValue('colour', IN_CHAKRAS)}`,
  longestRun: 'a la plus longue suite depuis la Racine : 2 points',
  lastRound: 'une cinquième harmonie : la dernière manche commence, avec l’avantage',
  denies: `prend la dernière énergie ${ofEnergy} visible, utile à {rival}`,
}) satisfies TranslationOf<typeof english>
