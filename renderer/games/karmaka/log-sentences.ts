/** The log sentences of Karmaka's events, and the reading pauses for them. Ids of messages/karmaka. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA } from '../../../engine/karmaka/data.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { KarmakaEvent } from '../../../engine/karmaka/state.ts'
import { createLogSentencesAndPauses, seatMessageValue } from '../log-sentences.ts'
import { abilityMessage, cardName, cardNameMessages, gameMessage, rungName, type KarmakaMessageId } from './names.ts'

/** Whether the event tells the viewer which cards they are. */
function isTold({ count, secret }: { readonly count: number; readonly secret?: unknown }): boolean {
  return count > 0 && secret !== undefined
}

/**
 * An event as a sentence of the log, and the reading pauses of an update. There is no sentence for events that another event
 * also reports (`moved`), and for what happens in every turn (a draw from the Deck that the viewer does not see).
 */
export const { eventSentence, readingPauses } = createLogSentencesAndPauses<KarmakaEvent, KarmakaMessageId>({
  message: gameMessage,
  formatters: {
    seat: seatMessageValue,
    whose: seatMessageValue,
    at: seatMessageValue,
    by: (by: Seat | CardId) => (typeof by === 'number' ? seatMessageValue(by) : cardName(by)),
    to: (to: Seat | string) => (typeof to === 'number' ? seatMessageValue(to) : to),
    card: cardName,
    cards: cardNameMessages,
    rung: rungName,
  },
  hiddenValues: { card: cardName(null) },
  rules: {
    turn: null,
    moved: null,
    drew: ({ from, secret }, say) => {
      if (from === 'well') return say('log.drewWell')
      return secret && say('log.drewDeck')
    },
    played: ({ way, card }, say) => {
      const { points, colour } = CARD_DATA[card]
      return say(`log.${way}`, { points, colour })
    },
    stored: ({ seat, whose }, say) => say(seat === whose ? 'log.stored' : 'log.storedFor'),
    targeted: ({ seat, at }, say) => say(seat === at ? 'log.targetedSelf' : 'log.targeted'),
    copied: ({ seat, by, whose }, say) =>
      say(by === 'denial' ? 'log.copiedRuined' : whose === seat ? 'log.copiedOwn' : 'log.copiedRival'),
    ruined: ({ cards }, say) => say('log.ruined', { count: cards.length }),
    salvaged: ({ to }, say) => say(to === 'hand' ? 'log.salvagedHand' : 'log.salvagedFuture'),
    recalled: ({ at }, say) => say('log.recalled', { nth: at + 1 }),
    peeked: (event, say) => say(event.count === 0 ? 'log.peekedNone' : isTold(event) ? 'log.peekedSelf' : 'log.peeked'),
    picked: (event, say) => say(isTold(event) ? 'log.pickedSelf' : 'log.picked'),
    lifted: (event, say) => say(isTold(event) ? 'log.liftedSelf' : 'log.lifted'),
    answered: ({ accepted }, say) => say(accepted ? 'log.accepted' : 'log.refused'),
    scored: ({ sums }, say) => say('log.scored', sums),
    climbed: ({ from, to }, say) => say('log.climbed', { from: rungName(from), to: rungName(to) }),
    ended: ({ reason }, say) => say(`end.${reason}`),
  },
  glancedKinds: ['played', 'targeted', 'ruined', 'answered', 'unclaimed', 'reborn'],
  readKinds: ['copied', 'nothing', 'offered', 'scored', 'spent', 'climbed', 'stayed'],
  // The effect of a card that another player uses.
  pausesForOthers: (event) =>
    event.kind === 'played' && event.way === 'ability' ? [cardName(event.card), abilityMessage(event.card)] : undefined,
})

/**
 * The random results of a log entry as sentences: the cards that a seat drew from its Deck or from the Well, the
 * common draw pile. Cards that the viewer may not see are not named.
 */
export function chanceSentences(events: readonly VisibleEvent<KarmakaEvent>[]): readonly Message[] {
  return events.flatMap((event) =>
    event.kind === 'drew' ? [eventSentence(event) ?? gameMessage('came', { seat: { seat: event.seat } })] : [],
  )
}
