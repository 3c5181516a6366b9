/** What a viewer may know (section "Hidden information" of the rules), read from the state only. */
import type { Viewer } from '../core/contract/game.ts'
import { copyFrame, copyPlayer } from './copy.ts'
import type { CosmicState, CosmicView, CardPack, PackView } from './state.ts'

/** Used cards went to the bottom in view of everybody, so all know the lower part of a pack. */
function packView<T>({ cards, unseen }: CardPack<T>, open: boolean): PackView<T> {
  return { count: cards.length, known: open ? cards.slice() : cards.slice(0, cards.length - unseen) }
}

/** Nobody knows more than the others: the view is the same for every seat and for the table. */
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
