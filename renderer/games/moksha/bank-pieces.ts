/**
 * The pieces around the map: the supply of karma, the caste cards, the ocean (the pool of vitality tokens), and the
 * tokens that the god Brahma has drawn from it.
 */
import { MAX_BRAHMA_DRAWS, CASTES, PILLARS } from '../../../engine/moksha/data.ts'
import { pillarKarmaCountInSupply } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { casteStackPlace, commonKarmaSupplyPlace } from '../../../engine/moksha/places.ts'
import { splitColumns, flatMapWithBoxes, equalWeights, fitBox, gridCells, type Box } from '../../art/boxes.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { casteCardStackLabel, drawnTokenLabel, tokenPoolLabel, karmaSupplyLabel } from './labels.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { drawnTokenTarget, karmaSupplyTarget } from './click-targets.ts'
import { supplyAndCasteCardBoxes, drawnTokensBox, tokenPoolBox } from './art/map-geometry.ts'

/**
 * The pieces of the karma supply, one for each colour, and of the stacks of caste cards, one for each caste.
 * @param map the box of the map
 */
export function supplyAndCasteCardPieces(view: MokshaView, map: Box): readonly Piece[] {
  const bank = supplyAndCasteCardBoxes(map)
  const supplies = splitColumns(bank.supplies, equalWeights(PILLARS.length), Math.min(4, map.w * 0.005))
  const cards = splitColumns(bank.cards, equalWeights(CASTES.length), Math.min(3, map.w * 0.005))
  return [
    ...flatMapWithBoxes(PILLARS, supplies, (pillar, at) => {
      const count = pillarKarmaCountInSupply(view, pillar)
      return piece(
        `supply:${pillar}`,
        commonKarmaSupplyPlace(pillar),
        { kind: 'supply', pillar, count },
        at,
        PIECE_LAYERS.ground,
        {
          label: karmaSupplyLabel(pillar, count),
          targets: [karmaSupplyTarget(pillar)],
        },
      )
    }),
    ...flatMapWithBoxes(CASTES, cards, (caste, at) => {
      const { count } = view.castes[caste]
      const label = casteCardStackLabel(caste, count)
      return piece(`caste:${caste}`, casteStackPlace(caste), { kind: 'caste', caste, count }, at, PIECE_LAYERS.ground, {
        label,
      })
    }),
  ]
}

/**
 * The pieces of the ocean, which is the pool of vitality tokens, and of the tokens that the god Brahma has drawn from
 * the pool and that are still to be placed.
 * @param map the box of the map
 */
export function tokenPoolAndDrawnTokenPieces(
  view: MokshaView,
  parameters: SceneParameters,
  map: Box,
): readonly Piece[] {
  const area = drawnTokensBox(map)
  const across = area.w > area.h * 2.4 ? MAX_BRAHMA_DRAWS : Math.ceil(MAX_BRAHMA_DRAWS / 2)
  const spots = gridCells(area, MAX_BRAHMA_DRAWS, across, 1).map((spot) => fitBox(spot))
  const sprite = { kind: 'ocean', count: view.ocean.count, textScale: parameters.textScale } as const
  return [
    piece('ocean', 'ocean', sprite, tokenPoolBox(map), PIECE_LAYERS.ground, { label: tokenPoolLabel(view) }),
    ...(view.drawn.length === 0 ? [] : [piece('drawn', 'drawn', { kind: 'drawn' }, area, PIECE_LAYERS.ground)]),
    ...flatMapWithBoxes(view.drawn, spots, (token, at, i) =>
      piece(`drawn:${token}:${i}`, 'drawn', { kind: 'token', face: 1, token }, at, PIECE_LAYERS.token, {
        piece: token,
        label: drawnTokenLabel(token),
        targets: [drawnTokenTarget(token)],
      }),
    ),
  ]
}
