/**
 * How well every seat stands: the energy that it can count on, as the yardstick reckons boards, against the best of the
 * others. A kept card counts for everybody who has one, and is reckoned quickly: by what it does itself on its best
 * square and by the entities that it wins there, not by what it changes for the other tiles.
 */
import type { Seat } from '../core/contract/game.ts'
import { linesThrough, marksOn, tileOn, waterOf } from './board.ts'
import { CARD_DATA, ENTITIES, ENTITY_DATA, SQUARES } from './data.ts'
import type { Card } from './data.ts'
import { returns } from './score.ts'
import { costOf, mayPlace } from './settle.ts'
import type { RauhaState } from './state.ts'
import { boardWorth, discardWorth, effectWorth, leadWorth, prospectOf, tally } from './yardstick.ts'
import type { Counts, Prospect } from './yardstick.ts'

export function evaluate(state: RauhaState): readonly number[] {
  if (state.stack.length === 0) return returns(state)
  const waters = state.players.map((_, seat) => waterOf(state, seat))
  const worths = state.players.map((_, seat) => worthOf(state, seat, waters))
  return worths.map((own, seat) => {
    let best = -Infinity
    for (let other = 0; other < worths.length; other++) {
      const worth = worths[other] ?? 0
      if (other !== seat && worth > best) best = worth
    }
    return leadWorth(own - best)
  })
}

/** The energy that a seat can count on. */
function worthOf(state: RauhaState, seat: Seat, waters: readonly number[]): number {
  const prospect = prospectOf(state, seat, waters)
  const { player, outlook } = prospect
  const counts = tally(prospect, player.tiles)
  const worth = player.energy + player.crystals * outlook.crystal + boardWorth(prospect, player.tiles, [], counts)
  return player.kept === null ? worth : worth + useOf(prospect, player.kept, counts)
}

/** What a kept card adds at best. */
function useOf(prospect: Prospect, card: Card, counts: Counts): number {
  const { state, seat, player, outlook, weights } = prospect
  const { side, entities } = state
  const own = effectWorth(CARD_DATA[card].effect, counts, outlook)
  const paid = costOf(card) * outlook.crystal
  const marks = SQUARES.map((square) => marksOn(side, player.tiles, square))
  const ownMarks = marksOn(side, [card], 0)
  let best = discardWorth(prospect)
  for (const square of SQUARES) {
    if (!mayPlace(card, square, player.crystals)) continue
    const covered = effectWorth(tileOn(side, player.tiles, square).effect, counts, outlook)
    let gain = (own - covered) * (weights[square] ?? 0) - paid
    let won = 0
    for (const line of linesThrough(square)) {
      let shared = ownMarks
      for (const other of line) if (other !== square) shared &= marks[other] ?? 0
      won |= shared
    }
    for (let at = 0; won >> at > 0; at++) {
      const entity = ENTITIES[at]
      if (entity === undefined || (won & (1 << at)) === 0 || entities[entity] === seat) continue
      gain += effectWorth(ENTITY_DATA[entity].effect, counts, outlook) * (outlook.entities + 1)
    }
    if (gain > best) best = gain
  }
  return best
}
