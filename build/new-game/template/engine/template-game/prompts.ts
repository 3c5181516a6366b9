/** What a seat is asked: the frame of the stack as a kind, with the values that its words need. */
import type { DecisionPrompt, Seat } from '../../../../../engine/core/contract/game.ts'
import type { TemplateGameView } from './state.ts'

export type TemplateGamePrompt =
  /** A card of `count`; and once one lies there, another one. */
  | (DecisionPrompt<'choose'> & { readonly values: { count: number } })
  | DecisionPrompt<'chooseAgain'>
  /** What becomes of the beaten card. */
  | (DecisionPrompt<'recover'> & { readonly values: { card: number | null } })

export type TemplateGamePromptKind = TemplateGamePrompt['kind']

/** The same from every view: nothing that it reads is hidden. */
export function promptFor(
  { stack, open, chosen, hands }: TemplateGameView,
  seat: Seat,
): TemplateGamePrompt | undefined {
  const frame = stack.at(-1)
  if (frame === undefined) return undefined
  if (frame.kind === 'recover')
    return frame.seat === seat ? { kind: 'recover', values: { card: open[seat] ?? null } } : undefined
  const count = hands[seat]?.count ?? 0
  if (chosen[seat]?.made !== true) return { kind: 'choose', values: { count } }
  return count > 1 ? { kind: 'chooseAgain' } : undefined
}
