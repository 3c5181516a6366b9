/** What belongs to everybody, as pieces: the rounds, the energy track, the entities nobody owns, decks and black hole. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { ENTITIES } from '../../../engine/rauha/data.ts'
import type { Age } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { deckPlace, entityPlace, satellitePlace, tokenPiece, trackPlace } from '../../../engine/rauha/places.ts'
import { columns, equal, type Box } from '../../art/boxes.ts'
import { onPlace, opening } from '../../art/make.ts'
import type { Piece, Vantage, Target } from '../../stage/scene.ts'
import { slots, trackPiles } from './geometry.ts'
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
import { stopAt } from '../../../engine/rauha/data.ts'
import { poolOf } from '../../../engine/rauha/index.ts'
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
      piece(`track:total:${String(total)}`, 'track', { kind: 'total', total }, foot, LAYER.token),
      ...standing(total).flatMap((seat, up) => {
        const at = spots[up]
        if (at === undefined) return []
        const { colour = '#cccccc', shape = 'circle' } = vantage.seats[seat] ?? {}
        const first = total === highest && up === spots.length - 1
        return [
          piece(tokenPiece(seat), trackPlace(total), { kind: 'token', colour, shape, first }, at, LAYER.token, {
            piece: tokenPiece(seat),
            label: tokenLabel(view, seat),
          }),
        ]
      }),
    ]),
  ]
}

/** A niche for each entity; those that somebody owns show whose they are. */
function displayPieces(view: RauhaView, vantage: Vantage, area: Box): readonly Piece[] {
  const spots = slots(area, ENTITIES.length, ENTITIES.length)
  return ENTITIES.flatMap((entity, i) => {
    const at = spots[i]
    if (at === undefined) return []
    const owner = view.entities[entity]
    const { colour = '', shape = '' } = owner === null ? {} : (vantage.seats[owner] ?? {})
    const place = entityPlace(entity, null)
    const niche = piece(place, place, { kind: 'niche', entity, colour, shape }, at, LAYER.ground, {
      targets: [onPlace(place)],
      ...(owner === null ? {} : { label: entityLabel(view, entity) }),
    })
    if (owner !== null) return [niche]
    const look: RauhaLook = { kind: 'entity', entity, ready: false, small: at.w < 34 }
    return [
      niche,
      piece(entityPiece(entity), place, look, at, LAYER.token, { piece: entity, label: entityLabel(view, entity) }),
    ]
  })
}

function cosmosPieces(view: RauhaView, area: Box): readonly Piece[] {
  const [one, two, hole, supply] = columns(area, equal(4), area.w * 0.03)
  const deck = (age: Age, at: Box | undefined): readonly Piece[] => {
    if (at === undefined) return []
    const place = deckPlace(age)
    const look: RauhaLook = { kind: 'deck', age, count: view.decks[age - 1]?.count ?? 0 }
    return [piece(place, place, look, at, LAYER.ground, { label: deckLabel(view, age) })]
  }
  return [
    ...deck(1, one),
    ...deck(2, two),
    ...(hole === undefined
      ? []
      : [
          piece('blackHole', 'blackHole', { kind: 'blackHole', count: view.blackHole.count }, hole, LAYER.ground, {
            label: blackHoleLabel(view),
          }),
        ]),
    ...(supply === undefined
      ? []
      : [piece('supply', 'supply', { kind: 'supply' }, supply, LAYER.ground, { label: SUPPLY_LABEL })]),
  ]
}

/** The face-down piles between neighbours. */
function satellitePieces(view: RauhaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const players = view.players.length
  const { pool } = stopAt(view.position)
  const choosing = topOf(view)?.kind === 'keep'
  const mine = poolOf(view.position, plan.own, players)
  return view.satellites.flatMap(({ count, cards }, satellite) => {
    const at = plan.satellites[satellite]
    if (at === undefined) return []
    const place = satellitePlace(satellite)
    const moon = vantage.seats[satellite]
    const star = vantage.seats[(satellite + 1) % players]
    const look: RauhaLook = {
      kind: 'satellite',
      count,
      pool: choosing ? (pool ?? 'none') : 'none',
      own: choosing && mine === satellite,
      moonColour: moon?.colour ?? '#cccccc',
      moonShape: moon?.shape ?? 'circle',
      starColour: star?.colour ?? '#cccccc',
      starShape: star?.shape ?? 'circle',
      seed: satellite,
    }
    // What the viewer has seen there can be looked at again.
    const targets: readonly Target[] = cards.length > 0 && !(choosing && mine === satellite) ? [opening(place)] : []
    return [
      piece(place, place, look, at, LAYER.ground, {
        label: satelliteLabel(view, satellite),
        targets: [onPlace(place), ...targets],
      }),
    ]
  })
}
