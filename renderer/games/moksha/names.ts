/**
 * Names and texts of regions, tokens, karma, gods and occupations of Moksha, as messages to be used within other messages.
 * Ids of messages/moksha.
 */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import { HEXES, OCCUPATION_DATA, PILLARS } from '../../../engine/moksha/data.ts'
import type { God, HexIndex, Occupation, Pillar, RegionNumber, VitalityToken } from '../../../engine/moksha/data.ts'
import type { MokshaView, SingleTokenPrice } from '../../../engine/moksha/index.ts'
import {
  buildingName,
  casteName,
  karmaCountMessage,
  pillarName,
  regionName,
  rewardMessage,
  tokenName,
} from '../../../engine/moksha/messages.ts'
import type { moksha } from '../../messages/en/moksha/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export {
  buildingName,
  casteName,
  disciplesMessage,
  godName,
  karmaCountMessage,
  karmaCountMessages,
  pillarName,
  regionName,
  rewardMessage,
  tokenName,
} from '../../../engine/moksha/messages.ts'

/** Ids of the messages of Moksha, without the prefix `moksha.`. */
export type MokshaMessageId = MessageIdsOf<'moksha', typeof moksha>
/** Creates a message of Moksha from its id, without the prefix `moksha.`, and its values. */
export const gameMessage = createMessageFactory<MokshaMessageId>('moksha')
/** A message in the current language, for text that is drawn on the board. */
export const formatGameMessage = (id: MokshaMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/** The name of each of several regions, in the same order. */
export function regionNameMessages(regions: readonly RegionNumber[]): readonly Message[] {
  return regions.map(regionName)
}

/** The abbreviated name of a region, for boards without room for the whole name. */
export function shortRegionName(region: RegionNumber): Message {
  return gameMessage(`regionShort.${region}` as MokshaMessageId)
}

/** The effect of a god, in short. */
export function godEffectText(god: God): Message {
  return gameMessage(`godText.${god}`)
}

/** The name of an occupation: 'Farmer'. */
export function occupationName(occupation: Occupation): Message {
  return gameMessage(`occupation.${occupation}`)
}

/** The effect of an occupation, in short. */
export function occupationEffectText(occupation: Occupation): Message {
  return gameMessage(`occupationText.${occupation}`)
}

/**
 * An occupation with its caste: 'Farmer (Vaishya)'. A Dalit, whose occupation and caste have the same name, is named once.
 */
export function occupationAndCasteName(occupation: Occupation): Message {
  const { caste } = OCCUPATION_DATA[occupation]
  if (caste === 'dalit') return occupationName(occupation)
  return gameMessage('life', { occupation: occupationName(occupation), caste: casteName(caste) })
}

/** The name of a price: a token, or one karma of a colour. Sacrifices and trades have such prices. */
export function tokenOrKarmaPriceName(price: SingleTokenPrice): Message {
  const pillar = PILLARS.find((each) => each === price)
  if (pillar !== undefined) return karmaCountMessage(pillar, 1)
  return gameMessage('aToken', { token: tokenName(price as VitalityToken) })
}

/**
 * The name of a hex of the harmony grid. It describes the hex by the shortest way to it from the centre, in steps of
 * the three pillars (directions): '2 steps of dharma from the centre'. Every name is unique.
 */
export function hexName(hex: HexIndex): Message {
  const { q = 0, r = 0 } = HEXES[hex] ?? {}
  const artha = Math.max(0, -q, r)
  const shifts: Readonly<Record<Pillar, number>> = { dharma: artha - r, kama: artha + q, artha }
  const parts = PILLARS.filter((pillar) => shifts[pillar] > 0).map((pillar) =>
    gameMessage('hexShift', { pillar: pillarName(pillar), count: shifts[pillar] }),
  )
  return parts.length === 0 ? gameMessage('centre') : gameMessage('hex', { parts })
}

/** The name of the building in a region. */
export function buildingNameIn({ buildings }: Pick<MokshaView, 'buildings'>, region: RegionNumber): Message {
  return buildingName(buildings[region - 1] ?? 'neutral')
}

/** The reward of a hex (MOK-10): disciples and karma. */
export function hexRewardText(hex: HexIndex): Message {
  const { disciples = 0, karma: colours = [] } = HEXES[hex] ?? {}
  return rewardMessage(disciples, colours)
}
