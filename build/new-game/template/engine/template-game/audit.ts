/** The promises of a state: its form, and that no card was lost or made. A state may come from a file. */
import * as v from 'valibot'
import { allCards, CARDS, HAND, TO_WIN } from './data.ts'
import { ascending } from './setup.ts'
import type { TemplateGameState } from './state.ts'

const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARDS))
const cards = v.array(card)
const perSeat = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.length(2))
const SCHEMA = v.strictObject({
  hands: perSeat(v.pipe(cards, v.maxLength(HAND))),
  chosen: perSeat(v.nullable(card)),
  won: perSeat(v.pipe(cards, v.maxLength(TO_WIN))),
  seen: perSeat(cards),
  pile: cards,
  deck: cards,
  stack: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('duel') }),
        v.strictObject({ kind: v.literal('recover'), seat: v.picklist([0, 1]), card }),
      ]),
    ),
    v.maxLength(2),
  ),
})

export function audit(state: TemplateGameState): readonly string[] {
  if (!v.is(SCHEMA, state)) return ['it has not the form of a state']
  const { hands, chosen, won, seen, pile, deck, stack } = state
  const broken: string[] = []
  const beaten = stack.flatMap((frame) => (frame.kind === 'recover' ? [frame.card] : []))
  const all = [...hands.flat(), ...won.flat(), ...pile, ...deck, ...beaten].sort(ascending)
  if (all.join() !== allCards().join()) broken.push('cards were lost or made')
  for (const list of [...hands, ...seen])
    if (list.some((each, at) => each <= (list[at - 1] ?? 0))) broken.push('cards lie out of order')
  hands.forEach((hand, seat) => {
    const named = [chosen[seat] ?? null, ...(seen[seat] ?? [])]
    if (named.some((each) => each !== null && !hand.includes(each)))
      broken.push('a card is said to be in a hand, and is not')
    const losing = stack.some((frame) => frame.kind === 'recover' && frame.seat === seat) ? 1 : 0
    const over = won.some((rounds) => rounds.length === TO_WIN) ? 1 : 0
    const lacking = HAND - hand.length - (won[seat]?.length ?? 0)
    if (lacking < 0 || lacking > Math.max(losing, over)) broken.push('a hand is too large or too small')
  })
  // A finished game has no pending work; at the beat before its end it still has.
  if (stack.length > 0 ? stack[0]?.kind !== 'duel' : !won.some((rounds) => rounds.length === TO_WIN))
    broken.push('what is pending does not fit the game')
  if (stack.length === 2 && stack[1]?.kind !== 'recover') broken.push('two duels are pending')
  return broken
}
