/** What lies around the map, as pieces: the supply of karma, the cards, the pool, and what Brahma has drawn from it. */
import { BRAHMA_DRAWS, CASTES, PILLARS } from '../../../engine/moksha/data.ts'
import { karmaInSupply } from '../../../engine/moksha/index.ts'
import type { MokshaView } from '../../../engine/moksha/index.ts'
import { castePlace, supplyPlace } from '../../../engine/moksha/places.ts'
import { columns, eachIn, equal, fitted, grid, type Box } from '../../art/boxes.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { casteLabel, drawnLabel, oceanLabel, supplyLabel } from './labels.ts'
import { LAYER, piece } from './make.ts'
import { drawnTarget, supplyTarget } from './pieces.ts'
import { bankBoxes, drawnBox, oceanBox } from './art/terrain.ts'

/** The supply of karma, and the cards. */
export function bankPieces(view: MokshaView, map: Box): readonly Piece[] {
  const bank = bankBoxes(map)
  const supplies = columns(bank.supplies, equal(PILLARS.length), Math.min(4, map.w * 0.005))
  const cards = columns(bank.cards, equal(CASTES.length), Math.min(3, map.w * 0.005))
  return [
    ...eachIn(PILLARS, supplies, (pillar, at) => {
      const count = karmaInSupply(view, pillar)
      return piece(`supply:${pillar}`, supplyPlace(pillar), { kind: 'supply', pillar, count }, at, LAYER.ground, {
        label: supplyLabel(pillar, count),
        targets: [supplyTarget(pillar)],
      })
    }),
    ...eachIn(CASTES, cards, (caste, at) => {
      const { count } = view.castes[caste]
      const label = casteLabel(caste, count)
      return piece(`caste:${caste}`, castePlace(caste), { kind: 'caste', caste, count }, at, LAYER.ground, { label })
    }),
  ]
}

/** The pool, and what Brahma has drawn from it. */
export function seaPieces(view: MokshaView, vantage: Vantage, map: Box): readonly Piece[] {
  const area = drawnBox(map)
  const across = area.w > area.h * 2.4 ? BRAHMA_DRAWS : Math.ceil(BRAHMA_DRAWS / 2)
  const spots = grid(area, BRAHMA_DRAWS, across, 1).map((spot) => fitted(spot))
  const look = { kind: 'ocean', count: view.ocean.count, textScale: vantage.textScale } as const
  return [
    piece('ocean', 'ocean', look, oceanBox(map), LAYER.ground, { label: oceanLabel(view) }),
    ...(view.drawn.length === 0 ? [] : [piece('drawn', 'drawn', { kind: 'drawn' }, area, LAYER.ground)]),
    ...eachIn(view.drawn, spots, (token, at, i) =>
      piece(`drawn:${token}:${i}`, 'drawn', { kind: 'token', face: 1, token }, at, LAYER.token, {
        piece: token,
        label: drawnLabel(token),
        targets: [drawnTarget(token)],
      }),
    ),
  ]
}
