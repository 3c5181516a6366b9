/** The log of Moksha: events as sentences, and what of them has to be read. Ids of messages/moksha. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { VitalityToken } from '../../../engine/moksha/data.ts'
import type { MokshaEvent } from '../../../engine/moksha/index.ts'
import { regionMeeplesPlace } from '../../../engine/moksha/places.ts'
import { createLogSentencesAndPauses, seatMessageValue } from '../log-sentences.ts'
import {
  casteName,
  godName,
  karmaCountMessages,
  occupationAndCasteName,
  gameMessage,
  occupationName,
  pillarName,
  tokenOrKarmaPriceName,
  regionName,
  regionNameMessages,
  rewardMessage,
  tokenName,
  type MokshaMessageId,
} from './names.ts'

/**
 * An event as a sentence of the log, and the reading pauses of an update. Without a sentence: events that another event
 * repeats (`moved`; what a hex gives, by `gathered`; most effects of occupations, by what they bring), and those that the
 * board shows anyway (`turn`, `revealed`, shifts that are not blocked).
 */
export const { eventSentence, readingPauses } = createLogSentencesAndPauses<MokshaEvent, MokshaMessageId>({
  message: gameMessage,
  formatters: {
    seat: seatMessageValue,
    whose: seatMessageValue,
    region: regionName,
    regions: regionNameMessages,
    from: regionName,
    to: regionName,
    token: tokenName,
    tokens: (tokens: readonly VitalityToken[]) => tokens.map(tokenName),
    for: tokenName,
    pay: tokenName,
    pillar: pillarName,
    karma: karmaCountMessages,
    kept: karmaCountMessages,
    god: godName,
    price: tokenOrKarmaPriceName,
    caste: casteName,
    occupation: occupationName,
  },
  rules: {
    turn: null,
    moved: null,
    revealed: null,
    windows: ({ passing }, say) => say(passing ? 'log.windowsPassed' : 'log.windowsAsked'),
    order: ({ seats }, say) => say('log.order', { seat: { seat: seats[0] ?? 0 }, last: { seat: seats.at(-1) ?? 0 } }),
    born: ({ occupation }, say) => say('log.born', { life: occupationAndCasteName(occupation) }),
    wandered: ({ from, to, pay }, say) =>
      say(pay !== null ? 'log.wanderedFar' : from === to ? 'log.stayed' : 'log.wandered'),
    took: ({ for: gone, by }, say) => say(gone === null ? `log.took.${by}` : `log.tookFor.${by}`),
    // Hexes are no regions.
    shifted: ({ from, to }, say) => (from === to ? say('log.blocked', { from, to }) : undefined),
    gathered: ({ disciples, karma, lost }, say) => {
      const all = lost.disciples + lost.karma.length === 0
      const nothing = disciples + karma.length === 0
      return say(all ? 'log.gathered' : nothing ? 'log.gatheredNothing' : 'log.gatheredLess', {
        reward: rewardMessage(disciples, karma),
        lost: rewardMessage(lost.disciples, lost.karma),
      })
    },
    placed: ({ source }, say) => (source === 'hex' ? undefined : say('log.placed')),
    karma: ({ source }, say) => (source === 'hex' ? undefined : say('log.karma')),
    // Only effects that nothing else tells of.
    used: ({ occupation, pillar, lengths }, say) => {
      if (pillar !== undefined) return say('log.usedPandit')
      if (lengths !== undefined) return say('log.usedJurist', { ...lengths })
      return occupation === 'maharaja' ? say('log.usedMaharaja') : undefined
    },
    paid: ({ reason }, say) => say(`log.paid.${reason}`),
    died: ({ need }, say) => say(need === null ? 'log.diedOld' : 'log.died'),
    aura: ({ source }, say) => say(`log.aura.${source}`),
    returned: ({ reason }, say) => say(`log.returned.${reason}`),
    reborn: ({ karma, kept }, say) =>
      say(karma.length === 0 ? 'log.rebornBare' : kept.length === 0 ? 'log.reborn' : 'log.rebornKept'),
    lastTurns: ({ left }, say) => say('log.lastTurns', { count: left.length }),
    ended: ({ reason, winners }, say) =>
      say(`log.ended.${reason}`, { seat: { seat: winners[0] ?? 0 }, count: winners.length }),
  },
  glancedKinds: ['wandered', 'gathered', 'devoted', 'converted', 'invoked', 'swapped', 'aged', 'majority'],
  readKinds: ['drew', 'died', 'aura', 'attained', 'born', 'lastTurns'],
})

/**
 * The ids of the places on the board that belong to an event. Only an event that concerns a region but moves no piece
 * there has such a place; for every other event the list is empty.
 */
export function eventPlaces(event: VisibleEvent<MokshaEvent>): readonly string[] {
  return event.kind === 'majority' || event.kind === 'gathered' ? [regionMeeplesPlace(event.region)] : []
}

/** The random results of a log entry as sentences: the tokens that were revealed. */
export function chanceSentences(events: readonly VisibleEvent<MokshaEvent>[]): readonly Message[] {
  return events.flatMap((event) =>
    event.kind === 'revealed'
      ? [gameMessage('came', { token: tokenName(event.token), region: regionName(event.region) })]
      : [],
  )
}
