/** The prompt of a seat: the top stack frame as a kind, with the values for its message. */
import type { DecisionPrompt, Seat } from '../../../../../engine/core/contract/game.ts'
import type { TemplateGameView } from './state.ts'

export type TemplateGamePrompt =
  /** One of `count` cards; after the seat has chosen, another one. */
  | (DecisionPrompt<'choose'> & { readonly values: { count: number } })
  | DecisionPrompt<'chooseAgain'>
  /** The destination of the beaten card. */
  | (DecisionPrompt<'recover'> & { readonly values: { card: number | null } })

export type TemplateGamePromptKind = TemplateGamePrompt['kind']

/** The same from every view: it reads nothing hidden. */
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
