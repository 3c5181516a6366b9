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
  auraTargetFor,
  landholderSeatIn,
  deathForecastFor,
  deathMajoritiesOf,
  harmonyPointsOf,
  playerOf,
  reserveDisciplesOf,
} from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import {
  buildingNameIn,
  buildingName,
  casteName,
  godName,
  godText,
  hexName,
  hexRewardText,
  occupationAndCasteName,
  gameMessage,
  occupationText,
  pillarName,
  regionName,
  tokenName,
} from './names.ts'
import { isBetweenLives, survivalVerdict } from './current-state.ts'

/** All that lies in a region, the stack from the top. */
export function regionLabel(view: MokshaView, region: RegionNumber): Message {
  const pile = view.piles[region - 1] ?? []
  const closed = landholderSeatIn(view, region)
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

export function buildingLabel(building: Building, region: RegionNumber): Message {
  return gameMessage('label.building', { building: buildingName(building), region: regionName(region) })
}

export function meepleLabel(seat: Seat, region: RegionNumber): Message {
  return gameMessage('label.meeple', { seat: { seat }, region: regionName(region) })
}

export function disciplesLabel(seat: Seat, region: RegionNumber, count: number): Message {
  return gameMessage('label.disciples', { seat: { seat }, region: regionName(region), count })
}

export function landLabel(seat: Seat, region: RegionNumber): Message {
  return gameMessage('label.land', { seat: { seat }, region: regionName(region) })
}

export function oceanLabel(view: MokshaView): Message {
  return gameMessage('label.ocean', { count: view.ocean.count })
}

export function drawnLabel(token: VitalityToken): Message {
  return gameMessage('label.drawn', { token: tokenName(token) })
}

export function supplyLabel(pillar: Pillar, count: number): Message {
  return gameMessage('label.supply', { pillar: pillarName(pillar), count })
}

export function casteCardsLabel(caste: Caste, count: number): Message {
  const { cost, vitality } = CASTE_DATA[caste]
  return gameMessage('label.caste', { caste: casteName(caste), count, cost, vitality })
}

export function raceLabel(view: MokshaView): Message {
  return gameMessage('label.race', { target: auraTargetFor(view.players.length) })
}

export function runnerLabel(view: MokshaView, seat: Seat): Message {
  const aura = view.players[seat]?.aura ?? 0
  return gameMessage('label.runner', { seat: { seat }, aura, target: auraTargetFor(view.players.length) })
}

/** How a seat stands, for the head of its sheet. */
export function seatLabel(view: MokshaView, seat: Seat): Message {
  const player = view.players[seat]
  const { regions, aura } = deathMajoritiesOf(view, seat)
  return gameMessage('label.seat', {
    seat: { seat },
    aura: player?.aura ?? 0,
    target: auraTargetFor(view.players.length),
    lives: player?.lives ?? 0,
    majorities: regions.length,
    dying: aura,
  })
}

export function cardLabel(occupation: Occupation): Message {
  const { caste } = OCCUPATION_DATA[occupation]
  const { vitality } = CASTE_DATA[caste]
  return gameMessage('label.card', {
    life: occupationAndCasteName(occupation),
    vitality,
    text: occupationText(occupation),
  })
}

export function hexLabel(hex: HexIndex): Message {
  return gameMessage('label.hex', { hex: hexName(hex), reward: hexRewardText(hex), points: harmonyPointsOf(hex) })
}

export function markerLabel(seat: Seat, hex: HexIndex): Message {
  const values = { seat: { seat }, hex: hexName(hex), reward: hexRewardText(hex), points: harmonyPointsOf(hex) }
  return gameMessage('label.marker', values)
}

export function ageLabel(view: MokshaView, seat: Seat): Message {
  return gameMessage('label.age', { seat: { seat }, stage: view.players[seat]?.stage ?? 1 })
}

export function verdictLabel(view: MokshaView, seat: Seat): Message {
  const { fate, vitality, need } = survivalVerdict(view, seat, playerOf(view, seat))
  return gameMessage(`label.verdict.${fate}`, { vitality, need, short: need - vitality })
}

/** The result of a death now, in the order of its steps; after a death, that it has happened. */
export function deathWorthLabel(view: MokshaView, seat: Seat): Message {
  if (isBetweenLives(view, seat)) return gameMessage('label.verdict.dead')
  const { regions, caste, need: _need, vitality: _vitality, ...death } = deathForecastFor(view, seat)
  const named = { regions: regions.map(regionName), count: regions.length, caste: casteName(caste) }
  return gameMessage('label.death', { seat: { seat }, ...death, ...named })
}

export function heldTokenLabel(seat: Seat, token: VitalityToken): Message {
  return gameMessage('label.held', { seat: { seat }, token: tokenName(token) })
}

export function karmaLabel(seat: Seat, pillar: Pillar, count: number): Message {
  return gameMessage('label.karma', { seat: { seat }, pillar: pillarName(pillar), count })
}

export function godLabel(seat: Seat, god: God, state: string): Message {
  return gameMessage('label.god', { seat: { seat }, god: godName(god), text: godText(god), state })
}

export function reserveLabel(view: MokshaView, seat: Seat): Message {
  const player = view.players[seat]
  return gameMessage('label.reserve', {
    seat: { seat },
    count: player === undefined ? 0 : reserveDisciplesOf(player),
    all: DISCIPLES_PER_PLAYER,
  })
}

export const CLOSE_LABEL: Message = gameMessage('label.close')

/** The majorities of a seat, and what they would bring. */
export function majoritiesLabel(view: MokshaView, seat: Seat): Message {
  const { regions, aura } = deathMajoritiesOf(view, seat)
  return gameMessage('label.majorities', {
    seat: { seat },
    count: regions.length,
    regions: regions.map(regionName),
    aura,
  })
}
