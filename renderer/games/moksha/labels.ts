/** Labels of the pieces of Moksha: for hover, focus and the outline. Ids of messages/moksha. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { CASTE_DATA, DISCIPLES_PER_PLAYER, OCCUPATION_DATA } from '../../../engine/moksha/data.ts'
import type {
  Building,
  Caste,
  God,
  HexIndex,
  Occupation,
  Pillar,
  RegionNumber,
  VitalityToken,
} from '../../../engine/moksha/data.ts'
import {
  auraNeededForMoksha,
  landholderMarkerSeatIn,
  deathForecastFor,
  deathMajorityRegionsAndAura,
  harmonyPointsOfHex,
  playerOf,
  reserveDiscipleCountOf,
} from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import {
  buildingNameIn,
  buildingName,
  casteName,
  godName,
  godEffectText,
  hexName,
  hexRewardText,
  occupationAndCasteName,
  gameMessage,
  occupationEffectText,
  pillarName,
  regionName,
  tokenName,
} from './names.ts'
import { isBetweenLives, survivalVerdictFor } from './current-state.ts'

/** Label of a region with everything in it: building, tokens from the top of the stack, disciples. */
export function regionLabel(view: MokshaView, region: RegionNumber): Message {
  const pile = view.piles[region - 1] ?? []
  const closed = landholderMarkerSeatIn(view, region)
  const crowd = view.players.flatMap(({ disciples }, seat) => {
    const count = disciples[region - 1] ?? 0
    return count === 0 ? [] : [gameMessage('label.crowd', { seat: { seat }, count })]
  })
  return gameMessage('label.region', {
    region: regionName(region),
    building: buildingNameIn(view, region),
    height: pile.length,
    stack: pile.toReversed().map((token) => (token === null ? gameMessage('label.unseen') : tokenName(token))),
    count: crowd.length,
    crowd,
    closed: closed !== null,
    owner: closed === null ? null : { seat: closed },
  })
}

/** Label of the building of a region: its name and region. */
export function buildingLabel(building: Building, region: RegionNumber): Message {
  return gameMessage('label.building', { building: buildingName(building), region: regionName(region) })
}

/** Label of a seat's meeple, its wanderer on the map. */
export function meepleLabel(seat: Seat, region: RegionNumber): Message {
  return gameMessage('label.meeple', { seat: { seat }, region: regionName(region) })
}

/** Label of the disciples of a seat in a region, with their number. */
export function disciplesLabel(seat: Seat, region: RegionNumber, count: number): Message {
  return gameMessage('label.disciples', { seat: { seat }, region: regionName(region), count })
}

/** Label of a landholder marker: the seat that owns it, and the region that it closes to the other seats. */
export function landholderMarkerLabel(seat: Seat, region: RegionNumber): Message {
  return gameMessage('label.land', { seat: { seat }, region: regionName(region) })
}

/** Label of the ocean, the pool of vitality tokens, with the number of tokens in it. */
export function tokenPoolLabel(view: MokshaView): Message {
  return gameMessage('label.ocean', { count: view.ocean.count })
}

/**
 * The label of a token that the god Brahma has drawn from the ocean (the pool of vitality tokens) and that is still to
 * be placed.
 */
export function drawnTokenLabel(token: VitalityToken): Message {
  return gameMessage('label.drawn', { token: tokenName(token) })
}

/** Label of the karma of one colour in the supply, with its number. */
export function karmaSupplyLabel(pillar: Pillar, count: number): Message {
  return gameMessage('label.supply', { pillar: pillarName(pillar), count })
}

/** Label of the card stack of a caste: number of cards, their cost in karma and their vitality. */
export function casteCardStackLabel(caste: Caste, count: number): Message {
  const { cost, vitality } = CASTE_DATA[caste]
  return gameMessage('label.caste', { caste: casteName(caste), count, cost, vitality })
}

/** Label of the track on which the aura of all seats is compared with the target. */
export function sharedAuraTrackLabel(view: MokshaView): Message {
  return gameMessage('label.race', { target: auraNeededForMoksha(view.players.length) })
}

/** Label of a seat's pawn on the aura track: its aura and the target. */
export function auraPawnLabel(view: MokshaView, seat: Seat): Message {
  const aura = view.players[seat]?.aura ?? 0
  return gameMessage('label.runner', { seat: { seat }, aura, target: auraNeededForMoksha(view.players.length) })
}

/**
 * Returns the label of the header of a seat's sheet (the area with everything a player has). It states the player's
 * aura (points), the aura target that wins the game, the lives, the number of regions in which the seat has a
 * majority, and the aura that these majorities would bring if the player died now.
 */
export function seatHeaderLabel(view: MokshaView, seat: Seat): Message {
  const player = view.players[seat]
  const { regions, aura } = deathMajorityRegionsAndAura(view, seat)
  return gameMessage('label.seat', {
    seat: { seat },
    aura: player?.aura ?? 0,
    target: auraNeededForMoksha(view.players.length),
    lives: player?.lives ?? 0,
    majorities: regions.length,
    dying: aura,
  })
}

/** Label of an occupation card: occupation, caste, vitality and effect. */
export function occupationCardLabel(occupation: Occupation): Message {
  const { caste } = OCCUPATION_DATA[occupation]
  const { vitality } = CASTE_DATA[caste]
  return gameMessage('label.card', {
    life: occupationAndCasteName(occupation),
    vitality,
    text: occupationEffectText(occupation),
  })
}

/** Label of a hex of the harmony grid: its position, reward and points. */
export function hexLabel(hex: HexIndex): Message {
  return gameMessage('label.hex', { hex: hexName(hex), reward: hexRewardText(hex), points: harmonyPointsOfHex(hex) })
}

/** Label of a seat's marker on its harmony grid, with the hex where it stands. */
export function harmonyMarkerLabel(seat: Seat, hex: HexIndex): Message {
  const values = { seat: { seat }, hex: hexName(hex), reward: hexRewardText(hex), points: harmonyPointsOfHex(hex) }
  return gameMessage('label.marker', values)
}

/** Label of the age track of a seat: the stage of its life. */
export function ageLabel(view: MokshaView, seat: Seat): Message {
  return gameMessage('label.age', { seat: { seat }, stage: view.players[seat]?.stage ?? 1 })
}

/** Label that says whether the life of a seat goes on after its turn, with its vitality and the vitality that it needs. */
export function survivalVerdictLabel(view: MokshaView, seat: Seat): Message {
  const { fate, vitality, need } = survivalVerdictFor(view, seat, playerOf(view, seat))
  return gameMessage(`label.verdict.${fate}`, { vitality, need, short: need - vitality })
}

/**
 * The label with the consequences, step by step, of a death of the seat at this moment. Between two lives the label
 * says that the player has died.
 */
export function deathConsequencesLabel(view: MokshaView, seat: Seat): Message {
  if (isBetweenLives(view, seat)) return gameMessage('label.verdict.dead')
  const { regions, caste, attainsMoksha, need: _need, vitality: _vitality, ...death } = deathForecastFor(view, seat)
  const named = { regions: regions.map(regionName), count: regions.length, caste: casteName(caste) }
  return gameMessage('label.death', { seat: { seat }, released: attainsMoksha, ...death, ...named })
}

/** Label of a vitality token that a seat holds. */
export function heldTokenLabel(seat: Seat, token: VitalityToken): Message {
  return gameMessage('label.held', { seat: { seat }, token: tokenName(token) })
}

/** Label of the karma of one colour that a seat holds, with its number. */
export function heldKarmaOfColourLabel(seat: Seat, pillar: Pillar, count: number): Message {
  return gameMessage('label.karma', { seat: { seat }, pillar: pillarName(pillar), count })
}

/**
 * Returns the label of a god on a seat's sheet: the seat, the name of the god, its effect and its state.
 * @param state the state of the god's marker: `none` if the seat does not have the god, `ready` if its power can be
 *   used, `used` if it has been used
 */
export function seatGodLabel(seat: Seat, god: God, state: string): Message {
  return gameMessage('label.god', { seat: { seat }, god: godName(god), text: godEffectText(god), state })
}

/** Label of a seat's disciples that are not on the map, with their number. */
export function discipleReserveLabel(view: MokshaView, seat: Seat): Message {
  const player = view.players[seat]
  return gameMessage('label.reserve', {
    seat: { seat },
    count: player === undefined ? 0 : reserveDiscipleCountOf(player),
    all: DISCIPLES_PER_PLAYER,
  })
}

/** Label of the overlay behind the open table of majorities; a click on it closes the table. */
export const LABEL_FOR_CLOSING_MAJORITIES_TABLE: Message = gameMessage('label.close')

/**
 * Returns the label of a seat's majorities: the regions in which the seat has a majority of disciples, and the aura
 * (points) that these majorities would bring if the seat's player died now.
 */
export function seatMajoritiesLabel(view: MokshaView, seat: Seat): Message {
  const { regions, aura } = deathMajorityRegionsAndAura(view, seat)
  return gameMessage('label.majorities', {
    seat: { seat },
    count: regions.length,
    regions: regions.map(regionName),
    aura,
  })
}
