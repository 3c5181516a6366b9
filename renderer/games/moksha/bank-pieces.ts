/**
 * What is around the map, as pieces: the supply of karma, the caste cards, the ocean (the pool of vitality tokens), and the
 * tokens that the god Brahma has drawn from it.
 */
import { BRAHMA_DRAWS, CASTES, PILLARS } from '../../../engine/moksha/data.ts'
import { karmaInSupply } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { castePlace, supplyPlace } from '../../../engine/moksha/places.ts'
import { splitColumns, mapIntoBoxes, equalWeights, fitBox, gridCells, type Box } from '../../art/boxes.ts'
import type { Piece, BoardViewport } from '../../stage/scene.ts'
import { casteCardsLabel, drawnLabel, oceanLabel, supplyLabel } from './labels.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { drawnTokenTarget, supplyTarget } from './click-targets.ts'
import { bankBoxes, drawnBox, oceanBox } from './art/map-geometry.ts'

/**
 * The pieces of the karma supply, one per colour, and of the caste card stacks.
 * @param map the box of the map
 */
export function bankPieces(view: MokshaView, map: Box): readonly Piece[] {
  const bank = bankBoxes(map)
  const supplies = splitColumns(bank.supplies, equalWeights(PILLARS.length), Math.min(4, map.w * 0.005))
  const cards = splitColumns(bank.cards, equalWeights(CASTES.length), Math.min(3, map.w * 0.005))
  return [
    ...mapIntoBoxes(PILLARS, supplies, (pillar, at) => {
      const count = karmaInSupply(view, pillar)
      return piece(
        `supply:${pillar}`,
        supplyPlace(pillar),
        { kind: 'supply', pillar, count },
        at,
        PIECE_LAYERS.ground,
        {
          label: supplyLabel(pillar, count),
          targets: [supplyTarget(pillar)],
        },
      )
    }),
    ...mapIntoBoxes(CASTES, cards, (caste, at) => {
      const { count } = view.castes[caste]
      const label = casteCardsLabel(caste, count)
      return piece(`caste:${caste}`, castePlace(caste), { kind: 'caste', caste, count }, at, PIECE_LAYERS.ground, {
        label,
      })
    }),
  ]
}

/**
 * The pieces of the ocean, which is the pool of vitality tokens, and of the tokens that Brahma has drawn from it and that
 * are still to be placed.
 * @param map the box of the map
 */
export function seaPieces(view: MokshaView, vantage: BoardViewport, map: Box): readonly Piece[] {
  const area = drawnBox(map)
  const across = area.w > area.h * 2.4 ? BRAHMA_DRAWS : Math.ceil(BRAHMA_DRAWS / 2)
  const spots = gridCells(area, BRAHMA_DRAWS, across, 1).map((spot) => fitBox(spot))
  const look = { kind: 'ocean', count: view.ocean.count, textScale: vantage.textScale } as const
  return [
    piece('ocean', 'ocean', look, oceanBox(map), PIECE_LAYERS.ground, { label: oceanLabel(view) }),
    ...(view.drawn.length === 0 ? [] : [piece('drawn', 'drawn', { kind: 'drawn' }, area, PIECE_LAYERS.ground)]),
    ...mapIntoBoxes(view.drawn, spots, (token, at, i) =>
      piece(`drawn:${token}:${i}`, 'drawn', { kind: 'token', face: 1, token }, at, PIECE_LAYERS.token, {
        piece: token,
        label: drawnLabel(token),
        targets: [drawnTokenTarget(token)],
      }),
    ),
  ]
}
