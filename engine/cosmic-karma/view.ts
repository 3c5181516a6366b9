/** Builds a viewer's view from the state only (section "Hidden information" of the rules). */
import type { Viewer } from '../core/contract/game.ts'
import { copyFrame, copyPlayer } from './copy.ts'
import type { CosmicState, CosmicView, CardPack, PackView } from './state.ts'

/** Used cards go to the bottom face up, so the lower part of a pack is public. */
function packView<T>({ cards, unseen }: CardPack<T>, open: boolean): PackView<T> {
  return { count: cards.length, known: open ? cards.slice() : cards.slice(0, cards.length - unseen) }
}

/**
 * Copies the part of a state that a viewer may know, with the order of the card packs hidden. Every seat and the table
 * get the same view. Only the viewer 'open', used for a finished game, also sees the hidden cards.
 */
export function view(state: CosmicState, viewer: Viewer): CosmicView {
  const open = viewer === 'open'
  return {
    players: state.players.map(copyPlayer),
    choicePacks: state.choicePacks.map((pack) => packView(pack, open)),
    karmaPacks: state.karmaPacks.map((pack) => packView(pack, open)),
    freeWillPack: packView(state.freeWillPack, open),
    extraBeads: state.extraBeads,
    firstSeat: state.firstSeat,
    turns: state.turns,
    winner: state.winner,
    end: state.end,
    stack: state.stack.map(copyFrame),
  }
}
