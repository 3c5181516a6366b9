/** Builds a viewer's view from the state only (section 10 of the rules); it is the same for every seat. */
import type { Viewer } from '../core/contract/game.ts'
import { copyPublicStateWithoutPiles } from './copy.ts'
import { VITALITY_TOKEN_KINDS } from './data.ts'
import { createRecordByCaste } from './setup.ts'
import type { CasteStackView, MokshaState, MokshaView } from './state.ts'

/** @returns everything that the viewer may know of the state, and nothing else */
export function view(state: MokshaState, viewer: Viewer): MokshaView {
  const open = viewer === 'open'
  const { piles, unseen, ocean } = state
  let count = 0
  for (const token of VITALITY_TOKEN_KINDS) count += ocean[token]
  return {
    ...copyPublicStateWithoutPiles(state),
    piles: piles.map((pile, index) =>
      pile.map((token, at) => (open || ((unseen[index] ?? 0) & (1 << at)) === 0 ? token : null)),
    ),
    ocean: { count, tokens: open ? { ...ocean } : null },
    castes: createRecordByCaste((caste): CasteStackView => {
      const cards = state.castes[caste]
      return { count: cards.length, cards: open ? [...cards] : null }
    }),
  }
}
