/**
 * English words of Karmaka. ICU MessageFormat; see ../en.ts. Values: `card` and `by` are the words of a card
 * (`karmaka.card.<id>.name`), `cards` a list of them, `colour` one of red, green, blue and mosaic, `rung` the words of a
 * rung, `at` a position from the top of a pile, 1 uppermost.
 */
import { CARD_DATA, CARDS, type Card, type Rung } from '../../../engine/karmaka/data.ts'

/** What each ability does, in one line. */
const ABILITIES: Readonly<Record<Card, string>> = {
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

function cardWords(): Record<string, string> {
  const entries = CARDS.flatMap((card) => [
    [`karmaka.card.${card}.name`, CARD_DATA[card].name.replace("'", '’')],
    [`karmaka.card.${card}.ability`, ABILITIES[card]],
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

const RUNGS: Readonly<Record<Rung['id'], string>> = {
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
const fromTop = '{at, plural, =1 {on top} other {number # from the top}}'
const yes = (value: string, text: string, otherwise = '') => `{${value}, select, yes {${text}} other {${otherwise}}}`

export const karmaka: Readonly<Record<string, string>> = {
  // ------------------------------------------------------------------------------------------------- small parts
  ...cardWords(),
  ...Object.fromEntries(Object.entries(RUNGS).map(([id, name]) => [`karmaka.rung.${id}`, name])),
  'karmaka.colour': colour,
  'karmaka.hidden': 'a card',

  // ---------------------------------------------------------------------------------------------------- variants
  'karmaka.option.variant': 'Who plays whom',
  'karmaka.option.variant.free': 'Each alone',
  'karmaka.option.variant.teams': 'Two teams of two',
  'karmaka.option.variant.wolf': 'Big Bad Wolf',
  'karmaka.option.variant.teams.hint': 'Partners sit opposite each other; the first to transcend wins for both.',
  'karmaka.option.variant.wolf.hint': 'Seat 1 begins as a Wolf, alone against the other two.',

  // ----------------------------------------------------------------------------------------------------- prompts
  'karmaka.prompt.draw': '{name}, draw from your Deck.',
  'karmaka.prompt.death': '{name}, this life is over.',
  'karmaka.prompt.play': '{name}, play a card, or pass.',
  'karmaka.prompt.mustPlay': '{name}, play a card: your Deck is empty.',
  'karmaka.prompt.again': '{name}, you may play once more.',
  'karmaka.prompt.target': '{name}, on whom do you use {card}?',
  'karmaka.prompt.ruin': '{name}, which hand card goes to the Ruins?',
  'karmaka.prompt.ruinFor': '{name}, {bySeat} uses {card}: which of your hand cards goes to the Ruins?',
  'karmaka.prompt.roulette':
    '{name}, ruin {left, plural, one {one more card} other {up to # cards}}, or go on to the Well.',
  'karmaka.prompt.denial': '{name}, which hand card do you ruin, to use its ability?',
  'karmaka.prompt.ruinDeed': '{name}, {bySeat} uses {card}: which of your Deeds goes to the Ruins?',
  'karmaka.prompt.drawOn': '{name}, draw from the Well{left, plural, one {} other { (up to #)}}, or stop.',
  'karmaka.prompt.takeRuins': '{name}, which card do you bring back from the Ruins?',
  'karmaka.prompt.takeFuture': '{name}, which card of your Future Life comes to your hand?',
  'karmaka.prompt.placeFuture':
    '{name}, lay {left, plural, one {one card} other {# cards}} of your hand on your Future Life.',
  'karmaka.prompt.placeDeeds': '{name}, score {left, plural, one {one more card} other {up to # more cards}}, or stop.',
  'karmaka.prompt.placeLifted':
    '{name}, lay {left, plural, one {one more of these} other {up to # of these}} on your Future Life, or go on.',
  'karmaka.prompt.returnLifted': '{name}, which card goes back onto the Well next? The last one lies on top.',
  'karmaka.prompt.takePicked': '{name}, which of these cards of {targetSeat} do you keep?',
  'karmaka.prompt.embody': '{name}, the ability of which of your Deeds do you use?',
  'karmaka.prompt.mimic': '{name}, the exposed Deed of which rival do you copy?',
  'karmaka.prompt.offer': '{name}, {bySeat} offers you {card}. Lay it on your Future Life?',
  'karmaka.prompt.rings': `{name}, ${points()} for this life. Spend ${rings('spend')} to become {rung}?`,
  'karmaka.prompt.over': 'The game is over.',

  // ----------------------------------------------------------------------------------------------------- choices
  'karmaka.choice.points': `{card}: score it, {points} ${colour}`,
  'karmaka.choice.ability': '{card}: use its ability',
  'karmaka.choice.future': '{card}: keep it for your Future Life',
  'karmaka.choice.teammate': '{card}: give it to the Future Life of {seat}',
  'karmaka.choice.draw': 'Draw from your Deck',
  'karmaka.choice.die': 'End this life',
  'karmaka.choice.pass': 'Pass and keep your cards',
  'karmaka.choice.decline': 'Play no more',
  'karmaka.choice.target': '{card} on {seat}',
  'karmaka.choice.targetSelf': '{card} on yourself',
  'karmaka.choice.ruin': 'Ruin {card}',
  'karmaka.choice.ruinDeed': `Ruin {card}, ${fromTop}`,
  'karmaka.choice.deny': 'Ruin {card} and use its ability',
  'karmaka.choice.drawOn': 'Draw from the Well',
  'karmaka.choice.takeHand': `Take {card}, ${fromTop}`,
  'karmaka.choice.takeFuture': `Lay {card}, ${fromTop}, on your Future Life`,
  'karmaka.choice.recall': `Bring {card}, ${fromTop}, to your hand`,
  'karmaka.choice.takePicked': 'Keep {card}',
  'karmaka.choice.placeFuture': 'Lay {card} on your Future Life',
  'karmaka.choice.placeDeeds': `Score {card}, {points} ${colour}`,
  'karmaka.choice.return': 'Put {card} back',
  'karmaka.choice.embody': 'Use your {card}',
  'karmaka.choice.mimic': 'Copy {card} of {seat}',
  'karmaka.choice.done.ruin': '{count, plural, =0 {Ruin nothing} other {Ruin no more}}',
  'karmaka.choice.done.draw': '{count, plural, =0 {Draw nothing} other {Draw no more}}',
  'karmaka.choice.done.place': '{count, plural, =0 {Score nothing} other {Score no more}}',
  'karmaka.choice.done.placeLifted': '{count, plural, =0 {Put all of them back} other {Put the rest back}}',
  'karmaka.choice.accept': 'Take {card} into your Future Life',
  'karmaka.choice.refuse': 'Refuse: {card} goes to the Ruins',
  'karmaka.choice.refuseOn': 'Refuse: {nextSeat} is asked next',
  'karmaka.choice.spend': `Spend ${rings()} and become {rung}`,
  'karmaka.choice.spendNone': 'Spend none and live as {rung} again',

  // --------------------------------------------------------------------------------------------------------- log
  'karmaka.log.drewDeck': '{seat} draws {card} from the Deck.',
  'karmaka.log.drewWell': '{seat} draws {card} from the Well.',
  'karmaka.log.points': `{seat} scores {card}, ${points()} of ${colour}.`,
  'karmaka.log.ability': '{seat} plays {card} for its ability.',
  'karmaka.log.stored': '{seat} lays {card} on their own Future Life.',
  'karmaka.log.storedFor': '{seat} lays {card} on the Future Life of {whoseSeat}.',
  'karmaka.log.passed': '{seat} passes.',
  'karmaka.log.declined': '{seat} plays no more.',
  'karmaka.log.targeted': '{seat} uses {card} on {atSeat}.',
  'karmaka.log.targetedSelf': '{seat} uses {card} on their own cards.',
  'karmaka.log.copiedRuined': '{by} goes on as {card}.',
  'karmaka.log.copiedOwn': '{by} copies {card}, a Deed of {whoseSeat}.',
  'karmaka.log.copiedRival': '{by} copies {card}, the exposed Deed of {whoseSeat}.',
  'karmaka.log.nothing': '{card} comes to nothing.',
  'karmaka.log.ruined':
    '{cards} of {seat} {count, plural, one {goes} other {go}} from {from, select, hand {hand} deck {the Deck} future {the Future Life} deeds {the Deeds} other {??}} to the Ruins.',
  'karmaka.log.refilled':
    'The Well is empty: {count, plural, one {one card} other {# cards}} of the Ruins {count, plural, one {fills} other {fill}} it anew.',
  'karmaka.log.dealt': '{seat} gets {count, plural, one {one unseen card} other {# unseen cards}} onto the Deck.',
  'karmaka.log.salvagedHand': '{seat} takes {card} from the Ruins.',
  'karmaka.log.salvagedFuture': '{seat} lays {card} from the Ruins on their own Future Life.',
  'karmaka.log.robbed': '{seat} takes {card}, the exposed Deed of {whoseSeat}.',
  'karmaka.log.recalled': `{seat} brings {card}, ${fromTop}, from the Future Life to hand.`,
  'karmaka.log.stole': '{seat} moves {card} from the Future Life of {whoseSeat} onto their own.',
  'karmaka.log.peeked': '{seat} looks at the hand of {atSeat}.',
  'karmaka.log.peekedSelf': '{seat} looks at the hand of {atSeat}: {cards}.',
  'karmaka.log.peekedNone': '{seat} looks at the hand of {atSeat}: it is empty.',
  'karmaka.log.picked': `{seat} looks at ${count()} of {atSeat}, picked by luck.`,
  'karmaka.log.pickedSelf': '{seat} looks at cards of {atSeat}, picked by luck: {cards}.',
  'karmaka.log.swindled': '{seat} keeps {card} of {whoseSeat}.',
  'karmaka.log.lifted': `{seat} looks at the top ${count()} of the Well.`,
  'karmaka.log.liftedSelf': '{seat} looks at the top of the Well: {cards}.',
  'karmaka.log.returned': '{seat} puts {card} back onto the Well.',
  'karmaka.log.offered': '{seat} offers {card} to {toSeat}.',
  'karmaka.log.accepted': '{seat} takes {card} for the next life.',
  'karmaka.log.refused': '{seat} refuses {card}.',
  'karmaka.log.unclaimed': 'Nobody wants {card}: it goes to the Ruins.',
  'karmaka.log.scored': `{seat} dies: {red} red, {green} green, {blue} blue. ${points()}, with {need} needed.`,
  'karmaka.log.spent': `{seat} spends ${rings()}.`,
  'karmaka.log.climbed': '{seat} rises from {from} to {to}.',
  'karmaka.log.stayed': `{seat} stays on the rung of the {rung}${yes('ring', ' and takes a ring', '; no ring is left')}.`,
  'karmaka.log.reborn': `{seat} is reborn with ${count('hand')} in hand and ${count('deck')} on the Deck.`,
  'karmaka.log.ended': '{reason}',

  // --------------------------------------------------------------------------------------------- facts at a glance
  'karmaka.fact.rung': '{rung}, life number {life}',
  'karmaka.fact.over': 'This life is over',
  'karmaka.fact.best': `{points, plural, =0 {No points yet} one {# point in ${colour}} other {# points in ${colour}}}`,
  'karmaka.fact.missing': `${points('missing')} missing to become {rung}`,
  'karmaka.fact.missingRings': `${points('missing')} missing to become {rung}: the rings cover it`,
  'karmaka.fact.enough': 'Enough to become {rung}',
  'karmaka.fact.transcended': 'Has reached Transcendence',
  'karmaka.fact.sums': 'Red {red}, green {green}, blue {blue}',
  'karmaka.fact.rings': `${rings()} to spend`,
  'karmaka.fact.piles': 'Hand {hand}, Deck {deck}, Future Life {future}',
  'karmaka.fact.lastCards': 'The Deck is empty: passing is over',
  'karmaka.fact.dying': 'Hand and Deck are empty: if they still are when the turn comes, this life ends',
  'karmaka.fact.known': 'Known in hand: {cards}',
  'karmaka.fact.knownDeck': 'Known in the Deck: {cards}',
  'karmaka.fact.knownFuture': 'Known in the Future Life: {cards}',
  'karmaka.fact.partner': 'Plays with {partnerSeat}',

  // ------------------------------------------------------------------------------------------------ the end
  'karmaka.great.dies': 'This life of {seat} is over.',
  'karmaka.great.worth': `{points, plural, =0 {No points} one {# point in ${colour}} other {# points in ${colour}}}, {need} needed{spent, plural, =0 {} one {; a ring makes up for the rest} other {; # rings make up for the rest}}.`,
  'karmaka.great.risen': 'Enough: {seat} rises from {from} and is reborn as {rung}.',
  'karmaka.great.stayed': `Not enough: {seat} is reborn as {rung} once more${yes('ring', ', with a ring for the next life')}.`,
  'karmaka.great.kept':
    'The new life begins with {hand, plural, =0 {an empty hand} one {the one card kept for it} other {the # cards kept for it}}{deck, plural, =0 {} one { and one from the Well} other { and # from the Well}}.',
  'karmaka.cameTo.free': 'Off the wheel after {lives, plural, one {one life} other {# lives}}',
  'karmaka.cameTo.bound':
    '{points} of the {need} points for {next}, in life number {life}{rings, plural, =0 {} one {, with a ring} other {, with # rings}}',

  'karmaka.end.alone': '{seat} has left the wheel and reached Transcendence.',
  'karmaka.end.team': '{seat} has reached Transcendence, and the team with it.',
  'karmaka.end.wolf': 'The Big Bad Wolf, {seat}, has reached Transcendence.',
  'karmaka.end.pack': '{seat} has reached Transcendence before the Big Bad Wolf.',

  // ----------------------------------------------------------------------------------------------------- refusals
  'karmaka.why.gameOver': 'The game is over.',
  'karmaka.why.notYourTurn': 'It is {seat} who decides now.',
  'karmaka.why.answerOffer': 'First answer what {seat} offers you.',
  'karmaka.why.ringsFirst': 'First say whether you spend rings for this life.',
  'karmaka.why.exactRings': `Rings are spent to fill the gap and no more: ${rings()}, or none.`,
  'karmaka.why.lifeOver': 'Hand and Deck are empty: this life is over.',
  'karmaka.why.drawFirst': 'A turn begins with the draw from your Deck.',
  'karmaka.why.notInHand': 'You have no {card} in hand.',
  'karmaka.why.declineInstead': 'This play is extra: there is nothing to pass, only to decline.',
  'karmaka.why.mustPlay': 'Your Deck is empty: you have to play a card.',
  'karmaka.why.firstPlay': 'There is nothing to decline: this is the play of your turn.',
  'karmaka.why.drawnAlready': 'You have drawn already; a turn has one draw.',
  'karmaka.why.deckEmpty': 'Your Deck is empty.',
  'karmaka.why.stillAlive': 'This life goes on: you still have cards.',
  'karmaka.why.noOffer': 'Nothing is offered to you.',
  'karmaka.why.playFirst': 'First put a card to use.',
  'karmaka.why.noTeammate': 'You play alone: there is no partner to give to.',
  'karmaka.why.noTeammateFuture': 'In Big Bad Wolf nothing is given to a partner.',
  'karmaka.why.finishAbility': '{card} is under way: finish its ability first.',
  'karmaka.why.notAsked': '{card} asks for something else.',
  'karmaka.why.notLifted': '{card} is not among the cards you hold up.',
  'karmaka.why.notPicked': '{card} is not among the cards picked.',
  'karmaka.why.notYourDeed': '{card} is not among your Deeds.',
  'karmaka.why.noSuchCard': 'There is no such card.',
  'karmaka.why.rivalsOnly': '{card} is used on rivals only.',
  'karmaka.why.notTeammate': '{card} is used on rivals only, and that is your partner.',
  'karmaka.why.opposite': 'With four players each alone, nothing reaches the player opposite, {seat}.',
  'karmaka.why.mimicRivals': 'Mimic copies rivals only.',
  'karmaka.why.noDeeds': '{seat} has no Deed to copy.',
  'karmaka.why.notEnough': '{card} asks for {count, plural, one {one more card} other {# more cards}}.',
  'karmaka.why.uppermostOnly': 'Only the top {count} cards can be taken.',
  'karmaka.why.takeUpper': 'The equal card above it is the same choice.',

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
  'karmaka.label.close': 'Close the pile',
  // Written on the board itself: short.
  'karmaka.sign.centre': 'Ability',
  'karmaka.sign.take': 'Take it',
  'karmaka.sign.asked': 'is asked',
  'karmaka.sign.next': 'next',
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
  'karmaka.place.picked': 'Picked from a hand',
  'karmaka.place.rings': 'Karmic Rings',
  'karmaka.place.seat': '{seat}',
  'karmaka.place.hand': 'Hand of {seat}',
  'karmaka.place.deck': 'Deck of {seat}',
  'karmaka.place.future': 'Future Life of {seat}',
  'karmaka.place.deeds': 'Deeds of {seat}',
  'karmaka.place.seatRings': 'Rings of {seat}',

  // ------------------------------------------------------------------------------------------------------ rulebook
  'karmaka.rules.intro':
    'Be born, act, die, and be born again: each life is scored in one colour, and only enough good points lead a rung up the ladder. Whoever climbs from Dung Beetle to Transcendence first is free of the wheel.',
  'karmaka.rules.ladder': 'The Karmic Ladder',
  'karmaka.rules.ladder.text':
    'Everybody begins as a Dung Beetle. When a life ends, its best colour must be worth what the rung asks for; then one climbs one rung, and points beyond that are lost. Who leaves the Ape behind has won.',
  'karmaka.rules.ladder.rung': 'Rung',
  'karmaka.rules.ladder.need': 'Points to leave it',
  'karmaka.rules.ladder.end': 'won',
  'karmaka.rules.piles': 'What lies on the table',
  'karmaka.rules.piles.hand': 'Hand',
  'karmaka.rules.piles.handText': 'Your cards; only you see them.',
  'karmaka.rules.piles.deck': 'Deck',
  'karmaka.rules.piles.deckText':
    'Your own facedown pile. You draw one card from it at the start of each turn, and know none before.',
  'karmaka.rules.piles.deeds': 'Deeds',
  'karmaka.rules.piles.deedsText':
    'What you have scored in this life, for all to see. The newest is exposed: it can be stolen, ruined and copied.',
  'karmaka.rules.piles.future': 'Future Life',
  'karmaka.rules.piles.futureText':
    'A facedown pile that becomes your hand in the next life. You may look at yours whenever you like.',
  'karmaka.rules.piles.well': 'Well',
  'karmaka.rules.piles.wellText':
    'The common facedown pile. Everybody begins with {hand} cards from it in hand, and {deck} unseen on the Deck. When a card is needed and it is empty, all Ruins but the top {kept} are shuffled into it.',
  'karmaka.rules.piles.ruins': 'Ruins',
  'karmaka.rules.piles.ruinsText': 'The common discard pile, faceup. Anybody may browse it.',
  'karmaka.rules.turn': 'Your turn',
  'karmaka.rules.turn.text':
    'Draw the top card of your Deck, if it has one. Then play one card from your hand in one of three ways, or pass. With an empty Deck you cannot pass.',
  'karmaka.rules.turn.points': 'For points',
  'karmaka.rules.turn.pointsText': 'Faceup onto your Deeds. Its ability does not happen.',
  'karmaka.rules.turn.ability': 'For its ability',
  'karmaka.rules.turn.abilityText':
    'Into the centre: it does what it says, as far as it can, be that nothing at all, and then you owe its Karmic Cost.',
  'karmaka.rules.turn.future': 'For the future',
  'karmaka.rules.turn.futureText': 'Facedown onto your Future Life; nobody sees which.',
  'karmaka.rules.cost': 'The Karmic Cost',
  'karmaka.rules.cost.text':
    'A card used for its ability is offered to the one it was used on, who may lay it on their own Future Life. If it was used on nobody else, or on a partner, the rivals are asked in turn, from the left, until one takes it. What nobody takes goes to the Ruins.',
  'karmaka.rules.cost.again':
    'Some cards let you play once more. That comes after the offer, and you may decline it even with an empty Deck.',
  'karmaka.rules.reach': 'Whom an ability reaches',
  'karmaka.rules.reach.text':
    'A rival is anyone who is not your partner. ‘Any player’ may be yourself. With four players each for themself, nobody reaches the player opposite, though Mimic may copy there.',
  'karmaka.rules.copy': 'Copying',
  'karmaka.rules.copy.text':
    'Denial, Embodiment and Mimic become another card: you choose its targets afresh, and you play again if it says so. The copying card is the one that is offered. In one chain a second Mimic or a second Embodiment does nothing, unless a Denial has come in between.',
  'karmaka.rules.death': 'Death and rebirth',
  'karmaka.rules.death.text': 'If your Hand and Deck are both empty when your turn begins, this life is over:',
  'karmaka.rules.death.score':
    'Score your best colour. Mosaic cards count for every colour. If you fall short, rings may make up for it, one point each.',
  'karmaka.rules.death.climb':
    'With enough you climb one rung; otherwise you stay and take a Karmic Ring, for a later life, as long as there is one: there are {rings}.',
  'karmaka.rules.death.reborn':
    'Your Deeds go to the Ruins, your Future Life becomes your hand, and Well cards are dealt onto your Deck until both together hold {cards}. Your next turn is the first of the new life.',
  'karmaka.rules.cards': 'The cards',
  'karmaka.rules.cards.name': 'Card',
  'karmaka.rules.cards.points': 'Points',
  'karmaka.rules.cards.copies': 'Copies',
  'karmaka.rules.cards.ability': 'Ability',
  'karmaka.rules.cards.colour':
    '{colour, select, red {Red} green {Green} blue {Blue} mosaic {Mosaic: any colour} other {??}}',
  'karmaka.rules.variants': 'Variants',
  'karmaka.rules.variants.teams': 'Two teams of two',
  'karmaka.rules.variants.teamsText':
    'Partners sit opposite each other. A card may also be laid on the partner’s Future Life. Partners are no rivals, share nothing else, and win together.',
  'karmaka.rules.variants.wolf': 'Big Bad Wolf',
  'karmaka.rules.variants.wolfText':
    'Three players: one begins as a Wolf and plays alone against two partners, who begin as Dung Beetles. Whichever side transcends first wins.',
}
