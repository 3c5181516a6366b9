/** The log of Cosmic Karma: events as sentences, and what of them has to be read. Ids of messages/cosmic-karma. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { SpaceId } from '../../../engine/cosmic-karma/data.ts'
import type { CosmicEvent } from '../../../engine/cosmic-karma/index.ts'
import { createLogSentencesAndPauses, seatMessageValue } from '../log-sentences.ts'
import {
  cardName,
  cardTextAndEffects,
  colourName,
  beadsOrRingsName,
  masteredToolName,
  gameMessage,
  otherColourBeadName,
  formatSignedScore,
  spaceName,
  toolName,
  type CosmicMessageId,
} from './names.ts'

/**
 * An event as a sentence of the log, and the reading pauses of an update. Without a sentence: events that another event
 * repeats (`moved`, setting out by dice or cards, taking the gift), and those that the board shows anyway (`turn`, a stop
 * that costs no count).
 */
export const { eventSentence, readingPauses } = createLogSentencesAndPauses<CosmicEvent, CosmicMessageId>({
  message: gameMessage,
  formatters: {
    seat: seatMessageValue,
    of: seatMessageValue,
    other: seatMessageValue,
    to: (to: Seat | SpaceId) => (typeof to === 'number' ? seatMessageValue(to) : spaceName(to)),
    space: spaceName,
    colour: colourName,
    tool: toolName,
    card: cardName,
    green: formatSignedScore,
    orange: formatSignedScore,
  },
  rules: {
    turn: null,
    moved: null,
    threw: ({ dice: [first = 0, second = 0] }, say) => say('log.threw', { count: first + second }),
    rolled: ({ dice: [first = 0, second = 0] }, say) => say('log.rolled', { first, second }),
    setOut: ({ by }, say) => (by === 'effect' ? say('log.movesOn') : undefined),
    stopped: ({ left }, say) => (left === 0 ? undefined : say('log.stopped')),
    sent: ({ by }, say) => say(`log.sent.${by}`),
    majority: ({ item, colour }, say) => {
      if (item === null) return say('log.neutral')
      return colour === null ? say('log.dual') : say('log.majority', { goods: beadsOrRingsName(item, colour, 1) })
    },
    took: ({ item, colour, count }, say) => say(`log.took.${item}`, { goods: beadsOrRingsName(item, colour, count) }),
    gaveBack: ({ colour }, say) => say('log.gaveBack', { goods: beadsOrRingsName('bead', colour, 1) }),
    exchanged: ({ colour }, say) =>
      say('log.exchanged', { goods: beadsOrRingsName('bead', colour, 1), other: otherColourBeadName(colour) }),
    masterTool: ({ tool }, say) => say('log.masterTool', { master: masteredToolName(tool) }),
    freeWill: ({ how }, say) => say(`log.freeWill.${how}`),
    drew: ({ card, side }, say) => say('log.drew', cardTextAndEffects(card, side)),
    chose: ({ card, side, turned }, say) => say(turned ? 'log.turned' : 'log.asDrawn', cardTextAndEffects(card, side)),
    gift: ({ colour }, say) => say('log.gift', { goods: beadsOrRingsName('ring', colour, 1) }),
    declined: ({ what }, say) => say(`log.declined.${what}`),
    nothing: ({ what }, say) => say(`log.nothing.${what}`),
    ended: ({ reason }, say) => say(`end.${reason}`),
  },
  glancedKinds: ['rolled', 'sent', 'satOut', 'waited', 'habit', 'swapped', 'ended'],
  // Above all the card that was drawn.
  readKinds: ['drew', 'chose', 'majority', 'loosened', 'masterTool', 'reborn'],
})

/** The random results of a log entry as sentences: the dice rolled and the cards drawn. */
export function chanceSentences(events: readonly VisibleEvent<CosmicEvent>[]): readonly Message[] {
  const chance: readonly string[] = ['rolled', 'drew', 'freeWill']
  return events.flatMap((event) => (chance.includes(event.kind) ? (eventSentence(event) ?? []) : []))
}
