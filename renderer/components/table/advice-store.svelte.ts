/**
 * The Sage, as somebody at this screen asks about a decision of their own: thinking, with an answer or with a refusal, for
 * as long as that decision stands before them. Made once while the screen is being set up.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Advice } from '../../../engine/core/contract/advice.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import type { LabelledChoice } from './choice-list.svelte.ts'
import { adviceSuggestionsOf, type AdviceSuggestion } from './advice-suggestions.ts'
import type { DecisionState } from './decision-state.svelte.ts'
import type { TableContext } from './table-context.ts'
import { onValueChange } from './on-change.svelte.ts'

export type AdviceState =
  | { readonly at: 'thinking' }
  | { readonly at: 'answer'; readonly suggestions: readonly AdviceSuggestion[] }
  | { readonly at: 'refused'; readonly reason: Message }

/** The decision, in words and on the board. */
type AdviceDecision = Pick<DecisionState, 'decision' | 'worded' | 'picker'>

const THINKING: AdviceState = { at: 'thinking' }

export class AdviceStore {
  readonly #table: TableContext
  readonly #decisionState: AdviceDecision
  /** What was asked, and what came of it; another question is another object. */
  #request = $state.raw<{ readonly decision: string; readonly counsel: AdviceState }>()
  /** The question that is shown is the first of its seat at this table. */
  isFirstAnswer = $state(false)
  /** The answer can be put away, and looked at again. */
  #isOpen = $state(false)

  /** The decision by name, while it can be made. */
  readonly #decisionKey = $derived.by(() => {
    const { decision } = this.#decisionState
    return decision === undefined ? undefined : decisionKeyOf(decision)
  })
  /** Whether there is something to ask about, and the table allows it. */
  readonly may = $derived.by(
    () =>
      this.#table.info.advice &&
      this.#decisionState.decision !== undefined &&
      this.#decisionState.decision.choices.length > 1,
  )
  /**
   * Asking changes what the game counts for: this seat has not asked at this table before, and the table is no practice
   * table or branch, which earns no achievement in any case.
   */
  readonly isFirstAsk = $derived.by(() => {
    const seat = this.#decisionState.decision?.seat
    const { practice, origin } = this.#table.info
    if (seat === undefined || practice || origin !== undefined) return false
    return (this.#table.status.advised?.[seat] ?? 0) === 0
  })
  /** What is shown. */
  readonly counsel = $derived.by((): AdviceState | undefined => {
    const question = this.#request
    return this.#isOpen && question !== undefined && question.decision === this.#decisionKey
      ? question.counsel
      : undefined
  })
  readonly suggestions = $derived(this.counsel?.at === 'answer' ? this.counsel.suggestions : [])

  constructor(at: TableContext, asked: AdviceDecision) {
    this.#table = at
    this.#decisionState = asked
    // Another decision, or another one who looks: what was said is nobody's business any more.
    onValueChange(
      () => {
        const { decision, viewer } = at.status
        return `${String(viewer)} ${decision === undefined ? '' : decisionKeyOf(decision)}`
      },
      () => {
        this.#reset()
      },
    )
  }

  /** Asks, shows the answer again, puts it away, or calls the question off: what the key and the button do. */
  toggle(): void {
    if (this.close() || !this.may) return
    this.#isOpen = true
    if (this.#request?.decision !== this.#decisionKey) void this.#sendRequest()
    else this.point()
  }

  /** Asks once more, after a refusal. */
  again(): void {
    void this.#sendRequest()
  }

  /**
   * Puts the answer away; one that is not there yet will not be shown. The focus goes back to where it came from, unless it
   * is elsewhere by now.
   * @returns whether there was anything
   */
  close(): boolean {
    const { counsel } = this
    if (counsel === undefined) return false
    this.#clearBoardHighlight()
    const within = document.activeElement?.closest('[data-panel="advice"]')
    this.#isOpen = false
    if (within !== null) document.querySelector<HTMLElement>('[data-ask]')?.focus()
    if (counsel.at === 'thinking') void this.#table.session.stopAdvice()
    if (counsel.at !== 'answer') this.#request = undefined
    return true
  }

  /** Shows a suggestion on the board, as the list of choices does; the best, if none is pointed at. */
  point(suggestion = this.suggestions[0]): void {
    if (suggestion !== undefined) this.#decisionState.picker.hover(suggestion.choice.action)
  }

  async #sendRequest(): Promise<void> {
    const { decision, worded } = this.#decisionState
    if (decision === undefined || !this.may) return
    const wasRefused = this.#request?.counsel.at === 'refused'
    const question = { decision: decisionKeyOf(decision), counsel: THINKING }
    this.isFirstAnswer = this.isFirstAsk || (this.isFirstAnswer && wasRefused)
    this.#request = question
    const reply = await this.#table.session.advise(decision)
    // Called off, or asked about something else by now.
    if (this.#request !== question) return
    const counsel = reply.ok ? this.#toAnswer(reply.value, decision, worded) : rejectedState(reply.reason)
    this.#request = { ...question, counsel }
    this.point()
  }

  #toAnswer(advice: Advice, { seat }: PendingDecision, choices: readonly LabelledChoice[]): AdviceState {
    const { info, face } = this.#table
    const choice = (action: Json, view: Json): Message => face.choiceLabel(action, view)
    return { at: 'answer', suggestions: adviceSuggestionsOf(advice, { game: info.game.id, seat, choices, choice }) }
  }

  #reset(): void {
    this.#clearBoardHighlight()
    this.#request = undefined
    this.#isOpen = false
  }

  /** What is shown on the board because the Sage named it is shown no more. */
  #clearBoardHighlight(): void {
    const { picker } = this.#decisionState
    const counsel = this.#request?.counsel
    const named = counsel?.at === 'answer' ? counsel.suggestions : []
    if (named.some(({ choice }) => equalJson(choice.action, picker.beside))) picker.hover(undefined)
  }
}

function decisionKeyOf({ seat, id }: PendingDecision): string {
  return `${String(seat)}:${String(id)}`
}

function rejectedState(reason: Message): AdviceState {
  return { at: 'refused', reason }
}
