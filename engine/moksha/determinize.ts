/**
 * Creates a full state that is consistent with a view: tokens that the view does not show are dealt at random to the
 * unseen places of the stacks and to the Ocean, cards that no player has to the stack of their caste.
 */
import type { Viewer } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { copyPublicStateWithoutPiles } from './copy.ts'
import type { VitalityToken } from './data.ts'
import { createAllTokens, cardsOfCaste, createRecordByCaste, countTokensByKind } from './setup.ts'
import type { MokshaState, MokshaView } from './state.ts'

/**
 * Builds a random full state that is consistent with a view: the tokens and cards that the view hides are dealt at
 * random.
 */
export function determinize(view: MokshaView, _viewer: Viewer, random: Random): MokshaState {
  const hidden = random.shuffle(hiddenTokens(view))
  const unseen = view.piles.map((pile) =>
    pile.reduce((bits, token, at) => (token === null ? bits | (1 << at) : bits), 0),
  )
  const piles = view.piles.map((pile) => pile.map((token) => token ?? deal(hidden)))
  return {
    ...copyPublicStateWithoutPiles(view),
    piles,
    unseen,
    ocean: view.ocean.tokens === null ? countTokensByKind(hidden.slice(0, view.ocean.count)) : { ...view.ocean.tokens },
    castes: createRecordByCaste((caste) => {
      const { count, cards } = view.castes[caste]
      if (cards !== null) return [...cards]
      const held = view.players.map(({ occupation }) => occupation)
      return random.shuffle(without(cardsOfCaste(caste), held)).slice(0, count)
    }),
  }
}

/** The tokens that the view does not show. */
function hiddenTokens({ piles, players, drawn }: MokshaView): VitalityToken[] {
  const seen = [...players.flatMap(({ tokens }) => tokens), ...drawn]
  for (const token of piles.flat()) if (token !== null) seen.push(token)
  return without(createAllTokens(), seen)
}

/** @throws RangeError if the view hides more tokens than exist */
function deal(tokens: VitalityToken[]): VitalityToken {
  const token = tokens.pop()
  if (token === undefined) throw new RangeError('more tokens are hidden than there are')
  return token
}

function without<T>(pieces: T[], taken: readonly T[]): T[] {
  for (const piece of taken) {
    const at = pieces.indexOf(piece)
    if (at >= 0) pieces.splice(at, 1)
  }
  return pieces
}
