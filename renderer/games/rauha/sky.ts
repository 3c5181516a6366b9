/** What belongs to everybody, as pieces: the rounds, the energy track, the entities nobody owns, decks and black hole. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { ENTITIES } from '../../../engine/rauha/data.ts'
import type { CardAge } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { deckPlace, entityPlace, satellitePlace, tokenPiece, trackPlace } from '../../../engine/rauha/places.ts'
import { columnsOf, eachIn, type Box } from '../../art/boxes.ts'
import { onPlace, opening } from '../../art/make.ts'
import type { Piece, Vantage, Target } from '../../stage/scene.ts'
import { badge, seatLook } from '../seats.ts'
import { slots, trackPiles } from './art/geometry.ts'
import {
  blackHoleLabel,
  deckLabel,
  entityLabel,
  roundsLabel,
  satelliteLabel,
  SUPPLY_LABEL,
  tokenLabel,
} from './labels.ts'
import type { TablePlan } from './layout.ts'
import type { RauhaLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { topOf } from './now.ts'
import { avatarStopAt } from '../../../engine/rauha/data.ts'
import { poolSatelliteOf } from '../../../engine/rauha/index.ts'
import { entityPiece } from './pieces.ts'

export function skyPieces(view: RauhaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const { sky } = plan
  const { textScale } = vantage
  const over = topOf(view) === undefined
  return [
    piece('sky:panel', 'sky', { kind: 'sky' }, sky.panel, LAYER.panel),
    piece('rounds', 'rounds', { kind: 'rounds', position: view.position, over, textScale }, sky.rounds, LAYER.ground, {
      label: roundsLabel(view),
    }),
    ...trackPieces(view, vantage, sky.track),
    ...displayPieces(view, vantage, sky.display),
    ...cosmosPieces(view, sky.cosmos),
    ...satellitePieces(view, vantage, plan),
  ]
}

function trackPieces(view: RauhaView, vantage: Vantage, area: Box): readonly Piece[] {
  const totals = [...new Set(view.players.map(({ energy }) => energy))].sort((a, b) => a - b)
  const standing = (total: number): readonly Seat[] =>
    view.arrivals.filter((seat) => view.players[seat]?.energy === total)
  const piles = trackPiles(
    area,
    totals.map((total) => ({ total, count: standing(total).length })),
  )
  const highest = totals.at(-1) ?? 0
  return [
    piece('track', 'track', { kind: 'track', highest, textScale: vantage.textScale }, area, LAYER.ground),
    ...piles.flatMap(({ total, spots, foot }) => [
      piece(`track:total:${total}`, 'track', { kind: 'total', total }, foot, LAYER.token),
      ...eachIn(standing(total), spots, (seat, at, up) => {
        const first = total === highest && up === spots.length - 1
        const look = { kind: 'token', ...badge(vantage, seat), first } as const
        return piece(tokenPiece(seat), trackPlace(total), look, at, LAYER.token, {
          piece: tokenPiece(seat),
          label: tokenLabel(view, seat),
        })
      }),
    ]),
  ]
}

/** A niche for each entity; those that somebody owns show whose they are. */
function displayPieces(view: RauhaView, vantage: Vantage, area: Box): readonly Piece[] {
  const spots = slots(area, ENTITIES.length, ENTITIES.length)
  return eachIn(ENTITIES, spots, (entity, at) => {
    const owner = view.entities[entity]
    const place = entityPlace(entity, null)
    const label = entityLabel(view, entity)
    const whose = owner === null ? { colour: '', shape: '' } : badge(vantage, owner)
    const niche = piece(place, place, { kind: 'niche', entity, ...whose }, at, LAYER.ground, {
      targets: [onPlace(place)],
      label: owner === null ? undefined : label,
    })
    if (owner !== null) return [niche]
    const look: RauhaLook = { kind: 'entity', entity, ready: false, small: at.w < 34 }
    return [niche, piece(entityPiece(entity), place, look, at, LAYER.token, { piece: entity, label })]
  })
}

function cosmosPieces(view: RauhaView, area: Box): readonly Piece[] {
  const { one, two, hole, supply } = columnsOf(area, { one: 1, two: 1, hole: 1, supply: 1 }, area.w * 0.03)
  const lying = (place: string, look: RauhaLook, at: Box, label: Message): Piece =>
    piece(place, place, look, at, LAYER.ground, { label })
  const deck = (age: CardAge, at: Box): Piece =>
    lying(deckPlace(age), { kind: 'deck', age, count: view.decks[age - 1]?.count ?? 0 }, at, deckLabel(view, age))
  return [
    deck(1, one),
    deck(2, two),
    lying('blackHole', { kind: 'blackHole', count: view.blackHole.count }, hole, blackHoleLabel(view)),
    lying('supply', { kind: 'supply' }, supply, SUPPLY_LABEL),
  ]
}

/** The face-down piles between neighbours. */
function satellitePieces(view: RauhaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const players = view.players.length
  const { pool } = avatarStopAt(view.position)
  const choosing = topOf(view)?.kind === 'keep'
  const mine = poolSatelliteOf(view.position, plan.own, players)
  return eachIn(view.satellites, plan.satellites, ({ count, cards }, at, satellite) => {
    const place = satellitePlace(satellite)
    const moon = seatLook(vantage, satellite)
    const star = seatLook(vantage, (satellite + 1) % players)
    const look: RauhaLook = {
      kind: 'satellite',
      count,
      pool: choosing ? (pool ?? 'none') : 'none',
      own: choosing && mine === satellite,
      moonColour: moon.colour,
      moonShape: moon.shape,
      starColour: star.colour,
      starShape: star.shape,
      seed: satellite,
    }
    // What the viewer has seen there can be looked at again.
    const targets: readonly Target[] = cards.length > 0 && !(choosing && mine === satellite) ? [opening(place)] : []
    return piece(place, place, look, at, LAYER.ground, {
      label: satelliteLabel(view, satellite),
      targets: [onPlace(place), ...targets],
    })
  })
}
