/** What the decisions of Karmaka are about, for whoever asks: what is decided, and what usually matters. */
import type { KarmakaPromptKind } from '../../../../engine/karmaka/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const explanations = {
  draw: [
    'You take the top card of your Deck into your hand.',
    'Your Deck is how long this life still lasts: once it and your hand are empty, you die.',
  ],
  death: [
    'This life is counted: your Deeds of the best colour, and mosaic ones with them.',
    'Enough points lift you one rung. Too few give you a ring, and your Future Life becomes your hand either way.',
  ],
  play: [
    'You use one card: for its points, for its ability, or for your next life. Or you pass.',
    'Points count in one colour only. After an ability, a rival may take the card for their own next life.',
  ],
  mustPlay: [
    'You use one card: for its points, for its ability, or for your next life. Without a Deck you cannot pass.',
    'This life is running out: score what you need for the next rung, and keep good cards for the life to come.',
  ],
  again: [
    'You may use one more card in this turn.',
    'Every card that leaves your hand brings death nearer: play on where it scores or hurts, and otherwise keep it.',
  ],
  offer: [
    'You may lay the card that was just used face down on your Future Life.',
    'It costs nothing and is yours in the next life. What you refuse goes to another rival or to the Ruins.',
  ],
  rings: [
    'You may spend rings to make up the points that this life lacks.',
    'Each ring makes up one point. Without them you stay on this rung, and get one ring more.',
  ],
  target: [
    'You choose on whom the ability of your card is used.',
    'That rival may then take the card: hurt whoever is ahead, and mind what you hand over.',
  ],
  ruinFor: [
    'A rival makes you lose a card of your hand; you choose which.',
    'Give up the one that serves neither this life nor the next. It lies open on the Ruins, for all to fetch.',
  ],
  ruin: [
    'Your card costs you another card of your hand.',
    'Give up the one that serves neither this life nor the next.',
  ],
  deny: [
    'You give up a card of your hand, and its ability happens in place of your own card’s.',
    'Choose it for what it does: its points are lost.',
  ],
  discard: [
    'You may lay cards of your hand on the Ruins, as many as the card allows.',
    'Fewer cards mean an earlier death: good with a strong row of Deeds, bad without.',
  ],
  ruinDeed: [
    'A rival makes you lose one of your Deeds; you choose which.',
    'Keep the colour that your life is counted by; lose what does not belong to it.',
  ],
  drawOn: [
    'You may draw cards from the Well into your hand.',
    'More cards are more choice and a longer life. Stop when you would rather be reborn soon.',
  ],
  store: [
    'You lay cards of your hand face down on your Future Life.',
    'They are your hand in the next life: keep several of one colour together.',
  ],
  score: [
    'You may lay further cards among your Deeds.',
    'Only one colour counts, and mosaic joins any: score what adds to your best one.',
  ],
  keep: [
    'You have looked at cards from the top of the Well, and keep some of them for your Future Life.',
    'Take what fits together in one colour; the others go back where somebody will draw them.',
  ],
  putBack: [
    'You say in which order the cards go back onto the Well.',
    'The last one lies on top and is drawn first, perhaps by a rival.',
  ],
  salvage: [
    'You take one of the Ruins into your hand.',
    'It can be played in this life still: points in your colour, or an ability that you need now.',
  ],
  recycle: [
    'You lay one of the Ruins on your Future Life.',
    'It waits for your next life: choose for the rung after this one.',
  ],
  recall: ['You take a card of your Future Life into your hand.', 'It helps this life and is missing in the next.'],
  swindle: [
    'You look at cards from the hand of a rival, and keep one of them.',
    'Take what hurts most to lose, above all the colour that they collect.',
  ],
  embody: [
    'You choose one of your Deeds, and its ability happens. The Deed stays where it is.',
    'It costs nothing but this card: choose what helps most now.',
  ],
  mimic: [
    'You choose the top Deed of a rival, and its ability happens for you.',
    'Their card stays with them. Whoever it is used on may then take your Mimic.',
  ],
} satisfies Readonly<Record<KarmakaPromptKind, ExplanationText>>

export const explain = explanationMessages('karmaka', explanations)
