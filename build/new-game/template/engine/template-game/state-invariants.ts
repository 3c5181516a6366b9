/** Invariants of a state: its schema, and that no card is lost or duplicated. A state may come from a file. */
import * as v from 'valibot'
import { allCards, CARD_COUNT, HAND_SIZE, ROUNDS_TO_WIN } from './data.ts'
import { ascending } from './setup.ts'
import type { TemplateGameState } from './state.ts'

const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARD_COUNT))
const cards = v.array(card)
const perSeat = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.length(2))
const duel = v.strictObject({ kind: v.literal('duel') })
const recover = v.strictObject({ kind: v.literal('recover'), seat: v.picklist([0, 1]) })
const SCHEMA = v.strictObject({
  hands: perSeat(v.pipe(cards, v.maxLength(HAND_SIZE))),
  chosen: perSeat(v.nullable(card)),
  won: perSeat(v.pipe(cards, v.maxLength(ROUNDS_TO_WIN))),
  seen: perSeat(cards),
  open: perSeat(v.nullable(card)),
  pile: cards,
  deck: cards,
  // The stack is empty once the game is over.
  stack: v.union([v.strictTuple([]), v.strictTuple([duel]), v.strictTuple([duel, recover])]),
})

export function findBrokenInvariants(state: TemplateGameState): readonly string[] {
  if (!v.is(SCHEMA, state)) return ['it has not the form of a state']
  const { hands, chosen, won, seen, open, pile, deck, stack } = state
  const broken: string[] = []
  const lying = open.flatMap((each) => each ?? [])
  const all = [...hands.flat(), ...won.flat(), ...lying, ...pile, ...deck].sort(ascending)
  if (all.join() !== allCards().join()) broken.push('cards were lost or made')
  for (const list of [...hands, ...seen])
    if (list.some((each, at) => each <= (list[at - 1] ?? 0))) broken.push('cards lie out of order')
  hands.forEach((hand, seat) => {
    const inHand = [...(seen[seat] ?? []), ...[chosen[seat] ?? []].flat()]
    if (inHand.some((each) => !hand.includes(each))) broken.push('a card is said to be in a hand, and is not')
    const count = hand.length + (won[seat]?.length ?? 0) + ((open[seat] ?? null) === null ? 0 : 1)
    // The last beaten card went to the discard pile.
    if (count !== HAND_SIZE && !(stack.length === 0 && count === HAND_SIZE - 1))
      broken.push('a hand is too large or too small')
  })
  if (stack.length === 0 && !won.some((rounds) => rounds.length === ROUNDS_TO_WIN)) broken.push('nobody has won')
  return broken
}
