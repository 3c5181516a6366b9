/** English messages of Template Game, in ICU MessageFormat; see ../app/index.ts. */
import type { TemplateGamePromptKind, TemplateGameIllegalReason } from '../../../../engine/template-game/index.ts'
import { messageGroup } from '../../../../../../../renderer/messages/catalogue-builders.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'

/** Prompts, by their kinds in the rules; the screen adds `name`. */
const asks = {
  choose: '{name}, {count, plural, one {lay down your last card.} other {choose a card to lay down.}}',
  chooseAgain: '{name}, your card lies there. Choose another one, or wait.',
  recover: '{name}, take the {card} back, or draw.',
} satisfies Record<TemplateGamePromptKind, string>

const reasons = {
  'first.choose': 'First choose a card.',
  'first.chooseAgain': 'First wait for the other card.',
  'first.recover': 'First say what becomes of the {card}.',
  gameOver: 'The game is over.',
  notYourTurn: 'It is the turn of {seat}.',
  noneLost: 'No card of yours was beaten.',
  chosen: 'That card lies there already.',
  notYours: 'The {card} is not in your hand.',
} satisfies Record<TemplateGameIllegalReason, string>

export const templateGame = {
  ...explain,
  ...legend,
  ...messageGroup('template-game.ask', asks),
  ...messageGroup('template-game.why', reasons),

  'template-game.choice.choose': 'Lay down the {card}',
  'template-game.choice.takeBack': 'Take the {card} back',
  'template-game.choice.draw': 'Lay the {card} away and draw',

  'template-game.log.round': 'Round {round}.',
  'template-game.log.chose': '{seat} has chosen.',
  'template-game.log.choseAgain': '{seat} has chosen anew.',
  'template-game.log.choseSelf': '{seat} lays down the {card}.',
  'template-game.log.choseAgainSelf': '{seat} lays down the {card} instead.',
  'template-game.log.won': 'The {card} of {seat} beats the {beaten}.',
  'template-game.log.tookBack': '{seat} takes the {card} back.',
  'template-game.log.drew': '{seat} draws a card.',
  'template-game.log.drewSelf': '{seat} draws the {card}.',
  'template-game.log.ended': '{seat} has won three rounds.',

  'template-game.figure.rounds':
    '{won, plural, =0 {No round won} one {# round won} other {# rounds won}}, {missing} to go',
  'template-game.figure.hand': '{count, plural, =0 {No card in hand} one {# card in hand} other {# cards in hand}}',
  'template-game.figure.seen': 'In hand, as everybody saw: {cards}',

  'template-game.label.seat': '{seat}: {won, plural, =0 {no round won} one {# round won} other {# rounds won}}',
  'template-game.label.hand': 'Hand of {seat}: {count, plural, =0 {no cards} one {# card} other {# cards}}',
  'template-game.label.card': '{card}',
  'template-game.label.back': 'What {seat} has chosen, face down',
  'template-game.label.deck': 'Deck: {count, plural, one {# card} other {# cards}}',
  'template-game.label.pile': 'Discard pile{cards, select, other {: {cards}}}',

  'template-game.place.seat': '{seat}',
  'template-game.place.hand': 'Hand',
  'template-game.place.table': 'On the table',
  'template-game.place.won': 'Rounds won',
  'template-game.place.deck': 'Deck',
  'template-game.place.pile': 'Discards',

  'template-game.score.rounds': 'Rounds won',
  'template-game.end.rounds': 'Three rounds are won.',
  'template-game.result': '{count, plural, =0 {No round won} one {Won with {cards}} other {Won with {cards}}}',
}
