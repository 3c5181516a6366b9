/**
 * The Sage's advice for a decision at this screen: pending, answered or failed, for as long as the decision is pending.
 * Create once during component initialisation.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Advice } from '../../../engine/core/contract/advice.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import type { LabelledChoice } from './choice-list.svelte.ts'
import { adviceSuggestionsOf, type AdviceSuggestion } from './advice-suggestions.ts'
import type { DecisionState } from './decision-state.svelte.ts'
import type { OpenTableState } from './table-context.ts'
import { onInitAndValueChange } from './on-change.svelte.ts'

/** The state of a request to the Sage (the adviser): in progress, answered with suggestions, or refused with a reason. */
export type AdviceRequestState =
  | { readonly at: 'thinking' }
  | { readonly at: 'answer'; readonly suggestions: readonly AdviceSuggestion[] }
  | { readonly at: 'refused'; readonly reason: Message }

/** The decision, in words and on the board. */
type AdviceDecision = Pick<DecisionState, 'decision' | 'labelledChoices' | 'selection'>

const THINKING: AdviceRequestState = { at: 'thinking' }

/**
 * The advice of the Sage (the adviser) for the pending decision of a player at this screen, as reactive state. The
 * store knows whether the player may ask for advice, requests the advice, and holds the answer and whether it is
 * shown. It discards the advice when the decision or the viewer changes.
 */
export class AdviceStore {
  readonly #table: OpenTableState
  readonly #decisionState: AdviceDecision
  /** The request and its state; each request is a new object. */
  #request = $state.raw<{ readonly decision: string; readonly counsel: AdviceRequestState }>()
  /** The shown advice is the first of its seat at this table. */
  isFirstAnswer = $state(false)
  /** The advice can be hidden, and shown again. */
  #isOpen = $state(false)

  /** Id of the pending decision. */
  readonly #decisionKey = $derived.by(() => {
    const { decision } = this.#decisionState
    return decision === undefined ? undefined : decisionKeyOf(decision)
  })
  /** Whether there is a decision to ask about, and the table allows it. */
  readonly canAsk = $derived.by(
    () =>
      this.#table.info.advice &&
      this.#decisionState.decision !== undefined &&
      this.#decisionState.decision.choices.length > 1,
  )
  /**
   * Asking changes how the game counts: this seat has not asked at this table before, and the table is no practice table or
   * branch, which earns no achievement in any case.
   */
  readonly isFirstAsk = $derived.by(() => {
    const seat = this.#decisionState.decision?.seat
    const { practice, origin } = this.#table.info
    if (seat === undefined || practice || origin !== undefined) return false
    return (this.#table.status.advised?.[seat] ?? 0) === 0
  })
  /** The shown advice. */
  readonly state = $derived.by((): AdviceRequestState | undefined => {
    const question = this.#request
    return this.#isOpen && question !== undefined && question.decision === this.#decisionKey
      ? question.counsel
      : undefined
  })
  readonly suggestions = $derived(this.state?.at === 'answer' ? this.state.suggestions : [])

  constructor(at: OpenTableState, asked: AdviceDecision) {
    this.#table = at
    this.#decisionState = asked
    // The decision or the viewer has changed: the advice is discarded.
    onInitAndValueChange(
      () => {
        const { decision, viewer } = at.status
        return `${String(viewer)} ${decision === undefined ? '' : decisionKeyOf(decision)}`
      },
      () => {
        this.#reset()
      },
    )
  }

  /** Asks, shows the advice again, hides it, or cancels the request: the action of the key and the button. */
  toggle(): void {
    if (this.close() || !this.canAsk) return
    this.#isOpen = true
    if (this.#request?.decision !== this.#decisionKey) void this.#sendRequest()
    else this.showSuggestion()
  }

  /** Asks again after a failure. */
  retry(): void {
    void this.#sendRequest()
  }

  /**
   * Hides the advice; pending advice will not be shown. The focus returns to its previous element, unless it is elsewhere by
   * now.
   * @returns whether there was any
   */
  close(): boolean {
    const { state } = this
    if (state === undefined) return false
    this.#clearBoardHighlight()
    const within = document.activeElement?.closest('[data-panel="advice"]')
    this.#isOpen = false
    if (within !== null) document.querySelector<HTMLElement>('[data-ask]')?.focus()
    if (state.at === 'thinking') void this.#table.session.stopAdvice()
    if (state.at !== 'answer') this.#request = undefined
    return true
  }

  /** Shows a suggestion on the board, as the choice list does; by default the best. */
  showSuggestion(suggestion = this.suggestions[0]): void {
    if (suggestion !== undefined) this.#decisionState.selection.setPreviewedAction(suggestion.choice.action)
  }

  async #sendRequest(): Promise<void> {
    const { decision, labelledChoices } = this.#decisionState
    if (decision === undefined || !this.canAsk) return
    const wasRefused = this.#request?.counsel.at === 'refused'
    const question = { decision: decisionKeyOf(decision), counsel: THINKING }
    this.isFirstAnswer = this.isFirstAsk || (this.isFirstAnswer && wasRefused)
    this.#request = question
    const reply = await this.#table.session.advise(decision)
    // Cancelled, or replaced by another request.
    if (this.#request !== question) return
    const counsel = reply.ok ? this.#toAnswer(reply.value, decision, labelledChoices) : rejectedState(reply.reason)
    this.#request = { ...question, counsel }
    this.showSuggestion()
  }

  #toAnswer(advice: Advice, { seat }: PendingDecision, choices: readonly LabelledChoice[]): AdviceRequestState {
    const { info, gameUi } = this.#table
    const choice = (action: Json, view: Json): Message => gameUi.choiceLabel(action, view)
    return { at: 'answer', suggestions: adviceSuggestionsOf(advice, { game: info.game.id, seat, choices, choice }) }
  }

  #reset(): void {
    this.#clearBoardHighlight()
    this.#request = undefined
    this.#isOpen = false
  }

  /** Removes the suggestion from the board. */
  #clearBoardHighlight(): void {
    const { selection } = this.#decisionState
    const counsel = this.#request?.counsel
    const named = counsel?.at === 'answer' ? counsel.suggestions : []
    if (named.some(({ choice }) => equalJson(choice.action, selection.previewedAction)))
      selection.setPreviewedAction(undefined)
  }
}

function decisionKeyOf({ seat, id }: PendingDecision): string {
  return `${String(seat)}:${String(id)}`
}

function rejectedState(reason: Message): AdviceRequestState {
  return { at: 'refused', reason }
}
