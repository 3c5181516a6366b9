/** What Moksha asks, for en.ts: one prompt for each kind of the rules, and the words for going on without. */
import type { MokshaPromptKind } from '../../../../engine/moksha/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'

/** Where gods may be called on besides. */
const besides = '{count, plural, =0 {} other { Or call on {gods}.}}'
/** What the death that comes brings. */
const ending =
  'That brings {aura} aura ({total} of {target}), {released, select, true {and moksha} other {and a new life as {caste}}}.'
/** Where nothing else is to be decided. */
const orGod = (go: string) => `{count, plural, =0 {${go}} other {call on {gods}, or ${go}}}`
const pay = selectByValue('pay', { token: 'a token', karma: 'karma', both: 'a token or karma' })

/** What a seat is asked; the screen adds `name`. */
const asks: Readonly<Record<MokshaPromptKind, string>> = {
  wander: `{name}, where do you wander? You take the token on top there. {stay, select, true {Choose your own region to stay.} other {You cannot stay.}}${besides}`,
  take: `{name}, next you take {token}. Before that ${orGod('go on')}.`,
  takeNothing: `{name}, there is no token to take here: ${orGod('go on')}.`,
  replace: `{name}, your slots are full: which token makes room for {token}?${besides}`,
  farm: '{name}, as a Farmer you may call two disciples home for another token: {token}.',
  evolve: '{name}, where does your marker end, shifted by {shifts}? You gather what that hex gives.',
  shift: '{name}, where does your marker end, shifted by {shifts} of the token of Vishnu?',
  gather: `{name}, of which colour is the karma that you gather?${besides}`,
  beforeGather: `{name}, next you gather {reward}. Before that ${orGod('go on')}.`,
  serve: `{name}, ${selectByValue('occupation', {
    housekeeper: 'you stayed: as a Housekeeper take 1 karma',
    cleaner: 'disciples are here: as a Cleaner take 1 karma',
    servant: 'you met a higher caste: as a Servant take 1 karma',
    artisan: 'as an Artisan give a token for karma of its colour',
    merchant: 'as a Merchant give karma for more disciples',
    soldier: 'the region is full: as a Soldier replace a disciple here',
    swami: 'as a Swami place one disciple more',
  })}, if you like.${besides}`,
  devote: `{name}, sacrifice ${pay} to devote {god}, whose help you may call on once? A token given is vitality lost.${besides}`,
  sacrifice: `{name}, sacrifice ${pay} to move disciples of one region across a border? A token given is vitality lost.${besides}`,
  beforeDevote: `{name}, ${selectByValue('reason', {
    nothingToSacrifice: 'you have nothing to sacrifice',
    godReady: '{god} is with you and ready',
    noMobilization: 'no disciple of yours could move',
  })}: ${orGod('go on')}.`,
  mobilize: '{name}, which disciples cross which border? Where you have most, your death brings aura.',
  again: '{name}, as a Maharaja you may move disciples once more.',
  age: `{name}, you will grow older: vitality {vitality}, and stage {stage} takes {need}. Before that ${orGod('go on')}.`,
  ageShort: `{name}, you will die: vitality {vitality}, and stage {stage} takes {need}. ${ending} Before that ${orGod('go on')}.`,
  ageLast: `{name}, this life is complete and ends now. ${ending} Before that ${orGod('go on')}.`,
  recall:
    '{name}, {more, plural, one {one more disciple leaves} other {# more disciples leave}} the board and {stay, plural, one {# stays} other {# stay}}: from which region? Those that stay count for your next death.',
  karma:
    '{name}, all but {kept} karma is handed in for a life as {caste}: which {kept, plural, one {one is} other {# are}} kept?',
  close: '{name}, as a Landholder you may close a region to everybody else.',
  lay: '{name}, into which stack, and how deep, goes {token}? On top it is the next to be taken there.{left, plural, =0 {} one { One more follows.} other { # more follow.}}',
  sink: '{name}, there is no room for all of {tokens}: which goes back?',
  swap: '{name}, what changes places with the {building}?',
}

/** What has to be done before anything else. */
const first: Readonly<Record<MokshaPromptKind, string>> = {
  wander: 'First say where you go, or that you stay.',
  take: 'First comes the token on top of the stack.',
  takeNothing: 'First go on from here: there is no token to take.',
  replace: 'First say which token makes room.',
  farm: 'First say whether your Farmer calls disciples home.',
  evolve: 'First say where your harmony marker ends.',
  shift: 'First say where the token of Vishnu leads your marker.',
  gather: 'First say what you gather.',
  beforeGather: 'First comes what you gather.',
  serve: 'First say whether you use your occupation.',
  devote: 'First say whether you devote the god of this place.',
  sacrifice: 'First say whether you sacrifice something.',
  beforeDevote: 'First go on: there is nothing to sacrifice for here.',
  mobilize: 'First move disciples: that is paid for.',
  again: 'First say whether disciples move once more.',
  age: 'First you grow older.',
  ageShort: 'First this life ends.',
  ageLast: 'First this life ends.',
  recall: 'First say which disciples leave the board.',
  karma: 'First say which karma you keep.',
  close: 'First say whether you close a region.',
  lay: 'First the tokens of Brahma must be laid.',
  sink: 'First say which tokens go back: there is no room for all.',
  swap: 'First say which building changes places.',
}

/** Going on, where that is offered: what is left undone, or what comes next. */
const go = {
  take: 'Take the token',
  takeNothing: 'Go on',
  farm: 'Call nobody home',
  beforeGather: 'Gather now',
  serve: 'Leave it',
  devote: 'No sacrifice',
  sacrifice: 'No sacrifice',
  beforeDevote: 'Go on',
  again: 'No second move',
  age: 'Grow older: end this turn',
  ageShort: 'Let this life end',
  ageLast: 'Let this life end',
  close: 'Close nothing',
} satisfies Partial<Record<MokshaPromptKind, string>>

export const askWords = {
  ...messageGroup('moksha.ask', asks),
  ...messageGroup('moksha.why.first', first),
  ...messageGroup('moksha.control.go', go),
}
