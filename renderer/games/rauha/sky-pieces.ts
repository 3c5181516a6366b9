/**
 * The area that all players share, as pieces: the rounds, the energy track, the entities without an owner, decks and black
 * hole. Its background is a night sky.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { ENTITY_IDS } from '../../../engine/rauha/data.ts'
import type { CardAge } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import {
  deckPlace,
  entityPlace,
  satelliteCardPilePlace,
  energyTokenPieceId,
  energyTrackSpacePlace,
} from '../../../engine/rauha/places.ts'
import { splitNamedColumns, flatMapWithBoxes, type Box } from '../../art/boxes.ts'
import { placeClickTarget, pileToggleClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters, ClickTarget } from '../../stage/scene.ts'
import { colourAndShapeOfSeat, seatStyleOf } from '../seat-boards.ts'
import { entitySlotBoxes, layoutTrackPiles } from './art/geometry.ts'
import {
  blackHoleLabel,
  deckLabel,
  entityLabel,
  roundDisplayLabel,
  satelliteLabel,
  SUPPLY_LABEL,
  energyTokenLabel,
} from './labels.ts'
import type { TableLayout } from './layout.ts'
import type { RauhaSpriteSpec } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { activeFrame } from './current-state.ts'
import { avatarStopAt } from '../../../engine/rauha/data.ts'
import { satelliteToChooseFrom } from '../../../engine/rauha/index.ts'
import { entityPieceId } from './click-targets.ts'

/**
 * The pieces of the area that all players share (rounds, energy track, entities without an owner, decks, black hole and
 * supply), and of the satellites.
 */
export function sharedAreaAndSatellitePieces(
  view: RauhaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const { sky } = plan
  const { textScale } = parameters
  const over = activeFrame(view) === undefined
  return [
    piece('sky:panel', 'sky', { kind: 'sky' }, sky.panel, PIECE_LAYERS.panel),
    piece(
      'rounds',
      'rounds',
      { kind: 'rounds', position: view.position, over, textScale },
      sky.rounds,
      PIECE_LAYERS.ground,
      {
        label: roundDisplayLabel(view),
      },
    ),
    ...trackPieces(view, parameters, sky.track),
    ...displayPieces(view, parameters, sky.display),
    ...cosmosPieces(view, sky.cosmos),
    ...satellitePieces(view, parameters, plan),
  ]
}

function trackPieces(view: RauhaView, parameters: SceneParameters, area: Box): readonly Piece[] {
  const totals = [...new Set(view.players.map(({ energy }) => energy))].sort((a, b) => a - b)
  const standing = (total: number): readonly Seat[] =>
    view.arrivals.filter((seat) => view.players[seat]?.energy === total)
  const piles = layoutTrackPiles(
    area,
    totals.map((total) => ({ total, count: standing(total).length })),
  )
  const highest = totals.at(-1) ?? 0
  return [
    piece('track', 'track', { kind: 'track', highest, textScale: parameters.textScale }, area, PIECE_LAYERS.ground),
    ...piles.flatMap(({ total, spots, foot }) => [
      piece(`track:total:${total}`, 'track', { kind: 'total', total }, foot, PIECE_LAYERS.token),
      ...flatMapWithBoxes(standing(total), spots, (seat, at, up) => {
        const first = total === highest && up === spots.length - 1
        const sprite = { kind: 'token', ...colourAndShapeOfSeat(parameters, seat), first } as const
        return piece(energyTokenPieceId(seat), energyTrackSpacePlace(total), sprite, at, PIECE_LAYERS.token, {
          piece: energyTokenPieceId(seat),
          label: energyTokenLabel(view, seat),
        })
      }),
    ]),
  ]
}

/** A niche for each entity; the niche of an owned entity shows its owner. */
function displayPieces(view: RauhaView, parameters: SceneParameters, area: Box): readonly Piece[] {
  const spots = entitySlotBoxes(area, ENTITY_IDS.length, ENTITY_IDS.length)
  return flatMapWithBoxes(ENTITY_IDS, spots, (entity, at) => {
    const owner = view.entities[entity]
    const place = entityPlace(entity, null)
    const label = entityLabel(view, entity)
    const whose = owner === null ? { colour: '', shape: '' } : colourAndShapeOfSeat(parameters, owner)
    const niche = piece(place, place, { kind: 'niche', entity, ...whose }, at, PIECE_LAYERS.ground, {
      targets: [placeClickTarget(place)],
      label: owner === null ? undefined : label,
    })
    if (owner !== null) return [niche]
    const sprite: RauhaSpriteSpec = { kind: 'entity', entity, ready: false, small: at.w < 34 }
    return [niche, piece(entityPieceId(entity), place, sprite, at, PIECE_LAYERS.token, { piece: entity, label })]
  })
}

function cosmosPieces(view: RauhaView, area: Box): readonly Piece[] {
  const { one, two, hole, supply } = splitNamedColumns(area, { one: 1, two: 1, hole: 1, supply: 1 }, area.w * 0.03)
  const lying = (place: string, sprite: RauhaSpriteSpec, at: Box, label: Message): Piece =>
    piece(place, place, sprite, at, PIECE_LAYERS.ground, { label })
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
function satellitePieces(view: RauhaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const players = view.players.length
  const { pool } = avatarStopAt(view.position)
  const choosing = activeFrame(view)?.kind === 'keep'
  const mine = satelliteToChooseFrom(view.position, plan.own, players)
  return flatMapWithBoxes(view.satellites, plan.satellites, ({ count, cards }, at, satellite) => {
    const place = satelliteCardPilePlace(satellite)
    const moon = seatStyleOf(parameters, satellite)
    const star = seatStyleOf(parameters, (satellite + 1) % players)
    const sprite: RauhaSpriteSpec = {
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
    // The viewer can look again at the cards that it has seen there.
    const targets: readonly ClickTarget[] =
      cards.length > 0 && !(choosing && mine === satellite) ? [pileToggleClickTarget(place)] : []
    return piece(place, place, sprite, at, PIECE_LAYERS.ground, {
      label: satelliteLabel(view, satellite),
      targets: [placeClickTarget(place), ...targets],
    })
  })
}
