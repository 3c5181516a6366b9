/**
 * English words of Karmaka. ICU MessageFormat; see ../app/index.ts. Values: `card` and `by` are the words of a card
 * (`karmaka.card.<id>.name`), `cards` a list of them, `colour` one of red, green, blue and mosaic, `rung` the words of a
 * rung, `nth` a position from the top of a pile, 1 uppermost.
 */
import { CARD_DATA, CARD_IDS, type CardId, type LadderRung } from '../../../../engine/karmaka/data.ts'
import type { KarmakaPromptKind, KarmakaIllegalReason } from '../../../../engine/karmaka/index.ts'
import type { KarmakaTermMessageKey } from '../../../../engine/karmaka/messages.ts'
import { messageGroup, type MessageGroup } from '../../catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'

/** What each ability does, in one line. */
const ABILITIES: Readonly<Record<CardId, string>> = {
  panic: 'Ruin the top card of any player’s Deck. Then play again.',
  dwindle: 'Any one player ruins a hand card of their choice.',
  crisis: 'A rival ruins one of their Deeds, whichever they like.',
  roulette: 'Ruin up to 2 hand cards, then draw up to one more than that.',
  'hells-heart': 'Ruin the top 2 cards of a rival’s Future Life.',
  vengeance: 'Ruin the exposed Deed of a rival.',
  spite: 'A rival loses 2 hand cards to the Ruins, picked by luck.',
  'another-day': 'Draw 1 card from the Well. Then play again.',
  recycle: 'Lay one of the top 3 Ruins on your Future Life.',
  salvage: 'Take one of the top 3 Ruins into your hand.',
  longevity: 'Deal 2 unseen Well cards onto any player’s Deck.',
  sowing: 'Draw 2 cards, then lay 2 hand cards on your Future Life.',
  voyage: 'Draw 3 cards from the Well. Then play again.',
  jubilee: 'Score up to 2 more cards from your hand.',
  transmigrate: 'Bring any card of your Future Life to your hand.',
  peek: 'See the whole hand of a rival. Then play again.',
  destiny: 'See the top 3 of the Well: up to 2 for your Future Life, the rest back as you like.',
  'stolen-dreams': 'Move the top card of a rival’s Future Life onto yours.',
  denial: 'Ruin a hand card and use its ability.',
  swindle: 'See 3 hand cards of a rival, picked by luck, and keep one.',
  thievery: 'Take the exposed Deed of a rival into your hand.',
  embodiment: 'Use the ability of any of your Deeds.',
  mimic: 'Use the ability of a rival’s exposed Deed.',
}

type CardWords = Readonly<Record<`karmaka.card.${CardId}.${'name' | 'ability'}`, string>>

function cardWords(): CardWords {
  const entries = CARD_IDS.flatMap((card) => [
    [`karmaka.card.${card}.name`, CARD_DATA[card].name.replace("'", '’')],
    [`karmaka.card.${card}.ability`, ABILITIES[card]],
  ])
  return Object.fromEntries(entries) as CardWords
}

const RUNGS: Readonly<Record<LadderRung['id'], string>> = {
  'dung-beetle': 'Dung Beetle',
  snake: 'Snake',
  wolf: 'Wolf',
  ape: 'Ape',
  transcendence: 'Transcendence',
}

const colour = '{colour, select, red {red} green {green} blue {blue} mosaic {mosaic} none {no colour} other {??}}'
const points = (value = 'points') => `{${value}, plural, one {# point} other {# points}}`
const rings = (value = 'rings') => `{${value}, plural, one {# ring} other {# rings}}`
const count = (value = 'count') => `{${value}, plural, =0 {no cards} one {# card} other {# cards}}`
/** What a life is worth so far, at the end of a label. */
const inColour = `{points, plural, =0 {, no points yet} one {, # point in ${colour}} other {, # points in ${colour}}}`
/** A position in a pile. */
const fromTop = '{nth, plural, =1 {on top} other {number # from the top}}'
/** 'draw up to 2 cards', 'draw one more card'. */
const upTo = (verb: string) =>
  `${verb} {count, plural, =0 {{left, plural, one {a card} other {up to # cards}}} other {{left, plural, one {one more card} other {up to # more cards}}}}`
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, true {${text}} other {${otherwise}}}`

/** What a seat is asked, by the kinds of the rules; the screen adds `name`. */
const asks = {
  draw: '{name}, draw from your Deck.',
  death: '{name}, this life is over.',
  play: '{name}, use a card for {ways}, or pass.',
  mustPlay: '{name}, your Deck is empty: use a card for {ways}.',
  again: '{name}, once more if you like: use a card for {ways}.',
  offer: '{name}, {by} offers you {card}. Lay it on your Future Life?',
  rings: `{name}, ${points()} for this life. Spend ${rings('spend')} to become {rung}?`,
  target: '{name}, on whom do you use {card}?',
  ruinFor: '{name}, {by} uses {card}: which of your hand cards goes to the Ruins?',
  ruin: '{name}, {card}: which of your hand cards goes to the Ruins?',
  deny: '{name}, which hand card do you ruin, to use its ability?',
  discard: `{name}, ${upTo('ruin')}, or {count, plural, =0 {none} other {no more}}.`,
  ruinDeed: '{name}, {by} uses {card}: which of your Deeds goes to the Ruins?',
  drawOn: `{name}, ${upTo('draw')} from the Well, or stop.`,
  store: '{name}, lay {left, plural, one {one card} other {# cards}} of your hand on your Future Life.',
  score: `{name}, ${upTo('score')}, or stop.`,
  keep: '{name}, lay {left, plural, one {one of these} other {up to # of these}} on your Future Life, or put {count, plural, =0 {them} other {the rest}} back.',
  putBack:
    '{name}, {left, plural, one {the last card goes back onto the Well.} other {which card goes back onto the Well next? The last one lies on top.}}',
  salvage: '{name}, which of the Ruins do you take into your hand?',
  recycle: '{name}, which of the Ruins do you lay on your Future Life?',
  recall: '{name}, which card of your Future Life comes to your hand?',
  swindle: '{name}, which of these cards of {of} do you keep?',
  embody: '{name}, the ability of which of your Deeds do you use?',
  mimic: '{name}, the exposed Deed of which rival do you copy?',
} satisfies Record<KarmakaPromptKind, string>

/** Enough of what is asked: before the first card (`none`), and after it. */
const done = {
  'discard.none': 'Ruin nothing',
  discard: 'Ruin no more',
  'drawOn.none': 'Draw nothing',
  drawOn: 'Draw no more',
  'score.none': 'Score nothing',
  score: 'Score no more',
  'keep.none': 'Put all of them back',
  keep: 'Put the rest back',
  again: 'Play no more',
} satisfies Partial<Record<KarmakaPromptKind | `${KarmakaPromptKind}.none`, string>>

/** What has to be done before anything else, by what is asked. */
const first = {
  draw: 'A turn begins with the draw from your Deck.',
  death: 'Hand and Deck are empty: this life is over.',
  play: 'First put a card to use.',
  mustPlay: 'First put a card to use.',
  again: 'First put a further card to use, or play no more.',
  offer: 'First answer what {by} offers you.',
  rings: 'First say whether you spend rings for this life.',
  target: 'First choose on whom you use {card}.',
  ruinFor: 'First {card} of {by} wants a card of your hand.',
  ruin: 'First {card} wants a card of your hand.',
  deny: 'First {card} wants a card of your hand.',
  discard: 'First ruin cards for {card}, or none.',
  ruinDeed: 'First {card} of {by} wants one of your Deeds.',
  drawOn: 'First draw for {card}, or stop.',
  store: 'First {card} wants cards for your Future Life.',
  score: 'First score cards for {card}, or stop.',
  keep: 'First choose what you keep of the cards of {card}, or put them back.',
  putBack: 'First the cards of {card} go back onto the Well.',
  salvage: 'First choose one of the Ruins for {card}.',
  recycle: 'First choose one of the Ruins for {card}.',
  recall: 'First choose a card of your Future Life for {card}.',
  swindle: 'First choose which card you keep.',
  embody: 'First choose the Deed that {card} uses.',
  mimic: 'First choose the Deed that {card} copies.',
} satisfies Record<KarmakaPromptKind, string>

/** Why an action is not offered. */
const reasons: Readonly<Record<KarmakaIllegalReason, string>> = {
  ...messageGroup('first', first),
  gameOver: 'The game is over.',
  notYourTurn: 'It is {seat} who decides now.',
  exactRings: `Rings are spent to fill the gap and no more: ${rings()}, or none.`,
  notInHand: 'You have no {card} in hand.',
  declineInstead: 'This play is extra: there is nothing to pass, only to decline.',
  mustPlay: 'Your Deck is empty: you have to play a card.',
  firstPlay: 'There is nothing to decline: this is the play of your turn.',
  drawnAlready: 'You have drawn already; a turn has one draw.',
  deckEmpty: 'Your Deck is empty.',
  stillAlive: 'This life goes on: you still have cards.',
  noOffer: 'Nothing is offered to you.',
  noTeammate: 'You play alone: there is no partner to give to.',
  noTeammateFuture: 'In Big Bad Wolf nothing is given to a partner.',
  notLifted: '{card} is not among the cards you hold up.',
  notPicked: '{card} is not among the cards picked.',
  notYourDeed: '{card} is not among your Deeds.',
  noSuchCard: 'There is no such card.',
  rivalsOnly: '{card} is used on rivals only.',
  notTeammate: '{card} is used on rivals only, and that is your partner.',
  opposite: 'With four players each alone, nothing reaches the player opposite, {seat}.',
  mimicRivals: 'Mimic copies rivals only.',
  noDeeds: '{seat} has no Deed to copy.',
  notEnough: '{card} asks for {count, plural, one {one more card} other {# more cards}}.',
  uppermostOnly: 'Only the top {count} cards can be taken.',
  takeUpper: 'The equal card above it is the same choice.',
}

export const karmaka = {
  // ------------------------------------------------------------------------------------------------- small parts
  ...cardWords(),
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,
  ...messageGroup('karmaka.rung', RUNGS),
  'karmaka.colour': colour,
  'karmaka.hidden': 'a card',

  // ---------------------------------------------------------------------------------------------------- variants
  'karmaka.option.variant': 'Who plays whom',
  'karmaka.option.variant.free': 'Each alone',
  'karmaka.option.variant.teams': 'Two teams of two',
  'karmaka.option.variant.wolf': 'Big Bad Wolf',
  'karmaka.option.variant.teams.hint': 'Partners sit opposite each other; the first to transcend wins for both.',
  'karmaka.option.variant.wolf.hint': 'Seat 1 begins as a Wolf, alone against the other two.',

  // ------------------------------------------------------------------------------------------------ what is asked
  ...messageGroup('karmaka.ask', asks),
  ...messageGroup('karmaka.done', done),
  'karmaka.ways': 'its points, its ability or your next life',
  'karmaka.ways.heir': 'its points, its ability, your next life or that of {heir}',

  'karmaka.final.cards': 'Cards are drawn.',
  'karmaka.undo.cards': 'Cards have been drawn.',
  'karmaka.final.hand': 'You see cards in another player’s Hand.',
  'karmaka.undo.hand': 'You have seen cards in another player’s Hand.',
  'karmaka.final.stole': 'You see the card that you take.',
  'karmaka.undo.stole': 'You have seen the card that you took.',
  'karmaka.final.ruined': 'Hidden cards go to the Ruins, face up.',
  'karmaka.undo.ruined': 'Hidden cards lie face up on the Ruins now.',

  // ----------------------------------------------------------------------------------------------------- choices
  'karmaka.choice.points': `{card}: score it, {points} ${colour}`,
  'karmaka.choice.ability': `{card}: use its ability${yes('nothing', ', which comes to nothing')}`,
  'karmaka.choice.future': '{card}: keep it for your Future Life',
  'karmaka.choice.teammate': '{card}: give it to the Future Life of {seat}',
  'karmaka.choice.draw': 'Draw from your Deck',
  'karmaka.choice.die': 'End this life',
  'karmaka.choice.pass': 'Pass and keep your cards',
  'karmaka.choice.target': `{card} on {seat}${yes('nothing', ', to no effect')}`,
  'karmaka.choice.targetSelf': `{card} on yourself${yes('nothing', ', to no effect')}`,
  'karmaka.choice.ruin': 'Ruin {card}',
  'karmaka.choice.ruinDeed': `Ruin {card}, ${fromTop}`,
  'karmaka.choice.deny': `Ruin {card} and use its ability${yes('nothing', ', which comes to nothing')}`,
  'karmaka.choice.drawOn': 'Draw from the Well',
  'karmaka.choice.salvage': `Take {card}, ${fromTop}`,
  'karmaka.choice.recycle': `Lay {card}, ${fromTop}, on your Future Life`,
  'karmaka.choice.recall': `Bring {card}, ${fromTop}, to your hand`,
  'karmaka.choice.takePicked': 'Keep {card}',
  'karmaka.choice.store': 'Lay {card} on your Future Life',
  'karmaka.choice.score': `Score {card}, {points} ${colour}`,
  'karmaka.choice.return': 'Put {card} back',
  'karmaka.choice.embody': `Use your {card}${yes('nothing', ', which comes to nothing')}`,
  'karmaka.choice.mimic': `Copy {card} of {seat}${yes('nothing', ', which comes to nothing')}`,
  'karmaka.choice.accept': 'Take {card} into your Future Life',
  'karmaka.choice.refuse': 'Refuse: {card} goes to the Ruins',
  'karmaka.choice.refuseOn': 'Refuse: {next} is asked next',
  'karmaka.choice.spend': `Spend ${rings()} and become {rung}`,
  'karmaka.choice.spendNone': 'Spend none and live as {rung} again',

  // --------------------------------------------------------------------------------------------------------- log
  'karmaka.log.drewDeck': '{seat} draws {card} from the Deck.',
  'karmaka.log.drewWell': '{seat} draws {card} from the Well.',
  'karmaka.log.points': `{seat} scores {card}, ${points()} of ${colour}.`,
  'karmaka.log.ability': '{seat} plays {card} for its ability.',
  'karmaka.log.stored': '{seat} lays {card} on their own Future Life.',
  'karmaka.log.storedFor': '{seat} lays {card} on the Future Life of {whose}.',
  'karmaka.log.passed': '{seat} passes.',
  'karmaka.log.declined': '{seat} plays no more.',
  'karmaka.log.targeted': '{seat} uses {card} on {at}.',
  'karmaka.log.targetedSelf': '{seat} uses {card} on their own cards.',
  'karmaka.log.copiedRuined': '{by} goes on as {card}.',
  'karmaka.log.copiedOwn': '{by} copies {card}, a Deed of {whose}.',
  'karmaka.log.copiedRival': '{by} copies {card}, the exposed Deed of {whose}.',
  'karmaka.log.nothing': '{card} comes to nothing.',
  'karmaka.log.ruined':
    '{cards} of {seat} {count, plural, one {goes} other {go}} from {from, select, hand {hand} deck {the Deck} future {the Future Life} deeds {the Deeds} other {??}} to the Ruins.',
  'karmaka.log.refilled':
    'The Well is empty: {count, plural, one {one card} other {# cards}} of the Ruins {count, plural, one {fills} other {fill}} it anew.',
  'karmaka.log.dealt': '{seat} gets {count, plural, one {one unseen card} other {# unseen cards}} onto the Deck.',
  'karmaka.log.salvagedHand': '{seat} takes {card} from the Ruins.',
  'karmaka.log.salvagedFuture': '{seat} lays {card} from the Ruins on their own Future Life.',
  'karmaka.log.robbed': '{seat} takes {card}, the exposed Deed of {whose}.',
  'karmaka.log.recalled': `{seat} brings {card}, ${fromTop}, from the Future Life to hand.`,
  'karmaka.log.stole': '{seat} moves {card} from the Future Life of {whose} onto their own.',
  'karmaka.log.peeked': '{seat} looks at the hand of {at}.',
  'karmaka.log.peekedSelf': '{seat} looks at the hand of {at}: {cards}.',
  'karmaka.log.peekedNone': '{seat} looks at the hand of {at}: it is empty.',
  'karmaka.log.picked': `{seat} looks at ${count()} of {at}, picked by luck.`,
  'karmaka.log.pickedSelf': '{seat} looks at cards of {at}, picked by luck: {cards}.',
  'karmaka.log.swindled': '{seat} keeps {card} of {whose}.',
  'karmaka.log.lifted': `{seat} looks at the top ${count()} of the Well.`,
  'karmaka.log.liftedSelf': '{seat} looks at the top of the Well: {cards}.',
  'karmaka.log.returned': '{seat} puts {card} back onto the Well.',
  'karmaka.log.offered': '{seat} offers {card} to {to}.',
  'karmaka.log.accepted': '{seat} takes {card} for the next life.',
  'karmaka.log.refused': '{seat} refuses {card}.',
  'karmaka.log.unclaimed': 'Nobody wants {card}: it goes to the Ruins.',
  'karmaka.log.scored': `{seat} dies: {red} red, {green} green, {blue} blue. ${points()}, with {need} needed.`,
  'karmaka.log.spent': `{seat} spends ${rings()}.`,
  'karmaka.log.climbed': '{seat} rises from {from} to {to}.',
  'karmaka.log.stayed': `{seat} stays on the rung of the {rung}${yes('ring', ' and takes a ring', '; no ring is left')}.`,
  'karmaka.log.reborn': `{seat} is reborn with ${count('hand')} in hand and ${count('deck')} on the Deck.`,

  // --------------------------------------------------------------------------------------------- figures at a glance
  'karmaka.figure.rung': '{rung}, life number {life}',
  'karmaka.figure.over': 'This life is over',
  'karmaka.figure.best': `{points, plural, =0 {No points yet} one {# point in ${colour}} other {# points in ${colour}}}`,
  'karmaka.figure.missing': `${points('missing')} missing to become {rung}`,
  'karmaka.figure.missingRings': `${points('missing')} missing to become {rung}: the rings cover it`,
  'karmaka.figure.enough': 'Enough to become {rung}',
  'karmaka.figure.transcended': 'Has reached Transcendence',
  'karmaka.figure.sums': 'Red {red}, green {green}, blue {blue}',
  'karmaka.figure.rings': `${rings()} to spend`,
  'karmaka.figure.piles': 'Hand {hand}, Deck {deck}, Future Life {future}',
  'karmaka.figure.lastCards': 'The Deck is empty: passing is over',
  'karmaka.figure.dying': 'Hand and Deck are empty: if they still are when the turn comes, this life ends',
  'karmaka.figure.known': 'Known in hand: {cards}',
  'karmaka.figure.knownDeck': 'Known in the Deck: {cards}',
  'karmaka.figure.knownFuture': 'Known in the Future Life: {cards}',
  'karmaka.figure.partner': 'Plays with {partner}',

  // ------------------------------------------------------------------------------------------------ the end
  'karmaka.great.dies': 'This life of {seat} is over.',
  'karmaka.great.worth': `{points, plural, =0 {No points} one {# point in ${colour}} other {# points in ${colour}}}, {need} needed{spent, plural, =0 {} one {; a ring makes up for the rest} other {; # rings make up for the rest}}.`,
  'karmaka.great.risen': 'Enough: {seat} rises from {from} and is reborn as {rung}.',
  'karmaka.great.stayed': `Not enough: {seat} is reborn as {rung} once more${yes('ring', ', with a ring for the next life')}.`,
  'karmaka.great.kept':
    'The new life begins with {hand, plural, =0 {an empty hand} one {the one card kept for it} other {the # cards kept for it}}{deck, plural, =0 {} one { and one from the Well} other { and # from the Well}}.',
  'karmaka.came': '{seat} draws a card.',
  'karmaka.life': `{rung}: {points, plural, =0 {no points} one {# point in ${colour}} other {# points in ${colour}}}, {need} needed`,
  'karmaka.cameTo.free': 'Off the wheel after {lives, plural, one {one life} other {# lives}}',
  'karmaka.cameTo.bound':
    '{points} of the {need} points for {next}, in life number {life}{rings, plural, =0 {} one {, with a ring} other {, with # rings}}',

  'karmaka.end.alone': '{seat} has left the wheel and reached Transcendence.',
  'karmaka.end.team': '{seat} has reached Transcendence, and the team with it.',
  'karmaka.end.wolf': 'The Big Bad Wolf, {seat}, has reached Transcendence.',
  'karmaka.end.pack': '{seat} has reached Transcendence before the Big Bad Wolf.',

  // ----------------------------------------------------------------------------------------------------- refusals
  ...messageGroup('karmaka.why', reasons),

  // ------------------------------------------------------------------------------------------ pieces on the board
  'karmaka.label.card': `{card}: ${colour}, ${points()}. {ability}`,
  'karmaka.label.deed': `{card}, ${yes('exposed', 'the exposed Deed', 'a covered Deed')} of {seat}: ${colour}, ${points()}. {ability}`,
  'karmaka.label.back': 'A facedown card',
  'karmaka.label.hand': `Hand of {seat}: ${count()}`,
  'karmaka.label.deck': `Deck of {seat}: ${count()}`,
  'karmaka.label.future': `Future Life of {seat}: ${count()}`,
  'karmaka.label.deeds': `Deeds of {seat}: ${count()}${inColour}`,
  'karmaka.label.well': `Well: ${count()}`,
  'karmaka.label.wellKnown': `Well: ${count()}. You know {cards} in it, from the top`,
  'karmaka.label.ruins': `Ruins: ${count()}`,
  'karmaka.label.ruinsTop': `Ruins: ${count()}, {card} on top`,
  'karmaka.label.centre':
    'Ability: play a card here for what it says. Then a rival may take it into a Future Life of their own',
  'karmaka.label.centreCard': '{card} in the centre',
  'karmaka.label.offer': '{card}, offered to {seat}',
  'karmaka.label.supply': `Supply: ${rings()}`,
  'karmaka.label.rings': `{seat}: ${rings()}`,
  'karmaka.label.rung': `{rung}: {need, plural, =0 {the end of the wheel} one {# point leads on} other {# points lead on}}`,
  'karmaka.label.token': '{seat}: {rung}',
  'karmaka.label.seat': `{seat}: {rung}, ${rings()}${inColour}{missing, plural, =0 {, enough to rise} one {, # missing} other {, # missing}}`,
  'karmaka.label.over': `{seat}: this life is over, ${rings()}`,
  'karmaka.label.close': 'Close the pile',
  // Written on the board itself: short.
  'karmaka.sign.centre': 'Ability',
  'karmaka.sign.take': 'Take it',
  'karmaka.sign.asked': 'is asked',
  'karmaka.sign.next': 'next',
  'karmaka.pile.hand': 'Hand',
  'karmaka.pile.deck': 'Deck',
  'karmaka.pile.deeds': 'Deeds',
  'karmaka.pile.future': 'Future Life',
  'karmaka.sign.pile.hand': 'Hand',
  'karmaka.sign.pile.deck': 'Deck',
  'karmaka.sign.pile.future': 'Future',
  'karmaka.sign.missing': '{missing, plural, =0 {enough} other {# missing}}',
  'karmaka.sign.ruins': '{count, plural, one {# card in the Ruins} other {# cards in the Ruins}}',
  'karmaka.sign.future': '{count, plural, one {# card for your next life} other {# cards for your next life}}',
  'karmaka.sign.reckoning': 'This life',
  'karmaka.sign.supply': 'Rings',

  // -------------------------------------------------------------------------------------------- places in the outline
  'karmaka.place.table': 'The table',
  'karmaka.place.ladder': 'Karmic Ladder',
  'karmaka.place.well': 'Well',
  'karmaka.place.ruins': 'Ruins',
  'karmaka.place.centre': 'Centre',
  'karmaka.place.lifted': 'Lifted from the Well',
  'karmaka.place.rings': 'Karmic Rings',
  'karmaka.place.seat': '{seat}',
  'karmaka.place.hand': 'Hand of {seat}',
  'karmaka.place.deck': 'Deck of {seat}',
  'karmaka.place.future': 'Future Life of {seat}',
  'karmaka.place.deeds': 'Deeds of {seat}',
  'karmaka.place.seatRings': 'Rings of {seat}',
} satisfies MessageGroup<'karmaka', KarmakaTermMessageKey> & Readonly<Record<string, string>>
