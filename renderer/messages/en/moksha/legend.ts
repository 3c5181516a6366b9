/** English words of Moksha's legend: what lies on its map and sheets. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'moksha',
  { map: 'On the map', sheet: 'On every sheet', beside: 'Beside the map' },
  {
    meeple: ['Wanderer', 'Where that person lives and dies. Any number may be in one region.'],
    disciple: ['Disciple', 'When you die, every two regions where nobody has more of them than you bring 1 aura.'],
    site: ['Region', 'With its name, its building, a stack of tokens, and room for disciples.'],
    sanctuary: ['Sanctuary', 'For a token or karma you win the help of its god here.'],
    temple: ['Temple', 'Its dot pushes your marker once. For a token or karma you move disciples here.'],
    token: ['Vitality token', 'Its arrows push your marker by its colour; its number keeps you alive.'],
    hidden: ['Token face down', 'Lies under another one, or is in the Ocean.'],
    land: ['Land', 'A Landholder owns this region: nobody else enters or crosses it.'],
    grid: [
      'Harmony grid',
      'Disciples near the centre, karma along the edge: you gather what the hex of your marker shows.',
    ],
    marker: ['Harmony marker', 'Pushed by tokens and temples. One push of each colour brings it back to where it was.'],
    card: ['This life', 'Caste and occupation: what you can do until you die, and vitality that you begin with.'],
    age: ['Stages of life', 'Each takes more vitality than the one before. Short of it you die.'],
    verdict: ['Live or die', 'What the end of this turn would bring as it stands.'],
    worth: ['What dying would bring', 'Aura and the caste of the next life, if this one ended now.'],
    slot: ['Token slot', 'For four tokens. The fourth brings aura, once in a life.'],
    karma: ['Karma', 'Dharma, kama, artha: it buys a better life, or a sacrifice. All three colours bring aura.'],
    god: ['Gods', 'Bright: ready to help once. Dim: used, or not with you yet.'],
    reserve: ['Reserve', 'Disciples who are not on the map. New ones come from here.'],
    race: ['Way to moksha', 'Everybody’s aura. With enough of it at a death you are free.'],
    supply: ['Supply of karma', 'So much of a colour is left to gather.'],
    caste: ['Lives to come', 'The cards of a caste from which you are reborn.'],
    ocean: ['Indian Ocean', 'Tokens that were handed in, replaced, or lost by dying.'],
  },
)
