/**
 * The Sage, as somebody at this screen asks about a decision of their own: thinking, with an answer or with a refusal, for
 * as long as that decision stands before them. Made once while the screen is being set up.
 */
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Advice } from '../../../engine/core/contract/advice.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import type { PendingDecision } from '../../../bridge/table.ts'
import type { WordedChoice } from './choice-list.svelte.ts'
import { suggestionsOf, type Suggestion } from './advised.ts'
import type { Asked } from './asked.svelte.ts'
import type { Seating } from './seating.ts'
import { whenever } from './whenever.svelte.ts'

export type Counsel =
  | { readonly at: 'thinking' }
  | { readonly at: 'answer'; readonly suggestions: readonly Suggestion[] }
  | { readonly at: 'refused'; readonly reason: Message }

/** The decision, in words and on the board. */
type Decided = Pick<Asked, 'decision' | 'worded' | 'picker'>

const THINKING: Counsel = { at: 'thinking' }

export class Advisor {
  readonly #at: Seating
  readonly #asked: Decided
  /** What was asked, and what came of it; another question is another object. */
  #question = $state.raw<{ readonly decision: string; readonly counsel: Counsel }>()
  /** The question that is shown is the first of its seat at this table. */
  isFirstAnswer = $state(false)
  /** The answer can be put away, and looked at again. */
  #open = $state(false)

  /** The decision by name, while it can be made. */
  readonly #decision = $derived.by(() => {
    const { decision } = this.#asked
    return decision === undefined ? undefined : nameOf(decision)
  })
  /** Whether there is something to ask about, and the table allows it. */
  readonly may = $derived.by(
    () => this.#at.info.advice && this.#asked.decision !== undefined && this.#asked.decision.choices.length > 1,
  )
  /**
   * Asking changes what the game counts for: this seat has not asked at this table before, and the table is no practice
   * table or branch, which earns no achievement in any case.
   */
  readonly isFirstAsk = $derived.by(() => {
    const seat = this.#asked.decision?.seat
    const { practice, origin } = this.#at.info
    if (seat === undefined || practice || origin !== undefined) return false
    return (this.#at.status.advised?.[seat] ?? 0) === 0
  })
  /** What is shown. */
  readonly counsel = $derived.by((): Counsel | undefined => {
    const question = this.#question
    return this.#open && question !== undefined && question.decision === this.#decision ? question.counsel : undefined
  })
  readonly suggestions = $derived(this.counsel?.at === 'answer' ? this.counsel.suggestions : [])

  constructor(at: Seating, asked: Decided) {
    this.#at = at
    this.#asked = asked
    // Another decision, or another one who looks: what was said is nobody's business any more.
    whenever(
      () => {
        const { decision, viewer } = at.status
        return `${String(viewer)} ${decision === undefined ? '' : nameOf(decision)}`
      },
      () => {
        this.#forget()
      },
    )
  }

  /** Asks, shows the answer again, puts it away, or calls the question off: what the key and the button do. */
  toggle(): void {
    if (this.close() || !this.may) return
    this.#open = true
    if (this.#question?.decision !== this.#decision) void this.#consult()
    else this.point()
  }

  /** Asks once more, after a refusal. */
  again(): void {
    void this.#consult()
  }

  /**
   * Puts the answer away; one that is not there yet will not be shown. The focus goes back to where it came from, unless it
   * is elsewhere by now.
   * @returns whether there was anything
   */
  close(): boolean {
    const { counsel } = this
    if (counsel === undefined) return false
    this.#unlight()
    const within = document.activeElement?.closest('[data-panel="advice"]')
    this.#open = false
    if (within !== null) document.querySelector<HTMLElement>('[data-ask]')?.focus()
    if (counsel.at === 'thinking') void this.#at.session.stopAdvice()
    if (counsel.at !== 'answer') this.#question = undefined
    return true
  }

  /** Shows a suggestion on the board, as the list of choices does; the best, if none is pointed at. */
  point(suggestion = this.suggestions[0]): void {
    if (suggestion !== undefined) this.#asked.picker.hover(suggestion.choice.action)
  }

  async #consult(): Promise<void> {
    const { decision, worded } = this.#asked
    if (decision === undefined || !this.may) return
    const wasRefused = this.#question?.counsel.at === 'refused'
    const question = { decision: nameOf(decision), counsel: THINKING }
    this.isFirstAnswer = this.isFirstAsk || (this.isFirstAnswer && wasRefused)
    this.#question = question
    const reply = await this.#at.session.advise(decision)
    // Called off, or asked about something else by now.
    if (this.#question !== question) return
    const counsel = reply.ok ? this.#answer(reply.value, decision, worded) : refused(reply.reason)
    this.#question = { ...question, counsel }
    this.point()
  }

  #answer(advice: Advice, { seat }: PendingDecision, choices: readonly WordedChoice[]): Counsel {
    const { info, face } = this.#at
    const choice = (action: Json, view: Json): Message => face.choiceLabel(action, view)
    return { at: 'answer', suggestions: suggestionsOf(advice, { game: info.game.id, seat, choices, choice }) }
  }

  #forget(): void {
    this.#unlight()
    this.#question = undefined
    this.#open = false
  }

  /** What is shown on the board because the Sage named it is shown no more. */
  #unlight(): void {
    const { picker } = this.#asked
    const counsel = this.#question?.counsel
    const named = counsel?.at === 'answer' ? counsel.suggestions : []
    if (named.some(({ choice }) => equalJson(choice.action, picker.beside))) picker.hover(undefined)
  }
}

function nameOf({ seat, id }: PendingDecision): string {
  return `${String(seat)}:${String(id)}`
}

function refused(reason: Message): Counsel {
  return { at: 'refused', reason }
}
