/**
 * Adapter of Moksha for the invariant tests, written from section 10 of RULES.md. Hidden from all players alike are the
 * tokens below the top of a stack that no player has seen there, the contents of the Ocean, and the order of the caste
 * stacks.
 */
import type { Viewer } from '../core/contract/game.ts'
import type { GameTestAdapter } from '../core/invariants/game-test-adapter.ts'
import { deepCopy } from '../core/invariants/json-comparison.ts'
import type { Random } from '../core/contract/random.ts'
import { CASTES, OCCUPATION_DATA, VITALITY_TOKEN_KINDS } from './data.ts'
import type { Caste, VitalityToken } from './data.ts'
import { moksha } from './index.ts'
import { createPosition } from './testing.ts'
import type { MokshaAction, MokshaEvent, MokshaState, MokshaView } from './state.ts'

function scrambleHidden(before: MokshaState, after: MokshaState, viewer: Viewer, random: Random): MokshaState {
  const copy = deepCopy(before)
  if (viewer === 'open') return copy
  const slots = before.piles.flatMap((pile, index) => {
    const hidden = heights(before, index)
    // Tokens are revealed from the top down.
    const still = heights(after, index).length
    return hidden.slice(0, still).map((at) => ({ index, at, token: pile[at] }))
  })
  const tokens = slots.flatMap(({ token }) => (token === undefined ? [] : [token]))
  // The tokens drawn from the Ocean are known; other contents would change the draw.
  const drawing = after.drawn.length > before.drawn.length
  const sunk = drawing
    ? []
    : VITALITY_TOKEN_KINDS.flatMap((token) => Array.from({ length: before.ocean[token] }, () => token))
  const mixed = random.shuffle([...tokens, ...sunk])
  for (const { index, at } of slots) copy.piles[index]?.splice(at, 1, mixed.pop() ?? 'dharma5')
  if (!drawing)
    for (const token of VITALITY_TOKEN_KINDS) copy.ocean[token] = mixed.filter((other) => other === token).length
  for (const caste of CASTES) mixCaste(copy, caste, drawnCaste(before, after) === caste, random)
  return copy
}

/** The heights of the unseen tokens of a stack, from bottom to top. */
function heights({ piles, unseen }: MokshaState, index: number): number[] {
  return (piles[index] ?? []).map((_, at) => at).filter((at) => ((unseen[index] ?? 0) & (1 << at)) !== 0)
}

/** The caste whose top card was drawn between two states. */
function drawnCaste(before: MokshaState, after: MokshaState): Caste | undefined {
  const reborn = after.players.find(({ lives, attained, stage }, seat) => {
    const was = before.players[seat]
    const dead = was !== undefined && (was.lives < lives || wasDying(before, seat))
    return dead && !attained && stage === 1 && !wasDying(after, seat)
  })
  return reborn === undefined ? undefined : OCCUPATION_DATA[reborn.occupation].caste
}

/** Whether a seat has died and has not drawn its new card yet. */
function wasDying({ stack }: MokshaState, seat: number): boolean {
  const [turn] = stack
  return turn?.kind === 'turn' && turn.seat === seat && ['recall', 'release', 'karma'].includes(turn.stage)
}

function mixCaste(copy: MokshaState, caste: Caste, known: boolean, random: Random): void {
  const cards = copy.castes[caste]
  const top = known ? cards.splice(-1) : []
  copy.castes[caste] = [...random.shuffle(cards), ...top]
}

/** A view that leaks additional information. */
function leak(name: string, give: (seen: MokshaView, state: MokshaState) => void) {
  return {
    name,
    view(state: MokshaState, viewer: Viewer) {
      const seen = moksha.view(state, viewer)
      give(seen, state)
      return seen
    },
  }
}

/** A position with few hidden tokens and only two hidden cards, in which the check detects each leak. */
function nearlyOpen(): MokshaState {
  const held = (tokens: VitalityToken[]): string => tokens.join(' ')
  const state = createPosition({
    players: [
      { tokens: 'dharma10 kama10 artha10 dharma10', occupation: 'pandit' },
      { tokens: 'kama10 artha10 dharma10 kama10', occupation: 'jurist' },
    ],
    piles: { 4: 'dharma5 kama5', 10: 'artha5 kama5', 7: held(['kama5', 'kama5']) },
    unseen: [4, 10],
  })
  for (const caste of CASTES) state.castes[caste] = caste === 'brahmin' ? ['swami', 'pandit'] : []
  return state
}

export const mokshaTestAdapter: GameTestAdapter<MokshaState, MokshaAction, MokshaView, MokshaEvent> = {
  game: moksha,
  scrambleHidden,
  leakyViews: [
    leak('tokens below the top of a stack', (seen, state) => {
      seen.piles = deepCopy(state.piles)
    }),
    leak('what lies in the Ocean', (seen, state) => {
      seen.ocean.tokens = { ...state.ocean }
    }),
    leak('the next card of each caste', (seen, state) => {
      for (const caste of CASTES) seen.castes[caste].cards = state.castes[caste].slice(-1)
    }),
    leak('the order of the caste stacks', (seen, state) => {
      for (const caste of CASTES) seen.castes[caste].cards = [...state.castes[caste]]
    }),
  ],
  lowUncertaintyPositions: [
    { name: 'two tokens and two cards out of sight', state: nearlyOpen(), viewer: 0 },
    { name: 'the same for the table', state: nearlyOpen(), viewer: 'table' },
  ],
}
