/** Creates a full state that is consistent with a view: unseen cards are put on top of their packs in random order. */
import type { Viewer } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { copyFrame, copyPlayer } from './copy.ts'
import { UNSHUFFLED_CHOICE_PACKS_BY_LAND, ALL_FREE_WILL_CARDS, UNSHUFFLED_KARMA_PACKS } from './card-table.ts'
import type { CosmicState, CosmicView, CardPack, PackView } from './state.ts'

/** @param all every card of the pack @param elsewhere cards in a hand or in use, of any pack */
function fill<T>(
  { known }: PackView<T>,
  all: readonly T[],
  elsewhere: readonly unknown[],
  random: Random,
): CardPack<T> {
  const unseen = [...all]
  for (const card of [...known, ...elsewhere]) {
    const at = unseen.indexOf(card as T)
    if (at >= 0) unseen.splice(at, 1)
  }
  random.shuffle(unseen)
  return { cards: [...known, ...unseen], unseen: unseen.length }
}

/**
 * @returns a random full state that is consistent with the view. The view is the same for all viewers, so the viewer is
 * ignored.
 */
export function determinize(view: CosmicView, _viewer: Viewer, random: Random): CosmicState {
  const inUse: string[] = []
  const held: number[] = []
  for (const frame of view.stack) {
    if (frame.kind === 'choice' || frame.kind === 'karma') inUse.push(frame.card)
    if (frame.kind === 'turn') held.push(...frame.cards)
  }
  for (const { freeWill } of view.players) held.push(...freeWill)
  const packs = <T>(views: readonly PackView<T>[], all: readonly (readonly T[])[]): CardPack<T>[] =>
    views.map((pack, at) => fill(pack, all[at] ?? [], inUse, random))
  return {
    players: view.players.map(copyPlayer),
    choicePacks: packs(view.choicePacks, UNSHUFFLED_CHOICE_PACKS_BY_LAND),
    karmaPacks: packs(view.karmaPacks, UNSHUFFLED_KARMA_PACKS),
    freeWillPack: fill(view.freeWillPack, ALL_FREE_WILL_CARDS, held, random),
    extraBeads: view.extraBeads,
    firstSeat: view.firstSeat,
    turns: view.turns,
    winner: view.winner,
    end: view.end,
    stack: view.stack.map(copyFrame),
  }
}
