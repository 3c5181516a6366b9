/** The log of Rauha: events as sentences, and what of them has to be read. Ids of messages/rauha. */
import { CRYSTALS_PER_DISCARD, AVATAR_STOPS } from '../../../engine/rauha/data.ts'
import type { CardId } from '../../../engine/rauha/data.ts'
import type { RauhaEvent } from '../../../engine/rauha/state.ts'
import { createLogSentencesAndPauses, seatMessageValue } from '../log-sentences.ts'
import {
  cardName,
  entityName,
  resourceMessage,
  lineName,
  gameMessage,
  squareName,
  type RauhaMessageId,
} from './names.ts'

/**
 * An event as a sentence of the log, and the reading pauses of an update. Without a sentence: events that another event
 * repeats (`moved`, `kept`, the reward of a discard, the energy of the water), those that always happen (`advanced`), and
 * that other players look at cards.
 */
export const { eventSentence, readingPauses } = createLogSentencesAndPauses<RauhaEvent, RauhaMessageId>({
  message: gameMessage,
  formatters: {
    seat: seatMessageValue,
    former: seatMessageValue,
    card: cardName,
    cards: (cards: readonly CardId[]) => cards.map(cardName),
    covered: cardName,
    square: squareName,
    entity: entityName,
  },
  hiddenValues: { card: cardName(undefined) },
  rules: {
    turn: null,
    moved: null,
    kept: null,
    advanced: null,
    drafting: ({ round, turn }, say) => {
      const stop = AVATAR_STOPS.find((each) => each.round === round && each.turn === turn)
      return say('log.drafting', { line: lineName(stop?.squares ?? []) ?? '' })
    },
    looked: ({ secret }, say) => secret && say('log.looked'),
    chose: ({ again, secret }, say) => say(`log.${secret ? 'choseSelf' : 'chose'}${again ? '.again' : ''}`),
    leftOver: ({ secret }, say) => say(secret ? 'log.leftOverSelf' : 'log.leftOver'),
    placed: ({ covered }, say) => say(covered === null ? 'log.placed' : 'log.placedOver'),
    discarded: (_, say) => say('log.discarded', { goods: resourceMessage('crystals', CRYSTALS_PER_DISCARD) }),
    welcomed: ({ former }, say) => say(former === null ? 'log.welcomed' : 'log.taken'),
    gained: ({ what, amount, from }, say) => {
      const values = { goods: resourceMessage(what, amount) }
      if (from.kind === 'tile') return say('log.gainedTile', { ...values, square: squareName(from.square) })
      return from.kind === 'entity'
        ? say('log.gainedEntity', { ...values, entity: entityName(from.entity) })
        : undefined
    },
    spored: ({ from }, say) => say(from.kind === 'discard' ? 'log.spored' : 'log.sporedPaid'),
    water: ({ sources, least, energy }, say) =>
      say(energy === 0 ? 'log.waterNone' : 'log.water', { more: sources - least }),
    ended: ({ winners: [seat = 0, ...others] }, say) =>
      others.length === 0 ? say('log.ended', { seat: { seat } }) : say('log.endedShared', { count: others.length + 1 }),
  },
  glancedKinds: ['drafting', 'discarded', 'gained', 'spored', 'placed'],
  readKinds: ['welcomed', 'scoring', 'water'],
  // The tile that another player has placed, and its square.
  pausesForOthers: ({ kind }, words) => (kind === 'placed' ? [words] : undefined),
})
