/**
 * English words of Moksha. ICU MessageFormat; see ../app/index.ts. Values: `region`, `other`, `token`, `pillar`, `god`, `karma`,
 * `disciples`, `reward`, `occupation` and `caste` are the words of those (renderer/games/moksha/names.ts, and
 * names.ts beside this file).
 */
import type { MokshaTermMessageKey } from '../../../../engine/moksha/messages.ts'
import type { MessageGroup } from '../../catalogue-builders.ts'
import { boardWords } from './board.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'
import { DISCIPLE_COUNT, names } from './names.ts'
import { askWords } from './asks.ts'
import { refusals } from './why.ts'

const majorities = '{count, plural, =0 {no majority} one {# majority} other {# majorities}}'
const MAJORITIES = '{count, plural, =0 {No majority} one {# majority} other {# majorities}}'
/** The Jurist's choice; a length of 0 is of a source that is not there. */
const LENGTHS =
  '{token, plural, =0 {} other {token #}}{token, plural, =0 {} other {{temple, plural, =0 {} other {, }}}}{temple, plural, =0 {} other {temple #}}'

/** Moments that only a god could change are passed until the player asks for them again: on buttons and in the list. */
const PASS_GODS = 'Don’t ask about gods until I say so'
const ASK_GODS = 'Ask about gods again'

export const moksha = {
  ...names,
  ...boardWords,
  ...refusals,
  ...askWords,
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ---------------------------------------------------------------------------------------------------- variants
  'moksha.option.evenFinish': 'Ending',
  'moksha.option.evenFinish.false': 'As published',
  'moksha.option.evenFinish.true': 'Even finish',
  'moksha.option.evenFinish.false.hint': 'After the first moksha everybody else has one more turn.',
  'moksha.option.evenFinish.true.hint':
    'After the first moksha the round is finished and one more follows: sitting late is no drawback.',

  // ---------------------------------------------------------------------------------------------------- controls
  'moksha.control.preach': 'One disciple more',
  'moksha.control.passWindows': PASS_GODS,
  'moksha.control.askWindows': ASK_GODS,
  'moksha.control.lay.top': 'On top',
  'moksha.control.lay.between': 'In between',
  'moksha.control.lay.bottom': 'At the bottom',

  'moksha.series.bottom': 'All of them at the bottom, where there is room',
  'moksha.further.disciples': 'How many disciples?',
  'moksha.further.depth': 'How deep?',

  'moksha.final.token': 'A covered token is turned over.',
  'moksha.undo.token': 'A covered token has been turned over.',
  'moksha.final.ocean': 'Tokens are drawn from the Ocean.',
  'moksha.undo.ocean': 'Tokens have been drawn from the Ocean.',
  'moksha.final.life': 'The occupation of the next life is drawn.',
  'moksha.undo.life': 'The occupation of the next life has been drawn.',

  // ----------------------------------------------------------------------------------------------------- choices
  'moksha.group.near': 'Here or next door',
  'moksha.group.far': 'Two regions away, for a token',
  'moksha.choice.stay': 'Stay in {region} ({building})',
  'moksha.choice.wander': 'Go to {region} ({building})',
  'moksha.choice.wanderFar': 'Go to {region} ({building}), handing in {token}',
  'moksha.choice.replace': 'Give up {token}',
  'moksha.choice.farm': 'Call home a disciple of {region} and one of {other}',
  'moksha.choice.farmBoth': 'Call home two disciples of {region}',
  'moksha.choice.harmony': '{reward}: the marker ends {hex}',
  'moksha.choice.harmonyLess': '{reward}, of which you can take {got}: the marker ends {hex}',
  'moksha.choice.harmonyPandit': '{reward}: the marker ends {hex} (the token counts as {pillar})',
  'moksha.choice.harmonyJurist': `{reward}: the marker ends {hex} (${LENGTHS})`,
  'moksha.choice.gather': 'Gather {karma}',
  'moksha.choice.earn': 'Take {karma}',
  'moksha.choice.craft': 'Give the token {token} for {karma}',
  'moksha.choice.trade': 'Give {karma} for {disciples}',
  'moksha.choice.convert': 'Replace a disciple of {other}',
  'moksha.choice.preach': 'Place one disciple more',
  'moksha.choice.devote': 'Devote {god} for {price}',
  'moksha.choice.sacrifice': 'Move disciples for {price}',
  'moksha.choice.mobilize': 'Move {disciples} from {region} to {other}',
  'moksha.choice.recall': 'Take back a disciple of {region}',
  'moksha.choice.keep': 'Keep {karma}',
  'moksha.choice.close': 'Close {region}',
  'moksha.choice.brahma': 'Brahma: draw tokens and lay them into stacks',
  'moksha.choice.ganesha': 'Ganesha: receive {karma}',
  'moksha.choice.vishnu': 'Vishnu: take {token} from {region}',
  'moksha.choice.shiva': 'Shiva: move the {building} of {region}',
  'moksha.choice.swap': 'Against the {building} of {region}',
  'moksha.choice.lay.empty': 'Lay {token} in {region}, where there is no stack',
  'moksha.choice.lay.top': 'Lay {token} in {region}, on top',
  'moksha.choice.lay.between': 'Lay {token} in {region}, in between',
  'moksha.choice.lay.bottom': 'Lay {token} in {region}, at the bottom',
  'moksha.choice.sink': 'Let {token} go back to the Ocean',
  'moksha.choice.passWindows': PASS_GODS,
  'moksha.choice.askWindows': ASK_GODS,

  // What a choice brings, said of its row.
  'moksha.foretell.takes': 'You take {token}',
  'moksha.foretell.replaces': 'You take {token} in place of one of your tokens',
  'moksha.foretell.noToken': 'No token lies there',
  'moksha.foretell.gathers': 'Then you gather {reward}',
  'moksha.foretell.orGathers': 'or {reward}',

  // --------------------------------------------------------------------------------------------------------- log
  'moksha.log.rolled': '{seat} rolls {dice} for {region}.',
  'moksha.log.order': '{seat} begins, {last} is last.',
  'moksha.log.born': '{seat} is now {life}.',
  'moksha.log.stayed': '{seat} stays in {to}.',
  'moksha.log.wandered': '{seat} goes from {from} to {to}.',
  'moksha.log.wanderedFar': '{seat} hands in {pay} and goes all the way from {from} to {to}.',
  'moksha.log.took.wander': '{seat} takes {token}.',
  'moksha.log.took.farmer': '{seat} takes {token} as well.',
  'moksha.log.took.vishnu': '{seat} takes {token} from {region}.',
  'moksha.log.tookFor.wander': '{seat} takes {token} and gives up {for}.',
  'moksha.log.tookFor.farmer': '{seat} takes {token} as well and gives up {for}.',
  'moksha.log.tookFor.vishnu': '{seat} takes {token} from {region} and gives up {for}.',
  'moksha.log.blocked': 'At the edge of the grid {seat} makes no {pillar} shift.',
  'moksha.log.gathered': '{seat} gathers {reward} in {region}.',
  'moksha.log.gatheredLess': '{seat} gathers {reward} in {region}; {lost} more cannot be taken.',
  'moksha.log.gatheredNothing': '{seat} can take nothing in {region}, and loses {lost}.',
  'moksha.log.placed': `{seat} places ${DISCIPLE_COUNT} more in {region}.`,
  'moksha.log.karma': '{seat} receives {count} {pillar} karma.',
  'moksha.log.usedPandit': '{seat}, as a {occupation}, lets the token count as {pillar}.',
  'moksha.log.usedJurist': `{seat}, as a {occupation}, chooses the lengths: ${LENGTHS}.`,
  'moksha.log.usedMaharaja': '{seat}, as a {occupation}, moves disciples once more.',
  'moksha.log.paid.devote': '{seat} sacrifices {price}.',
  'moksha.log.paid.mobilize': '{seat} sacrifices {price}.',
  'moksha.log.paid.artisan': '{seat}, as an Artisan, gives {price}.',
  'moksha.log.paid.merchant': '{seat}, as a Merchant, gives {price}.',
  'moksha.log.devoted': '{seat} devotes {god} in {region}.',
  'moksha.log.mobilized': `{seat} moves ${DISCIPLE_COUNT} from {from} to {to}.`,
  'moksha.log.converted': '{seat}, as a Soldier, sends a disciple of {whose} home from {region}.',
  'moksha.log.invoked': '{seat} calls on {god}.',
  'moksha.log.windowsPassed': '{seat} is not asked about gods until further notice.',
  'moksha.log.windowsAsked': '{seat} is asked about gods again.',
  'moksha.log.drew': '{seat} draws from the Ocean: {tokens}.',
  'moksha.log.laid':
    '{seat} lays {token} into {region}, with {at, plural, =0 {nothing} one {# token} other {# tokens}} below it.',
  'moksha.log.sank': 'The token {token} finds no room and goes back to the Ocean.',
  'moksha.log.swapped': '{seat} lets the buildings of {regions} change places.',
  'moksha.log.aged': '{seat} has vitality {vitality}, {need} needed: stage {stage}.',
  'moksha.log.died': '{seat} has vitality {vitality}, {need} needed: dies at stage {stage}.',
  'moksha.log.diedOld': '{seat} has lived through all {stage} stages and dies.',
  'moksha.log.majority': '{region} counts for {seat}: {own} against {best}.',
  'moksha.log.aura.majorities': `${MAJORITIES}: {seat} gains {amount} aura and has {total}.`,
  'moksha.log.aura.fourthToken': 'All slots full: {seat} gains {amount} aura and has {total}.',
  'moksha.log.aura.threeColours': 'Karma of all colours: {seat} gains {amount} aura and has {total}.',
  'moksha.log.aura.fourthGod': 'All four gods devoted: {seat} gains {amount} aura and has {total}.',
  'moksha.log.returned.death': `${DISCIPLE_COUNT} of {seat} {count, plural, one {leaves} other {leave}} {region}.`,
  'moksha.log.returned.farmer': `{seat}, as a Farmer, calls ${DISCIPLE_COUNT} home from {region}.`,
  'moksha.log.attained': '{seat} attains moksha with {aura} aura, {target} needed!',
  'moksha.log.reborn': '{seat} hands in {karma} and is reborn: {caste}.',
  'moksha.log.rebornKept': '{seat} hands in {karma}, keeps {kept} and is reborn: {caste}.',
  'moksha.log.rebornBare': '{seat} has no karma to hand in and is reborn: {caste}.',
  'moksha.log.closed': '{seat}, as a Landholder, closes {region} to everybody else.',
  'moksha.log.opened': '{region} is open again: the life of {seat} as a Landholder is over.',
  'moksha.log.lastTurns':
    '{count, plural, =0 {No turn is left.} one {One last turn follows.} other {# last turns follow.}}',
  'moksha.log.ended.alone': '{seat} alone has attained moksha.',
  'moksha.log.ended.harmony': 'Of those with moksha {seat} is the most balanced.',
  'moksha.log.ended.karma': 'Of those with moksha, equal in harmony, {seat} holds the most karma.',
  'moksha.log.ended.shared': '{count} players have attained moksha and are equal in harmony and karma.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'moksha.figure.lives': 'Vitality {vitality} of {need}: lives on, to stage {stage}',
  'moksha.figure.dies': 'Vitality {vitality} of {need}: dies, {short} short of stage {stage}',
  'moksha.figure.lastStage': 'Vitality {vitality}: at the last stage, dies this turn',
  'moksha.figure.dead': 'This life is over',
  'moksha.figure.aura': 'Aura {aura} of {target}',
  'moksha.figure.dying': `Dying now: {aura} aura (${majorities})`,
  'moksha.figure.dyingMoksha': `Dying now: {aura} aura (${majorities}), and moksha`,
  'moksha.figure.life': '{life}, stage {stage}',
  'moksha.figure.karma': '{karma}: next life {caste}',
  'moksha.figure.noKarma': 'No karma: next life {caste}',
  'moksha.figure.karmaHeld': 'Karma held: {count}',
  'moksha.figure.nearSlot': 'One more token: {amount} aura',
  'moksha.figure.nearColours': '{karma} more: {amount} aura',
  'moksha.figure.nearGod': 'Devoting {god}: {amount} aura',
  'moksha.figure.harmony': 'Harmony worth {points, plural, one {# point} other {# points}}',
  'moksha.figure.disciples':
    '{count} of {all} disciples on the board; {kept, plural, one {# outlasts} other {# outlast}} death',
  'moksha.figure.ready': 'Ready: {gods}',
  'moksha.figure.used': 'Used: {gods}',
  'moksha.figure.land': 'Closes {region}',
  'moksha.figure.passing': 'Is not asked about gods',
  'moksha.figure.attained': 'Has attained moksha',
  'moksha.figure.left':
    '{turns, plural, =0 {{now, select, true {This is the last turn} other {No turn left}}} one {One more turn} other {# more turns}}',

  // ------------------------------------------------------------------------------------------------------ the end
  'moksha.great.dies': '{seat} dies.',
  'moksha.great.lack': 'Vitality {vitality}, {need} needed to live beyond stage {stage}.',
  'moksha.great.old': 'All {stage} stages of this life have been lived.',
  'moksha.great.distance':
    '{missing, plural, =0 {Enough: {seat} leaves the wheel.} other {# aura short of moksha: {seat} will be reborn.}}',
  'moksha.great.reborn': '{seat} is reborn as {life}.',
  'moksha.great.attained': '{seat} attains moksha.',
  'moksha.great.enough': '{aura} aura, {target} needed: free of the wheel.',
  'moksha.came': 'Turned over: {token} in {region}.',
  'moksha.cameTo.free': 'Off the wheel after {lives, plural, one {one life} other {# lives}}',
  'moksha.cameTo.bound':
    '{lives, plural, =0 {Still in the first life} one {One life behind it} other {# lives behind it}}, {missing} aura short of moksha',

  'moksha.end.alone': '{seat} alone is free of the wheel.',
  'moksha.end.harmony': 'Several are free of the wheel; {seat} is the most balanced of them.',
  'moksha.end.karma': 'Several are free and equally balanced; {seat} has the most karma left.',
  'moksha.end.shared': 'Several are free, equal in harmony and karma: the victory is shared.',
  'moksha.rank.attained': 'Moksha',
  'moksha.rank.bound': 'Still on the wheel',
  'moksha.score.aura': 'Aura: {aura} of {target}',
  'moksha.score.harmony':
    'First tie-breaker: harmony {ring, plural, =0 {in the centre} one {# step from the centre} other {# steps from the centre}}',
  'moksha.score.karma': 'Then karma held: {count}',
} satisfies MessageGroup<'moksha', MokshaTermMessageKey> & Readonly<Record<string, string>>
