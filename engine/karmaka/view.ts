/** A viewer's view (section 15 of the rules), computed from the state only. */
import type { Viewer } from '../core/contract/game.ts'
import { seatBit } from './hands-and-piles.ts'
import { cloneFrame } from './copy.ts'
import type { CardId } from './data.ts'
import type { HandView, KarmakaState, KarmakaView, FacedownPileState, FacedownPileView } from './state.ts'

function handView(cards: readonly CardId[], known: readonly CardId[]): HandView {
  return { count: cards.length, known: [...known] }
}

/** @param knowing the seats whose knowledge is shown, as bits; -1 for all cards */
function pileView(pile: FacedownPileState, knowing: number): FacedownPileView {
  const known: { at: number; card: CardId }[] = []
  pile.cards.forEach((card, at) => {
    if (knowing === -1 || ((pile.seen[at] ?? 0) & knowing) !== 0) known.push({ at, card })
  })
  return { count: pile.cards.length, known }
}

const NONE: readonly CardId[] = []

/** @returns everything that the viewer may know of the state, and nothing else */
export function view(state: KarmakaState, viewer: Viewer): KarmakaView {
  const open = viewer === 'open'
  const seat = typeof viewer === 'number' ? viewer : undefined
  const knowing = open ? -1 : seat === undefined ? 0 : seatBit(seat)
  const remembered = seat === undefined ? undefined : state.memory[seat]
  const picking = state.stack[state.stack.length - 1]
  const concerned = picking?.kind === 'ability' && (picking.by === seat || picking.target === seat)
  return {
    viewer,
    variant: state.variant,
    players: state.players.map(({ hand, deck, future, deeds, rung, rings, lives }, owner) => ({
      hand: handView(hand, open || owner === seat ? hand : (remembered?.[owner] ?? NONE)),
      deck: pileView(deck, knowing),
      future: pileView(future, knowing),
      deeds: [...deeds],
      rung,
      rings,
      lives,
    })),
    well: pileView(state.well, knowing),
    ruins: [...state.ruins],
    centre: state.centre,
    lifted: pileView(state.lifted, knowing),
    picked: handView(state.picked, open || concerned ? state.picked : NONE),
    rings: state.rings,
    pool: [...state.pool],
    firstSeat: state.firstSeat,
    turns: state.turns,
    winner: state.winner,
    stack: state.stack.map(cloneFrame),
  }
}
