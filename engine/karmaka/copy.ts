/** Handwritten deep copies, for speed: bots copy the state for every choice that they try. */
import type { KarmakaFrame, KarmakaState, FacedownPileState, Player } from './state.ts'

function copyPile(pile: FacedownPileState): FacedownPileState {
  return { cards: pile.cards.slice(), seen: pile.seen.slice() }
}

function copyPlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    deck: copyPile(player.deck),
    future: copyPile(player.future),
    deeds: player.deeds.slice(),
    rung: player.rung,
    rings: player.rings,
    lives: player.lives,
  }
}

/** @returns a deep copy of a frame, an entry of the stack of pending work */
export function cloneFrame(frame: KarmakaFrame): KarmakaFrame {
  if (frame.kind === 'ability') return { ...frame, copied: frame.copied.slice() }
  if (frame.kind === 'offer') return { ...frame, next: frame.next.slice() }
  return { ...frame }
}

/** @returns a deep copy of a state */
export function clone(state: KarmakaState): KarmakaState {
  return {
    variant: state.variant,
    players: state.players.map(copyPlayer),
    well: copyPile(state.well),
    ruins: state.ruins.slice(),
    centre: state.centre,
    lifted: copyPile(state.lifted),
    picked: state.picked.slice(),
    rings: state.rings,
    pool: state.pool.slice(),
    memory: state.memory.map((known) => known.map((cards) => cards.slice())),
    firstSeat: state.firstSeat,
    turns: state.turns,
    winner: state.winner,
    stack: state.stack.map(cloneFrame),
  }
}
